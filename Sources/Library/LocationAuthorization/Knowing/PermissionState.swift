import PlatformModel

/// The permissions of the app at one moment, as iOS tells them.
public struct PermissionState: Hashable, Sendable {
  /// The permission for location.
  public var authorization: AuthorizationStatus
  /// Whether location is precise; it has a meaning only with a grant (IOS-AUTH-024).
  public var accuracy: AccuracyAuthorization
  /// Whether Location Services are on; nil until they were read, off the main thread.
  public var locationServices: Bool?
  /// The permission for motion.
  public var motion: MotionAuthorization
  /// The permission for Bluetooth.
  public var bluetooth: BluetoothAuthorization
  /// The state of Bluetooth; nil until the app has asked for it.
  public var bluetoothState: BluetoothState?

  /// A state; by default that of an app which was just installed.
  public init(
    authorization: AuthorizationStatus = .notDetermined,
    accuracy: AccuracyAuthorization = .fullAccuracy, locationServices: Bool? = nil,
    motion: MotionAuthorization = .notDetermined,
    bluetooth: BluetoothAuthorization = .notDetermined, bluetoothState: BluetoothState? = nil
  ) {
    self.authorization = authorization
    self.accuracy = accuracy
    self.locationServices = locationServices
    self.motion = motion
    self.bluetooth = bluetooth
    self.bluetoothState = bluetoothState
  }
}

extension PermissionState {
  /// Whether location is granted, while in use or always.
  public var hasLocation: Bool {
    authorization == .authorizedWhenInUse || authorization == .authorizedAlways
  }

  /// Whether what a request asks for is granted.
  public func grants(_ request: Request) -> Bool {
    switch request {
    case .whenInUse: hasLocation
    case .always: authorization == .authorizedAlways
    case .temporaryFullAccuracy: hasLocation && accuracy == .fullAccuracy
    case .motion: motion == .authorized
    case .bluetooth: bluetooth == .allowedAlways
    }
  }
}
