import Findings
import PlatformModel
import SourceReaders

/// Code switches Wi-Fi on or off, which does nothing for the app's target.
struct WifiSwitchedByCode: AndroidRule {
  let metadata = RuleMetadata(
    "wifi-switched-by-code", code: "W116", category: .motionAndBluetooth, severity: .warning,
    summary: "setWifiEnabled is called, which does nothing from target 29 on.",
    facts: ["AND-WIFI-017"], status: .preview)

  var page: [UInt8] { PackageResources.wifi_switched_by_code_md }

  func findings(in subject: AndroidSubject) -> [Finding] {
    let levels = subject.levels.filter { $0 >= 29 }
    guard subject.targets(29), !levels.isEmpty, !subject.mayOwnDevice else { return [] }
    return subject.calls(.wifiSwitch).filter { $0.lastLevel == nil && !$0.hasReplacement }
      .map { call in
        finding(
          "Wi-Fi is switched by code, and the target is API \(subject.target ?? 29)",
          in: subject, at: call.position, on: levels,
          consequence: "The call returns false and nothing changes; it throws nothing.",
          fix: Fix(
            "Show the panel of Settings on which the person switches it.",
            snippet: "startActivity(Intent(Settings.Panel.ACTION_WIFI))"))
      }
  }
}
