import AuthorizationEngine
import PlatformModel

/// What moving about means to the apps: fixes, significant changes, visits, beacons.
extension PhoneWorld {
  /// The position that the hardware finds now; Airplane Mode leaves the satellites on.
  package var fix: Fix? { whereabouts.fix(at: now) }

  /// Hands a fix to each manager of an app that waits for one.
  mutating func deliverFixes(to app: AppID) {
    let fix = fix
    if fix.map({ $0.speed > 0.3 }) ?? false { whereabouts.movedAt = now }
    // Updates that resume at once, as in the foreground, pause again only after another long stop.
    var hasResumed = false
    defer { if hasResumed { whereabouts.movedAt = now } }
    for manager in apps[app.rawValue].state.managers {
      let own = view(of: app, manager)
      guard own.has(.updating) || own.has(.requestingOnce) else { continue }
      guard let fix else {
        perform(.locationUnknown, app, manager: manager)
        continue
      }
      if own.has(.pauses), !own.has(.paused), now - whereabouts.movedAt >= timing.longStop {
        perform(.longStop, app, manager: manager)
        hasResumed = hasResumed || !view(of: app, manager).has(.paused)
      }
      guard isDue(fix, app, manager, own) else { continue }
      let told = isReduced(own) ? fix.reduced : fix
      perform(.locationFix, app, manager: manager, detail: .fix(told))
      apps[app.rawValue][pace: manager].lastFix = fix
    }
    if fix == nil, apps[app.rawValue].deadlines[.fix] != Deadlines.never {
      apps[app.rawValue].deadlines[.fix] = now + timing.locationTimeout
    }
  }

  /// An app's state as one manager sees it; with a single one, all that there is to see.
  private func view(of app: AppID, _ manager: IOS.ManagerID) -> IOS.State {
    guard apps[app.rawValue].state.managerCount > 1 else { return apps[app.rawValue].state.seen }
    return engine.view(of: apps[app.rawValue].state, manager: manager)
  }

  /// Hands a live update to an app; a phone that cannot tell where it is has none, iOS 17+.
  mutating func deliverLiveUpdate(to app: AppID) {
    guard let fix else { return }
    let seen = apps[app.rawValue].state.seen
    let isReduced = engine.accuracy(of: seen) == .reducedAccuracy
    perform(.liveUpdateDue, app, detail: .fix(isReduced ? fix.reduced : fix))
  }

  /// Whether the app gets the reduced position, by the person's choice or its own.
  private func isReduced(_ own: IOS.State) -> Bool {
    engine.accuracy(of: own) == .reducedAccuracy
      || own[.accuracy] == IOS.AccuracyClass.reduced.rawValue
  }

  /// Whether a manager's filter and cadence let a fix through.
  private func isDue(
    _ fix: Fix, _ app: AppID, _ manager: IOS.ManagerID, _ own: IOS.State
  ) -> Bool {
    let pace = apps[app.rawValue][pace: manager]
    guard !own.has(.requestingOnce), let last = pace.lastFix else { return true }
    if isReduced(own), now - last.time < timing.reducedFix { return false }
    guard let filter = pace.distanceFilter else { return true }
    return last.coordinate.distance(to: fix.coordinate) >= filter
  }

  /// Looks at where the phone moved, for the apps that wait for it.
  mutating func lookAround() {
    whereabouts.lookDue = watchesMovement ? now + timing.movement : Deadlines.never
    for app in appIDs {
      crossRegions(app)
      if let fix {
        let seen = apps[app.rawValue].state.seen
        if seen.has(.significantChanges) { changeSignificantly(app, fix) }
        if seen.has(.visits) { visit(app, fix) }
      }
      range(app)
    }
  }

  /// Tells an app of the beacons that its managers range.
  private mutating func range(_ app: AppID) {
    guard !bluetooth.beacons.isEmpty, apps[app.rawValue].state.ofAnyManager.has(.ranging)
    else { return }
    for manager in apps[app.rawValue].state.managers
    where view(of: app, manager).has(.ranging) {
      perform(.beaconSeen, app, manager: manager, detail: .beacons(bluetooth.beacons))
    }
  }

  private mutating func changeSignificantly(_ app: AppID, _ fix: Fix) {
    guard let last = apps[app.rawValue].movement.lastSignificant else {
      apps[app.rawValue].movement.beginSignificantChanges(at: fix)
      return
    }
    guard now - last.time >= timing.significantChange,
      last.coordinate.distance(to: fix.coordinate) >= 500
    else { return }
    apps[app.rawValue].movement.lastSignificant = fix
    perform(.happens(.significantChange), app, detail: .fix(told(fix, to: app)))
  }

  private mutating func visit(_ app: AppID, _ fix: Fix) {
    guard let start = apps[app.rawValue].movement.stillSince else {
      apps[app.rawValue].movement.beginVisits(at: fix)
      return
    }
    guard start.coordinate.distance(to: fix.coordinate) < 100 else {
      apps[app.rawValue].movement.stillSince = fix
      apps[app.rawValue].movement.isVisitReported = false
      return
    }
    guard !apps[app.rawValue].movement.isVisitReported, now - start.time >= timing.visit
    else { return }
    apps[app.rawValue].movement.isVisitReported = true
    perform(.happens(.visit), app, detail: .fix(told(fix, to: app)))
  }

  /// A fix as an app may see it.
  private func told(_ fix: Fix, to app: AppID) -> Fix {
    engine.accuracy(of: apps[app.rawValue].state.seen) == .reducedAccuracy ? fix.reduced : fix
  }
}

extension Fix {
  /// The fix as an app with reduced accuracy gets it: snapped to a point of a 5 km grid (IOS-ACC-001).
  package var reduced: Fix {
    var copy = self
    let step = 0.045
    copy.coordinate = Coordinate(
      checked: max(-90, min(90, (coordinate.latitude / step).rounded() * step)),
      max(-180, min(180, (coordinate.longitude / step).rounded() * step)))
    copy.horizontalAccuracy = 5000
    copy.speed = -1
    copy.course = -1
    return copy
  }
}
