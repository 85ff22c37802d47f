import AuthorizationEngine
import PlatformModel
import TestSupport
import Testing

/// Callbacks, the lock, updates of the app and the system, resets, and Settings.
@Suite(.holdingRows) struct LifeTests {
  private static let all = OSVersion.allIOS
  private static let from13 = releases(from: .iOS(13))

  @Test("IOS-AUTH-030, IOS-AUTH-031: a new manager hears the present status once", arguments: all)
  func firstCallback(_ version: OSVersion) {
    let stored: [(IOS.Grant, AuthorizationStatus)] = [
      (.notDetermined, .notDetermined), (.never, .denied), (.whenInUse, .authorizedWhenInUse),
      (.always, .authorizedAlways),
    ]
    for (grant, status) in stored {
      var run = Run(version)
      run.open(grant)
      #expect(run.callbacks == [status])
      run.send(.startUpdating)
      #expect(run.callbacks == [])
      run.send(.releaseManager, .createManager)
      #expect(run.callbacks == [status])
    }
  }

  @Test(
    "IOS-AUTH-034: the first callback says not determined while the prompt is up",
    .facts("IOS-AUTH-034"), arguments: all)
  func callbackBeforeAnswer(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    #expect(run.callbacks == [.notDetermined])
    run.send(.requestWhenInUse)
    #expect(run.callbacks == [])
  }

