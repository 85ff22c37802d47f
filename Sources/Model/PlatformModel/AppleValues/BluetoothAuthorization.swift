/// What an app reads about Bluetooth, with the raw values of CBManagerAuthorization (IOS-BT-001).
///
/// iOS 13 and later; before, centrals needed no permission (IOS-BT-005).
public enum BluetoothAuthorization: Int, Hashable, Sendable, CaseIterable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case allowedAlways = 3
}
