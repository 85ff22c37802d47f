/// A library whose classes are recognized by the beginning of their names, or by the strings in their
/// methods if a build renamed them.
public struct CodeLibrary: Hashable, Sendable {
  /// The beginning of the names of its classes, with dots.
  public var beginning: String
  /// What it is called: its Maven coordinates, or its name.
  public var name: String
  /// What its calls mean for the app.
  public var role: Role
  /// Where the name of its packages was read.
  public var source: String
  /// Texts that only its methods hold, such as the tag of its log messages, which builds that rename
  /// classes keep.
  public var marks: [String] = []

  /// What the calls of a library mean for the app.
  public enum Role: Hashable, Sendable {
    /// It does what it is for once the app uses it.
    case service
    /// It passes on what the app asks for: only who calls it matters.
    case wrapper
    /// It uses a permission if it is granted, and does without otherwise.
    case optional
    /// It positions by beacons.
    case beacons
  }

  init(
    _ beginning: String, _ name: String, _ role: Role = .service, marks: [String] = [],
    from source: String
  ) {
    self.beginning = beginning
    self.name = name
    self.role = role
    self.source = source
    self.marks = marks
  }

  /// The library of a class; nil if none of the table has it. The longest beginning counts.
  public static func of(class name: String) -> CodeLibrary? {
    all.filter { name.hasPrefix($0.beginning) }.max {
      $0.beginning.utf8.count < $1.beginning.utf8.count
    }
  }

  /// The library of a method that holds a text; nil where none of the table has it.
  public static func of(mark text: String) -> CodeLibrary? {
    all.first { $0.marks.contains(text) }
  }

  /// All rows.
  public static let all: [CodeLibrary] = platform + google + positioning + plugins + others

  private static let platform: [CodeLibrary] = [
    CodeLibrary("androidx.", "AndroidX", from: "androidx/androidx"),
    CodeLibrary("android.support.", "the support library", from: "androidx/androidx, before 1.0"),
    CodeLibrary(
      "androidx.core.", "androidx.core", .wrapper,
      from: "androidx/androidx core/core/src/main/java/androidx/core/location/LocationManagerCompat"
    ),
    CodeLibrary("androidx.activity.", "androidx.activity", .wrapper, from: "androidx/androidx"),
    CodeLibrary("androidx.fragment.", "androidx.fragment", .wrapper, from: "androidx/androidx"),
    CodeLibrary("androidx.work.", "androidx.work", .wrapper, from: "androidx/androidx"),
    CodeLibrary("androidx.lifecycle.", "androidx.lifecycle", .wrapper, from: "androidx/androidx"),
    CodeLibrary(
      "android.support.v4.", "the support library", .wrapper, from: "androidx/androidx"),
    CodeLibrary(
      "android.support.v13.", "the support library", .wrapper, from: "androidx/androidx"),
    CodeLibrary("androidx.multidex.", "androidx.multidex", .wrapper, from: "androidx/androidx"),
    CodeLibrary(
      "android.support.multidex.", "the support library", .wrapper, from: "androidx/androidx"),
    // Night mode by the place of the sun, if a permission is there by chance.
    CodeLibrary(
      "androidx.appcompat.app.", "androidx.appcompat", .optional, marks: ["TwilightManager"],
      from: "androidx/androidx appcompat/.../TwilightManager.java, getLastKnownLocation"),
    CodeLibrary(
      "android.support.v7.app.", "the support library", .optional,
      from: "androidx/androidx, TwilightManager of support-v7"),
  ]

  private static let google: [CodeLibrary] = [
    CodeLibrary("com.google.android.gms.", "Google Play services", from: "developers.google.com"),
    CodeLibrary(
      "com.google.android.gms.location.", "com.google.android.gms:play-services-location",
      .wrapper, from: "developers.google.com/android/reference, com.google.android.gms.location"),
    CodeLibrary(
      "com.google.android.gms.internal.location.",
      "com.google.android.gms:play-services-location", .wrapper,
      from: "the classes of play-services-location 21"),
    // It loads the modules of Google Play services, which have permissions of their own.
    CodeLibrary(
      "com.google.android.gms.dynamite.", "Google Play services", .wrapper,
      from: "the classes of play-services-basement"),
    CodeLibrary(
      "com.google.android.gms.maps.", "com.google.android.gms:play-services-maps",
      from: "developers.google.com/android/reference, com.google.android.gms.maps"),
    CodeLibrary(
      "com.google.android.gms.ads.", "com.google.android.gms:play-services-ads", .optional,
      from: "developers.google.com/admob/android/reference"),
    CodeLibrary(
      "com.google.android.gms.nearby.", "com.google.android.gms:play-services-nearby",
      from: "developers.google.com/android/reference, com.google.android.gms.nearby"),
    CodeLibrary(
      "com.google.firebase.", "Firebase", .optional, from: "firebase/firebase-android-sdk"),
  ]

