import PlatformModel

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
  case answer(PromptButton), togglePrecise, tapLocationButton
  case chooseInSettings(SettingsChoice), setPrecise(Bool)
  case setLocationServices(Bool), setRestricted(Bool)
  case setMotion(Bool), setFitnessTracking(Bool), setBluetoothPermission(Bool)
  case setBluetoothInSettings(Bool), setBluetoothInControlCenter(Bool)
  case resetLocationAndPrivacy, reinstall, updateApp, updateSystem, restart
  // The world's doing, time passing among it.
  case graceElapsed, allowOnceLapses, suspend, terminate, quietMoment, reminderDue
  case happens(Happening), heldEventExpires
  case locationFix, locationUnknown, liveUpdateDue, beaconSeen, longStop
  case sessionMemoryElapsed, nextDay, clipGrantExpires
  case suggestPermission(ManagedDefault)
}

extension Event {
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
    var field: Field {
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

extension Event {
  /// The calls that a manager takes, all but its creation.
  static let managerCalls: [Event] =
    [
      .releaseManager, .requestWhenInUse, .requestAlways, .startUpdating, .stopUpdating,
      .requestLocation, .startSignificantChanges, .stopSignificantChanges, .startRegion,
      .stopRegion, .startVisits, .stopVisits, .startRanging, .stopRanging,
    ] + PurposeKey.allCases.map(Event.requestTemporaryFullAccuracy)
    + both(Event.setAllowsBackground) + both(Event.setShowsIndicator)
    + both(Event.setDistanceFilter) + AccuracyClass.allCases.map(Event.setAccuracy)
    + both(Event.setPausesAutomatically)

  /// The calls of iOS 17: live updates, monitors, the background activity.
  static let callsOfIOS17: [Event] = [
    .startLiveUpdates, .stopLiveUpdates, .addCondition, .removeCondition, .startMonitorEvents,
    .stopMonitorEvents, .beginBackgroundActivity, .invalidateBackgroundActivity,
  ]

  /// The calls of iOS 18: service sessions.
  static let sessionCalls: [Event] =
    SessionKind.allCases.map(Event.beginSession)
    + SessionKind.allCases.map(Event.invalidateSession)

  /// Every call that only a running app can make.
  static let appCalls: [Event] =
    [.createManager] + managerCalls + callsOfIOS17 + sessionCalls + [
      .locationServicesEnabledOnMainThread, .queryMotion, .startMotionUpdates, .readRawMotion,
      .createBluetoothManager, .readBluetoothAuthorization, .crash,
    ]

  /// Everything that the person can press on a prompt.
  static let answers: [Event] = PromptButton.allCases.map(Event.answer)

  static let personsActs: [Event] =
    [.open, .leave, .lock, .unlock, .forceQuit, .tapIndicator] + answers + [
      .togglePrecise, .tapLocationButton,
    ] + SettingsChoice.allCases.map(Event.chooseInSettings) + both(Event.setPrecise)
    + both(Event.setLocationServices) + both(Event.setRestricted) + both(Event.setMotion)
    + both(Event.setFitnessTracking) + both(Event.setBluetoothPermission)
    + both(Event.setBluetoothInSettings) + both(Event.setBluetoothInControlCenter) + [
      .resetLocationAndPrivacy, .reinstall, .updateApp, .updateSystem, .restart,
    ]

  static let happenings: [Event] =
    [
      .graceElapsed, .allowOnceLapses, .suspend, .terminate, .quietMoment, .reminderDue,
    ] + Happening.allCases.filter { $0 != .none && $0 != .backgroundStart }.map(Event.happens) + [
      .heldEventExpires, .locationFix, .locationUnknown, .liveUpdateDue, .beaconSeen, .longStop,
      .sessionMemoryElapsed, .nextDay, .clipGrantExpires,
    ] + [ManagedDefault.whileUsing, .always].map(Event.suggestPermission)

  /// Every event, in a fixed order; ``Engine`` numbers them by it.
  public static let all: [Event] = appCalls + personsActs + happenings

  /// The place in ``all``.
  public var number: Int { Self.numbers[self] ?? 0 }

  private static let numbers: [Event: Int] = Dictionary(
    first: all.enumerated().map { ($1, $0) })

  private static func both(_ event: (Bool) -> Event) -> [Event] { [event(true), event(false)] }
}
