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
    guard let request = subject.requests(.fineLocation).first(where: { $0.maximumSDK?.api != nil }),
      let cap = request.maximumSDK?.api
    else { return [] }
    let cut = subject.levels.filter { $0 > cap && !subject.declares(.fineLocation, on: $0) }
    let needs = cut.compactMap { level in need(in: subject, on: level).map { (level, $0) } }
    guard let (_, need) = needs.last else { return [] }
    let source = request.capOrigin?.name
    // A request for the precise one alone may get no prompt.
    let capped =
      [request]
      + (subject.targets(31)
        ? subject.requests(.coarseLocation).filter {
          $0.maximumSDK?.api != nil && $0.capOrigin == nil
        }
        : [])
    return [
      finding(
        "ACCESS_FINE_LOCATION is capped at API \(cap)"
          + (source.map { " because of \($0)" } ?? "") + ", but \(need) needs it on later levels",
        in: subject, at: request.position, on: needs.map(\.0),
        consequence:
          "On newer phones no prompt for precise location appears, and scans and location"
          + " updates fail without an error.",
        fix: source == nil
          ? Fix(
            "Delete android:maxSdkVersion from the entr\(capped.count == 1 ? "y" : "ies").",
            edits: capped.flatMap { entry in
              subject.edits(of: entry, .safe) { .setAttribute("maxSdkVersion", nil, of: $0) }
            })
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
    if level >= 31, subject.scansForLocation(on: level) {
      return "BLUETOOTH_SCAN without neverForLocation"
    }
    // Below target 31, BLUETOOTH implies BLUETOOTH_SCAN without the promise to never locate.
    let scan = subject.calls(.bluetoothScan, .beaconRanging, .beaconMonitoring).first {
      !$0.isBehindScanPermission && $0.levels.contains(level)
    }
    if let scan, subject.targets(29),
      (29...30).contains(level)
        || level >= 31 && !subject.targets(31) && !subject.declares(.bluetoothScan, on: level)
    {
      return "\(scan.name) in \(scan.path)"
    }
    let call = subject.calls(
      .geofences, .wifiResults, .requestLocationUpdates, .currentLocation, .lastLocation
    ).first { $0.levels.contains(level) && !isContentWithCoarse($0, on: level, in: subject) }
    if subject.targets(34) && level >= 34 || call != nil,
      let service = subject.manifest.components.first(where: {
        $0.foregroundTypes.contains(.location)
      }), !subject.declaresLocation(on: level)
    {
      return "the service \(service.name) of type location"
    }
    return call.map { "\($0.name) in \($0.path)" }
  }

  /// Whether the approximate permission is declared and gives all results: those of Wi-Fi up to
  /// Android 9, and at targets below 29 (AND-WIFI-006).
  private func isContentWithCoarse(
    _ call: AndroidCall, on level: Int, in subject: AndroidSubject
  ) -> Bool {
    call.api == .wifiResults && (level < 29 || !subject.targets(29))
      && subject.declares(.coarseLocation, on: level)
  }
}
