import Findings
import PlatformModel
import SourceReaders

/// Code makes a call that needs the user's permission, and nothing in the app asks for it.
struct PermissionNeverRequested: AndroidRule {
  let metadata = RuleMetadata(
    "permission-never-requested", code: "W124", category: .asking, severity: .warning,
    summary: "Code uses a permission that nothing in the app asks for.",
    facts: [
      "AND-LOC-001", "AND-LOC-002", "AND-WIFI-006", "AND-BLE-002", "AND-BLE-003", "AND-BLE-004",
      "AND-BLE-005",
      "AND-BLE-008", "AND-SEN-002", "AND-RUN-029", "AND-RUN-031",
    ],
    status: .preview)

  func findings(in subject: AndroidSubject) -> [Finding] {
    guard subject.asksInItself, !subject.app.isScripted, subject.problems.isEmpty,
      subject.targets(23)
    else { return [] }
    let location = location(in: subject)
    return (location.isEmpty ? scans(in: subject) : location) + background(in: subject)
      + others(in: subject)
  }

  private func location(in subject: AndroidSubject) -> [Finding] {
    guard subject.neverAsks, !subject.seesNoLocation else { return precise(in: subject) }
    let apis: Set<AndroidAPI> = [
      .requestLocationUpdates, .lastLocation, .currentLocation, .proximityAlert, .geofences,
    ]
    let call = subject.reachedCalls.first { apis.contains($0.api) }
    let levels = subject.levels.filter { $0 >= 23 && subject.declaresLocation(on: $0) }
    guard let call, !levels.isEmpty else { return [] }
    let request = subject.reachedCalls.first {
      $0.api == .permissionRequest && $0.permissions.contains("ACCESS_BACKGROUND_LOCATION")
    }
    let isOfBackground = request != nil
    return [
      finding(
        "\(call.api.rawValue) is called, but nothing in \(subject.codeInWords) asks for"
          + (isOfBackground ? " foreground location" : " location"),
        in: subject, at: call.position, on: levels,
        consequence: Self.consequence(
          isOfBackground
            ? "the request for ACCESS_BACKGROUND_LOCATION is denied without a prompt"
            : "no prompt ever appears", in: subject)
          + " \(call.api.rawValue) throws a SecurityException or fails, unless a check skips it.",
        fix: Fix(
          "Request ACCESS_COARSE_LOCATION, and ACCESS_FINE_LOCATION if you need it, where people use"
            + " the feature."),
        evidence: ["AND-LOC-002"] + (isOfBackground ? ["AND-RUN-029", "AND-RUN-031"] : []),
        related: request.map { [$0.related] } ?? subject.idleLaunchers)
    ]
  }

  /// Calls that approximate location is not enough for on Android 11 and earlier.
  private func precise(in subject: AndroidSubject) -> [Finding] {
    guard subject.asksOnlyForNamed, subject.namesForeground, !subject.namesPrecise else {
      return []
    }
    let call = subject.reachedCalls.first {
      $0.api == .geofences || $0.api == .requestLocationUpdates && $0.isOfGPS
    }
    let levels = subject.levels.filter {
      (23...30).contains($0) && subject.declares(.fineLocation, on: $0)
    }
    guard let call, !levels.isEmpty else { return [] }
    return [
      finding(
        Self.asksTooLittle(for: call, in: subject),
        in: subject, at: call.position, on: levels,
        consequence: "The call throws a SecurityException, unless a check skips it.",
        fix: Fix("Request ACCESS_FINE_LOCATION together with ACCESS_COARSE_LOCATION."),
        evidence: ["AND-LOC-001"])
    ]
  }

  private func background(in subject: AndroidSubject) -> [Finding] {
    let levels = subject.levels.filter {
      $0 >= 29 && subject.declares(.backgroundLocation, on: $0)
    }
    guard subject.targets(29), subject.neverAsksForBackground, let first = levels.first,
      let entry = subject.request(.backgroundLocation, on: first)
    else { return [] }
    return [
      finding(
        "ACCESS_BACKGROUND_LOCATION is declared, but nothing in \(subject.codeInWords) asks for it",
        in: subject, at: entry.position, on: levels,
        consequence: Self.consequence("people can grant it only in Settings", in: subject)
          + " Until they do, the app gets no location in the background without a foreground"
          + " service.",
        fix: Fix(
          "Once foreground location is granted, request ACCESS_BACKGROUND_LOCATION in a request"
            + " of its own. If you do not need it, \(entry.brought.isEmpty ? "delete" : "remove") the entry.",
          snippet: entry.brought.isEmpty
            ? nil : "<uses-permission android:name=\"\(entry.name)\" tools:node=\"remove\" />"),
        evidence: ["AND-RUN-031"], related: entry.brought)
    ]
  }

