import PlatformModel

extension IOS {
  /// Something that happens to the app: a call it makes, an act of the person, or the world's doing.
  ///
  /// Every payload is finite, so that a search can list all events; what a call says in words (a purpose
  /// key, a build) is resolved before it comes here.
  public enum Event: Hashable, Sendable {
    // The app's calls on a manager.
    case createManager, releaseManager
    case requestWhenInUse, requestAlways
    case requestTemporaryFullAccuracy(PurposeKey)
    case startUpdating, stopUpdating, requestLocation
    case startSignificantChanges, stopSignificantChanges
    case startRegion, stopRegion, startVisits, stopVisits, startRanging, stopRanging
    case setAllowsBackground(Bool), setShowsIndicator(Bool), setDistanceFilter(Bool)
    case setAccuracy(AccuracyClass), setPausesAutomatically(Bool)
    // The app's calls without a manager.
    case locationServicesEnabledOnMainThread
    case startLiveUpdates, stopLiveUpdates, addCondition, removeCondition
    case startMonitorEvents, stopMonitorEvents
    case beginSession(SessionKind), invalidateSession(SessionKind)
    case beginBackgroundActivity, invalidateBackgroundActivity
    case queryMotion, startMotionUpdates, readRawMotion
    case createBluetoothManager, readBluetoothAuthorization
    case crash
    // The person's acts.
    case open, leave, lock, unlock, forceQuit, tapIndicator
    case answer(IOS.Button), togglePrecise, tapLocationButton
    case chooseInSettings(SettingsChoice), setPrecise(Bool)
    case setLocationServices(Bool), setRestricted(Bool)
    case setMotion(Bool), setFitnessTracking(Bool), setBluetoothPermission(Bool)
    case setBluetoothInSettings(Bool), setBluetoothInControlCenter(Bool)
    case resetLocationAndPrivacy, reinstall, updateApp, updateSystem, restart
    // The world's doing, time passing among it.
    case graceElapsed, allowOnceLapses, suspend, terminate, quietMoment, reminderDue
    case happens(LaunchTrigger), heldEventExpires
    case locationFix, locationUnknown, liveUpdateDue, beaconSeen, longStop
    case sessionMemoryElapsed, nextDay, clipGrantExpires
    case suggestPermission(ManagedDefault)
  }
}

extension IOS.Event {
  /// Whether a purpose key is listed in the build's dictionary (IOS-ACC-009).
  public enum PurposeKey: UInt8, Hashable, Sendable, CaseIterable {
    case listed
    case unlisted
  }

  /// What a service session wants, iOS 18+ (IOS-NEW-004).
  public enum SessionKind: UInt8, Hashable, Sendable, CaseIterable {
    case none
    case whenInUse
    case always
    /// When In Use with a purpose key for full accuracy.
    case fullAccuracy

    /// The variable that says whether such a session is held.
    var field: IOS.Field {
      switch self {
      case .none: .sessionNone
      case .whenInUse: .sessionWhenInUse
      case .always: .sessionAlways
      case .fullAccuracy: .sessionFull
      }
    }
  }

  /// A choice on the app's Location page in Settings (IOS-SET-001, IOS-SET-002).
  public enum SettingsChoice: UInt8, Hashable, Sendable, CaseIterable {
    case never
    case askNextTime
    case whileUsing
    case always
  }

  /// Whether the event is about one manager of the app rather than all of it.
  public var concernsManager: Bool {
    switch self {
    case .createManager, .releaseManager, .requestWhenInUse, .requestAlways,
      .requestTemporaryFullAccuracy, .startUpdating, .stopUpdating, .requestLocation,
      .startSignificantChanges, .stopSignificantChanges, .startRegion, .stopRegion, .startVisits,
      .stopVisits, .startRanging, .stopRanging, .setAllowsBackground, .setShowsIndicator,
      .setDistanceFilter, .setAccuracy, .setPausesAutomatically, .locationFix, .locationUnknown,
      .beaconSeen, .longStop:
      true
    default: false
    }
  }
}

