import Findings
import PlatformModel

/// A Bluetooth purpose string is in an app that makes no Bluetooth manager.
struct BluetoothStringUnneeded: Rule {
  let metadata = RuleMetadata(
    "bluetooth-string-unneeded", code: "W024", category: .motionAndBluetooth, severity: .note,
    summary:
      "The Info.plist has a Bluetooth purpose string, but nothing uses Core Bluetooth.",
    facts: ["IOS-BT-006", "IOS-BT-008"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch else { return [] }
    return subject.purposeStrings.compactMap { key, entry in
      guard key == .bluetoothAlways || key == .bluetoothPeripheral, subject.text(key) != nil,
        subject.isUnused(key)
      else { return nil }
      return finding(
        "\(key.rawValue) is declared, but nothing in the target uses Core Bluetooth",
        in: subject, at: entry.position,
        consequence: "The text is never shown. iBeacons need only the location permission.",
        fix: Fix(
          "Delete the key, unless code outside the checked folder needs it.",
          edits: subject.edits(.delete(key.rawValue), at: entry.position, .unsafe)))
    }
  }
}
