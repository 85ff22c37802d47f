import Findings

/// A name of a class or a type stands in the Info.plist as if it were a key.
struct InventedKey: Rule {
  let metadata = RuleMetadata(
    "invented-key", code: "W025", category: .purposeStrings, severity: .note,
    summary: "The Info.plist holds a key that looks like a permission and does not exist.",
    facts: ["IOS-STORE-010"])

  var page: [UInt8] { PackageResources.invented_key_md }

  func findings(in subject: Subject) -> [Finding] {
    (subject.plist?.entries ?? []).compactMap { entry in
      guard let meant = Self.meant[entry.key] else { return nil }
      return finding(
        "\(entry.key) is no key of the system", in: subject, at: entry.position,
        consequence: "The system ignores the line.",
        fix: Fix("Delete the line; \(meant)."))
    }
  }

  /// Names of types that documents show as keys, and what does the work instead.
  private static let meant: [String: String] = [
    "CMMotionActivity": "motion is explained by NSMotionUsageDescription",
    "CMMotionActivityManager": "motion is explained by NSMotionUsageDescription",
    "CMPedometer": "motion is explained by NSMotionUsageDescription",
    "CLAccuracyAuthorization": "precise location needs no key of its own",
    "CLAuthorizationStatus": "location is explained by NSLocationWhenInUseUsageDescription",
    "CLLocationManager": "location is explained by NSLocationWhenInUseUsageDescription",
    "CLLocation": "location is explained by NSLocationWhenInUseUsageDescription",
    "CBCentralManager": "Bluetooth is explained by NSBluetoothAlwaysUsageDescription",
    "NSLocationPreciseUsageDescription": "precise location needs no key of its own",
    "NSLocationBackgroundUsageDescription":
      "background use is explained by NSLocationAlwaysAndWhenInUseUsageDescription",
    "NSBackgroundLocationUsageDescription":
      "background use is explained by NSLocationAlwaysAndWhenInUseUsageDescription",
  ]
}
