import Findings
import SourceReaders

extension Subject {
  /// The uses that count for this bundle.
  ///
  /// Frameworks and libraries count for the app that hosts them; an extension answers for the code
  /// of its own binary only, since its host carries the frameworks.
  var counted: [Use] { hostsFrameworks ? uses : uses.filter { $0.origin == .own } }

  /// The uses of an API that count for this bundle.
  func uses(of api: PlatformAPI) -> [Use] { counted { $0 == api } }

  /// The uses of any of the APIs that count for this bundle.
  func uses(of apis: [PlatformAPI]) -> [Use] { counted { apis.contains($0) } }

  /// The counted uses of some APIs. A use is large and most rules want few, so others are not
  /// copied.
  private func counted(where isWanted: (PlatformAPI) -> Bool) -> [Use] {
    let counted = counted
    return counted.indices.filter { isWanted(counted[$0].api) }.map { counted[$0] }
  }

  /// Whether any code of the process, frameworks included, uses one of the APIs or may do so.
  ///
  /// "Superfluous" is said only where this is false.
  func mayUse(_ apis: [PlatformAPI]) -> Bool {
    apis.contains(where: unseen.possible.contains) || uses.contains { apis.contains($0.api) }
  }

  /// The same for what unknown libraries cannot do: they have no hold on the app's own objects.
  func mayItselfUse(_ apis: [PlatformAPI]) -> Bool {
    apis.contains(where: unseen.hinted.contains) || uses.contains { apis.contains($0.api) }
  }

  /// Whether code of the process calls one of the APIs on a release of the target, or hands it on, or
  /// code that something is known of may do so.
  func mayItselfAsk(by apis: [PlatformAPI]) -> Bool {
    apis.contains(where: unseen.hinted.contains)
      || uses.contains { apis.contains($0.api) && $0.form != .read && isRun($0) }
  }
}

extension [PlatformAPI] {
  /// The calls that need a location permission to give anything.
  static let locationServices: Self = [
    .startUpdatingLocation, .requestLocation, .startMonitoringSignificantLocationChanges,
    .startMonitoringVisits, .startMonitoringRegion, .startRangingBeacons,
  ]

  /// The calls that deliver where the phone is.
  static let updates: Self = [.startUpdatingLocation, .requestLocation, .liveUpdates]

  /// The services that wake an app in the background.
  static let waking: Self = PlatformAPI.waking

  /// The calls that ask.
  static let requests: Self = [.requestWhenInUseAuthorization, .requestAlwaysAuthorization]

  /// The calls of iOS 17 and later that ask by themselves from iOS 18 (IOS-NEW-006).
  static let implicitSessions: Self = [.liveUpdates, .monitor, .backgroundActivitySession]

  /// Everything of Core Location whose presence gives a purpose string a reason to be there.
  static let location: Self =
    locationServices + implicitSessions + [
      .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .locationManager,
      .requestTemporaryFullAccuracyAuthorization, .startMonitoringLocationPushes,
      .serviceSession, .locationButton, .allowsBackgroundLocationUpdates, .authorizationStatus,
      .accuracyAuthorization, .startUpdatingHeading, .locationServicesEnabled,
      .showsBackgroundLocationIndicator,
    ]

  /// The classes that need NSMotionUsageDescription; raw CMMotionManager does not (IOS-MOT-007).
  static let motionActivity: Self = [
    .motionActivityManager, .pedometer, .altimeter, .sensorRecorder, .movementDisorderManager,
    .headphoneMotionManager,
  ]

  /// The classes whose creation asks for Bluetooth (IOS-BT-003).
  static let bluetooth: Self = [.centralManager, .peripheralManager]
}
