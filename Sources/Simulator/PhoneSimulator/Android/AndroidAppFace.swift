import AuthorizationEngine
import PlatformModel

/// What an app of an Android phone sees and calls, under Android's names.
///
/// Results come as they do on a device: what a call throws or returns is its value here, and a
/// request is answered in ``lastResult`` once the person has answered its dialogs.
public struct AndroidAppFace: Sendable {
  var phone: AndroidPhone

  /// checkSelfPermission.
  public func checkSelfPermission(_ permission: AndroidPermission) -> Bool {
    if let one = Android.Permission(permission) { return phone.situation.check(one) }
    return phone.build.declares(permission, on: phone.system.level)
      && permission.entry?.protection(on: phone.system.level) == .normal
  }

  /// shouldShowRequestPermissionRationale.
  public func shouldShowRequestPermissionRationale(_ permission: AndroidPermission) -> Bool {
    Android.Permission(permission).map { phone.engine.rationale($0, in: phone.situation) } ?? false
  }

  /// NotificationManager.areNotificationsEnabled.
  public var areNotificationsEnabled: Bool {
    phone.engine.notificationsEnabled(in: phone.situation)
  }

  /// LocationManager.isLocationEnabled.
  public var isLocationEnabled: Bool { phone.situation.has(.location) }

  /// requestPermissions; names whose state no dialog changes are passed over.
  @discardableResult
  public mutating func requestPermissions(_ permissions: [AndroidPermission]) -> Android.Refusal? {
    phone.perform(.request(Android.Permissions(permissions.compactMap { Android.Permission($0) })))
  }

  /// The last onRequestPermissionsResult: the names with whether each is granted; empty arrays for
  /// a canceled request, nil before the first.
  public var lastResult: [(permission: AndroidPermission, granted: Bool)]? {
    for entry in phone.trace.reversed() where entry.app == phone.appName {
      switch entry.effect {
      case .result(let names, let granted):
        return names.list.map { ($0.platform, granted.has($0)) }
      case .cancelled: return []
      default: continue
      }
    }
    return nil
  }

  /// WifiManager.startScan: what it returns, or throws.
  public mutating func startScan() -> Android.Effect? { called(.startScan) }
  /// WifiManager.getScanResults: a list that is fresh, old or empty.
  public mutating func getScanResults() -> Android.Effect? { called(.getScanResults) }
  /// BluetoothLeScanner.startScan.
  public mutating func startBluetoothScan(filtered: Bool = true) -> Android.Effect? {
    called(.startBluetoothScan(filtered: filtered))
  }
  /// LocationManager.requestLocationUpdates.
  public mutating func requestLocationUpdates(_ provider: Android.Provider) -> Android.Effect? {
    called(.requestLocation(provider))
  }
  /// startForegroundService, and startForeground in it.
  public mutating func startForegroundService(
    _ circumstance: Android.Circumstance = .ordinary
  ) -> Android.Effect? { called(.startForegroundService(circumstance)) }
  /// WifiManager.setWifiEnabled(true).
  public mutating func setWifiEnabled() -> Android.Effect? { called(.enableWifi) }
  /// BluetoothAdapter.enable.
  public mutating func enableBluetooth() -> Android.Effect? { called(.enableBluetooth) }

  /// The last thing that a call brought about; nil if nothing did, or the app cannot call.
  private mutating func called(_ event: Android.Event) -> Android.Effect? {
    let start = phone.trace.count
    guard phone.perform(event) == nil else { return nil }
    return phone.trace.dropFirst(start).filter { $0.app == phone.appName }.compactMap { $0.effect }
      .last
  }
}

extension AndroidPhone {
  /// The phone as the app in focus sees it.
  public var app: AndroidAppFace {
    get { AndroidAppFace(phone: self) }
    set { self = newValue.phone }
  }
}
