import Findings

/// A name that no system reads is in the Info.plist as if it were a permission's key.
struct InventedKey: Rule {
  let metadata = RuleMetadata(
    "invented-key", code: "W025", category: .purposeStrings, severity: .note,
    summary: "The Info.plist has a key that looks like a permission but does not exist.",
    facts: ["IOS-STORE-010"])

  func findings(in subject: Subject) -> [Finding] {
    (subject.plist?.entries ?? []).compactMap { entry in
      guard let advice = Self.advice(on: entry.key) else { return nil }
      return finding(
        "\(entry.key) is not a key that iOS knows", in: subject, at: entry.position,
        consequence: "The system ignores the line.",
        fix: Fix(
          "Delete the line; \(advice).",
          edits: subject.edits(.delete(entry.key), at: entry.position, .safe)))
    }
  }

  /// What does the work that a key was invented for; nil for any other key.
  static func advice(on key: String) -> String? {
    types[key] ?? (isPurposeKey(key) ? sensors.first { matches($0.words, key) }?.advice : nil)
  }

  /// Whether a key looks like a purpose string, and is neither one of Apple's nor a misspelled one.
  private static func isPurposeKey(_ key: String) -> Bool {
    key.hasPrefix("NS") && key.hasSuffix("UsageDescription") && !PurposeKeys.isReal(key)
      && KeySpelling.intended(by: key) == nil
  }

  private static func matches(_ words: [String], _ key: String) -> Bool {
    words.contains(where: PlainText(key).contains)
  }

  private static let motion = "motion is explained by NSMotionUsageDescription"
  private static let location = "location is explained by NSLocationWhenInUseUsageDescription"
  private static let bluetooth = "Bluetooth is explained by NSBluetoothAlwaysUsageDescription"
  private static let precise = "precise location needs no key of its own"
  private static let background =
    "background use is explained by NSLocationAlwaysAndWhenInUseUsageDescription"
  private static let raw = "the raw values of sensors need no key"

  /// Names of types that documents show as keys, and what does the work instead.
  private static let types: [String: String] = [
    "CMMotionActivity": motion, "CMMotionActivityManager": motion, "CMPedometer": motion,
    "CMAltimeter": motion, "CMSensorRecorder": motion, "CMAuthorizationStatus": motion,
    "CMMotionManager": raw, "CMDeviceMotion": raw, "CLAccuracyAuthorization": precise,
    "CLAuthorizationStatus": location, "CLLocationManager": location, "CLLocation": location,
    "CLLocationManagerDelegate": location, "CLRegion": location, "CLBeaconRegion": location,
    "CLCircularRegion": location, "CLVisit": location,
    "CLHeading": "heading needs no key of its own",
    "CBCentralManager": bluetooth, "CBPeripheralManager": bluetooth, "CBManager": bluetooth,
    "CBPeripheral": bluetooth, "CBManagerAuthorization": bluetooth,
  ]

  /// Words of invented purpose keys, the more telling first.
  private static let sensors: [(words: [String], advice: String)] = [
    (["precise", "fulllocation", "accuratelocation"], precise),
    (["backgroundlocation", "locationbackground", "locationinbackground"], background),
    (["bluetooth", "nsble"], bluetooth),
    (["location", "gps", "geofenc", "ibeacon", "beacon"], location),
    (["gyro", "acceleromet", "magnetomet", "devicemotion"], raw),
    (["compass", "heading"], "heading needs no key of its own"),
    (
      [
        "motion", "pedomet", "stepcount", "activityrecognition", "physicalactivity", "altimet",
        "baromet", "fitness",
      ], motion
    ),
    (["wifi", "wlan"], "the name of the Wi-Fi network needs a location grant and an entitlement"),
    (["sensor"], "motion is explained by NSMotionUsageDescription, and raw values need no key"),
  ]
}
