extension Facts {
  /// The automatic checks of an upload.
  public static let store: [Fact] = [
    Fact(
      "IOS-STORE-001", .allIOS, .documented, from: ["DOC-PROT"],
      """
      ITMS-90683: the code references an API, or the app has an entitlement, whose purpose \
      string the bundle lacks; code that never runs and external libraries count.
      """),
    Fact(
      "IOS-STORE-002", .allIOS, .reported, from: ["STATUS-5637", "OS-368"],
      "ITMS-90683 as worded in 2018 to 2020, with a date of Spring 2019."),
    Fact(
      "IOS-STORE-003", .allIOS, .reported, from: ["ORG-87", "KOL-198"],
      """
      The upload is scanned statically, bundle by bundle: a symbol in the linked binary is \
      enough, also from a static library.
      """),
    Fact(
      "IOS-STORE-004", .allIOS, .reported,
      from: ["KOL-198", "ORG-87", "SPK-347", "RNGS-198", "DOC-TENCENT"],
      """
      What the scan asks for: NSLocationWhenInUseUsageDescription for CLLocationManager or \
      requestWhenInUseAuthorization, NSLocationAlwaysAndWhenInUseUsageDescription for \
      requestAlwaysAuthorization (NSLocationAlwaysUsageDescription in 2018 to 2020), \
      NSMotionUsageDescription for CMMotionActivityManager and CMPedometer, \
      NSBluetoothAlwaysUsageDescription for CBCentralManager, with the peripheral key for \
      targets below 13.
      """),
    Fact(
      "IOS-STORE-005", .allIOS, .reported, from: ["WW-B4"],
      "Watch stubs and extensions are checked apart: one bundle that has the key is not enough."),
    Fact(
      "IOS-STORE-006", .allIOS, .reported, disputed: true,
      from: [
        "CM-192", "KOL-198", "ORG-87", "CAM-3334", "LUNES-1112", "MOON-PR175", "MUSC-PR251",
        "LUNES-1082", "ORG-PR29",
      ],
      """
      App Store Connect rejects an upload with ITMS-90683 or accepts it with a warning by \
      e-mail; 2026 saw both. ITMS-90738 came with a delivery in 2025 and 2026, and with a refusal \
      before. Both count as errors here.
      """),
    Fact(
      "IOS-STORE-007", .allIOS, .reported, from: ["ORG-87", "FR-1158", "WALLET"],
      "ITMS-90738: a purpose string that is empty, or equal to its key in some language."),
    Fact(
      "IOS-STORE-008", .iOS(from: .iOS(14)), .reported, from: ["PKCL-34"],
      "ITMS-90842: the binary of an App Clip contains requestAlwaysAuthorization."),
    Fact(
      "IOS-STORE-009", .allIOS, .reported, from: ["GL", "PH"],
      "A library’s way out is to compile the Always path away."),
    Fact(
      "IOS-STORE-010", .allIOS, .inferred, from: ["DOC-MOVE"],
      """
      Invented keys are ignored silently; a vendor’s sample lists CMMotionActivity and \
      CLAccuracyAuthorization and leaves a Bluetooth string empty.
      """),
    Fact(
      "IOS-STORE-011", .allIOS, .reported, from: ["PRIV"],
      """
      A privacy manifest declares NSPrivacyCollectedDataTypePreciseLocation or CoarseLocation \
      when data leaves the device. Core Location is no required-reason API (ITMS-91053).
      """),
    Fact(
      "IOS-STORE-012", .allIOS, .reported, from: ["DOC-BREEZE"],
      """
      ITSAppUsesNonExemptEncryption answers the export question; its absence only delays. App \
      Transport Security blocks cleartext URLs.
      """),
    Fact(
      "IOS-STORE-013", .allIOS, .documented, from: ["DOC-CAPS", "VELOG-CAP"],
      """
      UIRequiredDeviceCapabilities: location-services for location, gps with it for precision; \
      the store filters devices, an update may not narrow them, and gps leaves Wi-Fi iPads out.
      """),
    Fact(
      "IOS-STORE-014", .allIOS, .reported, from: ["ARO"],
      """
      UIBackgroundModes must be an array of strings; other shapes are not read, and the setter \
      still aborts.
      """),
    Fact(
      "IOS-STORE-020", .allIOS, .documented, from: ["DOC-REASON", "AAO-7109"],
      """
      From 1 May 2024 App Store Connect does not accept an app whose code uses a required-reason \
      API without a reason in its privacy manifest: UserDefaults, file timestamps, the system's \
      boot time, disk space, active keyboards (ITMS-91053). Before, it sent a reminder.
      """),
    Fact(
      "IOS-STORE-021", .allIOS, .reported, from: ["SIMP-1575", "FF-19250"],
      """
      ITMS-91053 names the executable: the app, an extension or a framework, each of which needs \
      the reason in a manifest of its own bundle.
      """),
    Fact(
      "IOS-STORE-022", .iOS(from: .iOS(9)), .documented, from: ["DOC-ATS"],
      """
      App Transport Security wants HTTPS of the URL Loading System in apps and extensions. \
      NSAllowsArbitraryLoads turns it off, and from iOS 10 is ignored beside a narrower key; \
      NSExceptionDomains rules single domains. A blocked request fails with error -1022.
      """),
    Fact(
      "IOS-STORE-023", .iOS(from: .iOS(9)), .documented, from: ["ATS-ARCHIVE"],
      """
      App Transport Security is about public host names: not about IP addresses, names without a \
      dot, and hosts in .local.
      """),
    Fact(
      "IOS-STORE-024", .allIOS, .reported, from: ["NO-MANIFEST"],
      "Public apps with UserDefaults and without any privacy manifest were released in 2026."),
  ]
}
