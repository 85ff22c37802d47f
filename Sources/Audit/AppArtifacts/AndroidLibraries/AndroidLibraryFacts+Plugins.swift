extension AndroidLibraryFacts {
  /// Plugins of Flutter, by the package of Dart's that an app names.
  static let flutter: [AndroidLibraryFact] = [
    AndroidLibraryFact(
      "geolocator", "geolocator_android",
      services: [.init("com.baseflow.geolocator.GeolocatorLocationService", .location)],
      from: "Baseflow/flutter-geolocator geolocator_android/android/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "permission_handler", "permission_handler_android",
      from: "Baseflow/flutter-permission-handler permission_handler_android/android/src/main/"
        + "AndroidManifest.xml"),
    AndroidLibraryFact(
      "location", since: "7.0.0",
      asks: [
        .platform("ACCESS_COARSE_LOCATION"), .platform("ACCESS_FINE_LOCATION"),
        .platform("FOREGROUND_SERVICE"), .platform("FOREGROUND_SERVICE_LOCATION"),
      ],
      services: [.init("com.lyokone.location.FlutterLocationService", .location)],
      from: "Lyokone/flutterlocation packages/location/android/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "location",
      asks: [
        .platform("ACCESS_COARSE_LOCATION"), .platform("ACCESS_FINE_LOCATION"),
        .platform("FOREGROUND_SERVICE"),
      ],
      services: [.init("com.lyokone.location.FlutterLocationService", .location)],
      isWhole: false,
      from: "Lyokone/flutterlocation packages/location/android/src/main/AndroidManifest.xml, before"
        + " the type had a permission"),
    AndroidLibraryFact(
      "background_location",
      asks: [
        .platform("ACCESS_COARSE_LOCATION"), .platform("ACCESS_FINE_LOCATION"),
        .platform("FOREGROUND_SERVICE"), .platform("FOREGROUND_SERVICE_LOCATION"),
      ],
      services: [.init("com.almoullim.background_location.LocationUpdatesService", .location)],
      isWhole: false,
      from: "Almoullim/background_location android/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "flutter_background_service", "flutter_background_service_android",
      asks: [
        .platform("FOREGROUND_SERVICE"), .platform("RECEIVE_BOOT_COMPLETED"),
        .platform("WAKE_LOCK"),
      ],
      services: [.init("id.flutter.flutter_background_service.BackgroundService", nil)],
      from: "ekasetiawans/flutter_background_service packages/flutter_background_service_android/"
        + "android/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "flutter_background_geolocation",
      services: [.init("com.transistorsoft.flutter.backgroundgeolocation.HeadlessJobService")],
      isWhole: false,
      from: "transistorsoft/flutter_background_geolocation android/src/main/AndroidManifest.xml;"
        + " tslocationmanager has another, which is not public"),
    AndroidLibraryFact(
      "flutter_foreground_task",
      asks: [
        .platform("FOREGROUND_SERVICE"), .platform("WAKE_LOCK"),
        .platform("RECEIVE_BOOT_COMPLETED"), .platform("POST_NOTIFICATIONS"),
      ],
      from: "Dev-hwang/flutter_foreground_task android/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "flutter_blue_plus", "flutter_blue_plus_android",
      from: "chipweinberger/flutter_blue_plus packages/flutter_blue_plus_android/android/src/main/"
        + "AndroidManifest.xml"),
    AndroidLibraryFact(
      "flutter_reactive_ble", "reactive_ble_mobile",
      asks: [
        .platform("BLUETOOTH", upTo: .api(30)), .platform("BLUETOOTH_ADMIN", upTo: .api(30)),
        .platform("REQUEST_COMPANION_SELF_MANAGED"),
      ],
      isWhole: false,
      from: "PhilipsHue/flutter_reactive_ble packages/reactive_ble_mobile/android/src/main/"
        + "AndroidManifest.xml; RxAndroidBle has another"),
    AndroidLibraryFact(
      "situm_flutter", isWhole: false,
      from: "situmtech/flutter android/src/main/AndroidManifest.xml, which is empty; the SDK has"
        + " another"),
  ]

  /// Packages of npm's.
  static let node: [AndroidLibraryFact] = [
    AndroidLibraryFact(
      "react-native-ble-plx",
      asks: [
        .platform("ACCESS_COARSE_LOCATION", upTo: .unresolved("")),
        .platform("ACCESS_FINE_LOCATION", upTo: .unresolved("")),
        .platform("BLUETOOTH", upTo: .api(30)), .platform("BLUETOOTH_ADMIN", upTo: .api(30)),
        .platform("BLUETOOTH_SCAN", flags: .neverForLocation), .platform("BLUETOOTH_CONNECT"),
      ],
      isWhole: false,
      from:
        "dotintent/react-native-ble-plx android/src/main/AndroidManifest.xml; later versions add"
        + " services of the type connectedDevice"),
    AndroidLibraryFact(
      "react-native-ble-manager",
      asks: [
        .platform("ACCESS_COARSE_LOCATION"), .platform("ACCESS_FINE_LOCATION"),
        .platform("BLUETOOTH", upTo: .api(30)), .platform("BLUETOOTH_ADMIN", upTo: .api(30)),
        .platform("BLUETOOTH_SCAN", flags: .neverForLocation), .platform("BLUETOOTH_CONNECT"),
      ],
      isWhole: false, from: "innoveit/react-native-ble-manager android/src/main/AndroidManifest.xml"
    ),
    AndroidLibraryFact(
      "@react-native-community/geolocation",
      services: [.init("com.reactnativecommunity.geolocation.LocationService", .location)],
      from: "michalchudziak/react-native-geolocation android/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "react-native-geolocation-service", isWhole: false,
      from: "Agontuk/react-native-geolocation-service android/src/main/AndroidManifest.xml; its"
        + " versions differ in what they ask for"),
    AndroidLibraryFact(
      "expo-location",
      asks: [
        .platform("ACCESS_COARSE_LOCATION"), .platform("ACCESS_FINE_LOCATION"),
        .platform("FOREGROUND_SERVICE"),
      ],
      services: [.init("expo.modules.location.services.LocationTaskService", .location)],
      isWhole: false, from: "expo/expo packages/expo-location/android/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "react-native-background-geolocation", isWhole: false,
      from: "transistorsoft/react-native-background-geolocation android/src/main/"
        + "AndroidManifest.xml, which is empty; tslocationmanager has another"),
    AndroidLibraryFact(
      "@notifee/react-native",
      asks: [
        .platform("POST_NOTIFICATIONS"), .platform("WAKE_LOCK"),
        .platform("ACCESS_NETWORK_STATE"), .platform("RECEIVE_BOOT_COMPLETED"),
        .platform("INTERNET"), .platform("FOREGROUND_SERVICE"),
      ],
      services: [.init("app.notifee.core.ForegroundService", nil)], isWhole: false,
      from: "invertase/notifee android/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "react-native-permissions",
      from: "zoontek/react-native-permissions android/src/main/AndroidManifest.xml"),
    AndroidLibraryFact(
      "@situm/react-native",
      asks: [
        .platform("INTERNET"), .platform("ACCESS_FINE_LOCATION"), .platform("BLUETOOTH_SCAN"),
        .platform("BLUETOOTH_CONNECT"),
      ],
      isWhole: false,
      from:
        "situmtech/react-native plugin/android/src/main/AndroidManifest.xml; the SDK has another"
    ),
  ]
}
