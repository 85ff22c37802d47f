import AuthorizationEngine
import PlatformModel
import Testing

/// Standard updates, the single location, monitoring and relaunch.
@Suite(.holdingRows) struct ServiceTests {
  private static let all = OSVersion.allIOS
  private static let from9 = releases(from: .iOS(9))
  private static let from13 = releases(from: .iOS(13))
  private static let kinds:
    [(start: IOS.Event, happens: IOS.Event, delivery: IOS.Effect.Delivery)] = [
      (.startRegion, .happens(.region), .region),
      (.startSignificantChanges, .happens(.significantChange), .significantChange),
      (.startVisits, .happens(.visit), .visit),
    ]

  @Test(
    "IOS-REQ-001, IOS-REQ-002: starting in not determined shows nothing and brings nothing",
    arguments: all)
  func undetermined(_ version: OSVersion) {
    var run = Run(version)
    run.open(.notDetermined)
    run.send(.startUpdating)
    #expect(run.effects == [])
    run.send(.locationFix)
    #expect(run.effects == [.withheld(.notAuthorized)])
    run.send(.requestWhenInUse)
    run.state = run.state.with(.auth, IOS.Grant.whenInUse)
    run.send(.locationFix)
    #expect(run.effects.contains(.delivered(.preciseLocation)), "started before, it goes on")
  }

  @Test(
    "IOS-REQ-025: denied is error 1, an unknown position error 0, which is transient",
    arguments: all)
  func errors(_ version: OSVersion) {
    var denied = Run(version)
    denied.open(.never)
    denied.send(.startUpdating)
    #expect(denied.effects == [.locationError(.denied)])
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.startUpdating, .locationUnknown)
    #expect(run.effects == [.locationError(.locationUnknown)])
    run.send(.locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
    run.send(.chooseInSettings(.never))
    #expect(run.effects.contains(.locationError(.denied)))
    #expect(IOS.Effect.LocationError.denied.rawValue == 1)
  }

