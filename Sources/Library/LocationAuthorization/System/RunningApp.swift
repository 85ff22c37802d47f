import PlatformModel

#if os(Linux)
  import AppHosting
#else
  import Foundation
#endif

/// The app whose code runs: its name, what it declares, and the release it runs on.
struct RunningApp: Hashable, Sendable {
  var name: String
  var declared: Declarations
  var system: OSVersion
}

#if os(Linux)
  extension RunningApp {
    /// The app on the virtual phone; without one, an app that declares nothing.
    static var current: RunningApp {
      guard let app = HostedProcess.current?.app else {
        return RunningApp(name: "App", declared: Declarations(), system: .newestIOS)
      }
      let package = app.package
      var declared = Declarations()
      declared.purposeKeys = Set(
        package.purposeStrings.filter { $0.key.isThere($0.value) }.keys.map(\.rawValue))
      declared.temporaryAccuracyKeys = Set(
        package.temporaryAccuracy.filter { !$0.value.isEmpty }.keys)
      if !package.temporaryAccuracy.isEmpty {
        declared.purposeKeys.insert(InfoPlistKey.temporaryAccuracy.rawValue)
      }
      declared.backgroundModes = Set(package.backgroundModes)
      declared.isAppClip = package.kind == .appClip
      return RunningApp(name: package.name, declared: declared, system: app.phone.system.version)
    }
  }
#else
  extension RunningApp {
    /// The app of the main bundle.
    static var current: RunningApp {
      let info = Bundle.main.infoDictionary ?? [:]
      let name = info["CFBundleDisplayName"] ?? info["CFBundleName"]
      return RunningApp(
        name: name as? String ?? "App", declared: Declarations(info), system: .running)
    }
  }

  extension Declarations {
    init(_ info: [String: Any]) {
      let texts = info.filter { ($0.value as? String)?.isEmpty == false }
      purposeKeys = Set(texts.keys)
      #if os(macOS)
        // A Mac reads one text for every request.
        if purposeKeys.contains("NSLocationUsageDescription") {
          purposeKeys.insert(InfoPlistKey.whenInUse.rawValue)
          purposeKeys.insert(InfoPlistKey.alwaysAndWhenInUse.rawValue)
        }
      #endif
      let temporary = info[InfoPlistKey.temporaryAccuracy.rawValue] as? [String: Any] ?? [:]
      temporaryAccuracyKeys = Set(
        temporary.filter { ($0.value as? String)?.isEmpty == false }.keys)
      if !temporary.isEmpty { purposeKeys.insert(InfoPlistKey.temporaryAccuracy.rawValue) }
      backgroundModes = Set(info[InfoPlistKey.backgroundModes.rawValue] as? [String] ?? [])
      isAppClip = info["NSAppClip"] != nil
      #if os(iOS)
        hasDeprecatedIndicatorKey = info[Self.deprecatedIndicatorKey] as? Bool == true
      #endif
    }
  }

  extension OSVersion {
    /// The release of iOS that runs; the newest that is known where it is newer, or no iOS.
    fileprivate static var running: OSVersion {
      #if os(iOS)
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return OSVersion(iOS: version.majorVersion, version.minorVersion)
          ?? allIOS.last { $0.major == version.majorVersion } ?? newestIOS
      #else
        return newestIOS
      #endif
    }
  }
#endif