  @Test("IOS-AUTH-041: releasing the manager takes its prompt down", arguments: all)
  func releaseManager(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.requestWhenInUse, .releaseManager)
    #expect(run.effects.contains(.promptClosed(.requesterGone)))
    #expect(run.state.prompt == nil)
    #expect(run.refusal(of: .requestWhenInUse) == .noManager)
  }

  @Test(
    "IOS-AUTH-042: a suspended app hears of Settings when it resumes; up to iOS 10 it is woken",
    arguments: all)
  func suspendedHears(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.leave, .suspend, .chooseInSettings(.never))
    #expect(run.callbacks == (version < .iOS(11) ? [.denied] : []))
    #expect(run.effects.contains(.woken) == (version < .iOS(11)))
    run.send(.open)
    #expect(run.callbacks == (version < .iOS(11) ? [] : [.denied]))
  }

  @Test("IOS-AUTH-043: a prompt makes the app inactive until it is answered", arguments: all)
  func inactive(_ version: OSVersion) throws {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.requestWhenInUse)
    #expect(run.effects.contains(.willResignActive))
    let button = try #require(run.engine.buttons(of: run.state).first)
    run.send(.answer(button))
    #expect(run.effects.last == .didBecomeActive)
  }

  @Test(
    "IOS-AUTH-044: locking the phone dismisses the prompt without an answer or a callback",
    arguments: all)
  func lockDismisses(_ version: OSVersion) {
    for request: IOS.Event in [.requestWhenInUse, .requestAlways] {
      var run = Run(version)
      run.open(.notDetermined)
      run.send(request, .lock)
      #expect(run.effects.contains(.promptClosed(.dismissedByLock)))
      #expect(run.callbacks == [] && run.state.grant == .notDetermined)
      run.send(.unlock)
      #expect(run.callbacks == [])
      #expect(run.state.presence == .foreground)
      run.send(request)
      #expect(run.prompts.count == 1, "it may be asked again")
    }
  }

  @Test(
    "IOS-AUTH-044: a lock during the question for precise location completes it with error 18",
    arguments: releases(from: .iOS(14)))
  func lockDismissesAccuracy(_ version: OSVersion) {
    var run = Run(version)
    run.state = run.state.with(.precise, IOS.Precision.reduced)
    run.open(.whenInUse)
    run.send(.requestTemporaryFullAccuracy(.listed), .lock)
    #expect(run.effects.contains(.temporaryAccuracyCompleted(.promptDeclined)))
  }

  @Test("IOS-AUTH-025, IOS-AUTH-026: a system update carries grants over, with full accuracy")
  func systemUpdate() {
    var run = Run(.iOS(12, 5))
    run.open(.whenInUse)
    run.send(.updateSystem)
    var updated = Run(IOS.System(.iOS(14)), state: run.state)
    updated.send(.unlock, .open, .createManager)
    #expect(updated.effects.contains(.authorizationCallback(.authorizedWhenInUse, .fullAccuracy)))
  }

  @Test("IOS-PROMPT-005: a second request under a prompt adds nothing", arguments: all)
  func secondRequest(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.requestWhenInUse)
    let before = run.state
    for request: IOS.Event in [.requestWhenInUse, .requestAlways] {
      run.send(request)
      #expect(run.effects == [.ignored(.promptUp)])
      #expect(run.state == before)
    }
  }

  @Test(
    "IOS-REQ-018: an update that drops a key takes back what the keys no longer support",
    arguments: all)
  func appUpdate(_ version: OSVersion) {
    func updated(_ grant: IOS.Grant, to build: IOS.Build) -> IOS.State {
      var run = Run(version)
      run.open(grant)
      run.state = run.state.declaring(build)
      run.send(.updateApp)
      return run.state
    }
    let whenInUseOnly = IOS.Build(purposeStrings: [.whenInUse])
    #expect(updated(.always, to: .complete).grant == .always)
    #expect(updated(.always, to: whenInUseOnly).grant == .whenInUse)
    #expect(updated(.always, to: IOS.Build()).grant == .notDetermined)
    #expect(updated(.whenInUse, to: whenInUseOnly).grant == .whenInUse)
    #expect(updated(.whenInUse, to: IOS.Build()).grant == .notDetermined)
    #expect(updated(.never, to: IOS.Build()).grant == .never)
    #expect(updated(.whenInUse, to: .complete).process == .terminated)
  }

  @Test(
    "IOS-REQ-020: a new installation is a fresh start, or keeps the grant by switch", arguments: all
  )
  func reinstall(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.startRegion, .reinstall)
    #expect(run.state == IOS.State(.complete))
    var kept = Run(IOS.System(version, switches: IOS.Switches(.grantSurvivesReinstall)))
    kept.open(.always)
    kept.send(.startRegion, .reinstall)
    #expect(kept.state.grant == .always && kept.state[.regions] == 0)
  }

  @Test("IOS-SET-014: Reset Location & Privacy forgets every decision", arguments: all)
  func reset(_ version: OSVersion) {
    var run = Run(version)
    run.open(.never)
    run.send(.resetLocationAndPrivacy)
    #expect(run.callbacks == [.notDetermined])
    run.send(.requestWhenInUse)
    #expect(run.prompts.count == 1)
  }

  @Test("IOS-SET-006: the Location row is missing until the app asked", arguments: all)
  func rowMissing(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    #expect(run.engine.settingsRow(of: run.state) == .absent)
    #expect(run.engine.settingsChoices(of: run.state) == [])
    run.send(.requestWhenInUse)
    run.send(.answer(.dontAllow))
    #expect(run.engine.settingsRow(of: run.state) == .never)
  }

  @Test(
    "IOS-SET-001, IOS-SET-002, IOS-SET-004: Settings offers what the keys support",
    .facts("IOS-SET-002"), arguments: all)
  func choices(_ version: OSVersion) {
    func offered(_ build: IOS.Build) -> [IOS.Event.SettingsChoice] {
      var run = Run(version, build)
      run.open(.never)
      return run.engine.settingsChoices(of: run.state)
    }
    let ask: [IOS.Event.SettingsChoice] = version < .iOS(13) ? [] : [.askNextTime]
    #expect(offered(.complete) == [.never] + ask + [.whileUsing, .always])
    #expect(
      offered(IOS.Build(purposeStrings: [.whenInUse])) == [.never] + ask + [.whileUsing])
    let alwaysOnly = IOS.Build(purposeStrings: [.always], linkedSDK: .iOS(10))
    #expect(
      offered(alwaysOnly)
        == [.never] + ask + (version < .iOS(11) ? [.always] : [.whileUsing, .always]),
      "IOS-REQ-019: from iOS 11 While Using is offered to every Always app")
  }

  @Test(
    "IOS-SET-004: by switch, Always is offered only after the app asked for it", arguments: from13)
  func alwaysAfterAsking(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.alwaysOfferedAfterAsking)))
    run.open(.whenInUse)
    #expect(!run.engine.settingsChoices(of: run.state).contains(.always))
    run.state = run.state.with(.alwaysAsked)
    #expect(run.engine.settingsChoices(of: run.state).contains(.always))
  }

  @Test(
    "T25, IOS-SET-022: restricted, the status reads 1 unless something was granted", arguments: all)
  func restricted(_ version: OSVersion) {
    let stored: [(IOS.Grant, AuthorizationStatus)] = [
      (.notDetermined, .restricted), (.never, .restricted), (.whenInUse, .authorizedWhenInUse),
      (.always, .authorizedAlways),
    ]
    for (grant, status) in stored {
      var run = Run(version)
      run.open(grant)
      run.send(.setRestricted(true))
      #expect(run.engine.status(of: run.state) == status)
      #expect(run.engine.settingsChoices(of: run.state) == [], "greyed out")
    }
  }

  @Test(
    "IOS-SET-016: by switch, Ask Next Time leaves the request for Always used up", arguments: from13
  )
  func askNextTimeSwitch(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.askNextTimeKeepsAlwaysAsked)))
    run.open(.whenInUse, alwaysAsked: true)
    run.send(
      .chooseInSettings(.askNextTime), .requestWhenInUse, .answer(.allowWhileUsing),
      .requestAlways)
    #expect(run.effects == [.ignored(.alwaysAlreadyAsked)])
  }

  @Test("T08, by switch: iOS 8 shows one prompt to Always", arguments: releases(8...8))
  func upgradeOn8(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.upgradePromptOnIOS8)))
    run.open(.whenInUse)
    run.send(.requestAlways)
    #expect(run.prompts == [.alwaysUpgradeIOS9])
    run.send(.answer(.allow))
    #expect(run.state.grant == .always)
  }

  @Test("T16, by switch: Allow Once uses the request for Always up", arguments: from13)
  func allowOnceUsesUp(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.allowOnceUsesAlwaysUp)))
    run.open(.notDetermined)
    run.send(.requestAlways, .answer(.allowOnce))
    #expect(run.state.has(.alwaysUsedUp))
    #expect(run.state.grant == .whenInUse && run.state.has(.temporary))
  }

  @Test(
    "T16, by switch: the request for Always stays used up when Allow Once has lapsed",
    arguments: from13, [true, false])
  func allowOnceUsedUpForGood(_ version: OSVersion, isOn: Bool) {
    var run = Run(
      IOS.System(version, switches: isOn ? IOS.Switches(.allowOnceUsesAlwaysUp) : IOS.Switches()))
    run.open(.notDetermined)
    run.send(.requestAlways, .answer(.allowOnce), .leave, .graceElapsed)
    #expect(run.state.grant == .notDetermined)
    run.send(.open, .requestAlways)
    guard isOn else {
      #expect(!run.prompts.isEmpty)
      return
    }
    #expect(run.effects.contains(.ignored(.alwaysAlreadyAsked)) && run.prompts.isEmpty)
    run.send(.requestWhenInUse, .answer(.allowWhileUsing))
    #expect(run.state.grant == .whenInUse)
    run.send(.requestAlways)
    #expect(run.effects == [.ignored(.alwaysAlreadyAsked)])
    run.send(.chooseInSettings(.askNextTime), .requestAlways)
    #expect(!run.prompts.isEmpty, "a choice in Settings forgets it")
  }

  @Test("T29, by switch: Allow Once lapses at an event of its own", arguments: from13)
  func lapsesLater(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.allowOnceLapsesLater)))
    run.open(.whenInUse, temporary: true)
    #expect(run.refusal(of: .allowOnceLapses) == .nothingToLapse)
    run.send(.leave, .graceElapsed)
    #expect(run.state.has(.temporary))
    run.send(.allowOnceLapses)
    #expect(run.callbacks == [.notDetermined])
  }

  @Test(
    "IOS-AUTH-023: locationServicesEnabled on the main thread warns from iOS 16", arguments: all)
  func servicesEnabled(_ version: OSVersion) {
    var run = Run(version)
    run.send(.open, .locationServicesEnabledOnMainThread)
    #expect(
      run.effects
        == (version < .iOS(16) ? [] : [.console(.locationServicesEnabledOnMainThread)]))
  }

  @Test(
    "IOS-NEW-018, IOS-NEW-019: an App Clip gets no Always, and its grant ends by itself",
    arguments: releases(from: .iOS(14)))
  func appClip(_ version: OSVersion) {
    var run = Run(version, IOS.Build.complete { $0.kind = .appClip })
    run.open(.notDetermined)
    run.send(.requestAlways)
    #expect(run.effects == [.ignored(.appClip)])
    run.send(.requestWhenInUse, .answer(.allowWhileUsing), .clipGrantExpires)
    #expect(run.callbacks == [.notDetermined])
    #expect(run.refusal(of: .clipGrantExpires) == .nothingToLapse)
  }

  @Test("P7L: on a locked screen the late question waits for the unlock", arguments: from13)
  func lockScreenForm(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always, provisional: true)
    run.send(.startRegion, .leave, .lock, .graceElapsed, .happens(.region), .quietMoment)
    #expect(run.prompts == [.alwaysUpgradeLocked])
    #expect(run.refusal(of: .answer(.changeToAlwaysAllow)) == .buttonNotOffered)
    run.send(.unlock)
    #expect(run.prompts == [.alwaysUpgrade])
  }

  @Test("IOS-KEY-003, IOS-KEY-004: which keys a request for Always needs", arguments: all)
  func alwaysKeys(_ version: OSVersion) {
    func asks(_ keys: Set<InfoPlistKey>, linked: OSVersion = .newestIOS) -> Bool {
      var run = Run(version, IOS.Build(purposeStrings: keys, linkedSDK: linked))
      run.open(.notDetermined)
      run.send(.requestAlways)
      return !run.prompts.isEmpty
    }
    let legacy = version < .iOS(11)
    #expect(asks([.always]) == legacy)
    #expect(asks([.whenInUse, .alwaysAndWhenInUse]) == !legacy)
    #expect(asks([.whenInUse]) == false)
    #expect(asks([.alwaysAndWhenInUse]) == false)
    #expect(asks([.always], linked: .iOS(10)), "an app linked before SDK 11")
  }

  @Test(
    "IOS-REQ-016: both requests back to back show P6 and P7 one after the other",
    arguments: releases(from: .iOS(14)))
  func backToBack(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.requestWhenInUse, .answer(.allowWhileUsing), .requestAlways)
    #expect(run.prompts == [.alwaysUpgrade])
  }
}
