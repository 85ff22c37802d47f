import Findings

extension PlayableApp {
  /// The apps of a page about no app: one that asks in the right order, on both platforms.
  static let examples: [PlayableApp] = [iPhoneExample, androidExample]

  private static let iPhoneExample = PlayableApp(
    name: "Trail",
    declared: .iOS(
      Plist(
        texts: [
          Entry("NSLocationWhenInUseUsageDescription", "Shows where you are on the trail."),
          Entry(
            "NSLocationAlwaysAndWhenInUseUsageDescription", "Warns you when you leave the trail."),
          Entry("NSLocationAlwaysUsageDescription", "Warns you when you leave the trail."),
        ],
        temporaryTexts: [Entry("Navigation", "Leads you turn by turn.")],
        backgroundModes: ["location"])),
    firstRelease: "iOS 8.0",
    calls: [
      Call("CLLocationManager()", event: "createManager"),
      Call("requestWhenInUseAuthorization()", event: "requestWhenInUse"),
      Call("requestAlwaysAuthorization()", event: "requestAlways"),
      Call(
        "requestTemporaryFullAccuracyAuthorization Navigation", event: Call.purposeKeyEvent,
        words: ["Navigation"]),
      Call("allowsBackgroundLocationUpdates = true", event: "setAllowsBackground(true)"),
      Call("startUpdatingLocation()", event: "startUpdating"),
      Call("startMonitoringSignificantLocationChanges()", event: "startSignificantChanges"),
    ])

  private static let androidExample = PlayableApp(
    name: "Trail",
    declared: .android(
      Manifest(
        target: 35,
        permissions: [
          "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION", "ACCESS_BACKGROUND_LOCATION",
          "FOREGROUND_SERVICE", "FOREGROUND_SERVICE_LOCATION",
        ].map { .init("android.permission." + $0) }, hasLocationService: true)),
    firstRelease: "API 23",
    calls: [
      Call(
        "requestPermissions ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION",
        event: Call.permissionsEvent,
        words: ["fine", "coarse"]),
      Call(
        "requestPermissions ACCESS_BACKGROUND_LOCATION", event: Call.permissionsEvent,
        words: ["background"]),
      Call("requestLocationUpdates gps", event: "requestLocation(gps)"),
      Call("startForegroundService", event: "startForegroundService(ordinary)"),
    ])
}
