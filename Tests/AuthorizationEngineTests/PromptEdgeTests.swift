import AuthorizationEngine
import PlatformModel
import Testing

/// The corners of prompts, sessions and diagnostics.
@Suite(.holdingRows) struct PromptEdgeTests {
  private static let from13 = releases(from: .iOS(13))
  private static let from14 = releases(from: .iOS(14))
  private static let from17 = releases(from: .iOS(17))
  private static let from18 = releases(from: .iOS(18))

  @Test("T28, T15: a reduced build asked for Always is provisional and reduced", arguments: from14)
  func reducedAlways(_ version: OSVersion) {
    var run = Run.opened(version, .notDetermined, .complete { $0.defaultAccuracyReduced = true })
    run.send(.requestAlways)
    #expect(run.prompts == [.firstRequestReduced])
    run.send(.answer(.allowWhileUsing))
    #expect(run.effects.contains(.authorizationCallback(.authorizedAlways, .reducedAccuracy)))
    #expect(run.state.has(.provisional))
  }

  @Test("T27: the toggle goes back on as well", arguments: from14)
  func toggleBack(_ version: OSVersion) {
    var run = Run.opened(version, .notDetermined, .complete, .requestWhenInUse)
    run.send(.togglePrecise, .togglePrecise, .answer(.allowWhileUsing))
    #expect(run.state.precision == .full)
    #expect(run.refusal(of: .togglePrecise) == .noPrompt)
  }

