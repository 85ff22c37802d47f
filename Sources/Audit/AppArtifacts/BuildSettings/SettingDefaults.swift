/// What Xcode defines for every target before anybody sets anything.
enum SettingDefaults {
  /// The defaults of a target.
  static func layer(
    target: String, project: String, folder: String, configuration: String, sdk: String,
    productType: String, developmentRegion: String
  ) -> SettingsLayer {
    let root = folder.isEmpty ? TreePath.anchor : TreePath.anchor + "/" + folder
    let suffix = wrapper(productType)
    return SettingsLayer([
      "ACTION": "build",
      "ARCHS": "arm64",
      "BUILT_PRODUCTS_DIR": "/(products)",
      "CONFIGURATION": configuration,
      "CONFIGURATION_BUILD_DIR": "/(products)",
      "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)",
      "CURRENT_ARCH": "arm64",
      "CURRENT_PROJECT_VERSION": "",
      "DEVELOPMENT_LANGUAGE": developmentRegion,
      "EFFECTIVE_PLATFORM_NAME": sdk == "macosx" ? "" : "-" + sdk,
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "EXECUTABLE_PREFIX": "",
      "EXECUTABLE_SUFFIX": "",
      "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
      "INFOPLIST_FILE": "",
      "INFOPLIST_PATH": "$(WRAPPER_NAME)/Info.plist",
      "MARKETING_VERSION": "",
      "PLATFORM_NAME": sdk,
      "PRODUCT_BUNDLE_IDENTIFIER": "",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType(productType),
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_TYPE": productType,
      "PROJECT": project,
      "PROJECT_DIR": root,
      "PROJECT_FILE_PATH": "\(root)/\(project).xcodeproj",
      "PROJECT_NAME": project,
      "SDKROOT": "",
      "SOURCE_ROOT": root,
      "SRCROOT": root,
      "SWIFT_VERSION": "5.0",
      "TARGETNAME": target,
      "TARGET_BUILD_DIR": "/(products)",
      "TARGET_NAME": target,
      "UNLOCALIZED_RESOURCES_FOLDER_PATH": "$(WRAPPER_NAME)",
      "WRAPPER_EXTENSION": suffix,
      "WRAPPER_NAME": suffix.isEmpty ? "$(PRODUCT_NAME)" : "$(PRODUCT_NAME).\(suffix)",
    ])
  }

  private static func wrapper(_ productType: String) -> String {
    if productType.holds("extension") { return "appex" }
    if productType.holds("application") { return "app" }
    if productType.holds("framework") { return "framework" }
    return productType.holds("bundle") ? "bundle" : ""
  }

  private static func packageType(_ productType: String) -> String {
    switch wrapper(productType) {
    case "app": "APPL"
    case "appex": "XPC!"
    case "framework": "FMWK"
    default: "BNDL"
    }
  }
}
