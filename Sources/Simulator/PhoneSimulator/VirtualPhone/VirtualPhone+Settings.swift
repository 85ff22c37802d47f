import AuthorizationEngine

/// What the person changes in Settings and in Control Center.
///
/// Settings covers the app in the foreground, which goes to the back; Control Center slides over
/// it.
extension VirtualPhone {
  /// A place to go to that is no app of the phone's owner.
  public enum Place: Sendable {
    case settings
    case homeScreen
  }

  /// Goes to Settings or to the home screen.
  public func open(_ place: Place) throws(PhoneRefusal) {
    switch place {
    case .settings: try act { $0.openSettings() }
    case .homeScreen: try leave()
    }
  }

  /// Chooses on the app's Location page: Never, Ask Next Time, While Using or Always.
  public func choose(
    _ choice: IOS.Event.SettingsChoice, for app: VirtualApp
  ) throws(PhoneRefusal) {
    try act(about: app.id) { $0.choose(choice, for: app.id) }
  }

  /// Switches Precise Location of an app, iOS 14+.
  public func setPrecise(_ isOn: Bool, for app: VirtualApp) throws(PhoneRefusal) {
    try act(about: app.id) { $0.setPrecise(isOn, for: app.id) }
  }

  /// Switches Motion & Fitness of an app, which ends the app (IOS-SET-011).
  public func setMotion(_ isOn: Bool, for app: VirtualApp) throws(PhoneRefusal) {
    try act(about: app.id) { $0.setMotion(isOn, for: app.id) }
  }

  /// Switches Bluetooth of an app, iOS 13+, which ends the app (IOS-SET-011).
  public func setBluetooth(_ isOn: Bool, for app: VirtualApp) throws(PhoneRefusal) {
    try act(about: app.id) { $0.setBluetoothPermission(isOn, for: app.id) }
  }

  /// Flips a switch that concerns all apps.
  public func turn(_ control: PhoneSwitch, on isOn: Bool) throws(PhoneRefusal) {
    try act { $0.set(control, isOn) }
  }

  /// Settings, General, Reset Location & Privacy: every app is as never asked (IOS-SET-014).
  public func resetLocationAndPrivacy() throws(PhoneRefusal) {
    try act { $0.resetLocationAndPrivacy() }
  }
}
