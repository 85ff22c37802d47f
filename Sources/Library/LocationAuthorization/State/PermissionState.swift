import PlatformModel

/// The permissions of the app at one moment, as iOS reports them.
public struct PermissionState: Hashable, Sendable {
  /// The permission for location.
  public var authorization: AuthorizationStatus
  /// Whether location is precise; it matters only while location is granted (IOS-AUTH-024).
  public var accuracy: AccuracyAuthorization
  /// Whether Location Services are on; nil until they were read, off the main thread.
  public var locationServicesEnabled: Bool?
  /// The permission for motion.
  public var motion: MotionAuthorization
  /// The permission for Bluetooth.
  public var bluetooth: BluetoothAuthorization
  /// The state of Bluetooth; nil until the app has requested it.
  public var bluetoothState: BluetoothState?

  /// A state; by default that of an app that was just installed.
  public init(
    authorization: AuthorizationStatus = .notDetermined,
    accuracy: AccuracyAuthorization = .fullAccuracy, locationServicesEnabled: Bool? = nil,
    motion: MotionAuthorization = .notDetermined,
    bluetooth: BluetoothAuthorization = .notDetermined, bluetoothState: BluetoothState? = nil
  ) {
    self.authorization = authorization
    self.accuracy = accuracy
    self.locationServicesEnabled = locationServicesEnabled
    self.motion = motion
    self.bluetooth = bluetooth
    self.bluetoothState = bluetoothState
  }
}

extension PermissionState {
  /// Whether location is granted, while in use or always.
  public var isLocationAuthorized: Bool {
    authorization == .authorizedWhenInUse || authorization == .authorizedAlways
  }

  /// Whether the permission of a request is granted.
  public func grants(_ request: PermissionRequest) -> Bool {
    switch request.permission {
    case .whenInUse: isLocationAuthorized
    case .always: authorization == .authorizedAlways
    case .temporaryFullAccuracy: isLocationAuthorized && accuracy == .fullAccuracy
    case .motion: motion == .authorized
    case .bluetooth: bluetooth == .allowedAlways
    }
  }
}
