import Findings
import PlatformModel
import SourceReaders

/// A scan is started as soon as its Bluetooth manager is made, which does not know its state yet.
struct BluetoothScanBeforePoweredOn: Rule {
  let metadata = RuleMetadata(
    "bluetooth-scan-before-powered-on", code: "W127", category: .motionAndBluetooth,
    severity: .warning,
    summary:
      "A scan is started before the state of its Bluetooth manager is known, so it never begins.",
    facts: ["IOS-BT-012", "IOS-BT-013"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch else { return [] }
    let scans = subject.uses(of: .earlyScan).filter { scan in
      scan.isExercised && !mayScanElsewhere(scan, in: subject)
    }
    return scans.map { use in
      finding(
        "a scan is started right after the CBCentralManager is created", in: subject,
        at: use.position, systems: subject.systems(from: use.since, running: [use]),
        consequence:
          "The manager’s state is still unknown, so Core Bluetooth logs API MISUSE and ignores"
          + " the scan. The scan does not begin later by itself, and no other code in this file starts one.",
        fix: Fix("Scan in centralManagerDidUpdateState, once the state is poweredOn."))
    }
  }

  /// Whether the class of a scan learns the state in another file, which may scan then.
  private func mayScanElsewhere(_ scan: Use, in subject: Subject) -> Bool {
    subject.uses(of: .bluetoothState).contains {
      scan.surroundings.type != nil && $0.surroundings.type == scan.surroundings.type
        && $0.position.file != scan.position.file
    }
  }
}
