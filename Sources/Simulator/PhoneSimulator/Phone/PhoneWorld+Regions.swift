import AuthorizationEngine

/// The places that apps asked to be notified of.
extension PhoneWorld {
  /// Monitors a region; one with the same identifier is replaced (IOS-BG-045).
  @discardableResult
  package mutating func monitor(
    _ region: MonitoredRegion, by app: AppID, manager: IOS.ManagerID? = nil
  ) -> IOS.Refusal? {
    guard apps.indices.contains(app.rawValue) else { return .appNotRunning }
    if apps[app.rawValue].places.regions.replace(with: region) { return nil }
    let before = apps[app.rawValue].state.regionCount
    let refusal = perform(.startRegion, app, manager: manager, words: region.identifier)
    guard refusal == nil, apps[app.rawValue].state.regionCount > before else { return refusal }
    apps[app.rawValue].places.regions.append(region)
    arm(region, of: app)
    return nil
  }

  /// Stops monitoring a region.
  @discardableResult
  package mutating func stopMonitoring(
    _ identifier: String, by app: AppID, manager: IOS.ManagerID? = nil
  ) -> IOS.Refusal? {
    guard apps.indices.contains(app.rawValue),
      let place = apps[app.rawValue].places.regions.place(of: identifier)
    else { return .notRegistered }
    let refusal = perform(.stopRegion, app, manager: manager, words: identifier)
    if refusal == nil {
      apps[app.rawValue].places.regions.remove(at: place)
      apps[app.rawValue].places.inside.remove(identifier)
    }
    return refusal
  }

  /// Adds a condition to the app's CLMonitor; one with the same identifier is replaced, iOS 17+.
  @discardableResult
  package mutating func addCondition(_ condition: MonitoredRegion, by app: AppID) -> IOS.Refusal? {
    guard apps.indices.contains(app.rawValue) else { return .appNotRunning }
    if apps[app.rawValue].places.conditions.replace(with: condition) { return nil }
    let before = apps[app.rawValue].state.conditionCount
    let refusal = perform(.addCondition, app, words: condition.identifier)
    guard refusal == nil, apps[app.rawValue].state.conditionCount > before else { return refusal }
    apps[app.rawValue].places.conditions.append(condition)
    arm(condition, of: app)
    return nil
  }

  /// Removes a condition from the app's CLMonitor, iOS 17+.
  @discardableResult
  package mutating func removeCondition(_ identifier: String, by app: AppID) -> IOS.Refusal? {
    guard apps.indices.contains(app.rawValue),
      let place = apps[app.rawValue].places.conditions.place(of: identifier)
    else { return .notRegistered }
    let refusal = perform(.removeCondition, app, words: identifier)
    if refusal == nil {
      apps[app.rawValue].places.conditions.remove(at: place)
      apps[app.rawValue].places.inside.remove(identifier)
    }
    return refusal
  }

  private mutating func arm(_ region: MonitoredRegion, of app: AppID) {
    if contains(region) == true { apps[app.rawValue].places.inside.insert(region.identifier) }
    reschedule(app)
  }

  /// Tells an app of the borders that the phone crossed since the last look.
  mutating func crossRegions(_ app: AppID) {
    for region in apps[app.rawValue].places.regions { cross(region, .region, app) }
    for condition in apps[app.rawValue].places.conditions { cross(condition, .condition, app) }
  }

  private mutating func cross(_ region: MonitoredRegion, _ kind: IOS.LaunchTrigger, _ app: AppID) {
    guard let isInside = contains(region) else { return }
    let was = apps[app.rawValue].places.inside.contains(region.identifier)
    guard isInside != was else { return }
    if isInside {
      apps[app.rawValue].places.inside.insert(region.identifier)
    } else {
      apps[app.rawValue].places.inside.remove(region.identifier)
    }
    guard isInside ? region.notifiesOnEntry : region.notifiesOnExit else { return }
    perform(
      .happens(kind), app,
      detail: isInside ? .entered(region.identifier) : .left(region.identifier),
      words: (isInside ? "enters " : "leaves ") + region.identifier)
  }

  /// Whether the phone is in a region now; nil if it cannot tell.
  package func contains(_ region: MonitoredRegion) -> Bool? {
    switch region.shape {
    case .circle(let centre, let radius):
      fix.map { $0.coordinate.distance(to: centre) <= radius }
    case .beacon(let uuid):
      deviceState.radio == .off ? nil : bluetooth.hears(uuid)
    }
  }
}
