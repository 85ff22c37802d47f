extension Facts {
  /// Other permissions, where location touches them.
  public static let otherPermissions: [Fact] = [
    Fact(
      "IOS-OTH-001", .iOS(from: .iOS(14)), .reported, from: ["SIMCTL-LN"],
      """
      Local Network prompts on the first local traffic; NSLocalNetworkUsageDescription and \
      NSBonjourServices; it has no status.
      """),
    Fact(
      "IOS-OTH-002", .iOS(from: .iOS(14)), .reported, from: ["SO-77064039"],
      """
      Nearby Interaction has its own NSNearbyInteractionUsageDescription and is not location; \
      ranging was reported dead without Precise.
      """),
    Fact(
      "IOS-OTH-003", .iOS(from: .iOS(14)), .inferred, from: [],
      """
      App Tracking Transparency is independent of location; its prompt shows only while the app \
      is active, so it is lost under a location prompt.
      """),
    Fact(
      "IOS-OTH-004", .allIOS, .documented, from: ["W19-705"],
      """
      Notifications are independent of location; notifications by region need them and not \
      Always.
      """),
    Fact(
      "IOS-OTH-005", .iOS(from: .iOS(13)), .reported, from: ["HA-776"],
      """
      The name of the Wi-Fi network needs location, in practice with full accuracy, and an \
      entitlement.
      """),
  ]
}
