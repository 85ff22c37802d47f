import AppArtifacts
import SourceReaders

/// The table of well-known libraries that have to do with location, motion or Bluetooth.
///
/// A row says what its source shows and no more; what depends on a choice of the app is `perhaps`,
/// which keeps rules from reporting and accuses no one.
enum LibraryFacts {
  /// The row for a name, compared without regard to case; nil if the table has none.
  static func fact(named name: String) -> LibraryFact? { byName[name.lowercased()] }

  /// The row for a library, by its own name or that of a product; nil if the table has none.
  static func fact(of library: LinkedLibrary) -> LibraryFact? {
    library.names.lazy.compactMap(fact(named:)).first
  }

  /// The rows, plugins of cross-platform frameworks first, then vendors' SDKs, then Bluetooth.
  static let all: [LibraryFact] = plugins + vendors + motionAndBluetooth + webViews

  private static let byName: [String: LibraryFact] = Dictionary(
    all.flatMap { fact in fact.names.map { ($0.lowercased(), fact) } },
    uniquingKeysWith: { first, _ in first })

  static let plugins: [LibraryFact] = [
    LibraryFact(
      "permission_handler_apple", "permission_handler",
      brings: [
        .ifDefined(
          "PERMISSION_LOCATION", .requestWhenInUseAuthorization, .requestAlwaysAuthorization),
        .ifDefined("PERMISSION_LOCATION_WHENINUSE", .requestWhenInUseAuthorization),
        .ifDefined("PERMISSION_SENSORS", .motionActivityManager),
        .ifDefined("PERMISSION_BLUETOOTH", .centralManager),
        .unlessZero(
          "PERMISSION_LOCATION", .requestWhenInUseAuthorization, .requestAlwaysAuthorization
        ).until("8.0.0"),
        .unlessZero("PERMISSION_SENSORS", .motionActivityManager).until("8.0.0"),
      ],
      versionsOf: "permission_handler", versionsBy: .flutterPlugin,
      from: "github.com/Baseflow/flutter-permission-handler: PermissionHandlerEnums.h defaults each"
        + " macro to 0; LocationPermissionStrategy.m holds both requests under PERMISSION_LOCATION;"
        + " pub.dev, changelog of permission_handler: disabled by default from 8.0.0 on"),
    LibraryFact(
      "geolocator_apple", "geolocator",
      brings: [
        .always(.locationManager, .requestWhenInUseAuthorization, .startUpdatingLocation),
        .always(.allowsBackgroundLocationUpdates).until("2.2.3"),
        .perhaps(.allowsBackgroundLocationUpdates).from("2.2.3"),
        .unlessDefined("BYPASS_PERMISSION_LOCATION_ALWAYS", .requestAlwaysAuthorization)
          .unless(.whenInUse),
        .always(.requestAlwaysAuthorization).unless(.whenInUse).until("2.3.6"),
        .perhaps(.requestTemporaryFullAccuracyAuthorization),
      ],
      versionsOf: "geolocator_apple",
      versionsBy: .flutterPlugin,
      from: "github.com/Baseflow/flutter-geolocator: PermissionHandler.m asks for Always only"
        + " without the When In Use key, GeolocationHandler.m and PositionStreamHandler.m"
        + " set the background flag only where a stream's settings say so, from 2.2.3 on;"
        + " pub.dev, changelog of geolocator_apple: the macro is read from 2.3.6 on"),
    LibraryFact(
      "location", "location_ios",
      brings: [
        .always(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startUpdatingLocation, .allowsBackgroundLocationUpdates)
      ],
      from: "github.com/Lyokone/flutterlocation: LocationPlugin.swift tests UIBackgroundModes"),
    LibraryFact(
      "RNPermissions", "react-native-permissions",
      brings: [
        .perhaps(
          .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .locationManager,
          .requestTemporaryFullAccuracyAuthorization, .motionActivityManager, .peripheralManager)
      ],
      from:
        "github.com/zoontek/react-native-permissions: setup_permissions in the Podfile picks the"
        + " handlers that are compiled"),
    LibraryFact(
      "Permission-LocationAlways", brings: [.always(.requestAlwaysAuthorization)],
      from: "github.com/zoontek/react-native-permissions up to 3.x: one pod a permission"),
    LibraryFact(
      "Permission-LocationWhenInUse", brings: [.always(.requestWhenInUseAuthorization)],
      from: "github.com/zoontek/react-native-permissions up to 3.x: one pod a permission"),
    LibraryFact(
      "Permission-LocationAccuracy",
      brings: [.perhaps(.requestTemporaryFullAccuracyAuthorization)],
      from: "github.com/zoontek/react-native-permissions up to 3.x: one pod a permission"),
    LibraryFact(
      "Permission-Motion", brings: [.always(.motionActivityManager)],
      from: "github.com/zoontek/react-native-permissions up to 3.x: one pod a permission"),
    LibraryFact(
      "Permission-BluetoothPeripheral", "Permission-Bluetooth",
      brings: [.always(.peripheralManager)],
      from: "github.com/zoontek/react-native-permissions up to 3.x: one pod a permission"),
    LibraryFact(
      "react-native-geolocation", "@react-native-community/geolocation", "RNCGeolocation",
      brings: [
        .always(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startUpdatingLocation, .startMonitoringSignificantLocationChanges,
          .allowsBackgroundLocationUpdates)
      ],
      from: "github.com/michalchudziak/react-native-geolocation: RNCGeolocation.mm"),
    LibraryFact(
      "react-native-geolocation-service", "RNFusedLocation",
      brings: [
        .always(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startUpdatingLocation, .requestLocation, .startMonitoringSignificantLocationChanges),
        .perhaps(.allowsBackgroundLocationUpdates),
      ],
      from: "github.com/Agontuk/react-native-geolocation-service: LocationProvider.swift sets the"
        + " background flag from an option, without a test of the mode"),
    LibraryFact(
      "TSLocationManager", "RNBackgroundGeolocation", "react-native-background-geolocation",
      "react-native-background-geolocation-android", "flutter_background_geolocation",
      "cordova-background-geolocation-lt", "cordova-background-geolocation",
      "@transistorsoft/capacitor-background-geolocation",
      "TransistorsoftCapacitorBackgroundGeolocation",
      brings: [
        .always(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startUpdatingLocation, .startMonitoringSignificantLocationChanges,
          .startMonitoringRegion, .motionActivityManager),
        .perhaps(
          .allowsBackgroundLocationUpdates, .requestTemporaryFullAccuracyAuthorization),
      ],
      from: "github.com/transistorsoft: the set-up pages ask for both location strings, the motion"
        + " string and the mode; the core is a binary"),
    LibraryFact(
      "@mauron85/react-native-background-geolocation",
      "cordova-plugin-mauron85-background-geolocation", "RCTBackgroundGeolocation",
      brings: [
        .always(.locationManager, .requestAlwaysAuthorization, .startUpdatingLocation),
        .perhaps(.allowsBackgroundLocationUpdates),
      ],
      from: "github.com/mauron85/react-native-background-geolocation, issue 60"),
    LibraryFact(
      "expo-location", "ExpoLocation", "EXLocation",
      brings: [
        .always(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startUpdatingLocation),
        .perhaps(
          .allowsBackgroundLocationUpdates, .startMonitoringRegion, .motionActivityManager,
          .startMonitoringSignificantLocationChanges, .liveUpdates, .serviceSession),
      ],
      from: "github.com/expo/expo: packages/expo-location/ios; tasks set the background flag"),
    LibraryFact(
      "cordova-plugin-geolocation",
      brings: [
        .always(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startUpdatingLocation)
      ],
      from: "github.com/apache/cordova-plugin-geolocation: CDVLocation.m picks by Info.plist key"),
    LibraryFact(
      "cordova.plugins.diagnostic",
      brings: [
        .perhaps(
          .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .motionActivityManager,
          .pedometer, .centralManager)
      ],
      from: "github.com/dpa99c/cordova-diagnostic-plugin: modules are picked in config.xml"),
    LibraryFact(
      "CapacitorGeolocation", "@capacitor/geolocation", "IONGeolocationLib", "ion-ios-geolocation",
      brings: [
        .always(.locationManager, .requestWhenInUseAuthorization, .startUpdatingLocation),
        .perhaps(.requestAlwaysAuthorization),
      ],
      from: "github.com/ionic-team/capacitor-geolocation: IONGLOCManagerWrapper.swift"),
    LibraryFact(
      "@capacitor-community/background-geolocation", "CapacitorCommunityBackgroundGeolocation",
      brings: [
        .always(.locationManager, .startUpdatingLocation),
        .perhaps(
          .allowsBackgroundLocationUpdates, .requestWhenInUseAuthorization,
          .requestAlwaysAuthorization),
      ],
      from: "github.com/capacitor-community/background-geolocation, issue 6"),
  ]
}
