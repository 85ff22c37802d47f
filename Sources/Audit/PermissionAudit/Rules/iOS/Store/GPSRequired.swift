import AppArtifacts
import Findings
import PlatformModel

/// The app asks the store to keep it from devices without GPS.
struct GPSRequired: Rule {
  let metadata = RuleMetadata(
    "gps-required", code: "W039", category: .store, severity: .note,
    summary: "UIRequiredDeviceCapabilities contains gps, which not every device has.",
    facts: ["IOS-STORE-013"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app, let entry = subject.entry(.requiredDeviceCapabilities) else {
      return []
    }
    let required = Self.required(by: entry.value)
    guard required.contains("gps") else { return [] }
    let isUnused = !subject.mayUse(.location)
    let isAlone = !required.contains("location-services")
    return [
      finding(
        "\(entry.key) holds gps\(isAlone ? " without location-services" : "")"
          + (isUnused ? ", and nothing uses location" : ""),
        in: subject, at: entry.position, severity: isUnused ? .warning : .note,
        consequence: "The store offers the app to no iPad without a cellular part. An update may"
          + " not add the requirement.",
        fix: Fix(
          isUnused
            ? "Delete gps from the list."
            : "Delete gps unless the app is of no use without it"
              + (isAlone ? "; if it stays, list location-services too." : "."),
          edits: entry.value.array == nil
            ? [] : subject.edits(.exclude("gps", from: entry.key), at: entry.position, .unsafe)))
    ]
  }

  /// The names in the list; in the form of a dictionary those that are true.
  private static func required(by value: PropertyList.Value) -> [String] {
    value.array?.compactMap(\.value.string)
      ?? (value.dictionary ?? []).filter { $0.node.value.boolean == true }.map(\.key)
  }
}
