import AuthorizationEngine

/// What the person changes in Settings and in Control Center.
extension PhoneWorld {
  /// Goes to Settings; an app in the foreground goes to the back.
  @discardableResult
  package mutating func openSettings() -> IOS.Refusal? {
    if deviceState.lock != .unlocked { return .phoneLocked }
    if prompt != nil { return .promptUp }
    if let app = frontmost { perform(.leave, app) }
    screen = .settings
    return nil
  }

  /// Chooses on the app's own page.
  @discardableResult
  package mutating func choose(_ choice: IOS.Event.SettingsChoice, for app: AppID) -> IOS.Refusal? {
    change(.chooseInSettings(choice), of: app)
  }

  /// Switches Precise Location, iOS 14+.
  @discardableResult
  package mutating func setPrecise(_ isOn: Bool, for app: AppID) -> IOS.Refusal? {
    change(.setPrecise(isOn), of: app)
  }

  /// Switches an app's motion permission, which ends the app (IOS-SET-011).
  @discardableResult
  package mutating func setMotion(_ isOn: Bool, for app: AppID) -> IOS.Refusal? {
    change(.setMotion(isOn), of: app)
  }

  /// Switches an app's Bluetooth permission, iOS 13+, which ends the app (IOS-SET-011).
  @discardableResult
  package mutating func setBluetoothPermission(_ isOn: Bool, for app: AppID) -> IOS.Refusal? {
    change(.setBluetoothPermission(isOn), of: app)
  }

  /// Flips a switch of the phone; one in Settings is reached by leaving the app in the foreground.
  @discardableResult
  package mutating func set(_ control: PhoneSwitch, _ isOn: Bool) -> IOS.Refusal? {
    if !control.isInControlCenter, screen != .settings, let refusal = openSettings() {
      return refusal
    }
    switch control {
    case .locationServices: return performOnAll(.setLocationServices(isOn))
    case .restrictions: return performOnAll(.setRestricted(isOn))
    case .fitnessTracking: return performOnAll(.setFitnessTracking(isOn))
    case .bluetooth: return performOnAll(.setBluetoothInSettings(isOn))
    case .bluetoothInControlCenter: return performOnAll(.setBluetoothInControlCenter(isOn))
    case .wifi, .wifiInControlCenter:
      return flip(control, handset.isWiFiOn, isOn) { $0.isWiFiOn = isOn }
    case .airplaneMode:
      return flip(control, handset.isInAirplaneMode, isOn) { $0.isInAirplaneMode = isOn }
    case .mapInPrompts:
      return flip(control, handset.showsMapInPrompts, isOn) { $0.showsMapInPrompts = isOn }
    }
  }

  /// Resets Location & Privacy: every app is as never asked (IOS-SET-014).
  @discardableResult
  package mutating func resetLocationAndPrivacy() -> IOS.Refusal? {
    if screen != .settings, let refusal = openSettings() { return refusal }
    return performOnAll(.resetLocationAndPrivacy)
  }

  /// Changes something on an app's page, which is reached by leaving the app in the foreground.
  private mutating func change(_ event: IOS.Event, of app: AppID) -> IOS.Refusal? {
    if let refusal = refusal(of: event, for: app) { return refusal }
    if screen != .settings, let refusal = openSettings() { return refusal }
    return perform(event, app)
  }

  /// Flips a switch that no permission depends on.
  private mutating func flip(
    _ control: PhoneSwitch, _ wasOn: Bool, _ isOn: Bool, by change: (inout Handset) -> Void
  ) -> IOS.Refusal? {
    guard wasOn != isOn else { return .noChange }
    change(&handset)
    note(.flipped(control, isOn), nil)
    return nil
  }
}
