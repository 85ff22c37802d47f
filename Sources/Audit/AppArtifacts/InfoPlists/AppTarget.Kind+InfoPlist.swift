extension AppTarget.Kind {
  /// What an Info.plist describes; nil for any other property list, for tests and for frameworks.
  init?(infoPlist list: PropertyList) {
    let root = list.root.value
    if root["NSExtension"] != nil || root["EXAppExtensionAttributes"] != nil {
      self = .appExtension(point: nil)
      return
    }
    if root["NSAppClip"] != nil {
      self = .appClip
      return
    }
    if root["WKApplication"] != nil || root["WKWatchKitApp"] != nil {
      self = .watchApp
      return
    }
    let type = root["CFBundlePackageType"]?.value.string ?? ""
    if type == "FMWK" || type == "BNDL" || Self.isOfMac(root) { return nil }
    // Frameworks leave the type to the build, as apps do: only what an app alone has tells.
    let isApp =
      type == "APPL" || Self.keysOfApps.contains { root[$0] != nil }
      || (root.dictionary ?? []).contains { $0.key.hasSuffix("UsageDescription") }
    guard isApp else { return nil }
    self = .app
  }

  /// Whether an app is for the Mac alone.
  static func isOfMac(_ root: PropertyList.Value) -> Bool {
    !keysOfApps.contains { root[$0] != nil }
      && (root["LSMinimumSystemVersion"] != nil || root["LSUIElement"] != nil
        || root["NSPrincipalClass"]?.value.string == "NSApplication")
  }

  /// What only the Info.plist of an app for a phone or tablet has.
  private static let keysOfApps = [
    "BGTaskSchedulerPermittedIdentifiers", "LSRequiresIPhoneOS", "UIApplicationSceneManifest",
    "UIBackgroundModes", "UILaunchScreen", "UILaunchStoryboardName", "UIRequiredDeviceCapabilities",
    "UISupportedInterfaceOrientations",
  ]
}
