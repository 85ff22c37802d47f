import AuthorizationEngine
import PlatformModel

/// What is installed, and what an app calls.
extension PhoneWorld {
  /// Installs an app; nil if the release is older than the app's deployment target.
  package mutating func install(_ package: AppPackage) -> AppID? {
    guard system.version >= package.deploymentTarget else { return nil }
    let state = IOS.AppState(package.build, onPhoneOf: deviceState)
    if apps.isEmpty {
      // What a short story needs, at once and not bit by bit.
      log.reserveCapacity(16)
      inbox.reserveCapacity(8)
      steps.firedRows.reserveCapacity(8)
    }
    apps.append(InstalledApp(package, state: state))
    let app = AppID(rawValue: apps.count - 1)
    note(.installed, app)
    return app
  }

  /// Installs another build over an app (IOS-REQ-018).
  @discardableResult
  package mutating func update(_ app: AppID, to package: AppPackage) -> IOS.Refusal? {
    guard apps.indices.contains(app.rawValue) else { return .appNotRunning }
    guard system.version >= package.deploymentTarget else { return .notOnThisSystem }
    steps.count += 1
    var state = apps[app.rawValue].state
    var fired: [FiredRow] = []
    if let refusal = engine.update(&state, to: package.build, fired: { fired.append(($0, $1)) }) {
      return refusal
    }
    apps[app.rawValue].package = package
    apps[app.rawValue].state = state
    note(.updateApp, nil, app, nil)
    settle(fired, app, .updateApp, nil)
    return nil
  }

  /// Removes an app and installs it again.
  @discardableResult
  package mutating func reinstall(_ app: AppID) -> IOS.Refusal? {
    let refusal = perform(.reinstall, app)
    guard refusal == nil else { return refusal }
    apps[app.rawValue].places = MonitoredPlaces()
    apps[app.rawValue].movement = MovementRecord()
    return nil
  }

  /// A call of the app on the location system; the world adds nothing to it.
  @discardableResult
  package mutating func call(
    _ event: IOS.Event, by app: AppID, manager: IOS.ManagerID? = nil
  ) -> IOS.Refusal? {
    let refusal = perform(event, app, manager: manager)
    if refusal == nil { begin(event, app, manager) }
    return refusal
  }

  /// Creates a location manager for an app; nil if the app does not run.
  package mutating func createManager(for app: AppID) -> IOS.ManagerID? {
    guard apps.indices.contains(app.rawValue) else { return nil }
    let manager = IOS.ManagerID(rawValue: apps[app.rawValue].managerCount)
    guard perform(.createManager, app, manager: manager) == nil else { return nil }
    apps[app.rawValue].managerCount += 1
    return manager
  }

  /// Asks for temporary full accuracy by the app's own name for the purpose.
  @discardableResult
  package mutating func requestTemporaryFullAccuracy(
    _ purposeKey: String, by app: AppID, manager: IOS.ManagerID? = nil
  ) -> IOS.Refusal? {
    guard apps.indices.contains(app.rawValue) else { return .appNotRunning }
    let key = apps[app.rawValue].state.purposeKey(purposeKey)
    apps[app.rawValue].accuracyPurpose = purposeKey
    return perform(
      .requestTemporaryFullAccuracy(key), app, manager: manager, words: purposeKey)
  }

  /// Begins a service session for full accuracy by the app's own name for the purpose, iOS 18+.
  @discardableResult
  package mutating func beginSession(fullAccuracy purposeKey: String, by app: AppID) -> IOS.Refusal?
  {
    guard apps.indices.contains(app.rawValue) else { return .appNotRunning }
    apps[app.rawValue].accuracyPurpose = purposeKey
    return perform(.beginSession(.fullAccuracy), app, words: purposeKey)
  }

  /// Sets a manager's distance filter in metres; nil for none.
  @discardableResult
  package mutating func setDistanceFilter(
    _ metres: Double?, by app: AppID, manager: IOS.ManagerID
  ) -> IOS.Refusal? {
    let refusal = perform(
      .setDistanceFilter(metres != nil), app, manager: manager,
      words: metres.map { "\(Int64(clamping: $0)) m" })
    if refusal == nil { apps[app.rawValue][pace: manager].distanceFilter = metres }
    return refusal
  }

  /// What a call that went through begins in the world.
  private mutating func begin(_ event: IOS.Event, _ app: AppID, _ manager: IOS.ManagerID?) {
    switch event {
    case .requestLocation where fix == nil:
      apps[app.rawValue].deadlines[.fix] = now + timing.locationTimeout
    case .startUpdating:
      if let manager = manager ?? apps[app.rawValue].state.managers.first {
        apps[app.rawValue][pace: manager].lastFix = nil
      }
      whereabouts.movedAt = now
    case .startSignificantChanges where apps[app.rawValue].state.seen.has(.significantChanges):
      if let fix { apps[app.rawValue].movement.beginSignificantChanges(at: fix) }
    case .startVisits where apps[app.rawValue].state.seen.has(.visits):
      if let fix { apps[app.rawValue].movement.beginVisits(at: fix) }
    case .stopSignificantChanges: apps[app.rawValue].movement.lastSignificant = nil
    case .stopVisits: apps[app.rawValue].movement.stillSince = nil
    default: break
    }
  }
}

extension Int64 {
  /// The nearest whole number, limited to what a Double can distinguish.
  init(clamping value: Double) {
    self = value.isNaN ? 0 : Int64(Swift.max(-9e15, Swift.min(9e15, value.rounded())))
  }
}
