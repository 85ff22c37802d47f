import Findings
import PlatformModel
import SourceReaders

/// Code switches Bluetooth on or off, which does nothing for the app's target.
struct BluetoothEnabledByCode: AndroidRule {
  let metadata = RuleMetadata(
    "bluetooth-enabled-by-code", code: "W115", category: .motionAndBluetooth, severity: .warning,
    summary: "BluetoothAdapter.enable() is called, which does nothing from target 33 on.",
    facts: ["AND-BLE-015"], status: .preview)

  func findings(in subject: AndroidSubject) -> [Finding] {
    findings(
      switching: "Bluetooth", by: .bluetoothSwitch, inVainFrom: 33, in: subject,
      fix: { call in
        call.switchesOff
          ? Fix("Delete the call; only the user can switch Bluetooth off.")
          : Fix(
            "Use ACTION_REQUEST_ENABLE to ask the user to switch Bluetooth on.",
            snippet: "startActivity(Intent(BluetoothAdapter.ACTION_REQUEST_ENABLE))")
      })
  }
}

extension AndroidRule {
  /// The calls that switch a radio, which return false from a target on, on its release and later.
  func findings(
    switching radio: String, by api: AndroidAPI, inVainFrom level: Int,
    in subject: AndroidSubject, fix: (AndroidCall) -> Fix
  ) -> [Finding] {
    let levels = subject.levels.filter { $0 >= level }
    guard subject.targets(level), !levels.isEmpty, !subject.mayOwnDevice else { return [] }
    return subject.calls(api).filter { !$0.hasReplacement }
      .compactMap { call in
        let levels = levels.filter(call.levels.contains)
        guard !levels.isEmpty else { return nil }
        return finding(
          "\(radio) is switched by \(call.caller?.name ?? "code"), and the target is API \(subject.target ?? level)",
          in: subject, at: call.position, on: levels,
          consequence: "The call returns false, changes nothing and throws no exception.",
          fix: fix(call))
      }
  }
}

extension AndroidSubject {
  /// Whether the app may own the device or a profile of it, for which nothing of this has changed.
  var mayOwnDevice: Bool {
    manifest.components.contains {
      $0.permission == "android.permission.BIND_DEVICE_ADMIN"
        || $0.actions.contains("android.app.action.DEVICE_ADMIN_ENABLED")
    }
  }
}
