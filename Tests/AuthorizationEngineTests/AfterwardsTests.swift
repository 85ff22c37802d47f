import AuthorizationEngine
import PlatformModel
import Testing

/// What a step leaves behind, which only a later step shows.
@Suite(.holdingRows) struct AfterwardsTests {
  private static let all = OSVersion.allIOS
  private static let from13 = releases(from: .iOS(13))
  private static let from14 = releases(from: .iOS(14))
  private static let from17 = releases(from: .iOS(17))
  private static let from18 = releases(from: .iOS(18))

  @Test("IOS-REQ-025: updates that were started in vain come with the permission", arguments: all)
  func startedInVain(_ version: OSVersion) {
    var run = Run.opened(version, .never, .complete, .startUpdating)
    #expect(run.effects == [.locationError(.denied)])
    run.send(.chooseInSettings(.whileUsing), .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
  }

  @Test(
    "IOS-REQ-025: what was started before the answer fails once with error 1 when the answer is no",
    arguments: all.filter { $0 >= .iOS(9) },
    [[IOS.Event.startUpdating], [.requestLocation], [.startUpdating, .requestLocation]])
  func startedBeforeTheAnswer(_ version: OSVersion, _ started: [IOS.Event]) {
    var run = Run(version)
    run.open(.notDetermined)
    for event in started { run.send(event) }
    run.send(.requestWhenInUse)
    #expect(!run.effects.contains(.locationError(.denied)), "no answer has been given yet")
    run.send(.answer(.dontAllow))
    #expect(run.effects.filter { $0 == .locationError(.denied) }.count == 1)
    run.send(.chooseInSettings(.whileUsing))
    #expect(
      (run.refusal(of: .locationFix) == .notStarted) == (started == [.requestLocation]),
      "one location was asked for and failed; updates go on when they may")
  }

  @Test("IOS-REQ-025: Location Services off is error 1 for what was started before the answer")
  func startedBeforeServicesWentOff() {
    var run = Run.opened(
      .iOS(17), .notDetermined, .complete, .startUpdating, .setLocationServices(false))
    #expect(run.effects.contains(.locationError(.denied)))
    run.send(.setLocationServices(true))
    #expect(!run.effects.contains(.locationError(.denied)))
  }

