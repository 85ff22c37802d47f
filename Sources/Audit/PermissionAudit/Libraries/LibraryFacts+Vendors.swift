import SourceReaders

extension LibraryFacts {
  /// SDKs of vendors: most are binaries, so their rows suppress more findings than they cause.
  static let vendors: [LibraryFact] = [
    LibraryFact(
      "DolphinMoveSDK", "MoveSDK", "react-native-move-sdk",
      brings: [
        .always(.motionActivityManager, .centralManager),
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .allowsBackgroundLocationUpdates),
      ],
      from: "docs.movesdk.com, Permissions Handling: the keys are needed for the static analysis of"
        + " the upload even where a feature is unused"),
    LibraryFact(
      "SitumSDK", "situm_flutter", "situm-flutter", "@situm/react-native", "SitumMapping",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startRangingBeacons, .motionManager, .motionActivityManager,
          .allowsBackgroundLocationUpdates),
        .always(.centralManager).until("3.0.0"),
      ],
      versionsOf: "SitumSDK",
      from: "Situm's permissions page: location and motion strings, no Bluetooth since 3.0.0"),
    LibraryFact(
      "BluedotPointSDK", "BDPointSDK", "PointSDK", "PointSDK-iOS", "bluedot-react-native",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startMonitoringRegion, .startRangingBeacons, .allowsBackgroundLocationUpdates,
          .motionActivityManager)
      ],
      from: "Bluedot's page on the background indicator: BDLocationManager inherits from"
        + " CLLocationManager"),
    LibraryFact(
      "WoosmapGeofencing", "geofencing-ios-sdk", "geofencing-ios-sdk-spm-release",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startMonitoringRegion, .startMonitoringVisits, .allowsBackgroundLocationUpdates,
          .startMonitoringSignificantLocationChanges)
      ],
      from: "github.com/Woosmap/geofencing-ios-sdk"),
    LibraryFact(
      "HyperTrack", "HyperTrackSDK", "hypertrack-sdk-react-native", "hypertrack_plugin",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .allowsBackgroundLocationUpdates, .motionActivityManager,
          .startMonitoringSignificantLocationChanges)
      ],
      from: "HyperTrack's changelog"),
    LibraryFact(
      "RadarSDK", "RadarSDKMotion", "radar-sdk-ios", "react-native-radar", "flutter_radar",
      brings: [
        .always(.locationManager, .startUpdatingLocation),
        .perhaps(
          .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .motionActivityManager,
          .startMonitoringRegion, .startRangingBeacons, .allowsBackgroundLocationUpdates,
          .startMonitoringVisits, .startMonitoringSignificantLocationChanges, .altimeter),
      ],
      from: "github.com/radarlabs/radar-sdk-ios: RadarLocationManager.m, RadarActivityManager.m"),
    LibraryFact(
      "EstimoteSDK", "EstimoteProximitySDK", "EstimoteIndoorSDK", "EstimoteBluetoothScanning",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startRangingBeacons, .startMonitoringRegion, .centralManager)
      ],
      from: "github.com/Estimote/react-native-proximity, issue 43"),
    LibraryFact(
      "IndoorAtlas",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startRangingBeacons, .motionManager, .motionActivityManager, .altimeter,
          .centralManager)
      ],
      from: "github.com/IndoorAtlas/ios-sdk-examples, issue 25"),
    LibraryFact(
      "OneSignal", "OneSignalXCFramework", "OneSignal-XCFramework", "OneSignalLocation",
      "onesignal_flutter", "react-native-onesignal", "onesignal-cordova-plugin",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startUpdatingLocation, .allowsBackgroundLocationUpdates)
      ],
      from: "github.com/OneSignal/OneSignal-iOS-SDK: OneSignalLocationManager.m calls by name and"
        + " tests UIBackgroundModes; the module can be left out"),
    LibraryFact(
      "Mapbox-iOS-SDK", "MapboxCommon", "mapbox-common-ios", "MapboxCoreMaps",
      "mapbox-core-maps-ios", "MapboxNavigation", "mapbox-navigation-ios",
      "MapboxCoreNavigation", "MapboxMobileEvents",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .startUpdatingLocation,
          .requestTemporaryFullAccuracyAuthorization, .requestAlwaysAuthorization,
          .allowsBackgroundLocationUpdates)
      ],
      from: "github.com/mapbox/mapbox-events-ios, pull 11: the mode is tested first"),
    LibraryFact(
      "MapboxMaps", "mapbox-maps-ios", "rnmapbox-maps", "@rnmapbox/maps", "mapbox_maps_flutter",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .startUpdatingLocation,
          .requestTemporaryFullAccuracyAuthorization, .requestAlwaysAuthorization,
          .allowsBackgroundLocationUpdates)
      ],
      storeAsksFor: [.whenInUse],
      from: "github.com/mapbox/mapbox-maps-ios, issue 1023, and mapbox-maps-flutter, issue 447:"
        + " ITMS-90683 for apps that only show a map"),
    LibraryFact(
      "maplibre-gl-native-distribution", "MapLibre", "maplibre-gl", "maplibre_gl",
      "maplibre-react-native", "MapLibreReactNative", "@maplibre/maplibre-react-native",
      "maplibre-native",
      brings: [
        .perhaps(.locationManager, .requestWhenInUseAuthorization, .startUpdatingLocation)
      ],
      storeAsksFor: [.whenInUse],
      from: "github.com/openrung/openrung-mobile-app, issue 87: linking it makes the store ask for"
        + " the When In Use string"),
    LibraryFact(
      "GoogleMaps", "ios-maps-sdk", "google_maps_flutter_ios", "google_maps_flutter",
      "react-native-maps", "react-native-google-maps", "GooglePlaces", "ios-places-sdk",
      brings: [
        .perhaps(.locationManager, .startUpdatingLocation),
        .disputed(.requestWhenInUseAuthorization),
      ],
      from: "Google's set-up pages: the app asks, and My Location needs the grant; the page of"
        + " google_maps_flutter: the map asks"),
    LibraryFact(
      "AMapLocation", "AMapLocation-NO-IDFA", "AMapFoundation", "AMap3DMap", "TencentLBS",
      "Tencent-LBS", "BMKLocationKit", "BaiduMapKit", "TencentMapSDK",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startUpdatingLocation, .allowsBackgroundLocationUpdates, .startMonitoringRegion,
          .requestTemporaryFullAccuracyAuthorization)
      ],
      from: "headers of the SDKs as public repositories carry them"),
    LibraryFact(
      "BrazeLocation", "Appboy-iOS-SDK", "KlaviyoLocation", "klaviyo-swift-sdk", "AirshipLocation",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startMonitoringRegion, .allowsBackgroundLocationUpdates,
          .startMonitoringSignificantLocationChanges)
      ],
      from: "github.com/klaviyo/klaviyo-swift-sdk; github.com/braze-inc/braze-docs, issue 1395"),
    LibraryFact(
      "SwiftLocation", "AsyncLocationKit", "INTULocationManager", "composable-core-location",
      "PermissionsKit", "SPPermissions", "PermissionScope", "CoreLocationCombine",
      brings: [
        .perhaps(
          .locationManager, .requestWhenInUseAuthorization, .requestAlwaysAuthorization,
          .startUpdatingLocation, .requestLocation, .startMonitoringRegion,
          .startMonitoringVisits, .startRangingBeacons, .allowsBackgroundLocationUpdates,
          .startMonitoringSignificantLocationChanges, .motionActivityManager, .pedometer,
          .requestTemporaryFullAccuracyAuthorization, .centralManager)
      ],
      from: "their public repositories; parts are picked by the app"),
  ]
}
