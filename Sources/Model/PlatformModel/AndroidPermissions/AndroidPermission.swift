/// A permission of Android, spelled as in a manifest: "android.permission.ACCESS_FINE_LOCATION".
///
/// A platform owns this set, so any other name survives as a value.
public struct AndroidPermission: RawRepresentable, Hashable, Sendable {
  /// The full name.
  public let rawValue: String

  /// Any name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = Self.prefix + name }

  private static let prefix = "android.permission."

  /// The name without the platform's prefix: "ACCESS_FINE_LOCATION"; other names stay whole.
  public var name: String {
    rawValue.hasPrefix(Self.prefix)
      ? String(rawValue.dropFirst(Self.prefix.count)) : rawValue
  }

  /// The permission that a full or a short name means.
  public init(named name: String) {
    self = name.contains(".") ? Self(rawValue: name) : Self(name)
  }
}

extension AndroidPermission: Comparable, CustomStringConvertible {
  /// Alphabetical.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// The name without the platform's prefix.
  public var description: String { name }
}

extension AndroidPermission {
  // Location.
  /// Approximate location.
  public static let coarseLocation = Self("ACCESS_COARSE_LOCATION")
  /// Precise location.
  public static let fineLocation = Self("ACCESS_FINE_LOCATION")
  /// Location all the time, API 29+.
  public static let backgroundLocation = Self("ACCESS_BACKGROUND_LOCATION")
  /// Extra commands to a location provider.
  public static let locationExtraCommands = Self("ACCESS_LOCATION_EXTRA_COMMANDS")
  /// Mock locations.
  public static let mockLocation = Self("ACCESS_MOCK_LOCATION")
  /// The position inside photos, API 29+.
  public static let mediaLocation = Self("ACCESS_MEDIA_LOCATION")
  /// The location button, API 37+.
  public static let useLocationButton = Self("USE_LOCATION_BUTTON")

  // Nearby devices.
  /// Bluetooth up to API 30.
  public static let bluetooth = Self("BLUETOOTH")
  /// Switching and scanning Bluetooth up to API 30.
  public static let bluetoothAdmin = Self("BLUETOOTH_ADMIN")
  /// Scanning Bluetooth, API 31+.
  public static let bluetoothScan = Self("BLUETOOTH_SCAN")
  /// Connecting, names and switching on, API 31+.
  public static let bluetoothConnect = Self("BLUETOOTH_CONNECT")
  /// Advertising, API 31+.
  public static let bluetoothAdvertise = Self("BLUETOOTH_ADVERTISE")
  /// Sessions of ultra-wideband, API 31+.
  public static let uwbRanging = Self("UWB_RANGING")
  /// The unified ranging API, API 36+.
  public static let ranging = Self("RANGING")
  /// Ranging, Aware, peer to peer and hotspots of Wi-Fi, API 33+.
  public static let nearbyWifiDevices = Self("NEARBY_WIFI_DEVICES")
  /// Traffic on the local network, API 37+.
  public static let accessLocalNetwork = Self("ACCESS_LOCAL_NETWORK")

  // Network and Wi-Fi.
  /// Communication.
  public static let internet = Self("INTERNET")
  /// Whether there is a network.
  public static let accessNetworkState = Self("ACCESS_NETWORK_STATE")
  /// Changing connectivity.
  public static let changeNetworkState = Self("CHANGE_NETWORK_STATE")
  /// Reading results of Wi-Fi scans.
  public static let accessWifiState = Self("ACCESS_WIFI_STATE")
  /// Starting Wi-Fi scans.
  public static let changeWifiState = Self("CHANGE_WIFI_STATE")
  /// Receiving multicast.
  public static let changeWifiMulticastState = Self("CHANGE_WIFI_MULTICAST_STATE")

  // Foreground services.
  /// Foreground services, API 28+.
  public static let foregroundService = Self("FOREGROUND_SERVICE")
  /// The type location, API 34+.
  public static let foregroundServiceLocation = Self("FOREGROUND_SERVICE_LOCATION")
  /// The type connectedDevice, API 34+.
  public static let foregroundServiceConnectedDevice = Self("FOREGROUND_SERVICE_CONNECTED_DEVICE")
  /// The type health, API 34+.
  public static let foregroundServiceHealth = Self("FOREGROUND_SERVICE_HEALTH")
  /// The type dataSync, API 34+.
  public static let foregroundServiceDataSync = Self("FOREGROUND_SERVICE_DATA_SYNC")
  /// The permission of a type of foreground service: FOREGROUND_SERVICE_MEDIA_PLAYBACK of mediaPlayback.
  public static func foregroundService(type: String) -> Self {
    var name = "FOREGROUND_SERVICE_"
    for letter in type.unicodeScalars {
      let isSmall = ("a"..."z").contains(letter)
      if !isSmall { name += "_" }
      name.unicodeScalars.append(
        isSmall ? Unicode.Scalar(UInt8(letter.value) - 32) : letter)
    }
    return Self(name)
  }
  /// Starting services through a companion device, API 31+.
  public static let companionStartForegroundServices = Self(
    "REQUEST_COMPANION_START_FOREGROUND_SERVICES_FROM_BACKGROUND")

  // Sensors, activity, notifications.
  /// Activity and steps, API 29+.
  public static let activityRecognition = Self("ACTIVITY_RECOGNITION")
  /// Activity below API 29, a name of Google's services.
  public static let activityRecognitionOfServices = Self(
    rawValue: "com.google.android.gms.permission.ACTIVITY_RECOGNITION")
  /// Sensors above 200 Hz, API 31+.
  public static let highSamplingRateSensors = Self("HIGH_SAMPLING_RATE_SENSORS")
  /// Body sensors.
  public static let bodySensors = Self("BODY_SENSORS")
  /// Body sensors in the background, API 33+.
  public static let bodySensorsBackground = Self("BODY_SENSORS_BACKGROUND")
  /// Notifications, API 33+.
  public static let postNotifications = Self("POST_NOTIFICATIONS")

  // Others that are beside them.
  /// Keeping the processor awake.
  public static let wakeLock = Self("WAKE_LOCK")
  /// Hearing of a restart.
  public static let receiveBootCompleted = Self("RECEIVE_BOOT_COMPLETED")
  /// Exact alarms by the person's leave, API 31+.
  public static let scheduleExactAlarm = Self("SCHEDULE_EXACT_ALARM")
  /// Exact alarms of clocks, API 33+.
  public static let useExactAlarm = Self("USE_EXACT_ALARM")
  /// Asking for the exemption from battery optimisation.
  public static let requestIgnoreBatteryOptimizations = Self(
    "REQUEST_IGNORE_BATTERY_OPTIMIZATIONS")
  /// Drawing over other apps.
  public static let systemAlertWindow = Self("SYSTEM_ALERT_WINDOW")
  /// The camera, a group of its own with a one-time grant.
  public static let camera = Self("CAMERA")
  /// The microphone, a group of its own with a one-time grant.
  public static let recordAudio = Self("RECORD_AUDIO")
}