  /// Scans that find nothing without location.
  private func scans(in subject: AndroidSubject) -> [Finding] {
    let call = subject.reachedCalls.first {
      [.wifiResults, .bluetoothScan].contains($0.api) && !$0.isBehindScanPermission
    }
    let isApproximate = subject.namesForeground && !subject.launchesNothing
    guard let call, subject.namesWhatItRequests,
      !isApproximate || subject.targets(29) && !subject.namesPrecise
    else { return [] }
    let levels = subject.levels.filter { level in
      guard
        isApproximate
          ? level >= 29 && subject.declares(.fineLocation, on: level)
          : level >= 23 && subject.declaresLocation(on: level)
      else { return false }
      guard call.api == .bluetoothScan, level >= 31, subject.targets(31) else { return true }
      return subject.scansForLocation(on: level)
    }
    guard !levels.isEmpty else { return [] }
    let isBluetooth = call.api == .bluetoothScan
    return [
      finding(
        isApproximate
          ? Self.asksTooLittle(for: call, in: subject)
          : "\(call.api.rawValue) needs location, which nothing in \(subject.codeInWords) asks for",
        in: subject, at: call.position, on: levels,
        consequence: (isApproximate
          ? "" : Self.consequence("no prompt ever appears", in: subject) + " ")
          + (isBluetooth && levels.contains { $0 < 29 }
            ? "On Android 9 and earlier the scan throws a SecurityException; on later releases it"
              + " finds nothing."
            : "The scan finds nothing."),
        fix: Fix(
          "Request ACCESS_FINE_LOCATION and ACCESS_COARSE_LOCATION where people use the feature."),
        evidence: isBluetooth
          ? (isApproximate ? [] : ["AND-BLE-002"]) + ["AND-BLE-003", "AND-BLE-005"]
          : ["AND-WIFI-006"],
        related: subject.idleLaunchers)
    ]
  }

  /// Calls that need a permission for Bluetooth or movement.
  private func others(in subject: AndroidSubject) -> [Finding] {
    guard subject.namesWhatItRequests else { return [] }
    var named: Set<String> = []
    return PermissionMissing.needs.compactMap { need -> Finding? in
      guard let permission = need.permissions.first, Self.others.contains(permission),
        subject.targets(need.target)
      else { return nil }
      let call = subject.reachedCalls.first { need.apis.contains($0.api) }
      let levels = subject.levels.filter {
        need.levels.contains($0) && subject.declares(permission, on: $0)
          && (subject.launchesNothing || !subject.mayAsk(for: permission, on: $0))
      }
      guard let call, !levels.isEmpty, named.insert(permission.name).inserted else { return nil }
      return finding(
        "\(call.api.rawValue) needs \(permission.name), which nothing in \(subject.codeInWords) asks"
          + " for",
        in: subject, at: call.position, on: levels,
        consequence: Self.consequence(
          "it stays denied until people allow it in Settings", in: subject)
          + " "
          + (need.isCrash
            ? "The call throws a SecurityException, unless a check skips it." : need.consequence),
        fix: Fix("Request \(permission.name) where people use the feature."),
        evidence: [need.fact], related: subject.idleLaunchers)
    }
  }

  private static func asksTooLittle(for call: AndroidCall, in subject: AndroidSubject) -> String {
    "\(call.api.rawValue) needs ACCESS_FINE_LOCATION, but \(subject.codeInWords) asks only for"
      + " ACCESS_COARSE_LOCATION"
  }

  private static let others: Set<AndroidPermission> = [
    .bluetoothScan, .bluetoothConnect, .bluetoothAdvertise, .activityRecognition,
  ]

  /// What happens for sure only if every library is known.
  private static func consequence(_ event: String, in subject: AndroidSubject) -> String {
    subject.app.unknowns.isEmpty
      ? event.prefix(1).uppercased() + event.dropFirst() + "." : "Unless a library asks, \(event)."
  }
}

extension AndroidSubject {
  /// The launchers that nothing launches, where the code asks in no other way.
  fileprivate var idleLaunchers: [Finding.Related] {
    launchesNothing
      ? calls(.launcher).map { Finding.Related($0.position, "registered here and never launched") }
      : []
  }

  /// Whether the code requests precise location, or names it outside checks.
  fileprivate var namesPrecise: Bool { mayAsk(for: .fineLocation) }

  /// Whether the code requests a permission, or names it outside checks, on a level if one is
  /// given.
  fileprivate func mayAsk(for permission: AndroidPermission, on level: Int? = nil) -> Bool {
    names(permission.name, on: level)
      || calls(.permissionRequest).contains { call in
        (level.map(call.permissions) ?? call.permissions).contains(permission.name)
      }
  }

  /// What was searched for requests.
  fileprivate var codeInWords: String {
    app.unknowns.isEmpty ? "the app" : "the code that was checked"
  }
}
