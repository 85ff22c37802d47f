import AuthorizationEngine
import PlatformModel

extension Android.Event {
  /// How often the person touches the phone for it, at least; 0 for what the person does not do.
  ///
  /// A button, opening, leaving and the switches of the quick settings are one tap each. What is done in
  /// Settings takes the taps of its path from the home screen: opening Settings, each row, the choice.
  public func taps(on level: APILevel) -> Int {
    func visit(_ path: AndroidSettingsPath, and more: Int) -> Int {
      1 + (path.steps(on: level, app: "") ?? []).count + more
    }
    return switch self {
    case .open, .leave, .answer, .chooseAccuracy, .back, .tapLocationButton, .stopInTaskManager: 1
    case .choose: visit(.appPermissions, and: 2)
    case .setPrecise: visit(.appPermissions, and: 2)
    case .setSwitch(let toggle, _):
      switch toggle {
      case .location: visit(.location, and: 1)
      case .wifiScanning: visit(.wifiScanning, and: 1)
      case .bluetoothScanning: visit(.bluetoothScanning, and: 1)
      case .wifi, .bluetooth, .airplane, .screen, .batterySaver: 1
      case .scanThrottling, .pauseIfUnused: visit(.appPermissions, and: 1)
      case .idle: 0
      }
    default: 0
    }
  }
}

extension Android.Event {
  /// Whether the person does it in Settings, or an administrator does it there.
  public var isInSettings: Bool {
    switch self {
    case .choose, .setPrecise, .setSwitch, .policy: true
    default: false
    }
  }
}
