/// Parts of the platform and of libraries that use a permission, by the beginnings of class names.
///
/// They are wider than the table of calls: code that names none of a family cannot use its permission.
public enum AndroidUseFamily: String, Hashable, Sendable, CaseIterable {
  case location
  case wifi
  case bluetooth
  case telephony
  case movement
  case ranging
  /// Code that is fetched or unpacked, and then run.
  case loading

  /// The beginnings of the class names, with dots.
  var beginnings: [String] {
    switch self {
    case .location:
      [
        "android.location.", "com.google.android.gms.location.", "com.google.android.gms.maps.",
        "com.google.android.gms.awareness.", "com.google.android.gms.nearby.",
        "com.google.android.libraries.", "com.huawei.hms.location.", "com.huawei.hms.maps.",
        "android.webkit.GeolocationPermissions", "android.companion.",
      ]
    case .wifi: ["android.net.wifi."]
    // The calls of AudioManager about headsets need BLUETOOTH too.
    case .bluetooth:
      ["android.bluetooth.", "androidx.bluetooth.", "android.media.AudioManager"]
    case .telephony: ["android.telephony."]
    case .movement:
      [
        "android.hardware.Sensor", "com.google.android.gms.fitness.", "androidx.health.",
        "android.health.",
      ]
    case .ranging: ["android.uwb.", "android.ranging.", "androidx.core.uwb."]
    case .loading:
      [
        "dalvik.system.DexClassLoader", "dalvik.system.InMemoryDexClassLoader",
        "dalvik.system.PathClassLoader",
      ]
    }
  }
}
