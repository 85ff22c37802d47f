extension ProjectTarget {
  /// What it builds, as far as the product type tells.
  func kind(sdk: String) -> AppTarget.Kind {
    let prefix = "com.apple.product-type."
    guard productType.hasPrefix(prefix) else { return .other }
    switch productType.dropFirst(prefix.count) {
    case "application", "application.messages": return sdk == "watchos" ? .watchApp : .app
    case "application.on-demand-install-capable": return .appClip
    case "application.watchapp", "application.watchapp2": return .watchApp
    // The shell that brings a watch app to the store has no code, and Xcode makes its Info.plist.
    case "application.watchapp2-container": return .other
    case "framework", "library.dynamic": return .framework
    case "framework.static", "library.static": return .staticLibrary
    case let type where type.hasPrefix("bundle.") && type.hasSuffix("-test"): return .test
    case "bundle.ui-testing", "bundle.ocunit-test": return .test
    case let type where type.holds("extension"): return .appExtension(point: nil)
    default: return .other
    }
  }
}