extension IOS.Event {
  /// The calls that a manager takes, all but its creation.
  static let managerCalls: [IOS.Event] =
    [
      .releaseManager, .requestWhenInUse, .requestAlways, .startUpdating, .stopUpdating,
      .requestLocation, .startSignificantChanges, .stopSignificantChanges, .startRegion,
      .stopRegion, .startVisits, .stopVisits, .startRanging, .stopRanging,
    ] + PurposeKey.allCases.map(IOS.Event.requestTemporaryFullAccuracy)
    + both(IOS.Event.setAllowsBackground) + both(IOS.Event.setShowsIndicator)
    + both(IOS.Event.setDistanceFilter) + IOS.AccuracyClass.allCases.map(IOS.Event.setAccuracy)
    + both(IOS.Event.setPausesAutomatically)

  /// The calls of iOS 17: live updates, monitors, the background activity.
  static let callsOfIOS17: [IOS.Event] = [
    .startLiveUpdates, .stopLiveUpdates, .addCondition, .removeCondition, .startMonitorEvents,
    .stopMonitorEvents, .beginBackgroundActivity, .invalidateBackgroundActivity,
  ]

  /// The calls of iOS 18: service sessions.
  static let sessionCalls: [IOS.Event] =
    SessionKind.allCases.map(IOS.Event.beginSession)
    + SessionKind.allCases.map(IOS.Event.invalidateSession)

  /// Every call that only a running app can make.
  static let appCalls: [IOS.Event] =
    [.createManager] + managerCalls + callsOfIOS17 + sessionCalls + [
      .locationServicesEnabledOnMainThread, .queryMotion, .startMotionUpdates, .readRawMotion,
      .createBluetoothManager, .readBluetoothAuthorization, .crash,
    ]

  /// Everything that the person can press on a prompt.
  static let answers: [IOS.Event] = IOS.Button.allCases.map(IOS.Event.answer)

  static let personsActs: [IOS.Event] =
    [.open, .leave, .lock, .unlock, .forceQuit, .tapIndicator] + answers + [
      .togglePrecise, .tapLocationButton,
    ] + SettingsChoice.allCases.map(IOS.Event.chooseInSettings) + both(IOS.Event.setPrecise)
    + both(IOS.Event.setLocationServices) + both(IOS.Event.setRestricted)
    + both(IOS.Event.setMotion)
    + both(IOS.Event.setFitnessTracking) + both(IOS.Event.setBluetoothPermission)
    + both(IOS.Event.setBluetoothInSettings) + both(IOS.Event.setBluetoothInControlCenter) + [
      .resetLocationAndPrivacy, .reinstall, .updateApp, .updateSystem, .restart,
    ]

  static let happenings: [IOS.Event] =
    [
      .graceElapsed, .allowOnceLapses, .suspend, .terminate, .quietMoment, .reminderDue,
    ]
    + IOS.LaunchTrigger.allCases.filter { $0 != .none && $0 != .backgroundStart }.map(
      IOS.Event.happens)
    + [
      .heldEventExpires, .locationFix, .locationUnknown, .liveUpdateDue, .beaconSeen, .longStop,
      .sessionMemoryElapsed, .nextDay, .clipGrantExpires,
    ] + [IOS.ManagedDefault.whileUsing, .always].map(IOS.Event.suggestPermission)

  /// Every event, in a fixed order; ``IOS/Engine`` numbers them by it.
  public static let all: [IOS.Event] = appCalls + personsActs + happenings

  /// The place in ``all``.
  public var number: Int { Self.numbers[self] ?? 0 }

  private static let numbers: [IOS.Event: Int] = Dictionary(
    first: all.enumerated().map { ($1, $0) })

  private static func both(_ event: (Bool) -> IOS.Event) -> [IOS.Event] {
    [event(true), event(false)]
  }
}
