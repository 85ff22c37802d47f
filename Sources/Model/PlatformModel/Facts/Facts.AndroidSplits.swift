extension Facts {
  /// Permissions that others bring along, and apps for old targets.
  public static let androidSplits: [Fact] = [
    Fact(
      "AND-SPL-001", .android(from: 29), .documented, from: ["S-PX"],
      """
      ACCESS_FINE_LOCATION brings ACCESS_COARSE_LOCATION along for every target; below target 29 \
      both bring ACCESS_BACKGROUND_LOCATION, and storage brings ACCESS_MEDIA_LOCATION.
      """),
    Fact(
      "AND-SPL-002", .android(from: 31), .documented, from: ["S-PX"],
      """
      Below target 31 BLUETOOTH and BLUETOOTH_ADMIN each bring BLUETOOTH_SCAN, BLUETOOTH_CONNECT \
      and BLUETOOTH_ADVERTISE along.
      """),
    Fact(
      "AND-SPL-003", .android(from: 33), .documented, from: ["S-PX"],
      """
      BODY_SENSORS brings its background half below target 33 and READ_HEART_RATE below 36; \
      INTERNET brings ACCESS_LOCAL_NETWORK below target 37.
      """),
    Fact(
      "AND-SPL-004", .android(from: 29), .documented, from: ["S-PX", "S-GB"],
      """
      What is brought along is added to the requested permissions when the package is read, and \
      counts as declared.
      """),
    Fact(
      "AND-SPL-005", .android(from: 31), .documented, from: ["S-PS"],
      """
      A runtime permission that an install-time one brings is granted with a mark, so that an app \
      below target 31 with BLUETOOTH holds the three Bluetooth permissions without a dialog.
      """),
    Fact(
      "AND-SPL-006", .android(from: 31), .documented, from: ["S-PS"],
      """
      When such an app is updated to target 31 or later the marked grants go, unless AND-SPL-021 \
      keeps them: the next scan fails until the app asks.
      """),
    Fact(
      "AND-SPL-007", .android(from: 31), .documented, from: ["S-KU"],
      """
      Where the person turns Nearby devices off for an app below target 31 the app-op is ignored \
      and the process killed; the check still says granted and calls deliver nothing.
      """),
    Fact(
      "AND-SPL-008", .android(from: 29), .documented, from: ["S-PI10", "S-GB"],
      """
      Below target 29 background location is implied, so that a request for ACCESS_FINE_LOCATION \
      asks for both.
      """),
    Fact(
      "AND-SPL-009", .android(29...29), .documented, from: ["S-UPG"],
      """
      An upgrade from Android 9 to 10 grants background location to every app that requests it, \
      itself or by implication, and holds location, unless it is fixed.
      """),
    Fact(
      "AND-SPL-010", .android(from: 29), .documented, from: ["D-AR", "S-PX"],
      """
      Nothing of the stock platform implies ACTIVITY_RECOGNITION; devices with Google's services \
      grant it below target 29 to apps that declare the older name. The raw accelerometer and \
      gyroscope never need it.
      """),
    Fact(
      "AND-SPL-011", .android(from: 23), .documented, from: ["S-PI9", "S-KU"],
      """
      Below target 23 everything is granted at install; a switch in Settings ignores the app-op, \
      kills the process and marks the permission, while the check stays granted.
      """),
    Fact(
      "AND-SPL-012", .android(from: 29), .inferred, from: ["S-KU"],
      "Below target 23 a review screen comes before the first start on Android 10 and later."),
    Fact(
      "AND-SPL-013", .android(from: 34), .documented, from: ["D-LOW"],
      """
      Android 14 refuses to install an app below target 23 with \
      INSTALL_FAILED_DEPRECATED_SDK_VERSION; one that is installed survives the upgrade.
      """),
    Fact(
      "AND-SPL-014", .android(from: 35), .inferred, from: ["D-LOW"],
      "On Android 15 the floor for an install is target 24."),
    Fact(
      "AND-SPL-015", .android(from: 23), .documented, from: ["S-PI9", "S-GB"],
      """
      Below target 26, and on API 23 to 25 for every target, a request for one declared permission \
      acts on all declared members of its group; otherwise on the names asked and what they bring \
      along. A name that is not declared, or that the device does not know, belongs to no group.
      """),
    Fact(
      "AND-SPL-016", .android(from: 23), .documented, from: ["S-PI9", "S-GB"],
      """
      Where a group counts as granted its other members are granted without a dialog. From API 31 \
      at target 31 that is not so from coarse to fine, and never from foreground to background.
      """),
    Fact(
      "AND-SPL-017", .android(from: 29), .documented, from: ["S-LAG"],
      """
      Marked grants of implied permissions do not make a group granted, unless all members are \
      such.
      """),
    Fact(
      "AND-SPL-018", .android(from: 23), .inferred, from: ["S-PI9", "S-PS"],
      """
      An update from below target 23 keeps the grants; what the person had switched off becomes \
      denied.
      """),
    Fact(
      "AND-SPL-019", .android(from: 29), .inferred, from: ["S-PS"],
      """
      An update from target 28 to 29 or later ends the implied background permission; where the \
      manifest declares it a marked grant goes and one that the person made stays.
      """),
    Fact(
      "AND-SPL-020", .android(from: 30), .inferred, from: ["S-GB"],
      """
      Raising the target to 30 or later changes no state; later requests follow the stricter \
      rules.
      """),
    Fact(
      "AND-SPL-021", .android(from: 31), .documented, from: ["S-PS", "S-CTS"],
      """
      An update to target 31 or later keeps the implied Bluetooth grants of an app that holds \
      background location by the person’s choice, for it heard devices all along, and of one whose \
      grants a policy fixed.
      """),
  ]
}
