import Findings
import PlatformModel
import SourceReaders

/// A Bluetooth delegate acts when the radio is on and says nothing where the permission is denied.
struct BluetoothDenialUnhandled: Rule {
  let metadata = RuleMetadata(
    "bluetooth-denial-unhandled", code: "W083", category: .motionAndBluetooth, severity: .warning,
    summary: "Only the Bluetooth state poweredOn is handled, so a denial is not shown.",
    facts: ["IOS-BT-002", "IOS-BT-003"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks, let systems = subject.systems(from: .iOS(13)),
      subject.uses(of: .bluetooth).contains(where: { $0.form == .construction })
    else { return [] }
    let idle = subject.uses(of: .bluetoothState).filter { $0.argument == .boolean(false) }
    guard !isTreated(in: subject, except: idle) else { return [] }
    return idle.map { use in
      finding(
        "in a Bluetooth state other than poweredOn the app does nothing, or only logs", in: subject,
        at: use.position, systems: systems,
        consequence:
          "After Don’t Allow the state is unauthorized: Bluetooth does nothing, and the app does not"
          + " say why.",
        fix: Fix(
          "Handle unauthorized and poweredOff: say what is missing, and link to Settings."))
    }
  }

  /// Whether code of the target reads the permission, or names its denial where it does something.
  private func isTreated(in subject: Subject, except idle: [Use]) -> Bool {
    let queries: [PlatformAPI] = [.bluetoothManager, .centralManager, .peripheralManager]
    return subject.uses(of: queries).contains { $0.form == .reference }
      || subject.uses(of: .bluetoothDenial).contains { denial in
        !idle.contains {
          $0.position.file == denial.position.file && $0.call?.enclosing == denial.call?.enclosing
        }
      }
  }
}
