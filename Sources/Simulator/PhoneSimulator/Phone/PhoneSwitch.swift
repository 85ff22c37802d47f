/// A switch of the phone that concerns all apps.
public enum PhoneSwitch: String, Hashable, Sendable, CaseIterable {
  /// Settings, Privacy, Location Services.
  case locationServices
  /// Screen Time or Restrictions: location may not be changed (IOS-SET-022).
  case restrictions
  /// Settings, Privacy, Motion & Fitness, Fitness Tracking (IOS-MOT-009).
  case fitnessTracking
  /// Settings, Bluetooth: the radio itself.
  case bluetooth
  /// Control Center: off turns the radio off up to iOS 10 and only disconnects later (IOS-BT-010).
  case bluetoothInControlCenter
  /// Settings, Wi-Fi; no app scans it either way.
  case wifi
  /// Control Center's Wi-Fi.
  case wifiInControlCenter
  /// Airplane Mode, in Control Center.
  case airplaneMode
  /// The map in location prompts (IOS-PROMPT-004).
  case mapInPrompts

  /// What the switch is called.
  public var title: String {
    switch self {
    case .locationServices: "Location Services"
    case .restrictions: "Restrictions"
    case .fitnessTracking: "Fitness Tracking"
    case .bluetooth: "Bluetooth"
    case .bluetoothInControlCenter: "Bluetooth in Control Center"
    case .wifi: "Wi-Fi"
    case .wifiInControlCenter: "Wi-Fi in Control Center"
    case .airplaneMode: "Airplane Mode"
    case .mapInPrompts: "Show Map in Location Alerts"
    }
  }

  /// Whether it is reached without leaving the app in the foreground: Control Center slides over
  /// it.
  package var isInControlCenter: Bool {
    switch self {
    case .bluetoothInControlCenter, .wifiInControlCenter, .airplaneMode: true
    default: false
    }
  }
}
