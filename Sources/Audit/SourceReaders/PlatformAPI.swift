/// A platform call that a rule asks for, whatever the language that makes it.
public enum PlatformAPI: String, Hashable, Sendable, CaseIterable {
  // Core Location: asking
  case requestWhenInUseAuthorization
  case requestAlwaysAuthorization
  case requestTemporaryFullAccuracyAuthorization
  // Core Location: services
  case locationManager = "CLLocationManager"
  case startUpdatingLocation
  case requestLocation
  case startUpdatingHeading
  case startMonitoringSignificantLocationChanges
  case startMonitoringVisits
  case startMonitoringRegion = "startMonitoring(for:)"
  case startRangingBeacons
  case startMonitoringLocationPushes
  case liveUpdates = "CLLocationUpdate.liveUpdates"
  case monitor = "CLMonitor"
  case serviceSession = "CLServiceSession"
  case backgroundActivitySession = "CLBackgroundActivitySession"
  case locationButton = "CLLocationButton"
  // Core Location: configuration
  case allowsBackgroundLocationUpdates
  case showsBackgroundLocationIndicator
  case accuracyAuthorization
  case authorizationStatus
  case locationServicesEnabled
  case distanceFilter
  case desiredAccuracy
  // Core Location: answers
  case didUpdateLocations = "locationManager(_:didUpdateLocations:)"
  case didFailWithError = "locationManager(_:didFailWithError:)"
  case misnamedCallback = "a misspelled method of CLLocationManagerDelegate"
  // Core Motion
  case motionActivityManager = "CMMotionActivityManager"
  case pedometer = "CMPedometer"
  case altimeter = "CMAltimeter"
  case sensorRecorder = "CMSensorRecorder"
  case movementDisorderManager = "CMMovementDisorderManager"
  case headphoneMotionManager = "CMHeadphoneMotionManager"
  case motionManager = "CMMotionManager"
  // Core Bluetooth
  case centralManager = "CBCentralManager"
  case peripheralManager = "CBPeripheralManager"
  case bluetoothManager = "CBManager"
  case bluetoothDenial = "unauthorized"
  case bluetoothState = "the callback for Bluetooth's state"
  case earlyScan = "a scan right after its manager is made"
  // WebKit
  case webView = "WKWebView"
  // APIs for which the store wants a reason
  case userDefaults = "UserDefaults"
  case fileTimestamps = "file timestamps"
  case systemBootTime = "the system's boot time"
  case diskSpace = "the disk's space"
  case activeKeyboards = "active keyboards"
  // Requests
  case cleartextRequest = "a request without TLS"
  // The app
  case madeAtLaunch = "@main"
  case calledAtLaunch = "a call at launch"
  // Bundle
  case readsBackgroundModes = "UIBackgroundModes"
}

extension PlatformAPI {
  /// The services that wake an app in the background.
  package static let waking: [PlatformAPI] = [
    .startMonitoringSignificantLocationChanges, .startMonitoringVisits, .startMonitoringRegion,
  ]
}
