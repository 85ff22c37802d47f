extension Facts {
  /// Switches of the person and of the system.
  public static let androidSwitches: [Fact] = [
    Fact(
      "AND-TOG-001", .android(19...22), .documented, disputed: true,
      from: ["DOC-SITUM", "S-WIFI5"],
      """
      Location off stops the satellites and the network provider; Bluetooth scans go on, and \
      getScanResults does not look at the switch.
      """),
    Fact(
      "AND-TOG-002", .android(from: 23), .documented,
      from: ["S-LOC", "S-WIFI", "S-BT", "DOC-SITUM"],
      """
      Location off stops satellites, network, Wi-Fi results, Bluetooth results unless disavowed, \
      and geofences; nothing throws.
      """),
    Fact(
      "AND-TOG-003", .android(19...27), .documented, from: ["S-LOC"],
      """
      Location has modes: off, device only, battery saving and high accuracy; device only stops \
      network, battery saving stops gps.
      """),
    Fact(
      "AND-TOG-004", .android(from: 28), .documented, from: ["S-LOC"],
      "Location is a plain switch, read by isLocationEnabled."),
    Fact(
      "AND-TOG-005", .allAndroid, .documented, from: ["S-WIFI", "DOC-SITUM"],
      """
      With Wi-Fi off and Wi-Fi scanning on scans go on. Situm recommends this: Wi-Fi off, and the \
      phone not connected to a network.
      """),
    Fact(
      "AND-TOG-006", .allAndroid, .documented, from: ["S-WIFI", "DOC-SITUM"],
      "With Wi-Fi and Wi-Fi scanning off nothing is scanned; an old list is left up to Android 8.1."
    ),
    Fact(
      "AND-TOG-007", .allAndroid, .documented, from: ["S-WIFI"],
      "With Wi-Fi on the switch for Wi-Fi scanning changes nothing."),
    Fact(
      "AND-TOG-008", .android(from: 23), .inferred, from: ["S-BT", "DOC-SITUM"],
      "With Bluetooth off and Bluetooth scanning on third parties usually scan nothing."),
    Fact(
      "AND-TOG-009", .android(from: 23), .documented, from: ["S-BT", "DOC-SITUM"],
      "With Bluetooth and Bluetooth scanning off nothing is scanned."),
    Fact(
      "AND-TOG-010", .allAndroid, .documented, from: ["S-WIFI"],
      """
      Airplane mode stops Wi-Fi, scanning with Wi-Fi off, and usually Bluetooth; satellites go \
      on.
      """),
    Fact(
      "AND-TOG-011", .android(from: 28), .documented, from: ["S-BSP"],
      """
      Battery saver has modes for location: none, no gps or nothing with the screen off, \
      foreground only, throttled with the screen off.
      """),
    Fact(
      "AND-TOG-012", .android(from: 23), .documented, from: ["S-WIFI"],
      "In idle mode Wi-Fi scans are refused; a foreground service does not lift it."),
    Fact(
      "AND-TOG-013", .android(19...22), .documented, from: ["S-AG"],
      "Mock locations need a manifest entry and a developer switch."),
    Fact(
      "AND-TOG-014", .android(from: 23), .documented, from: ["S-AG"],
      "A developer option names the one app that may mock locations; its fixes are marked."),
    Fact(
      "AND-TOG-015", .allAndroid, .inferred, from: [],
      """
      An emulator has fixes as they are injected and no real radio; the list of a scan is \
      whatever was configured.
      """),
    Fact(
      "AND-TOG-016", .android(from: 31), .documented, from: ["S-APV"],
      """
      Precise location off revokes fine: Wi-Fi and Bluetooth scans are empty and fixes about 2 km \
      wide.
      """),
    Fact(
      "AND-TOG-017", .android(from: 28), .inferred, from: ["D-FGSBG"],
      """
      A restricted app starts no foreground service from the background, and its jobs and alarms \
      are cut.
      """),
    Fact(
      "AND-TOG-018", .allAndroid, .documented, from: ["D-NOTIF"],
      "With notifications off a foreground service still runs."),
    Fact(
      "AND-TOG-019", .android(from: 31), .inferred, from: ["D-SENS"],
      "The switches for microphone and camera do not touch location."),
    Fact(
      "AND-TOG-020", .android(from: 26), .inferred, from: [],
      "A work profile has a location switch of its own, and both must be on."),
  ]
}