  @Test(
    "IOS-PROMPT-005, T45: under a prompt the request for precise location ends with error 18",
    arguments: from14)
  func accuracyUnderPrompt(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse, .complete, .setPrecise(false), .requestAlways)
    run.send(.requestTemporaryFullAccuracy(.listed))
    #expect(run.effects == [.temporaryAccuracyCompleted(.promptDeclined)])
  }

  @Test(
    "T36: a request for an API that never asked leaves an unanswered prompt alone",
    arguments: from13)
  func motionUnderPrompt(_ version: OSVersion) {
    for event: IOS.Event in [.queryMotion, .startMotionUpdates, .createBluetoothManager] {
      var run = Run.opened(version, .notDetermined, .complete, .requestWhenInUse)
      run.send(event)
      #expect(run.effects == [.ignored(.promptUp)])
      var background = Run.opened(version, .whenInUse, .complete, .leave)
      background.send(event)
      #expect(background.effects == [.ignored(.notInForeground)])
    }
  }

  @Test("IOS-MOT-006, IOS-BT-002: keys and states hold for every call", arguments: from13)
  func motionAndBluetoothStates(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse, IOS.Build())
    run.send(.startMotionUpdates)
    #expect(run.effects.contains(.killed(.motionKeyMissing)))
    var restricted = Run.opened(version, .whenInUse)
    restricted.state = restricted.state.with(.motion, IOS.Permission.restricted)
      .with(.bluetooth, IOS.Permission.restricted)
    restricted.send(.queryMotion)
    #expect(restricted.effects == [.motionError(105)])
    restricted.send(.createBluetoothManager)
    #expect(restricted.effects == [.bluetoothState(3)])
    guard version >= .iOS(13, 1) else { return }
    restricted.send(.readBluetoothAuthorization)
    #expect(restricted.effects == [.bluetoothAuthorization(1)])
  }

  @Test(
    "IOS-27-004, by switch: raw motion asks as activity does", arguments: [OSVersion.iOS(27, 2)])
  func guardedRawMotion(_ version: OSVersion) {
    let system = IOS.System(version, switches: IOS.Switches(.rawMotionNeedsPermission))
    var run = Run(system)
    run.send(.open, .readRawMotion)
    #expect(run.prompts == [.motion])
    run.send(.readRawMotion)
    #expect(run.effects == [.ignored(.promptUp)])
    run.send(.answer(.dontAllow), .readRawMotion)
    #expect(run.effects == [.motionError(105)])
    run.state = run.state.with(.motion, IOS.Permission.allowed)
    run.send(.readRawMotion)
    #expect(run.effects == [.motionDelivered])
    run.send(.setFitnessTracking(false), .readRawMotion)
    #expect(run.effects == [.motionError(105)])
    var background = Run(system)
    background.send(.open, .leave, .readRawMotion)
    #expect(background.effects == [.ignored(.notInForeground)])
  }

  @Test("IOS-NEW-006, IOS-NEW-007: why a monitor's event is withheld", arguments: from17)
  func withheldConditions(_ version: OSVersion) {
    let explicit = IOS.Build.complete { $0.requiresExplicitServiceSession = true }
    func seen(_ grant: IOS.Grant, _ build: IOS.Build = .complete, _ events: IOS.Event...) -> [IOS
      .Effect]
    {
      var run = Run.opened(version, grant, build, .addCondition, .startMonitorEvents)
      for event in events { run.send(event) }
      run.send(.happens(.condition))
      return run.effects.filter { if case .diagnostic = $0 { false } else { true } }
    }
    let needsSession = version >= .iOS(18)
    #expect(seen(.whenInUse) == [.delivered(.condition)])
    #expect(
      seen(.whenInUse, explicit)
        == [needsSession ? .withheld(.sessionRequired) : .delivered(.condition)])
    #expect(seen(.whenInUse, .complete, .leave, .graceElapsed) == [.withheld(.notInUse)])
    #expect(
      seen(.always, .complete, .leave, .graceElapsed)
        == [needsSession ? .withheld(.alwaysSessionRequired) : .delivered(.condition)])
    #expect(seen(.always, .complete, .setLocationServices(false)) == [.withheld(.servicesOff)])
    #expect(seen(.always, .complete, .chooseInSettings(.never)) == [.withheld(.notAuthorized)])
    #expect(seen(.always, .complete, .setPrecise(false)) == [.withheld(.reducedAccuracy)])
    #expect(seen(.always, .complete, .restart) == [.withheld(.beforeFirstUnlock)])
    let quit = seen(.always, .complete, .leave, .forceQuit)
    #expect(quit == (version < .iOS(26, 4) ? [.launched(.location)] : [.withheld(.forceQuit)]))
    var silent = Run.opened(version, .whenInUse, .complete, .addCondition)
    silent.send(.happens(.condition))
    #expect(silent.effects == [], "kept until somebody iterates")
    var expired = silent
    expired.send(.heldEventExpires)
    #expect(expired.effects == [.dropped(.condition)])
    var void = silent
    void.send(.chooseInSettings(.never))
    #expect(void.effects.contains(.dropped(.condition)))
    silent.send(.startMonitorEvents)
    #expect(silent.effects.contains(.delivered(.condition)))
    silent.send(.stopMonitorEvents, .removeCondition)
    #expect(silent.refusal(of: .happens(.condition)) == .notRegistered)
    #expect(silent.refusal(of: .removeCondition) == .notRegistered)
  }

  @Test("IOS-NEW-001, IOS-NEW-002: why a live update is withheld", arguments: from17)
  func withheldLiveUpdates(_ version: OSVersion) {
    func seen(_ events: IOS.Event...) -> [IOS.Effect] {
      var run = Run.opened(version, .whenInUse, .complete, .startLiveUpdates)
      for event in events { run.send(event) }
      run.send(.liveUpdateDue)
      return run.effects.filter { if case .diagnostic = $0 { false } else { true } }
    }
    #expect(seen(.leave, .suspend) == [.withheld(.suspended)])
    #expect(seen(.setLocationServices(false)) == [.withheld(.servicesOff)])
    #expect(seen(.chooseInSettings(.never)) == [.withheld(.notAuthorized)])
    #expect(seen(.leave, .graceElapsed) == [.withheld(.notInUse)])
    let stopped = Run.opened(version, .whenInUse, .complete, .startLiveUpdates, .stopLiveUpdates)
    #expect(stopped.refusal(of: .liveUpdateDue) == .notStarted)
  }

  @Test(
    "IOS-NEW-004, IOS-NEW-009: what is not held is neither ended nor remembered", arguments: from17)
  func nothingHeld(_ version: OSVersion) {
    let run = Run.opened(version, .whenInUse)
    #expect(run.refusal(of: .invalidateBackgroundActivity) == .notHeld)
    #expect(run.refusal(of: .sessionMemoryElapsed) == .nothingHeld)
    if version >= .iOS(18) {
      for kind in IOS.Event.SessionKind.allCases {
        #expect(run.refusal(of: .invalidateSession(kind)) == .notHeld)
      }
    }
  }

  @Test("IOS-NEW-010: every diagnostic that is said is taken back when it ends", arguments: from18)
  func diagnosticsEnd(_ version: OSVersion) {
    var denied = Run.opened(version, .never, .complete, .beginSession(.whenInUse))
    denied.send(.chooseInSettings(.whileUsing))
    #expect(denied.effects.contains(.diagnostic(.authorizationDenied, false)))
    var restricted = Run.opened(
      version, .notDetermined, .complete, .setRestricted(true), .beginSession(.whenInUse))
    restricted.send(.setRestricted(false))
    #expect(restricted.effects.contains(.diagnostic(.authorizationRestricted, false)))
    var always = Run.opened(
      version, .whenInUse, .complete, .beginSession(.always), .answer(.keepOnlyWhileUsing))
    always.send(.chooseInSettings(.always))
    #expect(always.effects.contains(.diagnostic(.alwaysAuthorizationDenied, false)))
    var full = Run.opened(
      version, .whenInUse, .complete, .setPrecise(false), .beginSession(.fullAccuracy),
      .answer(.dontAllow))
    full.send(.setPrecise(true))
    #expect(full.effects.contains(.diagnostic(.fullAccuracyDenied, false)))
    var used = Run.opened(
      version, .whenInUse, .complete, .beginSession(.whenInUse), .leave, .graceElapsed)
    #expect(used.effects.contains(.diagnostic(.insufficientlyInUse, true)))
    used.send(.open)
    #expect(used.effects.contains(.diagnostic(.insufficientlyInUse, false)))
  }

  @Test("IOS-ACC-013: Always with accuracy turned off is reported too", arguments: from14)
  func reducedAlwaysReported(_ version: OSVersion) {
    var run = Run.opened(version, .always)
    run.send(.setPrecise(false))
    #expect(run.effects == [.authorizationCallback(.authorizedAlways, .reducedAccuracy)])
    run.send(.setPrecise(true))
    #expect(run.effects == [.authorizationCallback(.authorizedAlways, .fullAccuracy)])
  }

  @Test(
    "T37: Settings in a prompt that outlived its app's screen leaves nothing",
    arguments: OSVersion.allIOS)
  func settingsFromElsewhere(_ version: OSVersion) {
    var run = Run.opened(
      version, .whenInUse, .complete, .setLocationServices(false), .requestWhenInUse, .leave)
    let before = run.state.presence
    run.send(.answer(.settings))
    #expect(run.effects.contains(.settingsOpened))
    #expect(run.state.presence == before)
  }

  @Test(
    "IOS-NEW-006: the session for nothing, ended, no longer satisfies the rule", arguments: from18)
  func sessionForNothingEnds(_ version: OSVersion) {
    var run = Run.opened(
      version, .whenInUse, .complete { $0.requiresExplicitServiceSession = true },
      .beginSession(.none), .startLiveUpdates)
    run.send(.invalidateSession(.none))
    #expect(run.effects == [.diagnostic(.serviceSessionRequired, true)])
  }

  @Test(
    "IOS-MOT-009, IOS-MOT-005: with Fitness Tracking off a start of updates stays silent",
    arguments: OSVersion.allIOS)
  func fitnessOffUpdates(_ version: OSVersion) {
    var run = Run(version)
    run.state = run.state.with(.motion, IOS.Permission.allowed)
    run.send(.setFitnessTracking(false), .open, .startMotionUpdates)
    #expect(run.effects == [])
  }
}