  @Test(
    "IOS-REQ-026: updates that were started in the background come with the screen",
    arguments: from13, [IOS.Switches(), IOS.Switches(.backgroundStartSilent)])
  func startedInBackground(_ version: OSVersion, _ switches: IOS.Switches) {
    var run = Run(IOS.System(version, switches: switches))
    run.open(.whenInUse)
    run.send(.leave, .graceElapsed, .startUpdating, .open, .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
  }

  @Test(
    "IOS-REQ-026, by switch: one location asked for in the background comes with the screen",
    arguments: from13)
  func onceInBackground(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.backgroundStartSilent)))
    run.open(.whenInUse)
    run.send(.leave, .graceElapsed, .requestLocation)
    #expect(run.effects == [.withheld(.notInUse)])
    run.send(.open, .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
    run.send(.requestLocation)
    #expect(run.effects == [], "on the screen nothing is withheld")
  }

  @Test("IOS-REQ-021: one location is one, reduced as well", arguments: from14)
  func oneReducedLocation(_ version: OSVersion) {
    let run = Run.opened(
      version, .whenInUse, .complete, .setPrecise(false), .requestLocation, .locationFix)
    #expect(run.effects == [.delivered(.reducedLocation)])
    #expect(run.refusal(of: .locationFix) == .notStarted)
  }

  @Test("IOS-BG-045: a region that is not monitored cannot be stopped", arguments: all)
  func stopNothing(_ version: OSVersion) {
    var run = Run.opened(version, .always)
    #expect(run.refusal(of: .stopRegion) == .notRegistered)
    run.send(.startRegion, .stopRegion)
    #expect(run.refusal(of: .stopRegion) == .notRegistered)
  }

  @Test(
    "IOS-BG-040: what woke the app and was fetched by no manager is lost on suspension",
    arguments: all)
  func unclaimed(_ version: OSVersion) {
    let kinds: [(IOS.Event, IOS.LaunchTrigger)] = [
      (.startRegion, .region), (.startSignificantChanges, .significantChange),
      (.startVisits, .visit),
    ]
    for (start, kind) in kinds {
      var run = Run.opened(version, .always, .complete, start, .leave, .terminate, .happens(kind))
      #expect(run.effects == [.launched(.location)])
      run.send(.suspend)
      #expect(run.effects == [.suspended, .dropped(kind)])
    }
    var nothing = Run.opened(version, .always, .complete, .leave)
    nothing.send(.suspend)
    #expect(nothing.effects == [.suspended])
  }

  @Test("IOS-NEW-014: a condition that nothing iterates is lost on suspension", arguments: from17)
  func unclaimedCondition(_ version: OSVersion) {
    var run = Run.opened(
      version, .always, .complete, .addCondition, .leave, .terminate, .happens(.condition))
    #expect(run.effects == [.launched(.location)])
    run.send(.suspend)
    #expect(run.effects == [.suspended, .dropped(.condition)])
  }

  @Test("IOS-NEW-001: whoever no longer iterates gets no condition", arguments: from17)
  func stoppedIterating(_ version: OSVersion) {
    var run = Run.opened(
      version, .whenInUse, .complete, .addCondition, .startMonitorEvents, .stopMonitorEvents)
    run.send(.happens(.condition))
    #expect(!run.effects.contains(.delivered(.condition)))
  }

  @Test(
    "IOS-NEW-002, IOS-NEW-007: what was begun in the background is held, and ended",
    arguments: from17)
  func begunInBackground(_ version: OSVersion) {
    var run = Run.opened(version, .always, .complete, .leave, .graceElapsed)
    run.send(.beginBackgroundActivity, .invalidateBackgroundActivity)
    #expect(run.refusal(of: .invalidateBackgroundActivity) == .notHeld)
    if version >= .iOS(18) {
      run.send(.beginSession(.always), .invalidateSession(.always))
      #expect(run.refusal(of: .invalidateSession(.always)) == .notHeld)
    }
  }

  @Test("T40, T28: a session for Always asks with the map of the build", arguments: from18)
  func alwaysSessionAsks(_ version: OSVersion) {
    for (reduced, prompt) in [(false, IOS.Prompt.firstRequest), (true, .firstRequestReduced)] {
      let build = IOS.Build.complete { $0.defaultAccuracyReduced = reduced }
      var run = Run.opened(version, .notDetermined, build)
      run.send(.beginSession(.always))
      #expect(run.prompts == [prompt])
      run.send(.answer(.allowWhileUsing))
      #expect(run.callbacks == [.authorizedAlways])
      #expect(run.state.precision == (reduced ? .reduced : .full))
    }
  }

  @Test("T33: a reminder that was due is void when Always ends", arguments: all)
  func voidReminder(_ version: OSVersion) {
    var run = Run.opened(version, .always, .complete, .reminderDue)
    run.send(.chooseInSettings(.whileUsing), .chooseInSettings(.always))
    #expect(run.refusal(of: .quietMoment) == .nothingWaiting)
  }

  @Test("IOS-AUTH-030: this state has one manager, which is created once", arguments: all)
  func secondManager(_ version: OSVersion) {
    for switches in [IOS.Switches(), IOS.Switches(.noPauseByDefault)] {
      var run = Run(IOS.System(version, switches: switches))
      run.send(.open, .createManager)
      #expect(run.refusal(of: .createManager) == .managerExists)
    }
  }

  @Test(
    "IOS-BG-031: the indicator for Always can be taken back", arguments: releases(from: .iOS(11)))
  func indicatorTakenBack(_ version: OSVersion) {
    var run = Run.opened(
      version, .always, .complete, .setShowsIndicator(true), .setShowsIndicator(false),
      .setAllowsBackground(true), .startUpdating)
    run.send(.leave)
    #expect(!run.effects.contains(.indicatorShown))
  }

  @Test("IOS-SET-006: an app that never asked has no row in Settings", arguments: all)
  func noRowInSettings(_ version: OSVersion) {
    let run = Run.opened(version, .notDetermined)
    #expect(run.refusal(of: .chooseInSettings(.never)) == .notOffered)
  }

  @Test("IOS-SET-022: under a restriction the row stands and is greyed", arguments: all)
  func greyedInSettings(_ version: OSVersion) {
    let run = Run.opened(version, .whenInUse, .complete, .setRestricted(true))
    #expect(run.refusal(of: .chooseInSettings(.never)) == .notOffered)
  }

  @Test("IOS-SET-001: Settings offers what the keys of the build allow", arguments: all)
  func offeredInSettings(_ version: OSVersion) {
    let whenInUse = Run.opened(version, .whenInUse, IOS.Build(purposeStrings: [.whenInUse]))
    #expect(whenInUse.refusal(of: .chooseInSettings(.always)) == .notOffered)
    let always = Run.opened(version, .always, IOS.Build(purposeStrings: [.always]))
    #expect(
      always.refusal(of: .chooseInSettings(.whileUsing))
        == (version < .iOS(11) ? .notOffered : nil))
  }

  @Test("IOS-NEW-010: a diagnostic is taken back once, and said again", arguments: from18)
  func diagnosticsOnce(_ version: OSVersion) {
    func tell(
      _ diagnostic: IOS.Effect.Diagnostic, _ run: Run, _ says: [IOS.Event], _ unsays: [IOS.Event]
    ) {
      var run = run
      for _ in 1...2 {
        for (events, isSaid) in [(says, true), (unsays, false)] {
          for event in events { run.send(event) }
          #expect(run.effects.contains(.diagnostic(diagnostic, isSaid)), "\(diagnostic)")
          run.send(.setFitnessTracking(false))
          #expect(!run.tells(diagnostic), "\(diagnostic)")
          run.send(.setFitnessTracking(true))
        }
      }
    }
    let held = Run.opened(version, .whenInUse, .complete, .beginSession(.whenInUse))
    tell(
      .authorizationDenied, held, [.chooseInSettings(.never)], [.chooseInSettings(.whileUsing)])
    tell(
      .authorizationDeniedGlobally, held, [.setLocationServices(false)],
      [.setLocationServices(true)])
    tell(.insufficientlyInUse, held, [.leave, .graceElapsed], [.open])
    let asked = Run.opened(
      version, .notDetermined, .complete, .setRestricted(true), .beginSession(.whenInUse),
      .setRestricted(false), .answer(.dontAllow))
    tell(.authorizationRestricted, asked, [.setRestricted(true)], [.setRestricted(false)])
    var always = Run(version)
    always.open(.always, alwaysAsked: true)
    always.send(.beginSession(.always))
    tell(
      .alwaysAuthorizationDenied, always, [.chooseInSettings(.whileUsing)],
      [.chooseInSettings(.always)])
    let full = Run.opened(
      version, .whenInUse, .complete, .setPrecise(false), .beginSession(.fullAccuracy),
      .answer(.dontAllow), .setPrecise(true))
    tell(.fullAccuracyDenied, full, [.setPrecise(false)], [.setPrecise(true)])
  }
}

extension Run {
  /// Whether the last step said or took back a diagnostic.
  fileprivate func tells(_ diagnostic: IOS.Effect.Diagnostic) -> Bool {
    effects.contains(.diagnostic(diagnostic, true))
      || effects.contains(.diagnostic(diagnostic, false))
  }
}
