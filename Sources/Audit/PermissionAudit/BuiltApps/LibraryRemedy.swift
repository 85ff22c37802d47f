import PlatformModel
import SourceReaders

/// How a well-known library is built so that a part of it which the app does not want stays out.
struct LibraryRemedy: Hashable, Sendable {
  /// The names of its compiled files and of its packages, in lower case.
  var names: [String]
  /// What stays out.
  var removes: [PlatformAPI]
  /// What to do, as a sentence that begins with a verb in lower case and has no full stop.
  var step: String
  /// Where this is known from.
  var source: String

  init(_ names: String..., removes: [PlatformAPI], by step: String, from source: String) {
    self.names = names.map { $0.lowercased() }
    self.removes = removes
    self.step = step
    self.source = source
  }

  /// What can be done about a use in a compiled file or in a linked library; nil where nothing is known.
  static func remedy(for use: Use) -> LibraryRemedy? {
    let file = use.position.file.split(separator: "/").last.map(String.init) ?? ""
    let name: String
    if case .library(let library) = use.origin { name = library } else { name = file }
    return all.first { $0.names.contains(name.lowercased()) && $0.removes.contains(use.api) }
  }
}

extension LibraryRemedy {
  /// The table.
  static let all: [LibraryRemedy] = [
    LibraryRemedy(
      "geolocator_apple", "geolocator", removes: [.requestAlwaysAuthorization],
      by: "define BYPASS_PERMISSION_LOCATION_ALWAYS=1 in GCC_PREPROCESSOR_DEFINITIONS of"
        + " geolocator_apple (Podfile, post_install; from geolocator_apple 2.3.6 on)",
      from: "pub.dev, changelog of geolocator_apple, 2.3.6; PermissionHandler.m"),
    LibraryRemedy(
      "permission_handler_apple", "permission_handler",
      removes: [.requestWhenInUseAuthorization, .requestAlwaysAuthorization, .locationManager],
      by: "leave PERMISSION_LOCATION undefined or 0 in GCC_PREPROCESSOR_DEFINITIONS of"
        + " permission_handler_apple (Podfile, post_install; before permission_handler 8.0.0 it"
        + " has to be 0), or define PERMISSION_LOCATION_WHENINUSE=1 for When In Use only",
      from: "PermissionHandlerEnums.h; pub.dev, changelog of permission_handler, 8.0.0"),
    LibraryRemedy(
      "permission_handler_apple", "permission_handler",
      removes: [.motionActivityManager, .pedometer],
      by: "leave PERMISSION_SENSORS undefined or 0 in GCC_PREPROCESSOR_DEFINITIONS of"
        + " permission_handler_apple (Podfile, post_install)",
      from: "PermissionHandlerEnums.h; pub.dev, changelog of permission_handler, 8.0.0"),
    LibraryRemedy(
      "permission_handler_apple", "permission_handler", removes: [.centralManager],
      by: "leave PERMISSION_BLUETOOTH undefined or 0 in GCC_PREPROCESSOR_DEFINITIONS of"
        + " permission_handler_apple (Podfile, post_install)",
      from: "PermissionHandlerEnums.h"),
    LibraryRemedy(
      "RNPermissions", "react-native-permissions",
      removes: [
        .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .locationManager,
        .requestTemporaryFullAccuracyAuthorization, .motionActivityManager, .peripheralManager,
      ],
      by: "take the handler out of setup_permissions in the Podfile and run “pod install”"
        + " (react-native-permissions 4 and later; before, leave out its pod"
        + " Permission-LocationAlways, Permission-LocationWhenInUse, Permission-Motion or"
        + " Permission-Bluetooth)",
      from: "github.com/zoontek/react-native-permissions, README"),
    LibraryRemedy(
      "OneSignalLocation", "OneSignalXCFramework", "OneSignal",
      removes: [.requestWhenInUseAuthorization, .requestAlwaysAuthorization, .locationManager],
      by: "leave the module OneSignalLocation out: link OneSignalXCFramework/OneSignal and"
        + " OneSignalXCFramework/OneSignalInAppMessages by name (OneSignal 5 and later)",
      from: "github.com/OneSignal/OneSignal-iOS-SDK: the location module is a subspec of its own"),
    LibraryRemedy(
      "SitumSDK", removes: [.centralManager],
      by: "update SitumSDK to 3.0.0 or later, which uses no Core Bluetooth",
      from: "Situm's permissions page: no Bluetooth since 3.0.0"),
    LibraryRemedy(
      "cordova.plugins.diagnostic",
      removes: [
        .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .motionActivityManager,
        .pedometer, .centralManager,
      ],
      by: "name only the modules that the app needs in the preference"
        + " cordova.plugins.diagnostic.modules of config.xml, and add the platform anew",
      from: "github.com/dpa99c/cordova-diagnostic-plugin, README"),
  ]
}

extension [Use] {
  /// What keeps the uses out of the app, each step once, as sentences; empty where nothing is known.
  var remedies: String {
    var steps: [String] = []
    for use in self {
      guard let step = LibraryRemedy.remedy(for: use)?.step, !steps.contains(step) else { continue }
      steps.append(step)
    }
    return steps.map { " If the app does not want it: \($0)." }.joined()
  }
}
