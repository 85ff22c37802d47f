/// Values of UIBackgroundModes, for telling what a test of the key is about.
enum BackgroundMode {
  /// The modes that do not let an app receive locations.
  static let others: Set<String> = [
    "audio", "bluetooth-central", "bluetooth-peripheral", "external-accessory", "fetch",
    "nearby-interaction", "newsstand-content", "processing", "push-to-talk",
    "remote-notification", "voip",
  ]
}
