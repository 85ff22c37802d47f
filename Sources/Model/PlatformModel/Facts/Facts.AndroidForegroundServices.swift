extension Facts {
  /// Foreground services, and what is thrown when they start.
  public static let androidForegroundServices: [Fact] = [
    Fact(
      "AND-FGS-001", .android(from: 26), .documented, from: ["D-FGSL"],
      """
      startForegroundService is followed by startForeground within about 5 seconds or the app \
      crashes; startService from the background throws an IllegalStateException at target 26 and \
      later.
      """),
    Fact(
      "AND-FGS-002", .android(from: 28), .documented, from: ["S-FGS"],
      """
      At target 28 and later a foreground service without FOREGROUND_SERVICE throws a \
      SecurityException.
      """),
    Fact(
      "AND-FGS-003", .android(from: 29), .documented, from: ["S-FGS"],
      "A type that the manifest does not declare throws an IllegalArgumentException."),
    Fact(
      "AND-FGS-004", .android(from: 29), .documented, from: ["D-FGSL"],
      """
      At target 29 and later location from a foreground service without the background permission \
      needs the type location.
      """),
    Fact(
      "AND-FGS-005", .android(from: 30), .documented, from: ["S-FGS", "D-FGSBG"],
      """
      A foreground service that was started from the background has no location, whatever the \
      target, unless the background permission is held; it starts all the same and no data comes.
      """),
    Fact(
      "AND-FGS-006", .android(from: 31), .documented, from: ["D-FGSBG", "D-FGS12"],
      """
      At target 31 and later a start from the background throws a \
      ForegroundServiceStartNotAllowedException, unless exempt: a message of high priority, a tap \
      on a notification, an exact alarm, a geofence or activity event, boot, and a few more.
      """),
    Fact(
      "AND-FGS-007", .android(from: 31), .documented, from: ["D-FGSBG"],
      "An exemption lets the service start and does not give it location."),
    Fact(
      "AND-FGS-008", .android(from: 34), .documented, from: ["S-FGS"],
      """
      At target 34 and later a service without a type throws a \
      MissingForegroundServiceTypeException, and a start that names the type none throws an \
      InvalidForegroundServiceTypeException whatever the manifest says.
      """),
    Fact(
      "AND-FGS-009", .android(from: 34), .documented, from: ["S-FGS", "D-FGST"],
      """
      At target 34 and later the type location needs FOREGROUND_SERVICE_LOCATION, fine or coarse, \
      and a state in which location may be used; else a SecurityException. From the background it \
      starts with the background permission alone.
      """),
    Fact(
      "AND-FGS-010", .android(from: 34), .documented, from: ["S-FGS"],
      """
      At target 34 and later the type connectedDevice needs its permission and one of several \
      others, of which CHANGE_WIFI_STATE is granted at install.
      """),
    Fact(
      "AND-FGS-011", .android(from: 34), .documented, from: ["S-FGS"],
      """
      At target 34 and later the type health needs activity recognition, body sensors or the high \
      sampling rate; dataSync needs no other, and shortService lasts about three minutes.
      """),
    Fact(
      "AND-FGS-012", .android(from: 35), .documented, from: ["D-FGS15"],
      """
      At target 35 and later the broadcast after boot starts no service of type dataSync, camera, \
      mediaPlayback, phoneCall or mediaProjection; location is not in the list.
      """),
    Fact(
      "AND-FGS-013", .android(from: 35), .documented, from: ["D-FGS15"],
      """
      At target 35 and later dataSync and mediaProcessing run 6 hours a day, then onTimeout is \
      called; an app that ignores it crashes.
      """),
    Fact(
      "AND-FGS-014", .android(from: 35), .documented, from: ["D-FGSBG"],
      "At target 35 and later the exemption by the overlay permission needs a visible overlay."),
    Fact(
      "AND-FGS-015", .android(from: 33), .documented, from: ["D-NOTIF"],
      """
      A stop in the task manager ends the whole process without a callback; nothing but the \
      person or an alarm starts it again.
      """),
    Fact(
      "AND-FGS-016", .android(from: 34), .documented, from: ["S-FGS"],
      """
      Exceptions about types and about starts from the background are kinds of \
      IllegalStateException.
      """),
    Fact(
      "AND-FGS-017", .android(from: 34), .documented, from: ["S-FGS", "D-FGST"],
      """
      At target 34 and later, each of the types camera, connectedDevice, dataSync, health, \
      location, mediaPlayback, mediaProjection, microphone, phoneCall, remoteMessaging, \
      specialUse and systemExempted requires its own normal permission, such as \
      FOREGROUND_SERVICE_CAMERA. Without it, startForeground throws a SecurityException. \
      mediaProcessing, added in Android 15, requires one too; shortService requires none.
      """),
  ]
}
