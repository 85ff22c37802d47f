extension VendorClaim {
  /// Situm's page of permissions, its half on Android.
  static let situmAndroid: [VendorClaim] = [
    VendorClaim(
      .situm, "Android, install-time permissions", .outdated,
      says: "CHANGE_WIFI_STATE is for switching Wi-Fi on and off.",
      inFact: """
        startScan needs it on every level. From Android 10 at target 29 no app switches Wi-Fi any \
        more: the call returns false.
        """,
      ["AND-WIFI-017", "AND-WIFI-001"], names: ["CHANGE_WIFI_STATE"]),
    VendorClaim(
      .situm, "Android, install-time permissions", .incomplete,
      says: "BLUETOOTH and BLUETOOTH_ADMIN are for scanning and switching Bluetooth.",
      inFact: """
        Up to Android 11, or below target 31. A newer target caps them with maxSdkVersion 30 and \
        asks for BLUETOOTH_SCAN and BLUETOOTH_CONNECT.
        """,
      ["AND-PERM-005", "AND-PERM-006"], names: ["BLUETOOTH_ADMIN"]),
    VendorClaim(
      .situm, "Android, install-time permissions", .incomplete,
      says: "FOREGROUND_SERVICE is what the SDK's foreground service needs.",
      inFact: """
        From Android 14 at target 34 a service of the type location needs \
        FOREGROUND_SERVICE_LOCATION too; without it startForeground throws a SecurityException. \
        `wayleave needs manifest situm` prints it.
        """,
      ["AND-FGS-009", "AND-FGS-002"],
      names: ["FOREGROUND_SERVICE", "FOREGROUND_SERVICE_LOCATION"]),
    VendorClaim(
      .situm, "Android, runtime permissions", .outdated,
      says: "ACCESS_COARSE_LOCATION is enough for Building Mode.",
      inFact: """
        True up to Android 9 and below target 29. From Android 10 at target 29 results of Wi-Fi and Bluetooth scans need \
        ACCESS_FINE_LOCATION; with the approximate location both are empty.
        """,
      ["AND-WIFI-006", "AND-BLE-005", "AND-BLE-017"],
      names: ["ACCESS_COARSE_LOCATION", "ACCESS_FINE_LOCATION"]),
    VendorClaim(
      .situm, "Android, sensor access, Wi-Fi", .incomplete,
      says: "With Wi-Fi scanning off the SDK cannot scan Wi-Fi.",
      inFact: "The switch matters only while Wi-Fi is off; with Wi-Fi on scans go on.",
      ["AND-TOG-007", "AND-WIFI-015"]),
    VendorClaim(
      .situm, "Android, sensor access, Wi-Fi throttling", .incomplete,
      says: "From Android 9 an app scans Wi-Fi once in 30 seconds.",
      inFact: """
        Four times in 120 seconds in the foreground, a foreground service included; all apps in \
        the background together once in 30 minutes.
        """,
      ["AND-WIFI-011", "AND-WIFI-014"]),
    VendorClaim(
      .situm, "Android, sensor access, BLE on/off", .outdated,
      says: "The SDK can switch Bluetooth on again by itself.",
      inFact: """
        Not from Android 13 at target 33: the call returns false, and a dialog of the system is \
        all that is left. Targets 31 and 32 need BLUETOOTH_CONNECT for it.
        """,
      ["AND-BLE-014", "AND-BLE-015"], names: ["BLUETOOTH_CONNECT"]),
    VendorClaim(
      .situm, "Android, sensor access, BLE scanning", .doubtful,
      says: "With BLE scanning off, called Wi-Fi scanning there, the SDK cannot scan Bluetooth.",
      inFact: """
        The switch matters only while Bluetooth is off, and then for privileged apps alone; with \
        Bluetooth on scans go on.
        """,
      ["AND-BLE-013", "AND-TOG-008"]),
    VendorClaim(
      .situm, "Android, sensor access, Location", .wrong,
      says: "Before Android 6 Location off stops Wi-Fi scanning too.",
      inFact: """
        It stops the satellites and the network provider. The Wi-Fi service of Android 5 does not \
        look at the switch, and its list comes all the same.
        """,
      ["AND-TOG-001"]),
  ]
}
