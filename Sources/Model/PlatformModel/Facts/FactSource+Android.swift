extension FactSource {
  private static func page(_ code: String, _ title: String, _ path: String) -> FactSource {
    FactSource(code, title, at: "https://developer.android.com/" + path)
  }

  private static func play(_ code: String, _ title: String, _ answer: Int) -> FactSource {
    FactSource(
      code, "Google Play Console Help: \(title)",
      at: "https://support.google.com/googleplay/android-developer/answer/\(answer)")
  }

  /// Google’s pages, the sources of the platform, and what was read from packages.
  static let android: [FactSource] = [
    page("D-REQ", "Request runtime permissions", "training/permissions/requesting"),
    page(
      "D-LOCRT", "Request location access at runtime",
      "develop/sensors-and-location/location/permissions/runtime"),
    page(
      "D-LOCBG", "Access location in the background",
      "develop/sensors-and-location/location/permissions/background"),
    page(
      "D-FGSBG", "Restrictions on starting a foreground service from the background",
      "develop/background-work/services/fgs/restrictions-bg-start"),
    page(
      "D-FGSL", "Launch a foreground service", "develop/background-work/services/fgs/launch"),
    page(
      "D-FGST", "Foreground service types",
      "develop/background-work/services/fgs/service-types"),
    page(
      "D-FGS12", "Foreground service launch restrictions of Android 12",
      "about/versions/12/foreground-services"),
    page(
      "D-FGS15", "Changes to foreground service types of Android 15",
      "about/versions/15/changes/foreground-service-types"),
    page("D-WIFI", "Wi-Fi scanning overview", "develop/connectivity/wifi/wifi-scan"),
    page("D-BT", "Bluetooth permissions", "develop/connectivity/bluetooth/bt-permissions"),
    page(
      "D-NOTIF", "Notification runtime permission",
      "develop/ui/views/notifications/notification-permission"),
    page(
      "D-GEO", "Create and monitor geofences",
      "develop/sensors-and-location/location/geofencing"),
    page(
      "D-LNP", "Local network permission", "privacy-and-security/local-network-permission"),
    page(
      "D-BTN", "Location button",
      "guide/topics/permissions/private-alternatives/location-button"),
    FactSource(
      "D-AR", "Privacy protections for physical activity in Android 10",
      at: "https://android-developers.googleblog.com/2019/11/privacy-protections-for-physical.html"
    ),
    page("D-MERGE", "Manage manifest files", "build/manage-manifests"),
    page("D-TSDK", "Target API level requirement", "google/play/requirements/target-sdk"),
    page("D-INS", "Play policy insights", "studio/publish/insights"),
    page("D-HIB", "App hibernation", "topic/performance/app-hibernation"),
    page(
      "D-O8", "Background location limits of Android 8.0",
      "about/versions/oreo/background-location-limits"),
    page(
      "D-SENS", "Sensors overview: rate limits",
      "develop/sensors-and-location/sensors/sensors_overview"),
    page(
      "D-LOW", "Behavior changes of Android 14: the lowest target",
      "about/versions/14/behavior-changes-all"),
    play("P-BG", "background location", 9_799_150),
    play("P-FGS", "foreground services", 13_392_821),
    play("P-LOC", "location policy", 17_033_915),
    play("P-PRE", "preview of the location policy", 16_909_972),
    play("P-TGT", "target API levels", 11_917_020),
    play("P-TGTF", "target API level requirements for Google Play apps", 11_926_878),
    FactSource("S-PI6", "AOSP PackageInstaller, android-6.0.1_r81"),
    FactSource("S-PI7", "AOSP PackageInstaller, android-7.1.1_r1"),
    FactSource("S-PI9", "AOSP PackageInstaller, android-9.0.0_r61"),
    FactSource("S-PI10", "AOSP PackageInstaller, android-10.0.0_r47"),
    FactSource("S-PI11", "AOSP PackageInstaller, android-11.0.0_r48"),
    FactSource("S-PC12", "AOSP permission controller, android-12.0.0_r1"),
    FactSource("S-PC12L", "AOSP permission controller, android-12.1.0_r1"),
    FactSource("S-PC13", "AOSP permission controller, android-13.0.0_r1"),
    FactSource("S-GB", "AOSP permission controller: grant behaviors, March 2025"),
    FactSource("S-KU", "AOSP permission controller: KotlinUtils"),
    FactSource("S-LAG", "AOSP permission controller: LightAppPermGroup"),
    FactSource("S-APV", "AOSP permission controller: the page of a permission in Settings"),
    FactSource(
      "S-SETTINGS", "AOSP Settings: the screens of location and of scanning",
      at:
        "https://android.googlesource.com/platform/packages/apps/Settings/+/refs/heads/main/res/xml/"
    ),
    FactSource("S-ACTS", "AOSP test framework ACTS: set_wifi_and_bt_scanning"),
    FactSource("S-MAP", "AOSP permission controller: PermissionMapping"),
    FactSource("S-HIB", "AOSP permission controller: hibernation"),
    FactSource("S-UPG", "AOSP permission upgrades, android-10.0.0_r47"),
    FactSource("S-OT", "AOSP OneTimePermissionUserManager"),
    FactSource("S-PS", "AOSP permission service"),
    FactSource("S-PX", "AOSP platform.xml: split permissions"),
    FactSource("S-LOC", "AOSP location service"),
    FactSource("S-FGS", "AOSP foreground service policy"),
    FactSource("S-WIFI", "AOSP Wi-Fi module"),
    FactSource("S-WIFI5", "AOSP Wi-Fi service, android-5.0 and 5.1"),
    FactSource("S-BT", "AOSP Bluetooth module"),
    FactSource("S-CTS", "AOSP compatibility tests: NearbyDevicesPermissionTest"),
    FactSource("S-BSP", "AOSP battery saver policy"),
    FactSource("S-PARSE", "AOSP package parsing"),
    FactSource("S-AG", "androguard 4.1.4: permissions of the platform by API level"),
    FactSource("S-FR", "framework-res of Android 10, as packaged by Debian"),
    FactSource(
      "S-BTOOL", "bundletool: fusing of manifests", at: "https://github.com/google/bundletool"),
    FactSource("S-APKI", "apkInspector 1.3.7", at: "https://github.com/erev0s/apkInspector"),
    FactSource(
      "S-LINT", "Android lint: catalog of checks, May 2025",
      at: "https://github.com/googlesamples/android-custom-lint-rules"),
    FactSource("AAPT", "aapt dump badging"),
  ]

  /// As ``trackers``, of Android's field.
  static let androidTrackers: [(letters: String, repository: String)] = [
    ("ABL", "AltBeacon/android-beacon-library"),
    ("BLEM", "innoveit/react-native-ble-manager"),
    ("CNO", "codenameone/CodenameOne"),
    ("COL", "getodk/collect"),
    ("CWA", "corona-warn-app/cwa-app-android"),
    ("DEX", "Karumi/Dexter"),
    ("F3", "schollz/find3"),
    ("FBP", "chipweinberger/flutter_blue_plus"),
    ("FLU", "flutter/flutter"),
    ("FRB", "PhilipsHue/flutter_reactive_ble"),
    ("GOSW", "GrapheneOS/grapheneos.org"),
    ("ICHN", "microg/IchnaeaNlpBackend"),
    ("KAB", "JuulLabs/kable"),
    ("MBX", "mapbox/mapbox-events-android"),
    ("MLN", "maplibre/maplibre-native"),
    ("NDFU", "steenbakker/nordic_dfu"),
    ("NEO", "mjaakko/NeoStumbler"),
    ("NSC", "NordicSemiconductor/Android-Scanner-Compat-Library"),
    ("OBMP", "openbmap/radiocells-scanner-android"),
    ("OSME", "MarcusWolschon/osmeditor4android"),
    ("PDP", "permissions-dispatcher/PermissionsDispatcher"),
    ("PRES", "ostrya/PresencePublisher"),
    ("RN", "facebook/react-native"),
    ("RXB", "dariuszseweryn/RxAndroidBle"),
    ("SLL", "mrmans0n/smart-location-lib"),
    ("TRAC", "traccar/traccar-client-android"),
    ("ULOG", "bfabiszewski/ulogger-android"),
    ("WIGLE", "wiglenet/wigle-wifi-wardriving"),
  ]
}