  private static let positioning: [CodeLibrary] = [
    CodeLibrary(
      "org.altbeacon.", "org.altbeacon:android-beacon-library", .beacons,
      from: "AltBeacon/android-beacon-library lib/src/main/java/org/altbeacon"),
    CodeLibrary(
      "es.situm.", "es.situm:situm-sdk", .beacons, from: "situmtech/situm-android-code-samples"),
    CodeLibrary("com.estimote.", "Estimote", .beacons, from: "Estimote/Android-SDK"),
    CodeLibrary("com.kontakt.", "Kontakt.io", .beacons, from: "kontaktio/kontakt-android-sdk"),
    CodeLibrary(
      "com.indooratlas.", "IndoorAtlas", .beacons, from: "IndoorAtlas/android-sdk-examples"),
    CodeLibrary(
      "au.com.bluedot.", "Bluedot", .beacons,
      from: "Bluedot-Innovation/PointSDK-MinimalIntegrationExample-Android"),
    CodeLibrary("io.radar.", "io.radar:sdk", from: "radarlabs/radar-sdk-android"),
    CodeLibrary(
      "com.transistorsoft.", "com.transistorsoft:tslocationmanager",
      from: "transistorsoft/react-native-background-geolocation"),
    CodeLibrary("com.polidea.rxandroidble", "RxAndroidBle", from: "dariuszseweryn/RxAndroidBle"),
    CodeLibrary(
      "no.nordicsemi.android.", "the libraries of Nordic Semiconductor",
      from: "NordicSemiconductor/Android-BLE-Library"),
    CodeLibrary("com.juul.kable.", "com.juul.kable:kable-core", from: "JuulLabs/kable"),
    CodeLibrary("com.clj.fastble.", "FastBle", from: "Jasonchenlijian/FastBle"),
    CodeLibrary("com.huawei.hms.", "HMS Core", from: "developer.huawei.com/consumer/en/hms"),
    CodeLibrary("com.baidu.location.", "Baidu location", from: "lbsyun.baidu.com"),
    CodeLibrary("com.amap.api.", "AMap", from: "lbs.amap.com"),
    CodeLibrary("com.loc.", "AMap", from: "lbs.amap.com, the package of its location code"),
  ]

  private static let plugins: [CodeLibrary] = [
    CodeLibrary(
      "com.baseflow.geolocator.", "geolocator_android", from: "Baseflow/flutter-geolocator"),
    CodeLibrary(
      "com.baseflow.permissionhandler.", "permission_handler_android", .wrapper,
      from: "Baseflow/flutter-permission-handler"),
    CodeLibrary("com.lyokone.location.", "location (Flutter)", from: "Lyokone/flutterlocation"),
    CodeLibrary(
      "com.lib.flutter_blue_plus.", "flutter_blue_plus", from: "chipweinberger/flutter_blue_plus"),
    CodeLibrary(
      "expo.modules.location.", "expo-location", from: "expo/expo packages/expo-location"),
    CodeLibrary(
      "com.facebook.react.modules.permissions.", "React Native", .wrapper,
      from: "facebook/react-native ReactAndroid"),
    CodeLibrary(
      "com.facebook.", "the libraries of Facebook", .optional, from: "facebook/facebook-android-sdk"
    ),
    CodeLibrary(
      "com.reactnativecommunity.geolocation.", "@react-native-community/geolocation",
      from: "michalchudziak/react-native-geolocation"),
    CodeLibrary(
      "com.agontuk.RNFusedLocation.", "react-native-geolocation-service",
      from: "Agontuk/react-native-geolocation-service"),
    CodeLibrary(
      "com.polidea.reactnativeble.", "react-native-ble-plx", from: "dotintent/react-native-ble-plx"),
    CodeLibrary(
      "it.innove.", "react-native-ble-manager", from: "innoveit/react-native-ble-manager"),
    CodeLibrary(
      "com.zoontek.rnpermissions.", "react-native-permissions", .wrapper,
      from: "zoontek/react-native-permissions"),
    CodeLibrary("org.apache.cordova.", "Apache Cordova", from: "apache/cordova-android"),
    CodeLibrary(
      "com.capacitorjs.plugins.geolocation.", "@capacitor/geolocation",
      from: "ionic-team/capacitor-plugins"),
  ]

  private static let others: [CodeLibrary] = [
    CodeLibrary("org.osmdroid.", "org.osmdroid:osmdroid-android", from: "osmdroid/osmdroid"),
    CodeLibrary("org.mapsforge.", "mapsforge", from: "mapsforge/mapsforge"),
    CodeLibrary("org.oscim.", "VTM", from: "mapsforge/vtm"),
    CodeLibrary("org.maplibre.", "MapLibre", from: "maplibre/maplibre-native"),
    CodeLibrary("com.mapbox.", "Mapbox", from: "mapbox/mapbox-gl-native-android"),
    CodeLibrary("com.onesignal.", "OneSignal", .optional, from: "OneSignal/OneSignal-Android-SDK"),
    CodeLibrary("com.flurry.", "Flurry", .optional, from: "flurry/flurry-android-sdk"),
    CodeLibrary("com.inmobi.", "InMobi", .optional, from: "InMobi/sdk-sample-code-android"),
    CodeLibrary("com.mopub.", "MoPub", .optional, from: "mopub/mopub-android-sdk"),
    CodeLibrary("com.unity3d.", "Unity", from: "docs.unity3d.com"),
    CodeLibrary("org.acra.", "ACRA", .optional, from: "ACRA/acra"),
    CodeLibrary("com.google.", "a library of Google", from: "github.com/google"),
    CodeLibrary("org.apache.", "a library of Apache", from: "github.com/apache"),
    CodeLibrary("kotlin.", "Kotlin", .wrapper, from: "JetBrains/kotlin"),
    CodeLibrary("kotlinx.", "Kotlin", .wrapper, from: "Kotlin/kotlinx.coroutines"),
  ]
}
