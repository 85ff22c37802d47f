import AuthorizationEngine
import PlatformModel
import Testing

/// T29 to T38: what happens without a request, or to every request.
@Suite(.holdingRows) struct LaterTransitionTests {
  private static let from13 = releases(from: .iOS(13))

  @Test("T29, IOS-AUTH-038: Allow Once lapses when the app is no longer in use", arguments: from13)
  func allowOnceLapses(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse, temporary: true)
    run.send(.leave)
    #expect(run.state.grant == .whenInUse, "the grace period still counts")
    run.send(.graceElapsed)
    #expect(run.state.grant == .notDetermined)
    #expect(run.effects.contains(.grantLapsed))
    #expect(run.callbacks == [.notDetermined])
    #expect(run.engine.settingsRow(of: run.state) == .askNextTime)
  }

  @Test("T29: a suspended app hears of the lapse when it runs next", arguments: from13)
  func allowOnceLapsesSuspended(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse, temporary: true)
    run.send(.leave, .suspend, .graceElapsed)
    #expect(run.callbacks == [])
    run.send(.open)
    #expect(run.callbacks == [.notDetermined])
  }

  @Test("T29 does not exist before iOS 13: no grant ends by leaving", arguments: releases(8...12))
  func nothingLapsesBefore13(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.leave)
    #expect(run.state.grant == .whenInUse)
    #expect(run.refusal(of: .graceElapsed) == .notOnThisSystem)
  }

  @Test("IOS-REQ-013: Allow Once may be asked for again after it lapsed", arguments: from13)
  func allowOnceAgain(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    for _ in 1...3 {
      run.send(.requestWhenInUse)
      #expect(run.prompts.count == 1)
      run.send(.answer(.allowOnce), .leave, .graceElapsed, .open)
    }
  }

  @Test("IOS-REQ-014: a short switch and the blue indicator keep Allow Once", arguments: from13)
  func allowOnceSurvives(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse, temporary: true)
    run.send(.leave, .open)
    #expect(run.state.has(.temporary))
    run.send(.setAllowsBackground(true), .startUpdating, .leave)
    #expect(run.state.presence == .indicator)
    #expect(run.refusal(of: .graceElapsed) == .notInGrace)
    #expect(run.state.has(.temporary))
    run.send(.stopUpdating)
    #expect(!run.state.has(.temporary))
    #expect(run.callbacks == [.notDetermined])
  }

  private static let kinds: [IOS.Event] = [
    .happens(.region), .happens(.significantChange), .happens(.visit),
  ]

  /// A provisional app in the background, with an event held for it.
  private func provisional(_ version: OSVersion, _ event: IOS.Event = .happens(.region)) -> Run {
    var run = Run(version)
    run.open(.always, provisional: true, alwaysAsked: true)
    run.send(.startRegion, .startSignificantChanges, .startVisits, .leave, .graceElapsed, event)
    return run
  }

  @Test("T30, IOS-AUTH-037: Change to Always Allow, late, makes no callback", arguments: from13)
  func lateAlways(_ version: OSVersion) {
    var run = provisional(version)
    #expect(run.effects == [.withheld(.provisional)])
    run.send(.quietMoment)
    #expect(run.prompts == [.alwaysUpgrade])
    run.send(.answer(.changeToAlwaysAllow))
    #expect(run.callbacks == [])
    #expect(run.effects.contains(.delivered(.region)))
    #expect(run.state.grant == .always && !run.state.has(.provisional))
    #expect(run.engine.settingsRow(of: run.state) == .always)
  }

  @Test(
    "T31, IOS-AUTH-037: Keep Only While Using, late, calls back and drops the event",
    arguments: from13)
  func lateKeep(_ version: OSVersion) {
    var run = provisional(version)
    run.send(.quietMoment, .answer(.keepOnlyWhileUsing))
    #expect(run.callbacks == [.authorizedWhenInUse])
    #expect(run.effects.contains(.dropped(.region)))
    #expect(run.state.grant == .whenInUse)
    #expect(run.engine.settingsRow(of: run.state) == .whileUsing)
  }

  @Test("T32: a newer event replaces the held one, an old one is dropped", arguments: from13)
  func heldEvents(_ version: OSVersion) {
    var run = provisional(version)
    #expect(run.state.pendingTrigger == .region)
    run.send(.happens(.visit))
    #expect(run.state.pendingTrigger == .visit)
    run.send(.heldEventExpires)
    #expect(run.effects == [.dropped(.visit)])
    #expect(run.refusal(of: .heldEventExpires) == .nothingHeld)
    #expect(run.refusal(of: .quietMoment) == nil, "the question still waits")
    #expect(run.engine.settingsRow(of: run.state) == .whileUsing)
  }

  @Test(
    "T30 to T32 need the provisional state, which iOS 12 does not have", arguments: releases(8...12)
  )
  func noProvisionalBefore13(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.startRegion, .leave, .happens(.region))
    #expect(run.effects == [.delivered(.region)])
    #expect(run.refusal(of: .quietMoment) == .nothingWaiting)
  }

  @Test("IOS-REQ-009: every kind of event is withheld from a provisional app", arguments: from13)
  func provisionalWithholds(_ version: OSVersion) {
    for kind in Self.kinds {
      let run = provisional(version, kind)
      #expect(run.effects == [.withheld(.provisional)])
      #expect(run.state.has(.upgradePending))
    }
    var run = provisional(version)
    run.send(.startUpdating)
    #expect(run.effects.contains(.withheld(.provisional)))
    #expect(run.state.pendingTrigger == .backgroundStart)
  }

  @Test("IOS-REQ-010: in the foreground a provisional app receives normally", arguments: from13)
  func provisionalForeground(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always, provisional: true)
    run.send(.startUpdating, .startRegion, .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
    run.send(.happens(.region))
    #expect(run.effects == [.delivered(.region)])
  }

  @Test(
    "T33, IOS-SET-017: the reminder turns Always into When In Use without the app",
    arguments: from13)
  func reminderDowngrades(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always, alwaysAsked: true)
    run.send(.leave, .graceElapsed, .suspend, .reminderDue, .quietMoment)
    #expect(run.prompts == [.backgroundReminder])
    run.send(.answer(.changeToOnlyWhileUsing))
    #expect(run.callbacks == [])
    #expect(run.state.grant == .whenInUse && run.state.has(.alwaysAsked))
    #expect(run.engine.settingsRow(of: run.state) == .whileUsing)
    run.send(.open)
    #expect(run.callbacks == [.authorizedWhenInUse])
  }

  @Test("T33 is not offered before iOS 13", arguments: releases(8...12))
  func reminderBefore13(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.leave, .reminderDue, .quietMoment)
    #expect(run.prompts == [.backgroundReminderIOS8])
    #expect(run.refusal(of: .answer(.changeToOnlyWhileUsing)) == .buttonNotOffered)
  }

  @Test(
    "T34: the reminder answered with Always Allow or Continue changes nothing",
    arguments: OSVersion.allIOS)
  func reminderKept(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.leave, .reminderDue, .quietMoment)
    run.send(.answer(version < .iOS(13) ? .continueAllowing : .alwaysAllow))
    #expect(run.effects == [.promptClosed(.answered)])
    #expect(run.state.grant == .always)
    #expect(run.engine.settingsRow(of: run.state) == .always)
  }

  @Test("T35, IOS-BG-002: no prompt while the app is not in the foreground", arguments: from13)
  func noPromptInBackground(_ version: OSVersion) {
    for request: IOS.Event in [.requestWhenInUse, .requestAlways] {
      var run = Run(version)
      run.open(.notDetermined)
      run.send(.leave, request)
      #expect(run.effects == [.ignored(.notInForeground)], "in the grace period")
      run.send(.graceElapsed, request)
      #expect(run.effects == [.ignored(.notInForeground)])
    }
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.setAllowsBackground(true), .startUpdating, .leave, .requestAlways)
    #expect(run.state.presence == .indicator)
    #expect(run.effects == [.ignored(.notInForeground)])
  }

  @Test(
    "T35 begins with iOS 13: before, the request reaches the person", arguments: releases(8...12))
  func promptInBackgroundBefore13(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.leave, .requestWhenInUse)
    #expect(run.prompts.count == 1)
  }

  @Test(
    "T36, IOS-KEY-001: without its key a request does nothing but write to the console",
    arguments: OSVersion.allIOS)
  func keysMissing(_ version: OSVersion) {
    for grant in IOS.Grant.allCases {
      var run = Run(version, IOS.Build())
      run.open(grant)
      let before = run.state
      run.send(.requestWhenInUse)
      #expect(run.effects == [.console(.whenInUseKeyMissing), .ignored(.keyMissing)])
      run.send(.requestAlways)
      #expect(run.effects == [.console(.alwaysKeysMissing), .ignored(.keyMissing)])
      #expect(run.state == before)
    }
  }

  @Test(
    "T37, IOS-REQ-028: with Location Services off P9 shows, a limited number of times",
    arguments: OSVersion.allIOS)
  func servicesOff(_ version: OSVersion) {
    for event: IOS.Event in [.requestWhenInUse, .requestAlways, .startUpdating] {
      var run = Run(version)
      run.open(.notDetermined)
      run.send(.setLocationServices(false))
      #expect(run.callbacks == [.denied], "the status reads 2")
      for _ in 1...2 {
        run.send(event)
        #expect(run.prompts == [.locationServicesOff])
        run.send(.answer(.cancel))
      }
      run.send(event)
      #expect(run.prompts == [])
      #expect(run.state.grant == .notDetermined)
    }
  }

  @Test("T37: Settings in P9 leaves the app", arguments: OSVersion.allIOS)
  func servicesOffSettings(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.setLocationServices(false), .requestWhenInUse, .answer(.settings))
    #expect(run.effects.contains(.settingsOpened))
    #expect(run.state.presence == (version < .iOS(13) ? .notInUse : .grace))
  }

  @Test(
    "T38, IOS-SET-007: Location Services back on restores the grant with a callback",
    arguments: OSVersion.allIOS)
  func servicesOn(_ version: OSVersion) {
    let stored: [(IOS.Grant, AuthorizationStatus)] = [
      (.notDetermined, .notDetermined), (.never, .denied), (.whenInUse, .authorizedWhenInUse),
      (.always, .authorizedAlways),
    ]
    for (grant, status) in stored {
      var run = Run(version)
      run.open(grant)
      run.send(.setLocationServices(false))
      #expect(run.callbacks == (grant == .never ? [] : [.denied]))
      #expect(run.engine.status(of: run.state) == .denied)
      run.send(.setLocationServices(true))
      #expect(run.callbacks == (grant == .never ? [] : [status]))
      #expect(run.state.grant == grant)
    }
  }
}
