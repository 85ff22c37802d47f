import AuthorizationEngine
import PlatformModel
import Testing

/// The corners of the services: why something fails, is withheld or dropped.
@Suite(.holdingRows) struct ServiceEdgeTests {
  private static let all = OSVersion.allIOS
  private static let from13 = releases(from: .iOS(13))

  @Test(
    "T37, IOS-REQ-028: every start asks for Location Services while prompts are left",
    arguments: all)
  func startsWithServicesOff(_ version: OSVersion) {
    var starts: [(IOS.Event, IOS.Effect)] = [
      (.startUpdating, .locationError(.denied)),
      (.startRegion, .monitoringError(.regionMonitoringDenied)),
      (.startSignificantChanges, .monitoringError(.denied)),
      (.startVisits, .monitoringError(.denied)),
      (.startRanging, .monitoringError(.rangingUnavailable)),
    ]
    if version >= .iOS(9) { starts.append((.requestLocation, .locationError(.denied))) }
    for (event, error) in starts {
      var run = Run.opened(version, .always, .complete, .setLocationServices(false))
      for _ in 1...2 {
        run.send(event)
        #expect(run.effects.prefix(2) == [error, .promptShown(.locationServicesOff)], "\(event)")
        run.send(.answer(.cancel))
      }
      run.send(event)
      #expect(run.effects == [error], "\(event)")
      var background = Run.opened(
        version, .always, .complete, .setLocationServices(false), .leave, event)
      background.send(event)
      #expect(background.effects == [error], "no prompt from the background")
    }
  }

