import AuthorizationEngine
import PlatformModel
import Testing

/// Motion and Bluetooth, and the kills of the privacy system.
@Suite(.holdingRows) struct OtherPermissionTests {
  private static let all = OSVersion.allIOS
  private static let from13 = releases(from: .iOS(13))

  @Test("IOS-MOT-002, IOS-MOT-003: motion asks at the first query", arguments: all)
  func motionAsks(_ version: OSVersion) throws {
    for event: IOS.Event in [.queryMotion, .startMotionUpdates] {
      var run = Run(version)
      run.send(.open, event)
      #expect(run.prompts == [.motion])
      let buttons = run.engine.buttons(of: run.state)
      #expect(buttons.count == 2)
      var denied = run
      run.send(.answer(try #require(buttons.last)), event)
      #expect(run.effects == [.motionDelivered])
      denied.send(.answer(.dontAllow), event)
      #expect(denied.effects == (event == .queryMotion ? [.motionError(105)] : []), "IOS-MOT-005")
    }
  }

  @Test(
    "IOS-MOT-005: a refusal is an error for a query, and silence for updates", arguments: all)
  func motionRefused(_ version: OSVersion) {
    for event: IOS.Event in [.queryMotion, .startMotionUpdates] {
      var run = Run(version)
      run.send(.open, event, .answer(.dontAllow))
      #expect(run.state.motion == .denied)
      #expect(run.effects.contains(.motionError(105)) == (event == .queryMotion))
    }
    var killed = Run(version)
    killed.send(.open, .startMotionUpdates, .crash)
    #expect(killed.state.prompt == nil, "a question goes with the process that asked it")
  }

  @Test(
    "IOS-MOT-006, IOS-KEY-005: without its key motion kills the process from iOS 10", arguments: all
  )
  func motionKey(_ version: OSVersion) {
    var run = Run(version, IOS.Build())
    run.send(.open, .queryMotion)
    #expect(run.effects.contains(.killed(.motionKeyMissing)) == (version >= .iOS(10)))
    let text = IOS.Effect.PrivacyKill.motionKeyMissing.text(bundleIdentifier: "org.example.app")
    #expect(text.contains("NSMotionUsageDescription"))
  }

  @Test(
    "IOS-MOT-007, IOS-MOT-008, IOS-27-004: raw motion needs nothing, but for a switch from 27.2",
    arguments: all)
  func rawMotion(_ version: OSVersion) {
    var run = Run(version, IOS.Build())
    run.send(.open, .readRawMotion)
    #expect(run.effects == [.motionDelivered])
    var other = Run(
      IOS.System(version, switches: IOS.Switches(.rawMotionNeedsPermission)), IOS.Build())
    other.send(.open, .readRawMotion)
    #expect(other.effects.contains(.killed(.motionKeyMissing)) == (version >= .iOS(27, 2)))
  }

  @Test("IOS-MOT-009: Fitness Tracking off denies every app", arguments: all)
  func fitnessOff(_ version: OSVersion) {
    var run = Run(version)
    run.state = run.state.with(.motion, IOS.Permission.allowed)
    run.send(.setFitnessTracking(false), .open, .queryMotion)
    #expect(run.effects == [.motionError(105)])
    run.send(.setFitnessTracking(true), .queryMotion)
    #expect(run.effects == [.motionDelivered])
    #expect(run.refusal(of: .setFitnessTracking(true)) == .noChange)
  }

  @Test(
    "IOS-SET-011: a change of motion or Bluetooth in Settings kills the app; location does not",
    arguments: from13)
  func settingsKill(_ version: OSVersion) {
    for event: IOS.Event in [.setMotion(false), .setBluetoothPermission(false)] {
      var run = Run(version)
      run.state = run.state.with(.motion, IOS.Permission.allowed)
        .with(.bluetooth, IOS.Permission.allowed)
      run.open(.whenInUse)
      #expect(run.refusal(of: event) == nil)
      run.send(.leave, .suspend, event)
      #expect(run.effects.contains(.killed(.settingsChanged)))
      #expect(run.state.process == .terminated)
      run.send(.setMotion(run.state.motion != .allowed))
      #expect(run.effects == [], "no process, nothing to kill")
    }
    let text = IOS.Effect.PrivacyKill.settingsChanged.text(bundleIdentifier: "org.example.app")
    #expect(text.contains("Quitting application (org.example.app)"))
  }

  @Test(
    "IOS-BT-003, IOS-BT-001: the first Bluetooth manager asks; reading does not", arguments: from13)
  func bluetoothAsks(_ version: OSVersion) throws {
    var run = Run(version)
    run.send(.open)
    // On 13.0 the property belongs to a manager, and there is no class property.
    let reads = version >= .iOS(13, 1)
    func expectRead(_ code: Int, _ run: inout Run) {
      guard reads else {
        #expect(run.refusal(of: .readBluetoothAuthorization) == .notOnThisSystem)
        return
      }
      run.send(.readBluetoothAuthorization)
      #expect(run.effects == [.bluetoothAuthorization(code)])
    }
    expectRead(0, &run)
    run.send(.createBluetoothManager)
    #expect(run.prompts == [.bluetooth])
    var denied = run
    let allow = IOS.Event.answer(try #require(run.engine.buttons(of: run.state).last))
    var unheard = run
    run.send(allow)
    #expect(run.effects.contains(.bluetoothState(5)), "the manager that asked is called")
    run.send(.createBluetoothManager)
    #expect(run.effects == [.bluetoothState(5)])
    unheard.state = unheard.state.with(.radio, IOS.Radio.off)
    unheard.send(allow)
    #expect(unheard.effects.contains(.bluetoothState(4)))
    #expect(!unheard.effects.contains(.bluetoothState(5)))
    expectRead(3, &run)
    denied.send(.answer(.dontAllow), .createBluetoothManager)
    #expect(denied.effects == [.bluetoothState(3)], "IOS-BT-002")
    expectRead(2, &denied)
  }

  @Test("IOS-BT-002: radio off is state 4 with the permission kept", arguments: from13)
  func radioOff(_ version: OSVersion) {
    var run = Run(version)
    run.state = run.state.with(.bluetooth, IOS.Permission.allowed)
    run.send(.setBluetoothInSettings(false), .open, .createBluetoothManager)
    #expect(run.effects == [.bluetoothState(4)])
    guard version >= .iOS(13, 1) else { return }
    run.send(.readBluetoothAuthorization)
    #expect(run.effects == [.bluetoothAuthorization(3)])
  }

  @Test(
    "IOS-BT-011: Bluetooth off in Control Center is state 4 to an app, and beacons are heard",
    arguments: releases(from: .iOS(11)))
  func offInControlCenter(_ version: OSVersion) throws {
    var run = Run(version)
    run.send(.setBluetoothInControlCenter(false), .open, .createBluetoothManager)
    if version >= .iOS(13) {
      run.send(.answer(try #require(run.engine.buttons(of: run.state).last)))
    }
    #expect(run.effects.contains(.bluetoothState(4)))
    run.send(.createBluetoothManager)
    #expect(run.effects == [.bluetoothState(4)])
    run.send(.setBluetoothInControlCenter(true))
    #expect(run.engine.bluetoothState(of: run.state) == 5)
  }

  @Test("IOS-BT-004: without its key Bluetooth kills the process", arguments: from13)
  func bluetoothKey(_ version: OSVersion) {
    var run = Run(version, IOS.Build())
    run.send(.open, .createBluetoothManager)
    #expect(run.effects.contains(.killed(.bluetoothKeyMissing)))
  }

  @Test("IOS-BT-005: before iOS 13 there is no prompt and no key", arguments: releases(8...12))
  func bluetoothBefore13(_ version: OSVersion) {
    var run = Run(version, IOS.Build())
    run.send(.open, .createBluetoothManager)
    #expect(run.effects == [.bluetoothState(5)])
    #expect(run.refusal(of: .readBluetoothAuthorization) == .notOnThisSystem)
  }

  @Test(
    "IOS-MOT-011, IOS-REQ-020: by switch, the motion decision survives a new installation",
    arguments: all)
  func motionRetained(_ version: OSVersion) {
    var run = Run(IOS.System(version, switches: IOS.Switches(.grantSurvivesReinstall)))
    run.state = run.state.with(.motion, IOS.Permission.allowed)
    run.send(.reinstall)
    #expect(run.state.motion == .allowed)
  }
}
