/// Libraries of Android apps that are known to bring no permission, service or scan that matters
/// here.
///
/// Families are recognized by the beginning of their coordinates. A family of which one member
/// brings something is either left out or has that member among the exceptions.
enum HarmlessAndroidLibraries {
  /// Whether a library of Maven's, by its coordinates, is harmless.
  static func contains(_ library: GradleLibrary) -> Bool {
    let module = library.module
    return families.contains(where: module.hasPrefix)
      && !exceptions.contains(where: module.hasPrefix)
  }

  /// Whether a package of Dart's or npm's is.
  static func contains(package name: String) -> Bool {
    packages.contains(name) || packageFamilies.contains(where: name.hasPrefix)
  }

  private static let families = [
    // Languages and their libraries
    "org.jetbrains", "com.android.tools", "javax.", "jakarta.", "org.slf4j:", "com.google.code.",
    "com.google.guava:", "com.google.errorprone:", "com.google.auto", "com.google.protobuf:",
    "org.apache.", "commons-", "joda-time:", "net.danlew:", "org.bouncycastle:", "org.json:",
    "com.fasterxml.", "org.threeten:", "com.jakewharton.", "de.psdev.", "com.rometools:",
    // Androidx: interface, data and start
    "androidx.", "com.google.android.material:", "com.google.accompanist:", "com.android.support:",
    // Injection, network, images, data
    "com.google.dagger:", "io.insert-koin:", "com.squareup.", "io.ktor:", "io.coil-kt",
    "com.github.bumptech.glide:", "io.reactivex.", "com.airbnb.android:", "me.zhanghai.android",
    "dev.zacsweers.", "com.arkivanov.", "cafe.adriel.", "org.koin:", "net.java.dev.jna:",
    "com.mikepenz:", "app.cash.", "io.arrow-kt:", "io.github.oshai:", "com.github.mikephil:",
    "com.github.PhilJay:", "com.patrykandpatrick.", "com.halilibo.", "io.noties.", "sh.calvin.",
    "dev.chrisbanes.", "io.github.z4kn4fein:", "org.greenrobot:", "com.facebook.soloader:",
    "com.facebook.fresco:", "com.facebook.react:", "com.facebook.hermes:",
    "io.github.react-native-community:", "com.louiscad.splitties:", "net.zetetic:", "junit:",
    "org.mockito", "org.robolectric:", "com.googlecode.", "org.lsposed.",
    "com.google.zxing:", "com.caverock:", "org.jsoup:", "co.touchlab:",
    "com.auth0.android:jwtdecode",
  ]

  private static let exceptions = [
    "androidx.work:", "androidx.bluetooth", "androidx.core.uwb", "androidx.core:core-telecom",
    "androidx.car", "androidx.health", "androidx.wear", "androidx.media", "androidx.ranging",
    "androidx.xr", "androidx.security.state", "androidx.biometric", "androidx.hilt:hilt-work",
    "androidx.privacysandbox", "androidx.glance", "androidx.telecom", "androidx.camera",
    "androidx.room:room-work", "androidx.appfunctions", "androidx.enterprise", "androidx.tv",
  ]

  private static let packageFamilies = [
    "shared_preferences", "path_provider", "url_launcher", "package_info", "flutter_riverpod",
    "image_picker", "flutter_svg", "google_fonts", "@react-navigation/", "react-native-svg",
    "react-native-screens", "react-native-safe-area", "react-native-reanimated",
    "react-native-gesture-handler", "react-native-vector-icons", "react-native-paper",
    "react-native-tab-view", "react-native-pager-view", "react-native-worklets",
    "react-native-webview", "react-native-mmkv", "react-native-config", "react-native-localize",
    "react-native-linear-gradient", "react-native-keyboard", "@react-native/",
    "@react-native-async-storage/", "@react-native-clipboard/", "@react-native-picker/",
    "expo-font", "expo-splash-screen", "expo-constants", "expo-status-bar", "expo-linking",
    "expo-asset", "expo-haptics", "expo-linear-gradient", "expo-image", "expo-router",
    "expo-web-browser", "expo-system-ui", "expo-clipboard", "expo-localization", "expo-crypto",
    "@capacitor/core", "@capacitor/android", "@capacitor/app", "@capacitor/keyboard",
    "@capacitor/status-bar", "@capacitor/haptics", "@capacitor/splash-screen",
    "@capacitor/preferences",
  ]

  private static let packages: Set<String> = [
    "intl", "cupertino_icons", "http", "dio", "provider", "flutter_bloc", "bloc", "get", "get_it",
    "equatable", "rxdart", "riverpod", "hooks_riverpod", "freezed_annotation", "json_annotation",
    "collection", "meta", "path", "uuid", "logger", "logging", "go_router", "auto_route", "hive",
    "hive_flutter", "sqflite", "sqflite_android", "drift", "isar", "latlong2", "flutter_map",
    "cached_network_image", "shimmer", "lottie", "fl_chart", "flutter_hooks", "easy_localization",
    "flutter_native_splash", "flutter_launcher_icons", "flutter_dotenv", "crypto", "convert",
    "async", "xml", "yaml", "web_socket_channel", "vector_math", "animations", "badges",
    "flutter_spinkit", "percent_indicator", "carousel_slider", "flutter_slidable", "timeago",
    "font_awesome_flutter", "material_design_icons_flutter", "pull_to_refresh", "synchronized",
    "tuple", "quiver", "geojson", "turf", "proj4dart", "archive", "mime", "html", "markdown",
    "flutter_markdown", "share_plus", "in_app_review", "flutter_secure_storage",
    "flutter_plugin_android_lifecycle", "jni", "sky_engine", "flutter_localizations", "app_links",
  ]
}