  @Test("T37: the button asks for Location Services too", arguments: releases(from: .iOS(15)))
  func buttonWithServicesOff(_ version: OSVersion) {
    var run = Run.opened(version, .notDetermined, .complete, .setLocationServices(false))
    for _ in 1...2 {
      run.send(.tapLocationButton)
      #expect(run.prompts == [.locationServicesOff])
      run.send(.answer(.cancel))
    }
    run.send(.tapLocationButton)
    #expect(run.effects == [.ignored(.servicesOff)])
    run.send(.setLocationServices(true), .tapLocationButton, .tapLocationButton)
    #expect(run.effects == [.ignored(.promptUp)])
    #expect(
      Run.opened(version, .whenInUse, .complete, .leave).refusal(of: .tapLocationButton)
        == .notForeground)
  }

  @Test(
    "T37: requests in vain are silent, in the background as well before iOS 13",
    arguments: releases(8...12))
  func requestsWithServicesOff(_ version: OSVersion) {
    var run = Run.opened(version, .notDetermined, .complete, .setLocationServices(false), .leave)
    run.send(.requestWhenInUse)
    #expect(run.effects == [.ignored(.servicesOff)])
  }

  @Test("IOS-REQ-025: denied, each service fails with its own error", arguments: all)
  func deniedStarts(_ version: OSVersion) {
    let starts: [(IOS.Event, IOS.Effect)] = [
      (.startUpdating, .locationError(.denied)),
      (.startRegion, .monitoringError(.regionMonitoringDenied)),
      (.startSignificantChanges, .monitoringError(.denied)),
      (.startVisits, .monitoringError(.denied)),
      (.startRanging, .monitoringError(.rangingUnavailable)),
    ]
    for (event, error) in starts {
      var run = Run.opened(version, .never)
      run.send(event)
      #expect(run.effects == [error], "\(event)")
      var restricted = Run.opened(version, .notDetermined, .complete, .setRestricted(true))
      restricted.send(event)
      #expect(restricted.effects == [error], "\(event)")
    }
  }

  @Test(
    "IOS-BG-003: on iOS 8 to 12 significant changes and visits too need Always",
    arguments: releases(8...12))
  func monitoringNeedsAlways(_ version: OSVersion) {
    for event: IOS.Event in [.startSignificantChanges, .startVisits] {
      var run = Run.opened(version, .whenInUse)
      run.send(event)
      #expect(run.effects == [.monitoringError(.denied)])
    }
    for (start, event) in [
      (IOS.Event.startSignificantChanges, IOS.Event.happens(.significantChange)),
      (.startVisits, .happens(.visit)),
    ] {
      var run = Run.opened(version, .always, .complete, start, .chooseInSettings(.whileUsing))
      run.send(event)
      #expect(run.effects == [.withheld(.notAuthorized)])
    }
  }

  private static let kinds: [(start: IOS.Event, stop: IOS.Event, happens: IOS.Event)] = [
    (.startRegion, .stopRegion, .happens(.region)),
    (.startSignificantChanges, .stopSignificantChanges, .happens(.significantChange)),
    (.startVisits, .stopVisits, .happens(.visit)),
  ]

  @Test(
    "IOS-BG-051, IOS-REQ-025: what is withheld from every kind of monitoring, and why",
    arguments: all)
  func withheldKinds(_ version: OSVersion) {
    for kind in Self.kinds {
      let run = Run.opened(version, .always, .complete, kind.start)
      func seen(_ events: IOS.Event...) -> [IOS.Effect] {
        var copy = run
        for event in events { copy.send(event) }
        copy.send(kind.happens)
        return copy.effects
      }
      #expect(seen(.restart) == [.withheld(.beforeFirstUnlock)])
      #expect(seen(.setLocationServices(false)) == [.withheld(.servicesOff)])
      #expect(seen(.chooseInSettings(.never)) == [.withheld(.notAuthorized)])
      var stopped = run
      stopped.send(kind.stop)
      #expect(stopped.refusal(of: kind.happens) == .notRegistered)
    }
  }

  @Test("IOS-BG-041, IOS-BG-042: every kind launches after a force quit until 26.3", arguments: all)
  func forceQuitKinds(_ version: OSVersion) {
    for kind in Self.kinds {
      var run = Run.opened(version, .always, .complete, kind.start, .leave, .forceQuit)
      run.send(kind.happens)
      #expect(
        run.effects
          == (version < .iOS(26, 4) ? [.launched(.location)] : [.withheld(.forceQuit)]))
    }
  }

  @Test("T31, IOS-REQ-009: what waits for a manager is dropped when Always ends", arguments: all)
  func heldIsVoid(_ version: OSVersion) {
    let kinds: [(IOS.Event, IOS.Event, IOS.LaunchTrigger)] = [
      (.startRegion, .happens(.region), .region),
      (.startSignificantChanges, .happens(.significantChange), .significantChange),
      (.startVisits, .happens(.visit), .visit),
    ]
    for (start, happens, kind) in kinds {
      var run = Run.opened(version, .always, .complete, start, .leave, .terminate, happens)
      #expect(run.state.pendingTrigger == kind)
      var expired = run
      expired.send(.heldEventExpires)
      #expect(expired.effects == [.dropped(kind)])
      run.send(.chooseInSettings(.whileUsing))
      #expect(run.effects == [.dropped(kind)])
    }
  }

  @Test(
    "T30: a start that was held is dropped with the process, delivered with the grant",
    arguments: from13)
  func heldStart(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always, provisional: true)
    run.send(.leave, .graceElapsed, .startUpdating)
    var released = run
    released.send(.quietMoment, .answer(.changeToAlwaysAllow))
    #expect(released.effects.contains(.delivered(.backgroundStart)))
    var expired = run
    expired.send(.heldEventExpires)
    #expect(expired.effects == [.dropped(.backgroundStart)])
    run.send(.terminate)
    #expect(run.effects.contains(.dropped(.backgroundStart)))
    var once = Run(version)
    once.open(.always, provisional: true)
    once.send(.leave, .graceElapsed, .requestLocation)
    #expect(once.effects == [.withheld(.provisional)])
    once.send(.locationFix)
    #expect(once.effects == [.withheld(.provisional)])
  }

  @Test("IOS-REQ-025, IOS-BG-014: why a location is withheld", arguments: all)
  func withheldLocations(_ version: OSVersion) {
    // Without the mode, for iOS 8 would go on with it.
    let build = IOS.Build.complete { $0.hasLocationBackgroundMode = false }
    let run = Run.opened(version, .whenInUse, build, .startUpdating, .startRanging)
    func seen(_ event: IOS.Event, _ events: IOS.Event...) -> [IOS.Effect] {
      var copy = run
      for event in events { copy.send(event) }
      copy.send(event)
      return copy.effects
    }
    let away: [IOS.Event] = version < .iOS(13) ? [.leave] : [.leave, .graceElapsed]
    for event: IOS.Event in [.locationFix, .locationUnknown] {
      #expect(seen(event, .setLocationServices(false)) == [.withheld(.servicesOff)])
      #expect(seen(event, .chooseInSettings(.never)) == [.withheld(.notAuthorized)])
      #expect(seen(event, .leave, .suspend) == [.withheld(.suspended)])
      var left = run
      for step in away { left.send(step) }
      left.send(event)
      #expect(left.effects == [.withheld(.notInUse)])
    }
    #expect(seen(.beaconSeen, .leave, .suspend) == [.withheld(.suspended)])
    #expect(seen(.beaconSeen, .chooseInSettings(.never)) == [.withheld(.notAuthorized)])
    var stopped = run
    stopped.send(.stopRanging, .stopUpdating)
    #expect(stopped.refusal(of: .beaconSeen) == .notStarted)
    #expect(stopped.refusal(of: .locationFix) == .notStarted)
  }

  @Test(
    "IOS-BG-019: a filter or a coarse wish that is taken back no longer suspends",
    arguments: releases(from: .iOS(16, 4)))
  func takenBack(_ version: OSVersion) {
    let common: [IOS.Event] = [
      .setAllowsBackground(true), .startSignificantChanges, .startUpdating,
      .setDistanceFilter(true), .setAccuracy(.coarse),
    ]
    var run = Run(version)
    run.open(.always)
    for event in common + [.leave, .graceElapsed] { run.send(event) }
    run.send(.locationFix)
    #expect(run.effects == [.withheld(.filtered)])
    run.send(.setDistanceFilter(false), .locationFix)
    #expect(run.effects == [.withheld(.filtered)])
    run.send(.setAccuracy(.fine), .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
    run.send(.setDistanceFilter(true), .setShowsIndicator(true), .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
    run.send(.setShowsIndicator(false), .stopSignificantChanges, .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
  }

  @Test("IOS-REQ-026: one location asked for in the background is an error too", arguments: from13)
  func requestInBackground(_ version: OSVersion) {
    var run = Run.opened(version, .whenInUse, .complete, .leave, .graceElapsed)
    run.send(.requestLocation)
    #expect(run.effects == [.locationError(.denied)])
    #expect(run.refusal(of: .locationFix) == .notStarted, "it is over")
  }

  @Test(
    "T30, IOS-REQ-009: a monitor's event is held from a provisional app as well",
    arguments: releases(from: .iOS(17)))
  func provisionalCondition(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always, provisional: true)
    run.send(.addCondition, .leave, .terminate, .happens(.condition))
    #expect(run.effects == [.withheld(.provisional)])
    #expect(run.state.pendingTrigger == .condition)
    run.send(.quietMoment, .answer(.changeToAlwaysAllow))
    #expect(run.effects.contains(.launched(.location)))
  }

  @Test("IOS-BG-053: pausing can be switched off and on again", arguments: OSVersion.allIOS)
  func pausesAgain(_ version: OSVersion) {
    var run = Run.opened(
      version, .always, .complete, .startUpdating, .leave, .setPausesAutomatically(false))
    #expect(run.refusal(of: .longStop) == .notDue)
    run.send(.setPausesAutomatically(true), .longStop)
    #expect(run.effects == [.updatesPaused])
    #expect(run.refusal(of: .longStop) == .notDue, "paused already")
  }
}
