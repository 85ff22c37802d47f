import AuthorizationEngine
import PlatformModel

/// What an app reads of motion and Bluetooth without being asked about either.
extension VirtualApp {
  /// What it gets when it reads its motion authorization, iOS 11+ (IOS-MOT-001).
  public var motionAuthorization: IOS.Permission {
    ask { world, app in
      world.situation(of: app).map(world.engine.motionAuthorization) ?? .notDetermined
    }
  }

  /// What it gets when it reads its Bluetooth authorization, iOS 13+ (IOS-BT-001).
  ///
  /// Up to iOS 12 no central needs one (IOS-BT-005).
  public var bluetoothAuthorization: IOS.Permission {
    ask { world, app in
      if world.system.version < .iOS(13) { return .allowed }
      return world.situation(of: app)?.bluetooth ?? .notDetermined
    }
  }

  /// The CBManagerState of its managers; nil while nothing is decided (IOS-BT-002).
  public var bluetoothState: Int? {
    ask { world, app in
      world.situation(of: app).flatMap { world.bluetoothState(of: $0) }
    }
  }

  /// Whether the radio is off, and not only disconnected in Control Center (IOS-BT-010).
  package var isBluetoothRadioOff: Bool {
    read { world, app in world.situation(of: app)?.radio == .off }
  }

  /// The speed in metres a second that the phone moves with; nil if it cannot tell.
  package var speed: Double? { read { world, _ in world.fix?.speed } }

  /// The time since the phone was switched on.
  package var uptime: Duration { read { world, _ in world.now } }
}