  @Test(
    "IOS-REQ-027: with Location Services off the error comes; the status may lag by switch",
    arguments: from9)
  func statusStays(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.statusStaysWhenServicesOff)))
    run.open(.whenInUse)
    run.send(.setLocationServices(false))
    #expect(run.callbacks == [])
    #expect(run.engine.status(of: run.state) == .authorizedWhenInUse)
    run.send(.startUpdating)
    #expect(run.effects.contains(.locationError(.denied)))
  }

  @Test(
    "IOS-REQ-021: requestLocation brings one location or one error, and one at a time",
    arguments: from9)
  func requestLocation(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.requestLocation, .requestLocation)
    #expect(run.effects == [.ignored(.alreadyOutstanding)])
    run.send(.locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
    #expect(run.refusal(of: .locationFix) == .notStarted)
    run.send(.requestLocation, .locationUnknown)
    #expect(run.effects == [.locationError(.locationUnknown)])
    #expect(run.refusal(of: .locationUnknown) == .notStarted)
    run.send(.requestLocation, .stopUpdating)
    #expect(run.refusal(of: .locationFix) == .notStarted)
    run.send(.requestLocation, .startUpdating, .locationFix, .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
  }

  @Test("IOS-REQ-021: requestLocation came with iOS 9", arguments: releases(8...8))
  func requestLocationOn8(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    #expect(run.refusal(of: .requestLocation) == .notOnThisSystem)
  }

  @Test(
    "IOS-REQ-026: a background start fails with an error, or silently by switch", arguments: from13)
  func backgroundStart(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.backgroundStartSilent)))
    run.open(.whenInUse)
    run.send(.leave, .graceElapsed, .startUpdating)
    #expect(run.effects == [.withheld(.notInUse)])
  }

  @Test(
    "IOS-BG-003: from iOS 13 monitoring starts under When In Use and delivers while in use",
    arguments: from13)
  func monitoringWhenInUse(_ version: OSVersion) {
    for kind in Self.kinds {
      var run = Run(version)
      run.open(.whenInUse)
      run.send(kind.start, kind.happens)
      #expect(run.effects == [.delivered(kind.delivery)])
      run.send(.leave, .graceElapsed, kind.happens)
      #expect(run.effects == [.withheld(.notInUse)])
      run.send(.terminate, kind.happens)
      #expect(run.state.process == .terminated, "never launched")
    }
  }

  @Test(
    "IOS-BG-003, IOS-BG-052: on iOS 8 to 12 monitoring needs Always", arguments: releases(8...12))
  func monitoringNeedsAlways(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.startRegion)
    #expect(run.effects == [.monitoringError(.regionMonitoringDenied)])
    var always = Run(version)
    always.open(.always)
    always.send(.startRegion, .chooseInSettings(.whileUsing), .leave, .happens(.region))
    #expect(always.effects == [.withheld(.notAuthorized)])
  }

  @Test("IOS-BG-052: not authorized, a region fails with error 4", arguments: all)
  func regionDenied(_ version: OSVersion) {
    var run = Run(version)
    run.open(.never)
    run.send(.startRegion)
    #expect(run.effects == [.monitoringError(.regionMonitoringDenied)])
    #expect(IOS.Effect.LocationError.regionMonitoringDenied.rawValue == 4)
  }

  @Test(
    "IOS-BG-040: with Always every kind launches a terminated app and reaches its manager",
    arguments: all)
  func relaunch(_ version: OSVersion) {
    for kind in Self.kinds {
      var run = Run(version)
      run.open(.always)
      run.send(kind.start, .leave, .terminate, kind.happens)
      #expect(run.effects == [.launched(.location)])
      #expect(run.state.presence == .notInUse)
      run.send(.createManager)
      #expect(run.effects.contains(.delivered(kind.delivery)))
      #expect(run.callbacks == [.authorizedAlways], "the first callback comes too")
    }
  }

  @Test("IOS-BG-040: a suspended app is woken", arguments: all)
  func wakes(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.startRegion, .leave, .suspend, .happens(.region))
    #expect(run.effects == [.woken, .delivered(.region)])
  }

  @Test(
    "IOS-BG-041, IOS-BG-042, IOS-26-003: after a force quit it is launched, but not from 26.4",
    arguments: all)
  func forceQuit(_ version: OSVersion) {
    func after(_ switches: IOS.Switches) -> Run {
      var run = Run(IOS.System(version, switches: switches))
      run.open(.always)
      run.send(.startRegion, .startUpdating, .leave, .forceQuit, .happens(.region))
      return run
    }
    let relaunches = version < .iOS(26, 4)
    #expect(after(IOS.Switches()).state.process == (relaunches ? .running : .forceQuit))
    #expect(after(IOS.Switches(.relaunchAfterForceQuit)).state.process == .running)
    #expect(!after(IOS.Switches()).state.has(.updating), "continuous updates stop")
  }

  @Test("IOS-BG-051: no launch before the first unlock after a restart", arguments: all)
  func beforeFirstUnlock(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.startRegion, .leave, .restart, .happens(.region))
    #expect(run.effects == [.withheld(.beforeFirstUnlock)])
    run.send(.unlock, .happens(.region))
    #expect(run.effects == [.launched(.location)])
  }

  @Test("IOS-BG-044: the 21st region fails with error 5")
  func regionLimit() {
    var run = Run(.iOS(17))
    run.open(.always)
    run.state = run.state.with(.regions, IOS.Registered.full)
    run.send(.startRegion)
    #expect(run.effects == [.monitoringError(.regionMonitoringFailure)])
    #expect(IOS.Effect.LocationError.regionMonitoringFailure.rawValue == 5)
  }

  @Test("IOS-BG-045: regions outlive the process", arguments: all)
  func regionsPersist(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.startRegion, .startSignificantChanges, .startVisits, .terminate, .restart)
    #expect(
      run.state.has(.significantChanges) && run.state.has(.visits) && run.state[.regions] == 1)
    run.send(.unlock, .open, .createManager, .stopRegion)
    #expect(run.refusal(of: .happens(.region)) == .notRegistered)
  }

  @Test("IOS-BG-048: visits are withheld under When In Use when not in use", arguments: from13)
  func visits(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.startVisits, .leave, .graceElapsed, .happens(.visit))
    #expect(run.effects == [.withheld(.notInUse)])
  }

  @Test("IOS-BG-053: paused by a long stop, updates resume in the foreground only", arguments: all)
  func pauses(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.startUpdating, .leave, .longStop)
    #expect(run.effects == [.updatesPaused])
    run.send(.locationFix)
    #expect(run.effects == [.withheld(.paused)])
    run.send(.open)
    #expect(run.effects.contains(.updatesResumed))
    run.send(.setPausesAutomatically(false))
    #expect(run.refusal(of: .longStop) == .notDue)
  }

  @Test(
    "IOS-AUTH-011: a manager pauses by default; a switch takes the other reading", arguments: all)
  func pausesByDefault(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    #expect(run.state.has(.pauses))
    var other = Run(IOS.System(version, switches: IOS.Switches(.noPauseByDefault)))
    other.open(.whenInUse)
    #expect(!other.state.has(.pauses))
  }

  @Test(
    "IOS-BG-054, IOS-BT-006: ranging needs location and the radio, never Bluetooth permission",
    arguments: all)
  func ranging(_ version: OSVersion) {
    var run = Run(version)
    run.state = run.state.with(.bluetooth, IOS.Permission.denied)
    run.open(.whenInUse)
    run.send(.startRanging, .beaconSeen)
    #expect(run.effects == [.delivered(.beacons)])
    run.send(.setBluetoothInSettings(false), .beaconSeen)
    #expect(run.effects == [.withheld(.radioOff)])
    run.send(.setBluetoothInSettings(true), .setBluetoothInControlCenter(false), .beaconSeen)
    #expect(run.effects == [version < .iOS(11) ? .withheld(.radioOff) : .delivered(.beacons)])
    run.send(.setBluetoothInControlCenter(true), .leave)
    if version >= .iOS(13) { run.send(.graceElapsed) }
    run.send(.beaconSeen)
    #expect(run.effects == [.withheld(.notInUse)])
  }

  @Test(
    "IOS-BT-010: from iOS 11 the Control Center switch comes back the next day or on restart",
    arguments: releases(from: .iOS(11)))
  func controlCenter(_ version: OSVersion) {
    for event: IOS.Event in [.nextDay, .restart] {
      var run = Run(version)
      run.send(.setBluetoothInControlCenter(false))
      #expect(run.state.radio == .disconnected)
      run.send(event)
      #expect(run.state.radio == .on)
    }
    var run = Run(version)
    run.send(.setBluetoothInSettings(false))
    #expect(run.refusal(of: .nextDay) == .notDue)
  }

  @Test(
    "IOS-BG-014: running in the background with the flag off, Always still receives",
    arguments: from9)
  func runningReceives(_ version: OSVersion) {
    var run = Run(version)
    run.open(.always)
    run.send(.startUpdating, .leave, .locationFix)
    #expect(run.effects == [.delivered(.preciseLocation)])
    run.send(.suspend, .locationFix)
    #expect(run.effects == [.withheld(.suspended)])
  }
}
