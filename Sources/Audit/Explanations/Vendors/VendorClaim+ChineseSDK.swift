extension VendorClaim {
  /// The permission page of a Chinese location SDK, of November 2021.
  static let chineseSDK: [VendorClaim] = [
    VendorClaim(
      .chineseSDK, "iOS 13, differences from iOS 12", .wrong,
      says: "Always cannot be requested directly; When In Use comes first, then the upgrade.",
      inFact: """
        It can be requested from not determined. The prompt then offers While Using, and that \
        answer gives provisional Always: the app reads Always and gets what When In Use would.
        """,
      ["T15", "IOS-REQ-009", "IOS-REQ-010"]),
    VendorClaim(
      .chineseSDK, "iOS 13, the upgrade to Always", .outdated,
      says: "One upgrade for all of iOS 13.",
      inFact: """
        It changed within iOS 13. Up to 13.3 a request from When In Use gives provisional Always \
        without a prompt; from 13.4 the prompt comes at once, and Keep Only While Using makes no \
        callback.
        """,
      ["T18", "T19", "T20"]),
    VendorClaim(
      .chineseSDK, "iOS 14, the last chapter", .outdated,
      says: "The chapters end with iOS 14.",
      inFact: """
        Since then: the location button (15), the suspension of 16.4, live updates, CLMonitor and \
        background activity sessions (17), service sessions (18), and launches after a force \
        quit (26.4).
        """,
      [
        "IOS-NEW-017", "IOS-BG-019", "IOS-NEW-001", "IOS-NEW-002", "IOS-NEW-006", "IOS-BG-042",
      ]),
    VendorClaim(
      .chineseSDK, "Notes on the store", .outdated,
      says: """
        Without NSLocationAlwaysUsageDescription or NSLocationAlwaysAndWhenInUseUsageDescription \
        the symbol requestAlwaysAuthorization must not be in the code, or review rejects the app.
        """,
      inFact: """
        The scan of the upload asks for NSLocationAlwaysAndWhenInUseUsageDescription; the older \
        key satisfied it in 2018 to 2020. ITMS-90683 comes as a refusal or as a warning after \
        the delivery; 2026 saw both.
        """,
      ["IOS-STORE-004", "IOS-STORE-006"], names: ["NSLocationAlwaysUsageDescription"]),
    VendorClaim(
      .chineseSDK, "Privacy compliance", .incomplete,
      says: "A link to another page, and nothing else.",
      inFact: """
        The store asks for the privacy answers on location and for the address of a privacy policy, \
        for consent before anything is collected, and for location in the privacy manifest where it \
        leaves the device. `wayleave check` reminds of the answers and looks at the manifest.
        """,
      ["IOS-STORE-011", "IOS-REV-004"], names: ["NSPrivacyCollectedDataTypes"]),
    VendorClaim(
      .chineseSDK, "Table of iOS 9.0 to 12.0, Always with the flag off", .incomplete,
      says: "No location in the background.",
      inFact: """
        True of standard updates. Regions, significant changes and visits still wake the app, and \
        launch it.
        """,
      ["IOS-BG-040"]),
    VendorClaim(
      .chineseSDK, "Table of iOS 9.0 to 12.0, Always with the flag on", .incomplete,
      says: "No blue bar.",
      inFact: """
        Not by itself: from iOS 11 showsBackgroundLocationIndicator switches it on, as the \
        document says elsewhere.
        """,
      ["IOS-BG-031"]),
    VendorClaim(
      .chineseSDK, "Table of iOS 9.0 to 12.0, When In Use with the flag on", .incomplete,
      says: "Location in the background, with the blue bar.",
      inFact: "Only for updates that began in the foreground.", ["IOS-BG-015"]),
    VendorClaim(
      .chineseSDK, "Table of iOS 8.0, Always with the mode", .incomplete,
      says: "Location in the background, as if allowsBackgroundLocationUpdates were always true.",
      inFact: """
        So it is on iOS 8, where the property does not exist. From iOS 9 it is false by default \
        and an app that forgets it is suspended.
        """,
      ["IOS-BG-013"]),
  ]
}
