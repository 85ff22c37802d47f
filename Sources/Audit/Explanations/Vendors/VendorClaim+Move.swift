extension VendorClaim {
  /// Dolphin MOVE's page of permissions on iOS.
  static let move: [VendorClaim] = [
    VendorClaim(
      .move, "Authorization, levels of accuracy", .wrong,
      says: "Full and reduced accuracy came with iOS 13.",
      inFact: "They came with iOS 14.", ["IOS-AUTH-003", "IOS-AUTH-021"]),
    VendorClaim(
      .move, "Motion permission, .plist", .wrong,
      says: "CMMotionActivity is a key with a purpose string.",
      inFact: """
        It is the name of a class, and iOS ignores it as a key. NSMotionUsageDescription is the \
        key.
        """,
      ["IOS-MOT-007", "IOS-STORE-010"], names: ["CMMotionActivity"]),
    VendorClaim(
      .move, "Motion permission, .plist", .wrong,
      says: "CLAccuracyAuthorization is a key with a purpose string.",
      inFact: "It is the name of a type, and iOS ignores it as a key.",
      ["IOS-AUTH-003", "IOS-STORE-010"], names: ["CLAccuracyAuthorization"]),
    VendorClaim(
      .move, "Motion permission, .plist", .wrong,
      says: "The sample leaves both Bluetooth purpose strings empty.",
      inFact: """
        App Store Connect refuses an empty purpose string with ITMS-90738, or delivers the upload \
        with a warning, as in 2025 and 2026.
        """,
      ["IOS-STORE-006", "IOS-STORE-007"],
      names: ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"]),
    VendorClaim(
      .move, "Location permission, sample code", .wrong,
      says: "The sample requests Always first.",
      inFact: """
        That spends the only upgrade prompt. On iOS 11 and 12 people who choose While Using are \
        never asked again; from iOS 13 the grant is provisional. When In Use first, Always later.
        """,
      ["IOS-REQ-006", "IOS-REQ-007", "T15"]),
    VendorClaim(
      .move, "Location permission, sample code", .outdated,
      says: "The sample implements locationManager(_:didChangeAuthorization:).",
      inFact: """
        From iOS 14 locationManagerDidChangeAuthorization(_:) replaces it and tells of accuracy \
        too. The old one is still called where the new one is not implemented.
        """,
      ["IOS-AUTH-031", "IOS-AUTH-032"]),
    VendorClaim(
      .move, "Authorization, Always in two steps", .incomplete,
      says: "The second prompt comes when location is first fetched in the background.",
      inFact: """
        So it is for a grant that was requested as Always. After When In Use, a request for \
        Always prompts at once from iOS 13.4.
        """,
      ["T19", "T30"]),
    VendorClaim(
      .move, "Automatic detection", .outdated,
      says: "The SDK wakes the app fully in the background, also after the user killed it.",
      inFact: """
        As documented by Apple, with Always. From iOS 26.4 it is reported that significant \
        changes and region exits launch a force-quit app no more.
        """,
      ["IOS-BG-041", "IOS-BG-042"]),
    VendorClaim(
      .move, "Motion permission", .incomplete,
      says: "NSMotionUsageDescription is required in the Info.plist.",
      inFact: "Without it the first use ends the process, on iOS 10 and later.",
      ["IOS-MOT-006"], names: ["NSMotionUsageDescription"]),
    VendorClaim(
      .move, "Bluetooth permission, Plist", .wrong,
      says: "NSBluetoothPeripheralUsageDescription is for builds of iOS 13.0 or below.",
      inFact: """
        iOS 8 to 12 read it. From iOS 13 the key is NSBluetoothAlwaysUsageDescription; the older \
        one stays for targets below 13.
        """,
      ["IOS-BT-005", "IOS-STORE-004"], names: ["NSBluetoothPeripheralUsageDescription"]),
    VendorClaim(
      .move, "Required permissions, Device Detection", .contradictory,
      says: """
        The table requires the Bluetooth permission; the text calls it entirely optional, with \
        warnings only once the app has asked for it.
        """,
      inFact: """
        iOS asks when the first Bluetooth manager is made, and never because a property is read. \
        An app that makes none is not asked.
        """,
      ["IOS-BT-003"]),
    VendorClaim(
      .move, "Required permissions, Cycling", .contradictory,
      says: """
        The row names Location, Motion and Precise Location, without telling which of them are \
        required; the vendor's older page requires Location and Motion.
        """,
      inFact: "iOS asks for motion only where an activity API is used.", ["IOS-MOT-002"]),
  ]
}
