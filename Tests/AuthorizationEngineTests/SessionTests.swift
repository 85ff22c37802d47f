import AuthorizationEngine
import PlatformModel
import Testing

/// T39 to T42 and the facts on the APIs of iOS 17 and 18.
@Suite(.holdingRows) struct SessionTests {
  private static let from17 = releases(from: .iOS(17))
  private static let from18 = releases(from: .iOS(18))
  private static let implied: [IOS.Event] = [
    .startLiveUpdates, .startMonitorEvents, .beginBackgroundActivity,
  ]

  @Test(
    "T39, IOS-NEW-005, IOS-NEW-006: a session, held or implied, asks by itself", arguments: from18)
  func sessionAsks(_ version: OSVersion) {
    for event in [.beginSession(.whenInUse)] + Self.implied {
      var run = Run(version)
      run.open(.notDetermined)
      run.send(event)
      #expect(run.prompts == [.firstRequest], "\(event)")
      #expect(run.effects.contains(.diagnostic(.authorizationRequestInProgress, true)))
      run.send(.answer(.allowWhileUsing))
      #expect(run.callbacks == [.authorizedWhenInUse])
      #expect(run.effects.contains(.diagnostic(.authorizationRequestInProgress, false)))
    }
  }

  @Test(
    "T39: answered with Allow Once, Precise off, or Don't Allow as T26 and T27", arguments: from18)
  func sessionAnswers(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.beginSession(.whenInUse), .togglePrecise, .answer(.allowOnce))
    #expect(run.state.has(.temporary) && run.state.precision == .reduced)
    #expect(
      run.effects.contains(.authorizationCallback(.authorizedWhenInUse, .reducedAccuracy)))
    var denied = Run(version)
    denied.open(.notDetermined)
    denied.send(.beginSession(.whenInUse), .answer(.dontAllow))
    #expect(denied.callbacks == [.denied])
    #expect(denied.effects.contains(.diagnostic(.authorizationDenied, true)))
  }

  @Test(
    "IOS-NEW-001: on iOS 17 the new APIs need a grant from elsewhere", arguments: releases(17...17))
  func noImplicitSessionOn17(_ version: OSVersion) {
    for event in Self.implied {
      var run = Run(version)
      run.open(.notDetermined)
      run.send(event)
      #expect(run.prompts == [])
    }
    #expect(Run(version).engine.step(Run(version).state, .beginSession(.none)).refusal != nil)
  }

  @Test(
    "IOS-NEW-001, IOS-NEW-004: before iOS 17 and 18 the APIs do not exist",
    arguments: releases(8...17))
  func sessionsBefore18(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    for kind in IOS.Event.SessionKind.allCases {
      #expect(run.refusal(of: .beginSession(kind)) == .notOnThisSystem)
    }
    for event in Self.implied {
      #expect((run.refusal(of: event) == .notOnThisSystem) == (version < .iOS(17)))
    }
  }

  @Test(
    "T39, IOS-NEW-005: begun in the background, the question waits for the foreground",
    arguments: from18)
  func sessionWaits(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.leave, .beginSession(.whenInUse))
    #expect(run.prompts == [])
    #expect(run.effects.contains(.diagnostic(.insufficientlyInUse, true)))
    run.send(.open)
    #expect(run.prompts == [.firstRequest])
    #expect(run.effects.contains(.diagnostic(.insufficientlyInUse, false)))
  }

  @Test("T40: a session for Always from not determined ends as T15, or as T19", arguments: from18)
  func alwaysSession(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.beginSession(.always), .answer(.allowWhileUsing))
    #expect(run.callbacks == [.authorizedAlways])
    #expect(run.state.has(.provisional))
    var twice = Run(IOS.System(version, switches: IOS.Switches(.alwaysSessionAsksTwice)))
    twice.open(.notDetermined)
    twice.send(.beginSession(.always), .answer(.allowWhileUsing))
    #expect(twice.prompts == [.alwaysUpgrade])
    twice.send(.answer(.keepOnlyWhileUsing))
    #expect(twice.effects.contains(.diagnostic(.alwaysAuthorizationDenied, true)))
  }

  @Test("T40: with When In Use it asks for the upgrade, once", arguments: from18)
  func alwaysSessionUpgrades(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.beginSession(.always))
    #expect(run.prompts == [.alwaysUpgrade])
    run.send(.answer(.keepOnlyWhileUsing))
    #expect(run.callbacks == [])
    #expect(run.effects.contains(.diagnostic(.alwaysAuthorizationDenied, true)))
    run.send(.leave, .open)
    #expect(run.prompts == [])
  }

  @Test("T41: denied, a session shows nothing and says so", arguments: from18)
  func deniedSession(_ version: OSVersion) {
    for kind in [IOS.Event.SessionKind.whenInUse, .always] {
      var run = Run(version)
      run.open(.never)
      run.send(.beginSession(kind))
      #expect(run.effects == [.diagnostic(.authorizationDenied, true)])
      #expect(run.state.grant == .never)
    }
  }

  @Test(
    "T42, IOS-NEW-012: a session for nothing never asks and satisfies the rule", arguments: from18)
  func sessionForNothing(_ version: OSVersion) {
    var run = Run(version, IOS.Build.complete { $0.requiresExplicitServiceSession = true })
    run.open(.notDetermined)
    run.send(.beginSession(.none))
    #expect(run.prompts == [])
    run.state = run.state.with(.auth, IOS.Grant.whenInUse)
    run.send(.startLiveUpdates, .liveUpdateDue)
    #expect(run.effects == [.delivered(.livePrecise)])
  }

  @Test(
    "IOS-NEW-006: the explicit key without a session leaves everything silent", arguments: from18)
  func explicitSessionRequired(_ version: OSVersion) {
    var run = Run(version, IOS.Build.complete { $0.requiresExplicitServiceSession = true })
    run.open(.notDetermined)
    run.send(.startLiveUpdates)
    #expect(run.prompts == [])
    #expect(run.effects == [.diagnostic(.serviceSessionRequired, true)])
    run.state = run.state.with(.auth, IOS.Grant.whenInUse)
    run.send(.liveUpdateDue)
    #expect(run.effects.contains(.withheld(.sessionRequired)))
    run.send(.beginSession(.whenInUse))
    #expect(run.effects.contains(.diagnostic(.serviceSessionRequired, false)))
    run.send(.liveUpdateDue)
    #expect(run.effects == [.delivered(.livePrecise)])
  }

  @Test(
    "IOS-NEW-002: a background activity keeps a When In Use app in use, by the pill",
    arguments: from17)
  func backgroundActivity(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.startLiveUpdates, .beginBackgroundActivity, .leave)
    #expect(run.engine.showsIndicator(run.state))
    #expect(run.refusal(of: .suspend) == .keptAwake)
    run.send(.liveUpdateDue)
    #expect(run.effects == [.delivered(.livePrecise)])
    run.send(.invalidateBackgroundActivity)
    #expect(run.effects.contains(.indicatorHidden))
    run.send(.liveUpdateDue)
    #expect(run.effects == [.withheld(.notInUse)])
  }

  @Test("IOS-NEW-002: begun in the background it has no effect", arguments: from17)
  func backgroundActivityTooLate(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.startLiveUpdates, .leave, .graceElapsed, .beginBackgroundActivity)
    #expect(!run.engine.showsIndicator(run.state))
    run.send(.liveUpdateDue)
    #expect(run.effects == [.withheld(.notInUse)])
  }

  /// An app with Always that the system launches for a region after it was ended in the background.
  private func relaunched(_ version: OSVersion, _ before: [IOS.Event]) -> Run {
    var run = Run(version)
    run.open(.always)
    for event in before { run.send(event) }
    run.send(.startRegion, .leave, .terminate, .happens(.region))
    #expect(run.effects.contains(.launched(.location)))
    return run
  }

  @Test(
    "IOS-NEW-003, IOS-NEW-009: an activity is joined again at launch, or lost", arguments: from17)
  func rejoinActivity(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.startLiveUpdates, .beginBackgroundActivity, .leave, .terminate)
    #expect(run.effects.contains(.indicatorHidden))
    // What launches it does not matter here: the app is running again without a screen.
    run.state = run.state.with(.process, IOS.AppProcess.running)
    var again = run
    again.send(.beginBackgroundActivity, .startLiveUpdates, .liveUpdateDue)
    #expect(again.effects == [.delivered(.livePrecise)])
    var invalidated = run
    invalidated.send(.invalidateBackgroundActivity, .beginBackgroundActivity)
    #expect(!invalidated.engine.showsIndicator(invalidated.state))
    run.send(.sessionMemoryElapsed, .beginBackgroundActivity)
    #expect(!run.engine.showsIndicator(run.state))
  }

  @Test(
    "IOS-NEW-007, IOS-NEW-009: Always works for the new APIs only under a session for Always",
    arguments: from17)
  func alwaysNeedsSession(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.startLiveUpdates, .leave, .graceElapsed, .liveUpdateDue)
    #expect(
      run.effects
        == [version < .iOS(18) ? .delivered(.livePrecise) : .withheld(.alwaysSessionRequired)])
  }

  @Test("IOS-NEW-007: a session for Always counts when begun in the foreground", arguments: from18)
  func alwaysSessionInForeground(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.startLiveUpdates, .beginSession(.always), .leave, .graceElapsed, .liveUpdateDue)
    #expect(run.effects == [.delivered(.livePrecise)])
    var late = Run(version)
    late.open(.always)
    late.send(.startLiveUpdates, .leave, .graceElapsed, .beginSession(.always), .liveUpdateDue)
    #expect(late.effects == [.withheld(.alwaysSessionRequired)])
    var soon = Run(IOS.System(version, switches: IOS.Switches(.alwaysWithoutSession)))
    soon.open(.always)
    soon.send(.startLiveUpdates, .leave, .graceElapsed, .liveUpdateDue)
    #expect(soon.effects == [.delivered(.livePrecise)])
  }

  @Test("IOS-NEW-009: after a relaunch the session is taken up at once, or lost", arguments: from18)
  func alwaysSessionAfterRelaunch(_ version: OSVersion) {
    var run = relaunched(version, [.beginSession(.always), .startLiveUpdates])
    var late = run
    run.send(.beginSession(.always), .startLiveUpdates, .liveUpdateDue)
    #expect(run.effects == [.delivered(.livePrecise)])
    late.send(.sessionMemoryElapsed, .beginSession(.always), .startLiveUpdates, .liveUpdateDue)
    #expect(late.effects == [.withheld(.alwaysSessionRequired)])
  }

  @Test("IOS-NEW-008: managers need no session", arguments: from18)
  func managersNeedNoSession(_ version: OSVersion) {
    var run = Run(version, IOS.Build.complete { $0.requiresExplicitServiceSession = true })
    run.open(.always)
    run.send(.setAllowsBackground(true), .startUpdating, .leave, .graceElapsed, .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
  }

  @Test(
    "IOS-NEW-013, IOS-NEW-014: conditions survive the process and reach whoever iterates",
    arguments: from18)
  func conditions(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.addCondition, .startMonitorEvents, .happens(.condition))
    #expect(run.effects == [.delivered(.condition)])
    run.send(.beginSession(.always), .leave, .terminate, .happens(.condition))
    #expect(run.effects.contains(.launched(.location)))
    run.send(.beginSession(.always), .startMonitorEvents)
    #expect(run.effects.contains(.delivered(.condition)))
    run.state = run.state.with(.conditions, IOS.Registered.full)
    run.send(.addCondition)
    #expect(run.effects == [.conditionLimitExceeded])
  }

  @Test("IOS-NEW-010: the diagnostics follow Location Services and restrictions", arguments: from18)
  func diagnostics(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.beginSession(.whenInUse), .setLocationServices(false))
    #expect(run.effects.contains(.diagnostic(.authorizationDenied, true)))
    #expect(run.effects.contains(.diagnostic(.authorizationDeniedGlobally, true)))
    run.send(.setLocationServices(true))
    #expect(run.effects.contains(.diagnostic(.authorizationDeniedGlobally, false)))
    var restricted = Run(version)
    restricted.open(.notDetermined)
    restricted.send(.setRestricted(true), .beginSession(.whenInUse))
    #expect(restricted.prompts == [])
    #expect(restricted.effects.contains(.diagnostic(.authorizationRestricted, true)))
  }

  @Test(
    "IOS-NEW-010, IOS-ACC-014: a session for full accuracy asks, and says when refused",
    arguments: from18)
  func fullAccuracySession(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.setPrecise(false), .beginSession(.fullAccuracy))
    #expect(run.prompts == [.temporaryFullAccuracy])
    var allowed = run
    allowed.send(.answer(.allowOnce))
    #expect(allowed.engine.accuracy(of: allowed.state) == .fullAccuracy)
    run.send(.answer(.dontAllow))
    #expect(run.effects.contains(.diagnostic(.fullAccuracyDenied, true)))
    run.send(.startLiveUpdates, .liveUpdateDue)
    #expect(run.effects == [.delivered(.liveReduced)])
    run.send(.leave, .open)
    #expect(run.prompts == [], "refused once")
  }

  @Test("T36: a session without its keys writes to the console and asks nothing", arguments: from18)
  func sessionWithoutKeys(_ version: OSVersion) {
    for (kind, line) in [
      (.whenInUse, .whenInUseKeyMissing), (.fullAccuracy, .whenInUseKeyMissing),
      (.always, .alwaysKeysMissing),
    ] as [(IOS.Event.SessionKind, IOS.Effect.ConsoleLine)] {
      var run = Run(version, IOS.Build())
      run.open(.notDetermined)
      run.send(.beginSession(kind))
      #expect(run.effects == [.console(line)])
      run.send(.invalidateSession(kind))
      #expect(run.refusal(of: .invalidateSession(kind)) == .notHeld)
    }
  }

  @Test("T28: a session of a build with reduced accuracy shows P6r", arguments: from18)
  func reducedSession(_ version: OSVersion) {
    for kind in [IOS.Event.SessionKind.whenInUse, .always] {
      var run = Run(version, IOS.Build.complete { $0.defaultAccuracyReduced = true })
      run.open(.notDetermined)
      run.send(.beginSession(kind))
      #expect(run.prompts == [.firstRequestReduced])
      #expect(run.refusal(of: .togglePrecise) == .noToggle)
    }
  }
}
