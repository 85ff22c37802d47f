import PlatformModel

/// The purpose strings that this tool checks, and Apple's others, which it must not mistake.
enum PurposeKeys {
  /// Purpose strings of location, motion and Bluetooth: one text each.
  static let judged: [InfoPlistKey] = [
    .whenInUse, .alwaysAndWhenInUse, .always, .motion, .bluetoothAlways, .bluetoothPeripheral,
  ]

  /// Keys that a misspelled one may have been meant to be.
  static let misspellable: [InfoPlistKey] =
    judged + [.temporaryAccuracy, .defaultAccuracyReduced, .requireExplicitServiceSession]

  /// Whether the rules read the value of a key.
  static func matters(_ key: String) -> Bool {
    let key = InfoPlistKey(rawValue: key)
    return misspellable.contains(key) || key == .backgroundModes
  }

  /// Whether Apple has such a key; a real key is never a misspelling of another.
  static func isReal(_ key: String) -> Bool { real.contains(key) }

  private static let real: Set<String> = Set(misspellable.map(\.rawValue)).union([
    "NSLocationUsageDescription", "NSBluetoothWhileInUseUsageDescription",
    "NSAccessorySetupBluetoothNames", "NSAccessorySetupBluetoothServices",
    "NSAccessoryTrackingUsageDescription", "NSAlarmKitUsageDescription",
    "NSAppDataUsageDescription", "NSAppleEventsUsageDescription", "NSAppleMusicUsageDescription",
    "NSAudioCaptureUsageDescription", "NSCalendarsFullAccessUsageDescription",
    "NSCalendarsUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription",
    "NSCameraUsageDescription", "NSContactsUsageDescription",
    "NSCriticalMessagingUsageDescription", "NSDesktopFolderUsageDescription",
    "NSDocumentsFolderUsageDescription", "NSDownloadsFolderUsageDescription",
    "NSEnterpriseMCAMUsageDescription", "NSFaceIDUsageDescription",
    "NSFallDetectionUsageDescription", "NSFileProviderDomainUsageDescription",
    "NSFileProviderPresenceUsageDescription", "NSFinancialDataUsageDescription",
    "NSFocusStatusUsageDescription", "NSGKFriendListUsageDescription",
    "NSHandsTrackingUsageDescription", "NSHealthClinicalHealthRecordsShareUsageDescription",
    "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription",
    "NSHomeKitUsageDescription", "NSIdentityUsageDescription", "NSLocalNetworkUsageDescription",
    "NSMainCameraUsageDescription", "NSMicrophoneUsageDescription",
    "NSNearbyInteractionAllowOnceUsageDescription", "NSNearbyInteractionUsageDescription",
    "NSNetworkVolumesUsageDescription", "NSPhotoLibraryAddUsageDescription",
    "NSPhotoLibraryUsageDescription", "NSRemindersFullAccessUsageDescription",
    "NSRemindersUsageDescription", "NSRemovableVolumesUsageDescription",
    "NSSensorKitUsageDescription", "NSSiriUsageDescription",
    "NSSpeechRecognitionUsageDescription", "NSSystemAdministrationUsageDescription",
    "NSSystemExtensionUsageDescription", "NSUserTrackingUsageDescription",
    "NSVideoSubscriberAccountUsageDescription", "NSVoIPUsageDescription",
    "NSWorldSensingUsageDescription", "NFCReaderUsageDescription", "OSBundleUsageDescription",
  ])
}
