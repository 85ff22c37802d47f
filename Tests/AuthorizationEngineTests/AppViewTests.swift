import AuthorizationEngine
import PlatformModel
import TestSupport
import Testing

/// What an app can and cannot tell from its side, and the flows that go wrong because of it.
@Suite(.holdingRows) struct AppViewTests {
  private static let all = OSVersion.allIOS
  private static let from13 = releases(from: .iOS(13))
  private static let from14 = releases(from: .iOS(14))

  @Test(
    "IOS-REQ-012, IOS-AUTH-021: no status tells provisional from Always, or Allow Once from When In Use",
    arguments: from13)
  func indistinguishable(_ version: OSVersion) {
    var provisional = Run(version)
    provisional.open(.always, provisional: true)
    var always = Run(version)
    always.open(.always)
    #expect(
      provisional.engine.status(of: provisional.state) == always.engine.status(of: always.state))
    #expect(provisional.effects == always.effects)
    var once = Run(version)
    once.open(.whenInUse, temporary: true)
    #expect(once.engine.status(of: once.state) == .authorizedWhenInUse)
  }

  @Test(
    "IOS-AUTH-022, IOS-REQ-029: the device's switch says nothing about the app, and turns it to denied",
    .facts("IOS-REQ-029"),
    arguments: all)
  func deviceSwitch(_ version: OSVersion) {
    var run = Run(version)
    run.open(.never)
    #expect(run.state.has(.locationServicesOn) && run.engine.status(of: run.state) == .denied)
    var granted = Run(version)
    granted.open(.whenInUse)
    granted.send(.setLocationServices(false))
    #expect(granted.engine.status(of: granted.state) == .denied, "not the person's answer")
    #expect(granted.state.grant == .whenInUse)
  }

  @Test(
    "IOS-AUTH-024: without a grant the accuracy means nothing, and no callback tells of it",
    .facts("IOS-AUTH-024"),
    arguments: from14)
  func accuracyWithoutGrant(_ version: OSVersion) {
    var run = Run(version)
    run.open(.never)
    run.send(.setPrecise(false))
    #expect(run.callbacks == [])
    #expect(run.engine.accuracy(of: run.state) == .fullAccuracy)
  }

  @Test(
    "IOS-AUTH-035: an answer or a choice that leaves the status as it was is not reported",
    arguments: all)
  func onlyChanges(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.chooseInSettings(.whileUsing))
    #expect(run.effects == [])
    run.send(.setRestricted(true))
    #expect(run.effects == [])
  }

  @Test(
    "IOS-REQ-005: the request for Always works once, until the state is not determined again",
    arguments: from13)
  func alwaysOnce(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.requestAlways)
    if version >= .iOS(13, 4) { run.send(.answer(.keepOnlyWhileUsing)) }
    run.send(.requestAlways)
    #expect(run.prompts == [] && run.callbacks == [])
    run.send(.chooseInSettings(.askNextTime), .requestAlways)
    #expect(run.prompts.count == 1)
  }

  @Test(
    "IOS-REQ-006: asking Always first and getting When In Use leaves no upgrade",
    arguments: releases(11...12))
  func burnedUpgrade(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.requestAlways, .answer(.onlyWhileUsing), .requestAlways)
    #expect(run.effects == [.ignored(.alwaysAlreadyAsked)])
  }

  @Test(
    "IOS-REQ-007: When In Use first and Always later never is provisional",
    arguments: releases(from: .iOS(13, 4)))
  func twoSteps(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(
      .requestWhenInUse, .answer(.allowWhileUsing), .requestAlways, .answer(.changeToAlwaysAllow))
    #expect(run.state.grant == .always && !run.state.has(.provisional))
  }

  @Test(
    "IOS-REQ-011: a fence armed while provisional loses its first event to a No, or gets it late",
    arguments: from13)
  func firstEvents(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(
      .requestAlways, .answer(.allowWhileUsing), .startRegion, .leave, .graceElapsed, .suspend,
      .happens(.region))
    #expect(run.effects == [.withheld(.provisional)])
    var kept = run
    kept.send(.quietMoment, .answer(.keepOnlyWhileUsing))
    #expect(kept.effects.contains(.dropped(.region)))
    run.send(.quietMoment, .answer(.changeToAlwaysAllow))
    #expect(run.effects.contains(.woken) && run.effects.contains(.delivered(.region)))
  }

  @Test("IOS-REQ-015: Always after Allow Once shows nothing and calls nothing", arguments: from13)
  func alwaysAfterOnce(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.requestWhenInUse, .answer(.allowOnce))
    let before = run.state
    run.send(.requestAlways)
    #expect(run.effects == [.ignored(.temporaryGrant)])
    #expect(run.state == before)
  }

  @Test(
    "IOS-REQ-017: asking Always from the callback prompts at once, and after each Allow Once the first question returns",
    .facts("IOS-REQ-017"),
    arguments: releases(from: .iOS(13, 4)))
  func askingFromTheCallback(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.requestWhenInUse, .answer(.allowWhileUsing))
    #expect(run.callbacks == [.authorizedWhenInUse])
    run.send(.requestAlways)
    #expect(run.prompts == [.alwaysUpgrade])
    var once = Run(version)
    once.open(.notDetermined)
    once.send(.requestWhenInUse, .answer(.allowOnce), .leave, .graceElapsed)
    #expect(once.callbacks == [.notDetermined])
    once.send(.open, .requestWhenInUse)
    #expect(once.prompts.count == 1)
  }

  @Test(
    "IOS-SET-003: the label of Ask Next Time grew with the location button", .facts("IOS-SET-003"),
    arguments: all)
  func labels(_ version: OSVersion) {
    #expect(
      IOS.SettingsRow.askNextTime.label(on: version)
        == (version < .iOS(15) ? "Ask Next Time" : "Ask Next Time Or When I Share"))
    #expect(IOS.SettingsRow.absent.label(on: version) == nil)
  }

  @Test("IOS-SET-005: Precise Location can be switched from iOS 14", arguments: all)
  func preciseSwitch(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    let refusal = run.refusal(of: .setPrecise(false))
    #expect(refusal == (version < .iOS(14) ? .notOnThisSystem : nil))
    #expect(
      run.refusal(of: .setPrecise(true)) == (version < .iOS(14) ? .notOnThisSystem : .noChange))
  }

  @Test(
    "IOS-NEW-011: live updates say that accuracy is limited, monitors that a limit is exceeded",
    arguments: releases(from: .iOS(18)))
  func limits(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.setPrecise(false), .startLiveUpdates, .liveUpdateDue)
    #expect(run.effects == [.delivered(.liveReduced)])
    run.state = run.state.with(.conditions, IOS.Registered.full)
    run.send(.addCondition)
    #expect(run.effects == [.conditionLimitExceeded])
  }

  @Test(
    "IOS-NEW-001: before its release nothing of an API happens, and the refusal says so",
    arguments: all)
  func beforeTheirReleases(_ version: OSVersion) {
    let firsts: [(IOS.Event, OSVersion)] = [
      (.requestLocation, .iOS(9)), (.setAllowsBackground(true), .iOS(9)),
      (.setShowsIndicator(true), .iOS(11)), (.graceElapsed, .iOS(13)),
      (.allowOnceLapses, .iOS(13)), (.readBluetoothAuthorization, .iOS(13, 1)),
      (.requestTemporaryFullAccuracy(.listed), .iOS(14)), (.setAccuracy(.reduced), .iOS(14)),
      (.tapLocationButton, .iOS(15)), (.startLiveUpdates, .iOS(17)), (.liveUpdateDue, .iOS(17)),
      (.happens(.condition), .iOS(17)), (.sessionMemoryElapsed, .iOS(17)),
      (.beginSession(.none), .iOS(18)), (.suggestPermission(.always), .iOS(27)),
    ]
    var run = Run(version)
    run.open(.whenInUse)
    for (event, first) in firsts {
      #expect((run.refusal(of: event) == .notOnThisSystem) == (version < first), "\(event)")
    }
  }

  @Test(
    "IOS-NEW-001: whatever else is in its way, what is not of this release is refused as such",
    arguments: all)
  func beforeTheirReleasesFirst(_ version: OSVersion) {
    var unmanaged = Run(version)
    unmanaged.send(.open)
    let locked = Run.opened(version, .whenInUse, .complete, .lock)
    let off = Run.opened(version, .notDetermined, .complete, .setLocationServices(false))
    let cases: [(Run, IOS.Event, OSVersion)] = [
      (unmanaged, .requestLocation, .iOS(9)), (unmanaged, .setShowsIndicator(true), .iOS(11)),
      (locked, .chooseInSettings(.askNextTime), .iOS(13)),
      (locked, .setBluetoothPermission(true), .iOS(13)),
      (unmanaged, .requestTemporaryFullAccuracy(.listed), .iOS(14)),
      (locked, .setPrecise(true), .iOS(14)), (off, .tapLocationButton, .iOS(15)),
    ]
    for (run, event, first) in cases {
      #expect((run.refusal(of: event) == .notOnThisSystem) == (version < first), "\(event)")
    }
  }
}
