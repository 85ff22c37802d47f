extension Facts {
  /// Additions of Android 16 and 17.
  public static let androidNews: [Fact] = [
    Fact(
      "AND-NEW-001", .android(from: 37), .documented, from: ["D-BTN", "CNO-5667"],
      """
      Fine declared with onlyForLocationButton, bit 0x00020000, cannot be asked for: only a tap \
      on the button that the system draws grants it, for the session.
      """),
    Fact(
      "AND-NEW-002", .android(from: 37), .documented, from: ["D-BTN"],
      """
      The location button needs USE_LOCATION_BUTTON; its library shows a normal dialog up to API \
      36.
      """),
    Fact(
      "AND-NEW-003", .android(36...36), .documented, from: ["D-LNP"],
      "The rule on the local network can be tried out on Android 16, behind NEARBY_WIFI_DEVICES."),
    Fact(
      "AND-NEW-004", .android(from: 37), .documented, from: ["D-LNP", "FLU-184859"],
      "At target 37 traffic on the local network needs ACCESS_LOCAL_NETWORK; Bluetooth does not."),
    Fact(
      "AND-NEW-005", .android(from: 37), .inferred, from: ["S-PARSE"],
      """
      A permission may carry its purpose as a child of its entry; readers pass over children they \
      do not know.
      """),
    Fact(
      "AND-NEW-006", .android(from: 36), .documented, from: ["S-PX"],
      """
      Health permissions take the place of BODY_SENSORS at target 36, also before a service of \
      type health.
      """),
  ]
}
