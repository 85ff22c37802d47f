extension Facts {
  /// Permissions of Android: level, group, introduction.
  public static let androidPermissions: [Fact] = [
    Fact(
      "AND-PERM-001", .allAndroid, .documented, from: ["S-AG"],
      """
      INTERNET is dangerous and granted at install up to API 22, and normal from 23; below target \
      37 it brings ACCESS_LOCAL_NETWORK along on API 37.
      """),
    Fact(
      "AND-PERM-002", .allAndroid, .documented, from: ["S-AG"],
      "ACCESS_NETWORK_STATE is a normal permission on every level."),
    Fact(
      "AND-PERM-003", .allAndroid, .documented, from: ["S-AG", "S-WIFI"],
      "ACCESS_WIFI_STATE is a normal permission; getScanResults needs it."),
    Fact(
      "AND-PERM-004", .allAndroid, .documented, from: ["S-AG", "S-WIFI"],
      """
      CHANGE_WIFI_STATE is dangerous up to API 22 and normal from 23; startScan needs it on every \
      level, so it never takes a maxSdkVersion.
      """),
    Fact(
      "AND-PERM-005", .allAndroid, .documented, from: ["S-AG", "D-BT"],
      """
      BLUETOOTH is dangerous up to API 22 and normal from 23; with target 31 and later it is \
      capped by maxSdkVersion 30.
      """),
    Fact(
      "AND-PERM-006", .allAndroid, .documented, from: ["S-AG", "D-BT"],
      """
      BLUETOOTH_ADMIN is dangerous up to API 22 and normal from 23; with target 31 and later it \
      is capped by maxSdkVersion 30.
      """),
    Fact(
      "AND-PERM-007", .allAndroid, .documented, from: ["S-AG"],
      "WAKE_LOCK is a normal permission on every modeled level."),
    Fact(
      "AND-PERM-008", .android(from: 28), .documented, from: ["S-AG", "S-FGS"],
      """
      FOREGROUND_SERVICE is a normal permission since API 28; with target 28 and later \
      startForeground throws a SecurityException without it.
      """),
    Fact(
      "AND-PERM-009", .android(from: 34), .documented, from: ["S-AG"],
      """
      FOREGROUND_SERVICE_LOCATION is a normal permission since API 34; it is declared without a \
      cap, for lower levels ignore a name they do not know.
      """),
    Fact(
      "AND-PERM-010", .android(from: 34), .documented, from: ["S-AG"],
      """
      FOREGROUND_SERVICE_CONNECTED_DEVICE, FOREGROUND_SERVICE_HEALTH and \
      FOREGROUND_SERVICE_DATA_SYNC are normal permissions since API 34, one for each declared \
      type.
      """),
    Fact(
      "AND-PERM-011", .android(from: 31), .documented, from: ["S-AG"],
      """
      HIGH_SAMPLING_RATE_SENSORS is a normal permission since API 31; only target 31 and later \
      needs it, and only above 200 Hz.
      """),
    Fact(
      "AND-PERM-012", .allAndroid, .documented, from: ["S-AG", "S-MAP"],
      """
      ACCESS_COARSE_LOCATION is dangerous, in the location group; it is declared wherever \
      ACCESS_FINE_LOCATION is.
      """),
    Fact(
      "AND-PERM-013", .allAndroid, .documented, from: ["S-AG", "S-MAP"],
      """
      ACCESS_FINE_LOCATION is dangerous, in the location group; a maxSdkVersion of 30 is right \
      only where Bluetooth scans were its sole use and BLUETOOTH_SCAN never locates, so it is \
      wrong for a positioning SDK.
      """),
    Fact(
      "AND-PERM-014", .android(from: 29), .documented, from: ["S-AG", "S-FR", "S-MAP"],
      """
      ACCESS_BACKGROUND_LOCATION is dangerous and hard-restricted, the background half of the \
      location group: fine and coarse name it as their background permission. The store asks for \
      a declaration.
      """),
    Fact(
      "AND-PERM-015", .allAndroid, .documented, from: ["S-AG"],
      """
      ACCESS_LOCATION_EXTRA_COMMANDS is a normal permission for sendExtraCommand alone; most SDKs \
      have no use for it.
      """),
    Fact(
      "AND-PERM-016", .allAndroid, .documented, from: ["S-AG", "S-LINT"],
      """
      ACCESS_MOCK_LOCATION is dangerous up to API 22 and a signature permission from 23; it \
      belongs in a debug manifest.
      """),
    Fact(
      "AND-PERM-017", .android(from: 29), .documented, from: ["S-AG", "S-MAP"],
      """
      ACCESS_MEDIA_LOCATION is dangerous, for the position inside photos; it has nothing to do \
      with positioning.
      """),
    Fact(
      "AND-PERM-018", .android(from: 31), .documented, from: ["S-AG", "S-MAP"],
      """
      BLUETOOTH_SCAN is dangerous, in the group of nearby devices; declared with neverForLocation \
      it is a mistake where beacons feed a position.
      """),
    Fact(
      "AND-PERM-019", .android(from: 31), .documented, from: ["S-AG", "S-MAP"],
      """
      BLUETOOTH_CONNECT is dangerous, in the group of nearby devices: names, bonds, GATT, and on \
      API 31 and 32 the request to switch Bluetooth on.
      """),
    Fact(
      "AND-PERM-020", .android(from: 31), .documented, from: ["S-AG", "S-MAP"],
      """
      BLUETOOTH_ADVERTISE is dangerous, in the group of nearby devices; only advertising needs \
      it.
      """),
    Fact(
      "AND-PERM-021", .android(from: 31), .documented, from: ["S-AG", "S-MAP"],
      """
      UWB_RANGING is dangerous, in the group of nearby devices; sessions of ultra-wideband need \
      it.
      """),
    Fact(
      "AND-PERM-022", .android(from: 36), .inferred, disputed: true, from: ["S-AG", "S-MAP"],
      """
      RANGING is dangerous, in the group of nearby devices, for the unified ranging API; lists of \
      permissions have it at API 35, public pages at 36.
      """),
    Fact(
      "AND-PERM-023", .android(from: 33), .documented, from: ["S-AG", "S-MAP"],
      """
      NEARBY_WIFI_DEVICES is dangerous, in the group of nearby devices, for ranging, Wi-Fi Aware, \
      peer to peer and hotspots; it takes neverForLocation and does not replace location for \
      getScanResults.
      """),
    Fact(
      "AND-PERM-024", .android(from: 29), .documented, from: ["S-AG", "D-AR"],
      """
      ACTIVITY_RECOGNITION is dangerous and a group of its own; below API 29 the name \
      com.google.android.gms.permission.ACTIVITY_RECOGNITION is declared beside it.
      """),
    Fact(
      "AND-PERM-025", .android(from: 33), .documented, from: ["S-AG", "D-NOTIF"],
      """
      POST_NOTIFICATIONS is dangerous and a group of its own; a foreground service runs without \
      it.
      """),
    Fact(
      "AND-PERM-026", .android(from: 20), .documented, from: ["S-AG"],
      """
      BODY_SENSORS is dangerous from API 23 and BODY_SENSORS_BACKGROUND from 33, in the group of \
      sensors; at target 36 they become health permissions.
      """),
    Fact(
      "AND-PERM-027", .android(from: 37), .documented, from: ["D-LNP"],
      """
      ACCESS_LOCAL_NETWORK is dangerous, in the group of nearby devices; sockets and mDNS on the \
      local network need it at target 37.
      """),
    Fact(
      "AND-PERM-028", .android(from: 37), .inferred, from: ["D-BTN"],
      """
      USE_LOCATION_BUTTON is granted at install; it goes with onlyForLocationButton on \
      ACCESS_FINE_LOCATION.
      """),
    Fact(
      "AND-PERM-029", .android(from: 31), .documented, from: ["S-AG"],
      """
      SCHEDULE_EXACT_ALARM is a special access, off on new installs from API 34 at target 33 and \
      later; an exact alarm may start a foreground service.
      """),
    Fact(
      "AND-PERM-030", .android(from: 33), .documented, from: ["S-AG"],
      "USE_EXACT_ALARM is a normal permission that the store keeps for clocks and calendars."),
    Fact(
      "AND-PERM-031", .allAndroid, .documented, from: ["S-AG"],
      """
      RECEIVE_BOOT_COMPLETED is a normal permission; geofences are registered again after a \
      restart.
      """),
    Fact(
      "AND-PERM-032", .android(from: 23), .documented, from: ["S-AG", "S-LINT"],
      """
      REQUEST_IGNORE_BATTERY_OPTIMIZATIONS is a normal permission, restricted by the store and by \
      lint.
      """),
    Fact(
      "AND-PERM-033", .android(from: 31), .documented, from: ["S-AG"],
      """
      REQUEST_COMPANION_START_FOREGROUND_SERVICES_FROM_BACKGROUND is a normal permission that \
      exempts an app with a companion device.
      """),
    Fact(
      "AND-PERM-034", .allAndroid, .documented, from: ["S-AG"],
      """
      SYSTEM_ALERT_WINDOW is a special access from API 23; it exempts from the rule on foreground \
      services, from target 35 only with a visible overlay.
      """),
    Fact(
      "AND-PERM-035", .allAndroid, .documented, from: ["S-AG", "S-LINT"],
      """
      BLUETOOTH_PRIVILEGED, LOCATION_HARDWARE, CONTROL_LOCATION_UPDATES, \
      INSTALL_LOCATION_PROVIDER and LOCATION_BYPASS are for the system: a third-party app can \
      never hold them.
      """),
    Fact(
      "AND-PERM-040", .android(from: 29), .documented, from: ["S-AG", "S-MAP", "S-FR"],
      """
      The platform's declarations name no permission groups any more; which permission belongs to \
      which group is known to the permission controller alone.
      """),
    Fact(
      "AND-PERM-041", .android(from: 30), .documented, from: ["S-MAP"],
      """
      Only location, camera and microphone have a one-time grant; nearby devices, activity and \
      notifications have two buttons.
      """),
    Fact(
      "AND-PERM-042", .allAndroid, .documented, from: ["S-PI9", "S-GB"],
      """
      A name that a device does not know is dropped when the package is read: the check says \
      denied and a request ends denied without a dialog, so a newer name is asked by SDK_INT and \
      not by the check.
      """),
    Fact(
      "AND-PERM-043", .android(from: 29), .documented, from: ["S-FR", "S-GB", "S-UPG"],
      """
      Background location is hard-restricted: where the installer of record did not exempt it, it \
      is filtered from requests without a word. Normal stores and adb exempt it.
      """),
    Fact(
      "AND-PERM-044", .android(from: 31), .documented, from: ["S-BT", "S-WIFI"],
      """
      neverForLocation is bit 0x00010000 of usesPermissionFlags, read for BLUETOOTH_SCAN and \
      NEARBY_WIFI_DEVICES alone; on any other name it means nothing.
      """),
    Fact(
      "AND-PERM-045", .android(from: 31), .documented, from: ["S-BT", "D-BT"],
      """
      Where BLUETOOTH_SCAN is declared without neverForLocation and ACCESS_FINE_LOCATION is not \
      declared, at target 29 and later, scans start and deliver nothing.
      """),
    Fact(
      "AND-PERM-046", .allAndroid, .inferred, from: ["DOC-SITUM"],
      """
      A plugin of Situm's declares INTERNET, ACCESS_FINE_LOCATION, BLUETOOTH_SCAN and \
      BLUETOOTH_CONNECT without ACCESS_COARSE_LOCATION, which must come from the library that it \
      brings.
      """),
  ]
}
