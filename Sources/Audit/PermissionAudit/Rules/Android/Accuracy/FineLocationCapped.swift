import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// Precise location ends with some Android version, and what needs it does not.
struct FineLocationCapped: AndroidRule {
  let metadata = RuleMetadata(
    "fine-location-capped", code: "W057", category: .accuracy, severity: .error,
    summary: "ACCESS_FINE_LOCATION has a maxSdkVersion, but newer Android needs it too.",
    facts: ["AND-PERM-013", "AND-MRG-002", "AND-BLE-005", "AND-WIFI-006"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    let levels = subject.levels.filter { !subject.declares(.fineLocation, on: $0) }
    guard let request = subject.requests(.fineLocation).first(where: { $0.maximumSDK?.api != nil }),
      let cap = request.maximumSDK?.api, let last = levels.last, last > cap,
      let need = need(in: subject, on: last)
    else { return [] }
    let source = request.capOrigin?.name
    return [
      finding(
        "ACCESS_FINE_LOCATION is capped at API \(cap)"
          + (source.map { " because of \($0)" } ?? "") + ", but \(need) needs it on later levels",
        in: subject, at: request.position, on: levels.filter { $0 > cap },
        consequence:
          "On newer phones no prompt for precise location appears, and scans and location"
          + " updates fail without an error.",
        fix: source == nil
          ? Fix(
            "Delete android:maxSdkVersion from the entry.",
            edits: subject.edits(of: request, .safe) { .setAttribute("maxSdkVersion", nil, of: $0) }
          )
          : Fix(
            "Remove the library’s maxSdkVersion from the merged entry.",
            snippet: "<uses-permission android:name=\"\(request.name)\""
              + " tools:remove=\"android:maxSdkVersion\" />"),
        evidence: ["AND-PERM-013"] + (source == nil ? [] : ["AND-MRG-002"]),
        denial: .preciseLocation)
    ]
  }

  /// What needs precise location on a level; nil if nothing is known to.
  ///
  /// The type of a service is a need only where a start without the permission ends the app, from
  /// target 34 on (AND-FGS-009), or where code gets locations.
  private func need(in subject: AndroidSubject, on level: Int) -> String? {
    if subject.scansForLocation(on: level) {
      return "BLUETOOTH_SCAN without neverForLocation"
    }
    // Below target 31, BLUETOOTH implies BLUETOOTH_SCAN without the promise to never locate.
    let scan = subject.calls(.bluetoothScan).first { !$0.isBehindScanPermission }
    if let scan, subject.targets(29), !subject.targets(31),
      !subject.declares(.bluetoothScan, on: level)
    {
      return "\(scan.api.rawValue) in \(scan.path)"
    }
    let call = subject.calls(
      .geofences, .wifiResults, .requestLocationUpdates, .currentLocation, .lastLocation
    ).first
    if subject.targets(34) || call != nil,
      let service = subject.manifest.components.first(where: {
        $0.foregroundTypes.contains(.location)
      }), !subject.declaresLocation(on: level)
    {
      return "the service \(service.name) of type location"
    }
    return call.map { "\($0.api.rawValue) in \($0.path)" }
  }
}
