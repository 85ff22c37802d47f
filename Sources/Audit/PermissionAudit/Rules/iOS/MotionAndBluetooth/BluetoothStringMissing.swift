import Findings
import PlatformModel

/// Code makes a Bluetooth manager and the Info.plist says nothing about it: the system kills the app.
struct BluetoothStringMissing: Rule {
  let metadata = RuleMetadata(
    "bluetooth-string-missing", code: "W022", category: .motionAndBluetooth, severity: .error,
    summary: "A Bluetooth manager is created without NSBluetoothAlwaysUsageDescription.",
    facts: ["IOS-BT-003", "IOS-BT-004", "IOS-BT-008"], storeMessages: ["ITMS-90683"])

  func findings(in subject: Subject) -> [Finding] {
    guard let plist = subject.plist, subject.bundle != .watch, subject.lacks(.bluetoothAlways)
    else { return [] }
    let uses = subject.demands(for: .bluetoothAlways)
    guard let first = uses.first else { return [] }
    let name = InfoPlistKey.bluetoothAlways.rawValue
    return [
      finding(
        "\(first.name) needs \(name), which the Info.plist lacks",
        in: subject, at: plist.position,
        severity: subject.severity(without: .bluetoothAlways, for: uses),
        systems: subject.systems(from: .iOS(13)),
        consequence: uses.consequence(
          subject.effect(
            without: .bluetoothAlways,
            "The system kills the app when the manager is created. Even if the feature is"
              + " never used:"
          ),
          atUpload: StoreMessage.missingPurposeString.effect),
        fix: subject.fix(adding: .bluetoothAlways, for: uses),
        related: uses.prefix(3).map(\.related))
    ]
  }
}
