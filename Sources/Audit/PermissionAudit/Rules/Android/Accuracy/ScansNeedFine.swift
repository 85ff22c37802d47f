import Findings
import PlatformModel
import SourceReaders

/// Wi-Fi or Bluetooth is scanned with approximate location, which finds nothing.
struct ScansNeedFine: AndroidRule {
  let metadata = RuleMetadata(
    "scans-need-fine", code: "W060", category: .accuracy, severity: .error,
    summary: "Wi-Fi or Bluetooth is scanned without ACCESS_FINE_LOCATION.",
    facts: [
      "AND-WIFI-003", "AND-WIFI-006", "AND-BLE-002", "AND-BLE-003", "AND-BLE-005", "AND-PERM-045",
    ])

  func findings(in subject: AndroidSubject) -> [Finding] {
    guard subject.targets(29) else { return scansWithoutLocation(in: subject) }
    let blind = subject.levels.filter { $0 >= 29 && !subject.declares(.fineLocation, on: $0) }
    // A cap that ends too early has a rule of its own.
    guard !blind.isEmpty, subject.requests(.fineLocation).isEmpty else { return [] }
    // Code that names the permission may scan only where it is granted.
    let mayCheck = subject.code != nil && subject.codeNames(AndroidPermission.fineLocation.name)
    let wifi = subject.calls(.wifiResults, .wifiScan)
    if !mayCheck, let call = wifi.first(where: { $0.runs(onAnyOf: blind) }) {
      let levels = blind.filter { level in wifi.contains { $0.levels.contains(level) } }
      return [report(call.phrase, call.position, levels, in: subject, ["AND-WIFI-006"])]
    }
    let scans = blind.filter { level in
      level >= 31 && subject.targets(31) && subject.scansForLocation(on: level)
    }
    if let first = scans.first, let request = subject.request(.bluetoothScan, on: first) {
      return [entry(request.position, scans, in: subject)]
    }
    let calls = subject.calls(.bluetoothScan, .beaconRanging, .beaconMonitoring).filter {
      !$0.isBehindScanPermission
    }
    let old = blind.filter { level in
      let needsFine =
        level <= 30
        || !subject.targets(31)
          && (!subject.declares(.bluetoothScan, on: level) || subject.scansForLocation(on: level))
      return needsFine && calls.contains { $0.levels.contains(level) }
    }
    if let call = calls.first(where: { $0.runs(onAnyOf: old) }), !mayCheck {
      // From API 31 on a promise of neverForLocation does without.
      let cap = old.allSatisfy { $0 <= 30 } && blind.contains { $0 > 30 } ? 30 : nil
      return [
        report(call.phrase, call.position, old, in: subject, ["AND-BLE-003"], cap: cap)
      ]
    }
    return []
  }

  /// A BLUETOOTH_SCAN for scans that find nothing, if there are any.
  private func entry(
    _ position: SourcePosition, _ levels: [Int], in subject: AndroidSubject
  ) -> Finding {
    var found = report(
      "BLUETOOTH_SCAN without neverForLocation", position, levels, in: subject,
      ["AND-PERM-045", "AND-BLE-005"])
    let scans = subject.calls(
      .bluetoothScan, .bluetoothDiscovery, .beaconRanging, .beaconMonitoring)
    if subject.app.form == .module, !subject.variant.sources.isEmpty, scans.isEmpty {
      found.severity = min(found.severity, .warning)
      found.consequence =
        "No scan was found in the code. If a library scans, it reports no error and finds nothing."
      found.fix = Fix(
        "Delete BLUETOOTH_SCAN if nothing scans; otherwise add neverForLocation or declare"
          + " ACCESS_FINE_LOCATION.")
    }
    return found
  }

  /// Targets from 23 to 28 need location of any accuracy.
  private func scansWithoutLocation(in subject: AndroidSubject) -> [Finding] {
    let blind = subject.levels.filter { $0 >= 23 && !subject.declaresLocation(on: $0) }
    guard subject.targets(23), !blind.isEmpty, subject.requests(.fineLocation).isEmpty,
      subject.requests(.coarseLocation).isEmpty,
      subject.code == nil
        || ![AndroidPermission.fineLocation, .coarseLocation].contains(where: {
          subject.codeNames($0.name)
        })
    else { return [] }
    let wifi = subject.calls(.wifiResults).filter { $0.runs(onAnyOf: blind) }
    let calls = wifi.isEmpty ? subject.calls(.bluetoothScan) : wifi
    let isWifi = !wifi.isEmpty
    guard let call = calls.first(where: { $0.runs(onAnyOf: blind) }) else { return [] }
    let levels = blind.filter { level in calls.contains { $0.levels.contains(level) } }
    return [
      finding(
        "\(call.phrase) finds nothing without ACCESS_COARSE_LOCATION or ACCESS_FINE_LOCATION,"
          + " and neither is declared" + subject.asFarAsSeen,
        in: subject, at: call.position, severity: subject.severityOfLack, on: levels,
        consequence: isWifi
          ? "The list stays empty, and no error is reported."
          : "On Android 9 and earlier the scan throws a SecurityException; on later releases the list stays empty.",
        fix: .declare(
          [.fineLocation, .coarseLocation],
          edits: subject.declaring([.fineLocation, .coarseLocation])),
        evidence: isWifi
          ? ["AND-WIFI-003", "AND-WIFI-006"] : ["AND-BLE-002", "AND-BLE-003", "AND-BLE-005"])
    ]
  }

  private func report(
    _ what: String, _ position: SourcePosition, _ levels: [Int], in subject: AndroidSubject,
    _ evidence: [String], cap: Int? = nil
  ) -> Finding {
    finding(
      "\(what) finds nothing without ACCESS_FINE_LOCATION, which is not declared"
        + subject.asFarAsSeen,
      in: subject, at: position, severity: subject.severityOfLack, on: levels,
      consequence: "The scan runs, reports no error, and finds nothing.",
      fix: .declare(
        [.fineLocation, .coarseLocation], cap: cap,
        edits: subject.declaring([.fineLocation, .coarseLocation], cap: cap)), evidence: evidence)
  }
}
