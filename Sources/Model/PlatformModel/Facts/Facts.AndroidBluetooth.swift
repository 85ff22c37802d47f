extension Facts {
  /// Bluetooth scans: permissions, switches, budgets.
  public static let androidBluetooth: [Fact] = [
    Fact(
      "AND-BLE-001", .android(19...22), .documented, from: ["S-BT"],
      "BLUETOOTH and BLUETOOTH_ADMIN are all that a scan needs."),
    Fact(
      "AND-BLE-002", .android(23...28), .documented, from: ["S-BT"],
      """
      At target 23 and later a scan needs coarse or fine too and throws a SecurityException \
      without; results need the location switch.
      """),
    Fact(
      "AND-BLE-003", .android(29...30), .documented, from: ["S-BT", "D-BT"],
      """
      At target 29 and later a scan needs fine, below it coarse or fine; without it, or with \
      location off, nothing comes and nothing throws.
      """),
    Fact(
      "AND-BLE-004", .android(from: 31), .documented, from: ["S-BT", "S-CTS"],
      """
      A scan without BLUETOOTH_SCAN throws a SecurityException, whatever the target; with its \
      app-op denied nothing comes.
      """),
    Fact(
      "AND-BLE-005", .android(from: 31), .documented, from: ["S-BT", "D-BT"],
      """
      Unless BLUETOOTH_SCAN is declared neverForLocation a scan needs fine too, coarse below \
      target 29, and the location switch; else nothing comes.
      """),
    Fact(
      "AND-BLE-006", .android(from: 31), .reported, from: ["D-BT", "FBP-120"],
      """
      With neverForLocation a scan needs no location and works with location off, and beacons are \
      filtered out.
      """),
    Fact(
      "AND-BLE-007", .android(from: 31), .documented, from: ["S-BT", "S-PS", "S-CTS"],
      """
      Below target 31 BLUETOOTH and BLUETOOTH_ADMIN work only through the permissions that they \
      bring along: one of the two is enough, and neither is needed where those are held. The rule \
      on location goes on.
      """),
    Fact(
      "AND-BLE-008", .android(from: 31), .documented, from: ["D-BT", "S-BT"],
      """
      Bonds, names, GATT, enable and the request to enable throw a SecurityException without \
      BLUETOOTH_CONNECT, which an app below target 31 holds through BLUETOOTH.
      """),
    Fact(
      "AND-BLE-009", .android(from: 24), .documented, from: ["S-BT"],
      """
      An app may start five scans in 30 seconds; the next is refused with error 6, silently on \
      Android 7 and 8.
      """),
    Fact(
      "AND-BLE-010", .android(from: 24), .documented, from: ["S-BT"],
      """
      A scan of 30 minutes, from Android 14 of 10, is turned into an opportunistic one where it \
      has no filter and slowed down where it has one.
      """),
    Fact(
      "AND-BLE-011", .android(from: 27), .documented, from: ["S-BT"],
      "A scan without filter rests while the screen is off; one with a filter goes on."),
    Fact(
      "AND-BLE-012", .allAndroid, .documented, from: ["S-BT"],
      """
      With the adapter off there is no scanner; one that was kept throws an \
      IllegalStateException.
      """),
    Fact(
      "AND-BLE-013", .android(from: 23), .inferred, disputed: true, from: ["S-BT"],
      """
      The switch for Bluetooth scanning lets a privileged client scan while Bluetooth is off, and \
      others with it; without such a client nothing is scanned.
      """),
    Fact(
      "AND-BLE-014", .android(from: 31), .documented, from: ["S-BT"],
      """
      Up to target 32 enable still works outside airplane mode; it needs BLUETOOTH_CONNECT.
      """),
    Fact(
      "AND-BLE-015", .android(from: 33), .documented, from: ["S-BT"],
      """
      At target 33 and later enable is always false; a dialog is all that is left, so that an SDK \
      cannot switch Bluetooth on again.
      """),
    Fact(
      "AND-BLE-016", .android(from: 23), .documented, from: ["S-BT"],
      "Classic discovery passes the same gates and is false where location is missing."),
    Fact(
      "AND-BLE-017", .android(from: 29), .inferred, disputed: true,
      from: ["DOC-SITUM", "S-WIFI", "S-BT"],
      """
      Situm's Building mode cannot run on coarse at target 29 and later, for Wi-Fi and Bluetooth \
      results both need fine.
      """),
    Fact(
      "AND-BLE-018", .android(19...30), .documented, from: ["S-BT", "DOC-SITUM"],
      """
      enable throws a SecurityException without BLUETOOTH_ADMIN, GATT and the request to enable \
      without BLUETOOTH. Where Bluetooth is on already enable is true and asks for nothing, on \
      later releases too.
      """),
  ]
}
