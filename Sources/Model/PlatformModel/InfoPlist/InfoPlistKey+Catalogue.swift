extension InfoPlistKey {
  /// Every key that location, motion and Bluetooth read, and those that are beside them.
  public static let catalogue: [Entry] = location + sensors + neighbours

  private static let location: [Entry] = [
    Entry(
      .locationUsage, .string, nil, "Privacy - Location Usage Description", [],
      "Purpose string of iOS 6 and 7; macOS alone still reads it."),
    Entry(
      .whenInUse, .string, .allIOS, "Privacy - Location When In Use Usage Description",
      ["IOS-KEY-002", "IOS-KEY-003"],
      "Text of the first prompt; needed for every request, Always included from iOS 11."),
    Entry(
      .always, .string, .iOS(8...10), "Privacy - Location Always Usage Description",
      ["IOS-KEY-004"], "Text of the Always prompt up to iOS 10."),
    Entry(
      .alwaysAndWhenInUse, .string, .iOS(from: .iOS(11)),
      "Privacy - Location Always and When In Use Usage Description", ["IOS-KEY-003"],
      "Text of the Always prompt; needed beside the When In Use string."),
    Entry(
      .temporaryAccuracy, .dictionaryOfStrings, .iOS(from: .iOS(14)),
      "Privacy - Location Temporary Usage Description Dictionary", ["IOS-ACC-009"],
      "Texts of temporary full accuracy, each under its purpose key."),
    Entry(
      .defaultAccuracyReduced, .boolean, .iOS(from: .iOS(14)),
      "Privacy - Location Default Accuracy Reduced", ["IOS-ACC-010"],
      "Location is asked with reduced accuracy; false is the same as absent."),
    Entry(
      .requireExplicitServiceSession, .boolean, .iOS(from: .iOS(18)), nil, ["IOS-NEW-006"],
      "Live updates and monitors imply no service session."),
    Entry(
      .widgetWantsLocation, .boolean, .iOS(from: .iOS(14)), "Widget wants location", [],
      "In a widget's own Info.plist: it may receive location once the app is authorized."),
    Entry(
      .backgroundModes, .arrayOfStrings, .allIOS, "Required background modes",
      ["IOS-BG-010", "IOS-STORE-014"],
      "With `location`, standard updates go on in the background."),
    Entry(
      .appClip, .dictionary, .iOS(from: .iOS(14)), "App Clip", ["IOS-NEW-018"],
      "Properties of an App Clip."),
    Entry(
      .appClipLocationConfirmation, .boolean, .iOS(from: .iOS(14)), nil, ["IOS-NEW-018"],
      "Inside NSAppClip: the clip may confirm that it is in a region of up to 500 m."),
  ]

  private static let sensors: [Entry] = [
    Entry(
      .motion, .string, .allIOS, "Privacy - Motion Usage Description", ["IOS-MOT-006"],
      "Text of the motion prompt; from iOS 10 the process is killed without it."),
    Entry(
      .bluetoothAlways, .string, .iOS(from: .iOS(13)),
      "Privacy - Bluetooth Always Usage Description", ["IOS-BT-004"],
      "Text of the Bluetooth prompt; the process is killed without it."),
    Entry(
      .bluetoothPeripheral, .string, .iOS(8...12),
      "Privacy - Bluetooth Peripheral Usage Description", ["IOS-BT-005"],
      "Sharing as a peripheral in the background, up to iOS 12."),
  ]

  private static let neighbours: [Entry] = [
    Entry(
      .localNetwork, .string, .iOS(from: .iOS(14)), "Privacy - Local Network Usage Description",
      ["IOS-OTH-001"], "Text of the local network prompt."),
    Entry(
      .bonjourServices, .arrayOfStrings, .iOS(from: .iOS(14)), "Bonjour services",
      ["IOS-OTH-001"], "Services that the app looks for on the local network."),
    Entry(
      .nearbyInteraction, .string, .iOS(from: .iOS(14)),
      "Privacy - Nearby Interaction Usage Description", ["IOS-OTH-002"],
      "Text of the Nearby Interaction prompt."),
    Entry(
      .tracking, .string, .iOS(from: .iOS(14)), "Privacy - Tracking Usage Description",
      ["IOS-OTH-003"], "Text of the tracking prompt."),
    Entry(
      .usesNonExemptEncryption, .boolean, .allIOS, "App Uses Non-Exempt Encryption",
      ["IOS-STORE-012"], "Answers the export question of an upload."),
    Entry(
      .appTransportSecurity, .dictionary, .iOS(from: .iOS(9)), "App Transport Security Settings",
      ["IOS-STORE-022", "IOS-STORE-023", "IOS-STORE-012"],
      "What may travel in clear text; without it requests to http:// fail."),
    Entry(
      .requiredDeviceCapabilities, .arrayOfStrings, .allIOS, "Required device capabilities",
      ["IOS-STORE-013"], "What a device must have; the store filters by it."),
  ]
}
