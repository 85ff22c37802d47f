import AuthorizationEngine

extension Event {
  /// Whether the person does it: a button, a switch, a choice in Settings, opening, leaving, locking.
  ///
  /// One act counts as one tap, however many taps lead to it on a screen.
  public var isTap: Bool {
    switch self {
    case .open, .leave, .lock, .unlock, .forceQuit, .tapIndicator, .answer, .togglePrecise,
      .tapLocationButton, .chooseInSettings, .setPrecise, .setLocationServices, .setRestricted,
      .setMotion, .setFitnessTracking, .setBluetoothPermission, .setBluetoothInSettings,
      .setBluetoothInControlCenter, .resetLocationAndPrivacy, .reinstall, .updateApp,
      .updateSystem, .restart:
      true
    default: false
    }
  }
}
