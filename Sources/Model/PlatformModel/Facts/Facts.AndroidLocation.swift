extension Facts {
  /// What location needs and delivers.
  public static let androidLocation: [Fact] = [
    Fact(
      "AND-LOC-001", .android(19...30), .documented, from: ["S-LOC"],
      """
      The gps and passive providers need fine; network and fused take fine or coarse; geofences \
      need fine. Without them the call throws a SecurityException.
      """),
    Fact(
      "AND-LOC-002", .android(from: 31), .documented, from: ["S-LOC"],
      """
      Coarse is enough for every provider, and the fix is coarsened; without location the call \
      throws a SecurityException.
      """),
    Fact(
      "AND-LOC-003", .allAndroid, .documented, from: ["S-LOC"],
      """
      getLastKnownLocation is null where the provider is off or has no fix; an unknown provider \
      throws an IllegalArgumentException.
      """),
    Fact(
      "AND-LOC-004", .allAndroid, .documented, from: ["S-LOC"],
      """
      With the location switch off a request is accepted, onProviderDisabled is called, no fix \
      comes and nothing throws.
      """),
    Fact(
      "AND-LOC-005", .allAndroid, .documented, from: ["S-LOC"],
      """
      A coarse fix is moved within about 2000 m, without speed, bearing and altitude, and comes \
      every 10 minutes at most.
      """),
    Fact(
      "AND-LOC-006", .android(from: 26), .documented, from: ["S-LOC", "D-O8"],
      "An app in the background gets a fix every 30 minutes at most, whatever its target."),
    Fact(
      "AND-LOC-007", .android(28...29), .documented, from: ["S-LOC"],
      "The last location that an app in the background is offered may be 20 minutes old."),
    Fact(
      "AND-LOC-008", .android(from: 29), .documented, from: ["S-LOC", "D-LOCBG"],
      """
      Without the background permission location works while the app is visible or has an \
      eligible foreground service; otherwise delivery stops silently.
      """),
    Fact(
      "AND-LOC-009", .android(from: 29), .documented, from: ["D-LOCBG"],
      "With the background permission and coarse alone the fixes in the background are coarse."),
    Fact(
      "AND-LOC-010", .android(from: 31), .documented, from: ["S-LOC"],
      "At target 31 and later a registration may deliver a recent fix first."),
    Fact(
      "AND-LOC-011", .android(from: 31), .documented, from: ["S-LOC", "D-FGSBG"],
      """
      A fix or geofence delivered by a pending intent allows the app to start a foreground \
      service for about 10 seconds.
      """),
    Fact(
      "AND-LOC-012", .android(from: 29), .documented, from: ["D-GEO"],
      """
      Geofences of Google's services need fine and background; an app has 100 of them, and loses \
      them by a restart or when location is switched off.
      """),
    Fact(
      "AND-LOC-013", .allAndroid, .inferred, from: ["D-LOCRT"],
      """
      The fused client follows the platform: a missing permission fails the task, and a check of \
      settings may offer a dialog for the switches.
      """),
    Fact(
      "AND-LOC-014", .android(from: 29), .inferred, from: ["S-LOC"],
      """
      A delivery passes the gates in order: in use, permission, app-op, location switch, \
      provider, saver, throttle, coarsening.
      """),
  ]
}
