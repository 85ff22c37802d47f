import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// The app promises never to derive a location from Bluetooth, and ranges beacons.
struct BeaconsNeverForLocation: AndroidRule {
  let metadata = RuleMetadata(
    "beacons-never-for-location", code: "W059", category: .motionAndBluetooth, severity: .error,
    summary: "BLUETOOTH_SCAN is declared neverForLocation in an app that locates users by beacons.",
    facts: ["AND-PERM-018", "AND-PERM-044", "AND-BLE-006"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    let levels = subject.levels.filter {
      $0 >= 31 && subject.request(.bluetoothScan, on: $0)?.flags.contains(.neverForLocation) == true
    }
    guard let first = levels.first, let request = subject.request(.bluetoothScan, on: first),
      let evidence = evidence(in: subject)
    else { return [] }
    return [
      finding(
        "BLUETOOTH_SCAN is neverForLocation, but \(evidence.words)", in: subject,
        at: request.position, on: levels,
        consequence: "Android filters out beacons: the scan runs and finds none.",
        fix: Fix(
          "Delete usesPermissionFlags, and ask for precise location as well.",
          snippet: "<uses-permission android:name=\"\(request.name)\" />",
          edits: request.flags == .neverForLocation
            ? subject.edits(of: request, .unsafe) {
              .setAttribute("usesPermissionFlags", nil, of: $0)
            } : []),
        related: request.brought + evidence.related)
    ]
  }

  /// What shows that beacons feed a position.
  private func evidence(
    in subject: AndroidSubject
  ) -> (words: String, related: [Finding.Related])? {
    if let call = subject.calls(.beacons, .beaconRanging, .beaconMonitoring).first {
      let isRanged = call.api != .beaconMonitoring
      return ("beacons are \(isRanged ? "ranged" : "monitored")", [call.related])
    }
    let component = subject.manifest.components.first { component in
      CodeLibrary.of(class: component.name)?.role == .beacons
    }
    return component.map {
      ("\($0.name) locates users by beacons", [Finding.Related($0.position, "declared here")])
    }
  }
}
