/// The table of libraries whose manifests matter here.
///
/// Rows of one library stand with the newest first. A cap that could not be read is unresolved, so
/// no rule holds it to the app.
public enum AndroidLibraryFacts {
  /// All rows.
  public static let all: [AndroidLibraryFact] = platform + maps + beacons + vendors + flutter + node

  /// The row for a version of a library, and whether the version is known to be of that row.
  static func fact(
    named name: String, version: String?
  ) -> (fact: AndroidLibraryFact, isCertain: Bool)? {
    let rows = all.filter { $0.names.contains(name) }
    guard let newest = rows.first else { return nil }
    guard let version, version.isExactVersion else {
      return (newest, rows.count == 1 && newest.since == nil)
    }
    let fact = rows.first { $0.since.map { Version($0) <= Version(version) } ?? true }
    return fact.map { ($0, true) }
  }

  private static let platform: [AndroidLibraryFact] = [
    AndroidLibraryFact(
      "androidx.work:work-runtime", "androidx.work:work-runtime-ktx",
      asks: [
        .platform("WAKE_LOCK"), .platform("ACCESS_NETWORK_STATE"),
        .platform("RECEIVE_BOOT_COMPLETED"), .platform("FOREGROUND_SERVICE"),
      ],
      services: [
        .init("androidx.work.impl.background.systemalarm.SystemAlarmService"),
        .init("androidx.work.impl.background.systemjob.SystemJobService"),
        .init("androidx.work.impl.foreground.SystemForegroundService"),
      ],
      from: "androidx/androidx work/work-runtime/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "com.google.android.gms:play-services-location", isWhole: false,
      from: "Google publishes the archive without its sources; its manifest was not read"),
  ]

  private static let maps: [AndroidLibraryFact] = [
    AndroidLibraryFact(
      "org.maplibre.gl:android-sdk", "org.maplibre.gl:android-sdk-opengl",
      "org.maplibre.gl:android-sdk-vulkan",
      asks: [
        .platform("INTERNET"), .platform("ACCESS_NETWORK_STATE"), .platform("ACCESS_WIFI_STATE"),
        .platform("ACCESS_COARSE_LOCATION"), .platform("ACCESS_FINE_LOCATION"),
      ],
      from: "maplibre/maplibre-native platform/android/MapLibreAndroid/src/main/AndroidManifest.xml"
    ),
    AndroidLibraryFact(
      "com.mapbox.mapboxsdk:mapbox-android-sdk",
      asks: [
        .platform("INTERNET"), .platform("ACCESS_NETWORK_STATE"), .platform("ACCESS_WIFI_STATE"),
      ],
      isWhole: false,
      from: "mapbox/mapbox-gl-native platform/android/MapboxGLAndroidSDK/src/main/"
        + "AndroidManifest.xml; its telemetry has another"),
    AndroidLibraryFact(
      "com.mapbox.maps:android", "com.mapbox.maps:android-ndk27", isWhole: false,
      from: "mapbox/mapbox-maps-android sdk/src/main/AndroidManifest.xml, which is empty; what"
        + " com.mapbox.common brings is not public"),
    AndroidLibraryFact(
      "org.osmdroid:osmdroid-android",
      from: "osmdroid/osmdroid osmdroid-android/src/main/AndroidManifest.xml"),
  ]

  private static let beacons: [AndroidLibraryFact] =
    altBeacon + [
      AndroidLibraryFact(
        "com.polidea.rxandroidble3:rxandroidble", "com.polidea.rxandroidble2:rxandroidble",
        asks: [
          .platform("BLUETOOTH", upTo: .api(30)), .platform("BLUETOOTH_ADMIN", upTo: .api(30)),
          .platform("ACCESS_COARSE_LOCATION", element: .usesPermissionSDK23),
          .platform("ACCESS_FINE_LOCATION", element: .usesPermissionSDK23),
          .platform("BLUETOOTH_CONNECT"), .platform("BLUETOOTH_SCAN", flags: .neverForLocation),
        ],
        isWhole: false,
        from: "dariuszseweryn/RxAndroidBle rxandroidble/src/main/AndroidManifest.xml"),
      AndroidLibraryFact(
        "no.nordicsemi.android.support.v18:scanner",
        asks: [
          .platform("BLUETOOTH", upTo: .api(30)), .platform("BLUETOOTH_ADMIN", upTo: .api(30)),
          .platform("BLUETOOTH_SCAN"),
          .platform("ACCESS_COARSE_LOCATION", upTo: .api(30), element: .usesPermissionSDK23),
          .platform("ACCESS_FINE_LOCATION", upTo: .api(30), element: .usesPermissionSDK23),
        ],
        services: [.init("no.nordicsemi.android.support.v18.scanner.ScannerService")],
        from: "NordicSemiconductor/Android-Scanner-Compat-Library scanner/src/main/"
          + "AndroidManifest.xml"),
      AndroidLibraryFact(
        "com.juul.kable:kable-core", "com.juul.kable:kable-core-android",
        from: "JuulLabs/kable kable-core/src/androidMain/AndroidManifest.xml"),
    ]

