import AuthorizationEngine
import PlatformModel
import Testing

/// The corners of the app's life and of Settings: what is refused, what ends without an answer.
@Suite(.holdingRows) struct LifeEdgeTests {
  private static let all = OSVersion.allIOS
  private static let from13 = releases(from: .iOS(13))

  @Test("IOS-BG-001: opening a running app launches nothing and resumes nothing", arguments: all)
  func openRunning(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse, .complete, .leave)
    run.send(.open)
    #expect(run.effects == [.didBecomeActive])
    #expect(run.refusal(of: .open) == .alreadyForeground)
    run.send(.leave, .suspend, .open)
    #expect(run.effects == [.resumed, .didBecomeActive])
    run.send(.leave, .terminate, .open)
    #expect(run.effects == [.launched(.person), .didBecomeActive])
  }

  @Test("IOS-BG-014: what has no process is neither suspended nor ended", arguments: all)
  func noProcess(_ version: OSVersion) {
    var run = Run(version)
    for event: IOS.Event in [.suspend, .terminate] {
      #expect(run.refusal(of: event) == .notRunning)
    }
    #expect(run.refusal(of: .leave) == .notForeground)
    run.send(.forceQuit)
    #expect(run.refusal(of: .forceQuit) == .notRunning)
    run.send(.open)
    #expect(run.refusal(of: .suspend) == .keptAwake, "in the foreground")
    run.send(.leave, .suspend)
    #expect(run.refusal(of: .suspend) == .notRunning, "suspended already")
  }

  @Test("IOS-BG-032: on a locked phone nothing is opened, quit or locked again", arguments: all)
  func locked(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse, .complete, .lock)
    for event: IOS.Event in [.open, .forceQuit, .lock] {
      #expect(run.refusal(of: event) == .phoneLocked)
    }
    run.send(.unlock)
    #expect(run.refusal(of: .unlock) == .phoneUnlocked)
  }

  @Test(
    "IOS-AUTH-044: an app that was suspended behind the lock comes back on unlock", arguments: all)
  func unlockResumes(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse, .complete, .lock, .suspend)
    run.send(.unlock)
    #expect(run.effects == [.resumed, .didBecomeActive])
    var elsewhere = Run.opened(version, .whenInUse, .complete, .leave, .lock)
    elsewhere.send(.unlock)
    #expect(elsewhere.effects == [] && elsewhere.state.presence != .foreground)
  }

  @Test(
    "IOS-AUTH-041: a crash takes the app's prompts along, for location and for the rest",
    arguments: from13)
  func crashUnderPrompt(_ version: OSVersion) {
    for request: IOS.Event in [.requestWhenInUse, .queryMotion, .createBluetoothManager] {
      var run = Run.opened(version, .notDetermined, .complete, request)
      run.send(.crash)
      #expect(run.effects.contains(.promptClosed(.requesterGone)))
      #expect(run.state.prompt == nil)
    }
  }

  @Test(
    "IOS-REQ-018: an update that takes the grant back closes the question about it",
    arguments: from13)
  func updateUnderPrompt(_ version: OSVersion) {
    var run = Run.opened(version, .always, .complete, .leave, .reminderDue, .quietMoment)
    #expect(run.state.prompt == .backgroundReminder)
    run.state = run.state.declaring(IOS.Build())
    run.send(.updateApp)
    #expect(run.effects.contains(.promptClosed(.requesterGone)))
    #expect(run.state.prompt == nil)
  }

  @Test(
    "IOS-AUTH-044, IOS-SET-017: a lock puts the reminder off, it does not answer it", arguments: all
  )
  func lockUnderReminder(_ version: OSVersion) {
    var run = Run.opened(version, .always, .complete, .leave, .reminderDue)
    #expect(run.refusal(of: .reminderDue) == .notDue)
    run.send(.quietMoment, .lock)
    #expect(run.effects.contains(.promptClosed(.dismissedByLock)))
    #expect(run.refusal(of: .quietMoment) == .nothingWaiting, "not on a locked screen")
    run.send(.unlock, .quietMoment)
    #expect(run.prompts.count == 1)
  }

  @Test("P8-old: Don't Allow takes Always back to what the keys allow", arguments: releases(8...12))
  func oldReminderRefused(_ version: OSVersion) {
    var run = Run.opened(version, .always, .complete, .leave, .reminderDue, .quietMoment)
    run.send(.answer(.dontAllow))
    #expect(run.state.grant == .whenInUse)
    let alwaysOnly = IOS.Build(purposeStrings: [.always], linkedSDK: .iOS(10))
    var only = Run.opened(version, .always, alwaysOnly, .leave, .reminderDue, .quietMoment)
    only.send(.answer(.dontAllow))
    #expect(only.state.grant == .never)
  }

  @Test("IOS-SET-013: Settings needs an unlocked screen without a prompt", arguments: all)
  func settingsReachable(_ version: OSVersion) {
    let acts: [IOS.Event] = [
      .setLocationServices(false), .setRestricted(true), .setFitnessTracking(false),
      .setBluetoothInSettings(false), .resetLocationAndPrivacy, .chooseInSettings(.never),
    ]
    let prompted = Run.opened(version, .notDetermined, .complete, .requestWhenInUse)
    let locked = Run.opened(version, .whenInUse, .complete, .lock)
    for act in acts {
      #expect(prompted.refusal(of: act) == .promptUp)
      #expect(locked.refusal(of: act) == .phoneLocked)
    }
  }

  @Test("T38: a switch that is set so already is refused", arguments: all)
  func sameAgain(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse)
    let before: [IOS.Event] = [
      .setLocationServices(true), .setRestricted(false), .setFitnessTracking(true),
      .setBluetoothInSettings(true), .setBluetoothInControlCenter(true),
    ]
    for event in before { #expect(run.refusal(of: event) == .noChange, "\(event)") }
    run.send(.setBluetoothInSettings(false), .setFitnessTracking(false), .setRestricted(true))
    run.send(.setLocationServices(false))
    let after: [IOS.Event] = [
      .setLocationServices(false), .setRestricted(true), .setFitnessTracking(false),
      .setBluetoothInSettings(false), .setBluetoothInControlCenter(false),
    ]
    for event in after { #expect(run.refusal(of: event) == .noChange, "\(event)") }
    #expect(run.refusal(of: .chooseInSettings(.never)) == .notOffered)
    run.send(.setRestricted(false))
    #expect(run.refusal(of: .chooseInSettings(.never)) == .notOffered, "IOS-SET-007")
    run.send(.setLocationServices(true))
    #expect(run.refusal(of: .chooseInSettings(.never)) == nil)
  }

  @Test("IOS-SET-014: a reset kills an app that had motion or Bluetooth decided", arguments: all)
  func resetKills(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse)
    run.state = run.state.with(.motion, IOS.Permission.allowed)
    run.send(.resetLocationAndPrivacy)
    #expect(run.effects.contains(.killed(.settingsChanged)))
    #expect(run.state.motion == .notDetermined && run.state.grant == .notDetermined)
  }

  @Test(
    "IOS-SET-011: what was never decided has no row, the same choice changes nothing",
    arguments: from13)
  func otherPermissionsInSettings(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse)
    for allowed in [true, false] {
      #expect(run.refusal(of: .setMotion(allowed)) == .notOffered)
      #expect(run.refusal(of: .setBluetoothPermission(allowed)) == .notOffered)
    }
    for (value, allowed) in [(IOS.Permission.allowed, true), (.denied, false)] {
      run.state = run.state.with(.motion, value).with(.bluetooth, value)
      #expect(run.refusal(of: .setMotion(allowed)) == .noChange)
      #expect(run.refusal(of: .setBluetoothPermission(allowed)) == .noChange)
      var ended = run
      ended.send(.terminate, .setMotion(!allowed), .setBluetoothPermission(!allowed))
      #expect(ended.state.motion == (allowed ? .denied : .allowed))
      #expect(ended.state.bluetooth == (allowed ? .denied : .allowed))
      #expect(ended.effects == [])
    }
  }

  @Test("IOS-SET-011: allowing in Settings kills as well as denying", arguments: OSVersion.allIOS)
  func allowingKills(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse)
    run.state = run.state.with(.motion, IOS.Permission.denied)
    run.send(.setMotion(true))
    #expect(run.effects.contains(.killed(.settingsChanged)))
    #expect(run.state.motion == .allowed)
  }

  @Test("T30, T51: a choice in Settings answers the late question", arguments: from13)
  func settingsAnswersLateQuestion(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always, provisional: true)
    run.send(.leave, .graceElapsed, .startUpdating)
    var always = run
    always.send(.chooseInSettings(.always))
    #expect(always.refusal(of: .quietMoment) == .nothingWaiting)
    run.send(.chooseInSettings(.whileUsing))
    #expect(run.effects.contains(.dropped(.backgroundStart)))
    #expect(run.refusal(of: .quietMoment) == .nothingWaiting)
  }

  @Test("T25: a restriction is called back where nothing was granted", arguments: OSVersion.allIOS)
  func restrictionCallsBack(_ version: OSVersion) {
    var run = Run.opened(version, .notDetermined, .complete, .setRestricted(true))
    #expect(run.callbacks == [.restricted])
    run.send(.setRestricted(false))
    #expect(run.callbacks == [.notDetermined])
  }
}
