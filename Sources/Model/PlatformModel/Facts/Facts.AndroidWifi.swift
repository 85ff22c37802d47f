extension Facts {
  /// Wi-Fi scans: permissions, switches, budgets.
  public static let androidWifi: [Fact] = [
    Fact(
      "AND-WIFI-001", .allAndroid, .documented, from: ["S-WIFI", "D-WIFI"],
      "startScan without CHANGE_WIFI_STATE throws a SecurityException."),
    Fact(
      "AND-WIFI-002", .allAndroid, .documented, from: ["S-WIFI"],
      """
      getScanResults without ACCESS_WIFI_STATE throws a SecurityException; without location it is \
      an empty list.
      """),
    Fact(
      "AND-WIFI-003", .android(23...25), .documented, from: ["S-WIFI"],
      """
      Results need the location switch and coarse or fine; an app below target 23 in the \
      foreground is exempt from both.
      """),
    Fact(
      "AND-WIFI-004", .android(26...27), .documented, from: ["S-WIFI"],
      """
      Results need the location switch and coarse or fine; an app below target 23 in the \
      foreground is exempt from both.
      """),
    Fact(
      "AND-WIFI-005", .android(28...28), .documented, from: ["S-WIFI", "D-WIFI"],
      """
      Results need the location switch and coarse or fine; so does startScan, which otherwise is \
      false.
      """),
    Fact(
      "AND-WIFI-006", .android(from: 29), .documented, from: ["S-WIFI", "D-WIFI"],
      """
      Results need the location switch and, at target 29 and later, fine; an app that has only \
      the approximate location sees an empty list.
      """),
    Fact(
      "AND-WIFI-007", .android(from: 29), .documented, from: ["S-WIFI"],
      """
      In the background without the background permission and without an eligible foreground \
      service the list is empty and startScan false.
      """),
    Fact(
      "AND-WIFI-008", .android(from: 33), .documented, from: ["S-WIFI"],
      "NEARBY_WIFI_DEVICES does not open getScanResults."),
    Fact(
      "AND-WIFI-009", .android(19...25), .inferred, from: ["S-WIFI"],
      "There is no limit on scans up to Android 7."),
    Fact(
      "AND-WIFI-010", .android(26...27), .documented, from: ["S-WIFI", "D-WIFI"],
      "An app in the background may scan once in 30 minutes; in the foreground there is no limit."),
    Fact(
      "AND-WIFI-011", .android(from: 28), .documented, disputed: true, from: ["S-WIFI", "D-WIFI"],
      """
      An app in the foreground, a foreground service included, may scan four times in 120 \
      seconds; all apps in the background together once in 30 minutes.
      """),
    Fact(
      "AND-WIFI-012", .android(from: 28), .documented, from: ["S-WIFI"],
      """
      A scan past the budget or in idle mode is refused with false and a broadcast that says no \
      new results; the old list stays readable.
      """),
    Fact(
      "AND-WIFI-013", .android(from: 29), .documented, from: ["S-WIFI"],
      "A developer option switches the limit off; from Android 11 isScanThrottleEnabled says so."),
    Fact(
      "AND-WIFI-014", .android(from: 28), .inferred, disputed: true, from: ["S-WIFI", "DOC-SITUM"],
      """
      Situm's one scan in 30 seconds is the average of four in 120: a burst of four and a wait is \
      legal too.
      """),
    Fact(
      "AND-WIFI-015", .allAndroid, .documented, from: ["S-WIFI"],
      """
      With Wi-Fi off scans go on where the switch for Wi-Fi scanning is on and airplane mode is \
      off; from Android 9 location has to be on too.
      """),
    Fact(
      "AND-WIFI-016", .android(19...28), .documented, from: ["S-WIFI"],
      """
      isScanAlwaysAvailable reads the switch for Wi-Fi scanning; it is deprecated from Android 10 \
      and nothing replaces it.
      """),
    Fact(
      "AND-WIFI-017", .android(from: 29), .documented, from: ["S-WIFI"],
      """
      At target 29 and later setWifiEnabled is always false; a panel of Settings takes its place. \
      In airplane mode it is false for every target.
      """),
    Fact(
      "AND-WIFI-018", .android(from: 33), .documented, from: ["S-WIFI"],
      "A restriction on changing Wi-Fi makes setWifiEnabled false."),
    Fact(
      "AND-WIFI-019", .android(from: 28), .documented, from: ["S-WIFI"],
      """
      Where scanning ends, with Wi-Fi and its scanning switch off, the list is cleared and the \
      budgets start again; up to Android 11 every switch of Wi-Fi does that.
      """),
  ]
}
