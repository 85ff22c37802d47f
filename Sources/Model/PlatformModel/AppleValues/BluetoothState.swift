/// What a Bluetooth manager reports, with the raw values of CBManagerState (IOS-BT-002).
public enum BluetoothState: Int, Hashable, Sendable, CaseIterable {
  case unknown = 0
  case resetting = 1
  case unsupported = 2
  case unauthorized = 3
  case poweredOff = 4
  case poweredOn = 5

  /// What a manager reports once it is up, for an answer and the radio (IOS-BT-002).
  ///
  /// A permission that is denied or restricted hides the radio. While no one has answered the state
  /// stays unknown.
  public init(_ authorization: BluetoothAuthorization, radioIsOn: Bool) {
    self =
      switch authorization {
      case .notDetermined: .unknown
      case .restricted, .denied: .unauthorized
      case .allowedAlways: radioIsOn ? .poweredOn : .poweredOff
      }
  }
}
