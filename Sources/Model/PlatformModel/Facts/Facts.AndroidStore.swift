extension Facts {
  /// Google Play, and what lint says.
  public static let androidStore: [Fact] = [
    Fact(
      "AND-PLAY-001", .allAndroid, .documented, from: ["P-BG"],
      """
      Background location in any active artefact needs a declaration with one core feature and a \
      video, whoever declared it.
      """),
    Fact(
      "AND-PLAY-002", .allAndroid, .documented, from: ["P-BG"],
      """
      A disclosure inside the app comes before the request: it names location, says that it is \
      used in the background and lists the features.
      """),
    Fact(
      "AND-PLAY-003", .android(from: 34), .documented, from: ["P-FGS"],
      """
      Each type of foreground service is declared to the store, with the impact on the person and \
      a video.
      """),
    Fact(
      "AND-PLAY-004", .android(from: 34), .reported, from: ["P-FGS"],
      "Geofencing is no longer an accepted use of a foreground service of type location."),
    Fact(
      "AND-PLAY-005", .android(from: 37), .documented, disputed: true, from: ["P-PRE", "P-LOC"],
      """
      The location policy of 28 October 2026 wants the location button for single precise uses; \
      lasting fine at target 37 needs a declaration.
      """),
    Fact(
      "AND-PLAY-006", .android(from: 37), .reported, disputed: true, from: ["CNO-5667"],
      "Others give 27 January 2027 as the day from which that policy is enforced."),
    Fact(
      "AND-PLAY-007", .android(from: 35), .documented, from: ["D-TSDK", "P-TGT"],
      """
      From 31 August 2025 new apps and updates need target 35, and existing ones 34 to be found \
      on newer devices.
      """),
    Fact(
      "AND-PLAY-008", .android(from: 36), .documented, from: ["D-TSDK"],
      """
      From 31 August 2026 new apps and updates need target 36, and existing ones 35; private apps \
      are exempt.
      """),
    Fact(
      "AND-PLAY-009", .allAndroid, .reported, from: ["NDFU-98"],
      "An upload is rejected where a permission is declared twice with different maxSdkVersion."),
    Fact(
      "AND-PLAY-010", .allAndroid, .documented, from: ["S-LINT"],
      """
      Exact alarms, the exemption from battery optimisation and the query of all packages have \
      rules of their own.
      """),
    Fact(
      "AND-PLAY-011", .allAndroid, .documented, from: ["D-INS"],
      "The store publishes a lint artefact of its own for its policies."),
    Fact(
      "AND-PLAY-012", .android(from: 34), .documented, from: ["P-TGTF"],
      """
      Apps for Wear OS, Android TV and Android Automotive OS have a minimum of their own. From 31 \
      August 2026 new ones and updates need target 35 for Wear OS and Android Automotive OS, and \
      34 for Android TV.
      """),
    Fact(
      "AND-LINT-001", .allAndroid, .documented, from: ["S-LINT"],
      "MissingPermission, an error: a call whose permission is neither declared nor checked."),
    Fact(
      "AND-LINT-002", .allAndroid, .documented, from: ["S-LINT"],
      "CoarseFineLocation, an error: fine declared without coarse."),
    Fact(
      "AND-LINT-003", .android(from: 34), .documented, from: ["S-LINT"],
      """
      ForegroundServiceType, an error: a foreground service without a type at target 34 and \
      later.
      """),
    Fact(
      "AND-LINT-004", .android(from: 34), .documented, from: ["S-LINT"],
      "ForegroundServicePermission, an error: a type without its permission or what it needs."),
    Fact(
      "AND-LINT-005", .android(from: 29), .documented, from: ["S-LINT"],
      """
      SpecifyForegroundServiceType, fatal: a worker in the foreground whose type was not merged \
      in.
      """),
    Fact(
      "AND-LINT-006", .android(from: 33), .documented, from: ["S-LINT"],
      """
      NotificationPermission, an error: notifications at target 33 and later without the \
      permission.
      """),
    Fact(
      "AND-LINT-007", .android(from: 31), .documented, from: ["S-LINT"],
      "HighSamplingRate, a warning: the permission for high rates is declared."),
    Fact(
      "AND-LINT-008", .allAndroid, .documented, from: ["S-LINT"],
      "MockLocation, fatal: the mock permission outside a debug manifest."),
    Fact(
      "AND-LINT-009", .allAndroid, .documented, from: ["S-LINT"],
      "ProtectedPermissions, an error: a permission that only the system can hold."),
    Fact(
      "AND-LINT-010", .allAndroid, .documented, from: ["S-LINT"],
      """
      SystemPermissionTypo, CustomPermissionTypo, KnownPermissionError, InvalidPermission and \
      UniquePermission: names that are misspelt, empty or clash.
      """),
    Fact(
      "AND-LINT-011", .android(from: 23), .documented, from: ["S-LINT"],
      "BatteryLife, a warning: a request for the exemption from battery optimisation."),
    Fact(
      "AND-LINT-012", .android(from: 31), .documented, from: ["S-LINT"],
      "ExactAlarm, an error, and ScheduleExactAlarm, a warning: misuse of exact alarms."),
    Fact(
      "AND-LINT-013", .allAndroid, .documented, from: ["S-LINT"],
      """
      ExpiredTargetSdkVersion, ExpiringTargetSdkVersion and OldTargetApi: a target past the \
      store's date, near it, or old.
      """),
    Fact(
      "AND-LINT-014", .allAndroid, .documented, from: ["S-LINT"],
      """
      PermissionImpliesUnsupportedHardware, a warning: an implied feature that shuts devices out.
      """),
    Fact(
      "AND-LINT-015", .allAndroid, .documented, from: ["S-LINT"],
      """
      WifiManagerLeak, an error, and WifiManagerPotentialLeak, a warning: the service taken from \
      an activity.
      """),
    Fact(
      "AND-LINT-016", .allAndroid, .documented, disputed: true, from: ["S-LINT"],
      """
      Lint has no id BackgroundLocation, and none for Bluetooth scans, neverForLocation, caps \
      that leak, or foreground and background in one request.
      """),
  ]
}
