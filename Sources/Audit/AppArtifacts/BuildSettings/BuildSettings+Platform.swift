extension BuildSettings {
  /// The SDK that a target with a type of product builds with, without its version.
  func sdk(productType: String) -> String {
    if productType.holds("watch") && !productType.holds("container") { return "watchos" }
    let known = ["iphoneos", "watchos", "macosx", "appletvos", "xros"]
    let root = self["SDKROOT"]
    if let match = known.first(where: root.hasPrefix) { return match }
    let platforms = list("SUPPORTED_PLATFORMS")
    if let match = known.first(where: platforms.contains) { return match }
    return known.first { !self[Self.deploymentSetting($0)].isEmpty } ?? "iphoneos"
  }

  /// The oldest release that the target runs on, such as "15.0"; nil if nothing sets it.
  var deploymentTarget: String? {
    let value = self[Self.deploymentSetting(context.sdk)]
    return value.isEmpty ? nil : value
  }

  private static func deploymentSetting(_ sdk: String) -> String {
    switch sdk {
    case "watchos": "WATCHOS_DEPLOYMENT_TARGET"
    case "macosx": "MACOSX_DEPLOYMENT_TARGET"
    case "appletvos": "TVOS_DEPLOYMENT_TARGET"
    case "xros": "XROS_DEPLOYMENT_TARGET"
    default: "IPHONEOS_DEPLOYMENT_TARGET"
    }
  }
}
