/// Well-known libraries that hold nothing of location, motion or Bluetooth.
///
/// In an app that links no other unseen code, a key can be reported as superfluous.
enum HarmlessLibraries {
  /// Whether a library is known to hold nothing that matters here.
  static func contains(_ name: String) -> Bool {
    // The pods of React Native itself; its community's packages begin with a small letter.
    if name.hasPrefix("React-") { return true }
    let name = name.lowercased()
    return names.contains(name) || PureLibraries.names.contains(name)
      || prefixes.contains(where: name.hasPrefix)
  }

  /// React Native from 0.60, SwiftNIO, Firebase and the like come as families of pods.
  private static let prefixes = [
    "react-native-safe-area", "react-native-netinfo",
    "react-native-pager", "react-native-slider",
    "swiftnio", "cnio", "firebase", "google-app-measurement", "rnfb", "grpc-", "boringssl",
    "swift-nio", "rxswift", "rxcocoa", "rxrelay", "sdwebimage", "flipper",
  ]

  private static let names: Set<String> = [
    // Networking and storage
    "alamofire", "afnetworking", "moya", "starscream", "socket.io-client-swift", "socketrocket",
    "apollo", "apollo-ios", "grdb.swift", "grdb", "fmdb", "realm", "realmswift", "realm-swift",
    "realm-core", "sqlite.swift", "leveldb", "leveldb-library", "keychainaccess", "keychainswift",
    "sskeychain", "samkeychain", "reachabilityswift", "reachability", "zipfoundation",
    "ssziparchive", "cryptoswift", "swift-crypto", "swift-sodium", "mqttclient", "cocoamqtt",
    // Images, layout, interface
    "kingfisher", "nuke", "nukeui", "snapkit", "masonry", "purelayout", "lottie-ios", "lottie",
    "lottie-spm", "iqkeyboardmanager", "iqkeyboardmanagerswift", "mbprogresshud", "svprogresshud",
    "hero", "charts", "dgcharts", "swiftui-introspect", "swiftuiintrospect", "floatingpanel",
    "eureka", "swiftmessages", "toast-swift", "sfsafesymbols", "alerttoast", "libwebp", "turf",
    "dznemptydataset", "easytipview", "nvactivityindicatorview", "marqueelabel",
    "notificationbannerswift", "cosmos", "anchorage", "tinyconstraints", "confettiswiftui",
    // Reactive, data, logging
    "promisesobjc", "promises", "swiftyjson", "objectmapper", "anycodable",
    "cocoalumberjack", "swiftybeaver", "xcglogger", "swift-log", "swift-collections",
    "swift-algorithms", "swift-async-algorithms", "swift-numerics", "swift-syntax",
    "swift-argument-parser", "swift-protobuf", "swiftprotobuf", "swift-composable-architecture",
    "swift-dependencies", "swift-case-paths", "swift-custom-dump", "swift-identified-collections",
    "swift-concurrency-extras", "swift-clocks", "combine-schedulers", "xctest-dynamic-overlay",
    "swift-snapshot-testing", "swift-system", "swift-http-types", "swiftsoup", "yams", "nanopb",
    "sentry", "sentry-cocoa", "sentryprivate", "bugsnag", "crashlytics", "fabric",
    "googleutilities", "googledatatransport", "googleappmeasurement", "gtmsessionfetcher",
    "gtm-session-fetcher", "gtmappauth", "appauth", "googlesignin", "googlesignin-ios",
    "abseil", "abseil-cpp-binary", "grpc-binary", "interop-ios-for-google-sdks", "app-check",
    "recaptchainterop", "swiftlint", "swiftformat", "swiftgen", "r.swift", "protobuf",
    "supabase-swift", "kissxml", "fuzi", "aexml", "tbxml", "feedkit", "lrucache", "jwt-kit",
    "mantle", "promisesswift", "combineext",
    // Handlers of react-native-permissions up to 3.x
    "permission-apptrackingtransparency", "permission-calendars", "permission-calendarswriteonly",
    "permission-camera", "permission-contacts", "permission-faceid", "permission-medialibrary",
    "permission-microphone", "permission-notifications", "permission-photolibrary",
    "permission-photolibraryaddonly", "permission-reminders", "permission-siri",
    "permission-speechrecognition", "permission-storekit",
    // React Native and Flutter without plugins
    "rct-folly", "folly", "doubleconversion", "glog", "fmt", "boost", "boost-for-react-native",
    "yoga", "hermes-engine", "libevent", "rctrequired", "rcttypesafety", "rctdeprecation",
    "fblazyvector", "fbreactnativespec", "reactcommon", "reactcodegen", "react-codegen",
    "reactappdependencyprovider", "reactnativedependencies", "rctswiftui", "rctswiftuiwrapper",
    "rnworklets", "rnbackgroundfetch", "tsbackgroundfetch", "rnreactnativehapticfeedback",
    "react-bridging",
    "rngesturehandler", "rnscreens", "rnreanimated", "rnsvg", "rnvectoricons", "rnlocalize",
    "rncasyncstorage", "rncclipboard", "rnkeychain", "react-native-gesture-handler",
    "react-native-screens", "react-native-reanimated", "react-native-svg",
    "react-native-vector-icons", "@react-native-async-storage/async-storage", "react",
    "react-native",
    "flutter", "fluttermacos", "shared_preferences", "shared_preferences_foundation",
    "path_provider", "path_provider_foundation", "url_launcher", "url_launcher_ios",
    "package_info_plus", "sqflite", "sqflite_darwin", "flutter_native_splash", "share_plus",
    "integration_test", "flutter_secure_storage", "cordova-plugin-splashscreen",
    "cordova-plugin-statusbar", "cordova-plugin-device",
    "@capacitor/app", "@capacitor/keyboard", "@capacitor/status-bar", "@capacitor/haptics",
  ]
}
