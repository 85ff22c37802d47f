/// A key that Xcode carries from a build setting INFOPLIST_KEY_* into the Info.plist.
///
/// The list is closed: for a key outside it, UIBackgroundModes among them, the setting does
/// nothing. It follows the open-source build system of Xcode 26 (swift-build,
/// InfoPlistProcessorTaskAction).
enum GeneratedKey {
  /// How the text of the setting becomes a value.
  enum Form {
    case string
    case boolean
    case list
  }

  static let settingPrefix = "INFOPLIST_KEY_"

  /// The key that a setting stands for, as an Info.plist spells it.
  static func key(ofSetting setting: String) -> String {
    let key = String(setting.dropFirst(settingPrefix.count))
    if key.hasSuffix("_iPhone") { return key.dropLast(7) + "~iphone" }
    if key.hasSuffix("_iPad") { return key.dropLast(5) + "~ipad" }
    return key
  }

  /// How a key is generated; nil if it is not.
  static func form(of key: String) -> Form? {
    if strings.contains(key) || usageDescriptions.contains(key) { return .string }
    if booleans.contains(key) { return .boolean }
    return lists.contains(key) ? .list : nil
  }

  static func value(_ text: String, _ form: Form) -> PropertyList.Value {
    switch form {
    case .string: .string(text)
    case .boolean: .boolean(["YES", "1", "TRUE", "Y"].contains(text.uppercased()))
    case .list: .array(SettingWords.split(text).map { PropertyList.Node(.string($0)) })
    }
  }

  private static let strings: Set<String> = [
    "CFBundleDisplayName", "LSApplicationCategoryType", "NSHumanReadableCopyright",
    "NSPrincipalClass", "ITSEncryptionExportComplianceCode",
    // Xcode takes this one as text, although the system reads a dictionary.
    "NSLocationTemporaryUsageDescriptionDictionary",
    "NSMainNibFile", "NSMainStoryboardFile", "UILaunchStoryboardName", "UIMainStoryboardFile",
    "UIUserInterfaceStyle", "NSSensorKitPrivacyPolicyURL", "UIStatusBarStyle",
    "CLKComplicationPrincipalClass", "WKCompanionAppBundleIdentifier",
    "WKExtensionDelegateClassName", "NSStickerSharingLevel",
  ]

  private static let booleans: Set<String> = [
    "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly", "LSUIElement",
    "NSViewGestureRecognizerIsExclusive", "LSSupportsOpeningDocumentsInPlace",
    "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
    "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden",
    "UISupportsDocumentBrowser", "WKApplication", "WKRunsIndependentlyOfCompanionApp",
    "WKWatchOnly", "MetalCaptureEnabled", "GCSupportsControllerUserInteraction",
    "GCSupportsGameMode", "UIApplicationSceneManifest_Generation", "UILaunchScreen_Generation",
  ]

  private static let lists: Set<String> = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iphone",
    "WKSupportsLiveActivityLaunchAttributeTypes",
  ]

  private static let usageDescriptions: Set<String> = [
    "NFCReaderUsageDescription", "NSAccessoryTrackingUsageDescription",
    "NSAppDataUsageDescription", "NSAppleEventsUsageDescription", "NSAppleMusicUsageDescription",
    "NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription",
    "NSBluetoothWhileInUseUsageDescription", "NSCalendarsUsageDescription",
    "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription",
    "NSCameraUsageDescription", "NSContactsUsageDescription",
    "NSCriticalMessagingUsageDescription", "NSDesktopFolderUsageDescription",
    "NSDocumentsFolderUsageDescription", "NSDownloadsFolderUsageDescription",
    "NSFaceIDUsageDescription", "NSFallDetectionUsageDescription",
    "NSFileProviderDomainUsageDescription", "NSFileProviderPresenceUsageDescription",
    "NSFinancialDataUsageDescription", "NSFocusStatusUsageDescription",
    "NSGKFriendListUsageDescription", "NSHandsTrackingUsageDescription",
    "NSHealthClinicalHealthRecordsShareUsageDescription", "NSHealthShareUsageDescription",
    "NSHealthUpdateUsageDescription", "NSHomeKitUsageDescription", "NSIdentityUsageDescription",
    "NSLocalNetworkUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription",
    "NSLocationWhenInUseUsageDescription", "NSMainCameraUsageDescription",
    "NSMicrophoneUsageDescription", "NSMotionUsageDescription",
    "NSNearbyInteractionAllowOnceUsageDescription", "NSNearbyInteractionUsageDescription",
    "NSNetworkVolumesUsageDescription", "NSPhotoLibraryAddUsageDescription",
    "NSPhotoLibraryUsageDescription", "NSRemindersUsageDescription",
    "NSRemindersFullAccessUsageDescription", "NSRemovableVolumesUsageDescription",
    "NSSensorKitUsageDescription", "NSSiriUsageDescription",
    "NSSpeechRecognitionUsageDescription", "NSSystemAdministrationUsageDescription",
    "NSSystemExtensionUsageDescription", "NSUserTrackingUsageDescription",
    "NSVideoSubscriberAccountUsageDescription", "NSVoIPUsageDescription",
    "NSWorldSensingUsageDescription", "OSBundleUsageDescription",
  ]
}
