import AppHosting
import Foundation

/// What central and peripheral managers share: the state and the permission.
open class CBManager: NSObject {
  let access: BluetoothAccess

  init(queue: DispatchQueue?) { access = BluetoothAccess(queue: queue) }

  /// What became of the radio and of the permission; unknown until the delegate is called.
  open var state: CBManagerState { access.now }

  /// What the person decided, iOS 13.0 only; the class property follows it (IOS-BT-001).
  open var authorization: CBManagerAuthorization { Self.authorization }

  /// What the person decided, iOS 13.1+; reading it asks nothing (IOS-BT-003).
  open class var authorization: CBManagerAuthorization {
    switch HostedProcess.current?.app.bluetoothAuthorization {
    case .allowed: .allowedAlways
    case .denied: .denied
    case .restricted: .restricted
    case .notDetermined, nil: .notDetermined
    }
  }
}