  private static let altBeacon: [AndroidLibraryFact] = {
    let coarse = AndroidLibraryFact.Asked.platform("ACCESS_COARSE_LOCATION")
    let monitor = "org.altbeacon.beacon.service.BeaconService"
    let first: [AndroidLibraryFact.Service] = [.init("org.altbeacon.beacon.BeaconIntentProcessor")]
    let scans = first + [.init("org.altbeacon.beacon.service.ScanJob")]
    let probes = scans + [.init("org.altbeacon.bluetooth.BluetoothTestJob")]
    func row(
      since version: String?, asks permissions: [AndroidLibraryFact.Asked],
      _ services: [AndroidLibraryFact.Service], types: AndroidManifest.ForegroundTypes = []
    ) -> AndroidLibraryFact {
      AndroidLibraryFact(
        "org.altbeacon:android-beacon-library", since: version,
        asks: [
          .platform("BLUETOOTH", upTo: .unresolved("")),
          .platform("BLUETOOTH_ADMIN", upTo: .unresolved("")),
          .platform("RECEIVE_BOOT_COMPLETED"),
        ] + permissions, services: [.init(monitor, types)] + services, isWhole: false,
        from:
          "AltBeacon/android-beacon-library AndroidManifest.xml of each release from 2.0 on, and"
          + " CHANGELOG.md: ACCESS_COARSE_LOCATION since 2.6.1, from 2.7 to 2.10 as uses-permission-sdk-23"
      )
    }
    return [
      row(
        since: "2.20", asks: [.platform("FOREGROUND_SERVICE_LOCATION"), coarse], probes,
        types: .location),
      row(since: "2.13", asks: [coarse], probes),
      row(since: "2.12", asks: [coarse], scans),
      row(since: "2.11", asks: [coarse], first),
      row(
        since: "2.7", asks: [.platform("ACCESS_COARSE_LOCATION", element: .usesPermissionSDK23)],
        first),
      row(since: "2.6.1", asks: [coarse], first),
      row(since: nil, asks: [], first),
    ]
  }()

  private static let vendors: [AndroidLibraryFact] = [
    AndroidLibraryFact(
      "es.situm:situm-sdk",
      asks: [
        .platform("ACCESS_NETWORK_STATE"), .platform("ACCESS_WIFI_STATE"),
        .platform("CHANGE_WIFI_STATE"), .platform("INTERNET"),
        .platform("BLUETOOTH_ADMIN", upTo: .unresolved("")),
        .platform("BLUETOOTH", upTo: .unresolved("")), .platform("WAKE_LOCK"),
        .platform("FOREGROUND_SERVICE"), .platform("HIGH_SAMPLING_RATE_SENSORS"),
      ],
      isWhole: false,
      from: "Situm, Permissions and sensor access: the permissions at install that the manifest of"
        + " the SDK declares; its runtime permissions and its service are not said"),
    AndroidLibraryFact(
      "io.radar:sdk",
      asks: [
        .platform("ACCESS_FINE_LOCATION"), .platform("ACCESS_COARSE_LOCATION"),
        .platform("ACCESS_NETWORK_STATE"), .platform("INTERNET"),
        .platform("RECEIVE_BOOT_COMPLETED"), .platform("FOREGROUND_SERVICE"),
        .init("com.google.android.gms.permission.ACTIVITY_RECOGNITION"),
      ],
      services: [
        .init("io.radar.sdk.RadarJobScheduler"),
        .init("io.radar.sdk.RadarForegroundService", .location),
      ],
      isWhole: false, from: "radarlabs/radar-sdk-android sdk/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "com.transistorsoft:tslocationmanager", isWhole: false,
      from: "transistorsoft publishes the archive without its sources"),
  ]
}

extension AndroidLibraryFact.Asked {
  /// A permission of the platform, by its short name.
  static func platform(
    _ name: String, upTo cap: AndroidManifest.Level? = nil,
    flags: AndroidManifest.PermissionRequest.Flags = [],
    element: AndroidManifest.PermissionRequest.Element = .usesPermission
  ) -> Self {
    Self("android.permission." + name, upTo: cap, flags, element)
  }
}
