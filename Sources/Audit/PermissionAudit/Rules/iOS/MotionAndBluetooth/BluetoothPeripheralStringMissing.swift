import Findings
import PlatformModel

/// An app for iOS 12 or earlier uses Bluetooth without the string that those releases know.
struct BluetoothPeripheralStringMissing: Rule {
  let metadata = RuleMetadata(
    "bluetooth-peripheral-string-missing", code: "W023", category: .motionAndBluetooth,
    severity: .error,
    summary: "Bluetooth is used below iOS 13 without NSBluetoothPeripheralUsageDescription.",
    facts: ["IOS-BT-005", "IOS-STORE-004"], storeMessages: ["ITMS-90683"])

  func findings(in subject: Subject) -> [Finding] {
    guard let plist = subject.plist, subject.bundle != .watch, subject.lacks(.bluetoothPeripheral)
    else { return [] }
    let uses = subject.demands(for: .bluetoothPeripheral)
    guard let first = uses.first else { return [] }
    return [
      finding(
        "\(first.name) needs \(InfoPlistKey.bluetoothPeripheral.rawValue) for iOS 12 and"
          + " earlier",
        in: subject, at: plist.position, severity: uses.severity,
        systems: subject.systems(to: .iOS(12, 5)),
        consequence: "App Store Connect asks for it while the deployment target is below iOS 13."
          + " \(StoreMessage.missingPurposeString.effect)",
        fix: Fix(
          "Add the key, or raise the deployment target to iOS 13.",
          snippet: subject.fix(adding: .bluetoothPeripheral).snippet,
          edits: subject.fix(adding: .bluetoothPeripheral).edits),
        related: uses.prefix(3).map(\.related))
    ]
  }
}
