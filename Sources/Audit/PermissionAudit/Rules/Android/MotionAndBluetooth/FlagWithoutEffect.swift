import Findings
import PlatformModel

/// neverForLocation is on a permission that does not know it.
struct FlagWithoutEffect: AndroidRule {
  let metadata = RuleMetadata(
    "flag-without-effect", code: "W070", category: .motionAndBluetooth, severity: .warning,
    summary: "neverForLocation is set on a permission for which it means nothing.",
    facts: ["AND-PERM-044"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    let known: [AndroidPermission] = [.bluetoothScan, .nearbyWifiDevices]
    return subject.manifest.permissions.compactMap { request in
      let permission = AndroidPermission(rawValue: request.name)
      guard request.flags.contains(.neverForLocation), !known.contains(permission) else {
        return nil
      }
      return finding(
        "neverForLocation has no effect on \(request.shortName)", in: subject,
        at: request.position, on: subject.levels.filter { $0 >= 31 },
        consequence: permission.entry?.group == .location
          ? "Android ignores the flag: location is requested as before."
          : "Android ignores the flag: it changes nothing for this permission.",
        fix: Fix(
          "Move the flag to BLUETOOTH_SCAN or NEARBY_WIFI_DEVICES, or delete it.",
          edits: request.flags == .neverForLocation
            ? subject.edits(of: request, .unsafe) {
              .setAttribute("usesPermissionFlags", nil, of: $0)
            } : []),
        related: request.brought)
    }
  }
}
