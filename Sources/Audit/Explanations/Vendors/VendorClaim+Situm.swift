extension VendorClaim {
  /// Situm's page of permissions, its half on iOS.
  static let situm: [VendorClaim] = [
    VendorClaim(
      .situm, "Sensor access, BLE on/off in the system's tray", .outdated,
      says: "With Bluetooth switched off in the tray the SDK still scans beacons.",
      inFact: """
        True from iOS 11. On iOS 8 to 10 the switch in Control Center turns the radio off, and \
        beacons are not seen.
        """,
      ["IOS-BT-010"]),
    VendorClaim(
      .situm, "iOS, the list of keys", .incomplete,
      says: """
        The keys for When In Use and Always are added, with a description that is shown when the \
        app asks.
        """,
      inFact: """
        From iOS 13 an Always request from not determined shows the When In Use text and gives \
        provisional Always: the app reads Always, and events in the background are withheld until \
        a second prompt is answered.
        """,
      ["IOS-REQ-008", "IOS-REQ-009", "T15"],
      names: ["NSLocationAlwaysAndWhenInUseUsageDescription"]),
    VendorClaim(
      .situm, "iOS, the list of keys", .incomplete,
      says: "The list has three purpose strings and nothing else.",
      inFact: """
        Location in the background also needs `location` in UIBackgroundModes, and targets below \
        iOS 11 need NSLocationAlwaysUsageDescription. `wayleave needs plist situm --ios 9-27` \
        prints both.
        """,
      ["IOS-BG-010", "IOS-KEY-004"],
      names: ["UIBackgroundModes", "NSLocationAlwaysUsageDescription"]),
    VendorClaim(
      .situm, "Sensor access, Location, step 3", .incomplete,
      says: "With Precise Location off there is no position, indoors or outdoors.",
      inFact: """
        True of beacons and so of the SDK. The switch exists from iOS 14, and iOS itself goes on \
        delivering a reduced location a few times an hour.
        """,
      ["IOS-SET-005", "IOS-ACC-002", "IOS-ACC-003"]),
    VendorClaim(
      .situm, "Sensor access, Location", .outdated,
      says: "Location Services is under Privacy & Security in Settings.",
      inFact: "From iOS 16. Up to iOS 15 the place is called Privacy.", ["IOS-SET-020"]),
    VendorClaim(
      .situm, "Isn’t BLE permission required?", .incomplete,
      says: "Both Bluetooth purpose strings can safely be removed from the Info.plist.",
      inFact: """
        As far as this SDK goes: beacons through Core Location never need the Bluetooth \
        permission. Any other linked code that reaches Core Bluetooth still needs the strings.
        """,
      ["IOS-BT-006", "IOS-BT-008"],
      names: ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"]),
  ]
}
