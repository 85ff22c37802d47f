extension Facts {
  /// Where stock Android keeps what people switch.
  public static let androidSettings: [Fact] = [
    Fact(
      "AND-SET-001", .allAndroid, .reported, from: ["DOC-SITUM", "ICHN-24", "GOSW-PR351"],
      """
      The switch of Location is under Settings > Location; on Android 8 and 9 under Settings > \
      Security & location > Location.
      """),
    Fact(
      "AND-SET-002", .android(19...22), .inferred, from: [],
      """
      “Scanning always available” is under Settings > Wi-Fi > Advanced; there is no switch for \
      Bluetooth scanning.
      """),
    Fact(
      "AND-SET-003", .android(23...25), .reported, from: ["ICHN-24", "S-SETTINGS"],
      """
      Wi-Fi scanning and Bluetooth scanning are under Settings > Location > Scanning; Scanning is \
      in the menu of that page.
      """),
    Fact(
      "AND-SET-004", .android(26...28), .reported, from: ["DOC-SITUM"],
      """
      Wi-Fi scanning and Bluetooth scanning are under Settings > Security & location > Location > \
      Scanning; Android 9 shows Scanning below Advanced.
      """),
    Fact(
      "AND-SET-005", .android(29...30), .reported, from: ["S-ACTS"],
      """
      Wi-Fi scanning and Bluetooth scanning are under Settings > Location > Wi-Fi and Bluetooth \
      scanning.
      """),
    Fact(
      "AND-SET-006", .android(from: 31), .documented, from: ["S-SETTINGS", "GOSW-PR351"],
      """
      Wi-Fi scanning and Bluetooth scanning are under Settings > Location > Location services.
      """),
    Fact(
      "AND-SET-007", .android(from: 23), .inferred, from: [],
      """
      The permissions of an app are under Settings > Apps > the app > Permissions; on Android 8 to \
      11 Apps is called Apps & notifications.
      """),
    Fact(
      "AND-SET-008", .allAndroid, .inferred, from: [],
      """
      The switch of Bluetooth is under Settings > Bluetooth up to Android 7, under Connected \
      devices from 8 and under Connected devices > Connection preferences from 9.
      """),
    Fact(
      "AND-SET-009", .allAndroid, .reported, from: ["CWA-565", "OBMP-225"],
      """
      Makers of phones rename and move pages of Settings: a phone of Android 6 has both switches \
      for scanning under Location > Improve accuracy, a OnePlus of Android 9 has the one for Wi-Fi \
      under Wi-Fi & Internet > Wi-Fi > Wi-Fi preferences.
      """),
  ]
}
