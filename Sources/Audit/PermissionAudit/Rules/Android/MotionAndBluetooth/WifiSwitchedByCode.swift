import Findings
import PlatformModel
import SourceReaders

/// Code switches Wi-Fi on or off, which does nothing for the app's target.
struct WifiSwitchedByCode: AndroidRule {
  let metadata = RuleMetadata(
    "wifi-switched-by-code", code: "W116", category: .motionAndBluetooth, severity: .warning,
    summary: "setWifiEnabled is called, which does nothing from target 29 on.",
    facts: ["AND-WIFI-017"], status: .preview)

  func findings(in subject: AndroidSubject) -> [Finding] {
    findings(
      switching: "Wi-Fi", by: .wifiSwitch, inVainFrom: 29, in: subject,
      fix: { _ in
        Fix(
          "Show the Settings panel in which the user can switch Wi-Fi.",
          snippet: "startActivity(Intent(Settings.Panel.ACTION_WIFI))")
      })
  }
}
