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
      "AND-BLE-005", "AND-BLE-008", "AND-BLE-016", "AND-SEN-002", "AND-RUN-029", "AND-RUN-031",
      "AND-RUN-046", "AND-RUN-062", "AND-RUN-065",
    ],
    status: .preview)

  func findings(in subject: AndroidSubject) -> [Finding] {
    guard subject.asksInItself, !subject.app.isScripted, subject.problems.isEmpty,
      subject.targets(23)
    else { return [] }
    let location = location(in: subject)
    let uses = others(in: subject) + [notification(in: subject)].compactMap(\.self)
    return (location.isEmpty ? scans(in: subject) : location) + background(in: subject)
      + uses.map(\.finding) + requestsElsewhere(in: subject, except: uses.map(\.permission))
      + late(in: subject)
  }

  /// What lacks a permission, and which.
  private typealias Lack = (permission: AndroidPermission, finding: Finding)

  private func location(in subject: AndroidSubject) -> [Finding] {
    let levels = subject.levels.filter { level in
      level >= 23 && subject.declaresLocation(on: level) && subject.neverAsksForLocation(on: level)
    }
    let calls = subject.reachedCalls.filter { Self.locating.contains($0.api) }
    guard let call = calls.first(where: { $0.runs(onAnyOf: levels) }) else {
      return precise(in: subject)
    }
    let request = subject.reachedCalls.first {
      $0.api == .permissionRequest && !$0.isNeverMade
        && $0.permissions.contains("ACCESS_BACKGROUND_LOCATION")
    }
    let isOfBackground = request != nil
    return [
      finding(
        "\(call.name) is called, but nothing in \(subject.codeInWords) asks for"
          + (isOfBackground ? " foreground location" : " location"),
        in: subject, at: call.position, on: levels.filter { calls.run(on: $0) },
        consequence: Self.consequence(
          isOfBackground
            ? "the request for ACCESS_BACKGROUND_LOCATION is denied without a prompt"
            : "no prompt ever appears", in: subject)
          + " \(call.name) throws a SecurityException or fails, unless a check skips it.",
        fix: Fix(
          "Request ACCESS_COARSE_LOCATION, and ACCESS_FINE_LOCATION if you need it, where people use"
            + " the feature."),
        evidence: ["AND-LOC-002"] + (isOfBackground ? ["AND-RUN-029", "AND-RUN-031"] : []),
        related: request.map { [$0.related] }
          ?? subject.vainRequests(for: [.fineLocation, .coarseLocation]))
    ]
  }

  private static let locating: Set<AndroidAPI> = [
    .requestLocationUpdates, .lastLocation, .currentLocation, .proximityAlert, .geofences,
  ]

  /// Calls that approximate location is not enough for on Android 11 and earlier.
  private func precise(in subject: AndroidSubject) -> [Finding] {
    guard subject.asksOnlyForNamed else { return [] }
    let levels = subject.levels.filter { level in
      (23...30).contains(level) && subject.declares(.fineLocation, on: level)
        && subject.mayAsk(for: .coarseLocation, on: level)
        && !subject.mayAsk(for: .fineLocation, on: level)
    }
    let calls = subject.reachedCalls.filter {
      $0.api == .geofences || $0.api == .requestLocationUpdates && $0.isOfGPS
    }
    guard let call = calls.first(where: { $0.runs(onAnyOf: levels) }) else { return [] }
    return [
      finding(
        Self.asksTooLittle(for: call, in: subject),
        in: subject, at: call.position, on: levels.filter { calls.run(on: $0) },
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
    guard subject.namesWhatItRequests else { return [] }
    let calls = subject.reachedCalls.filter {
      Self.scanning.contains($0.api) && !$0.isBehindScanPermission
    }
    let silent = subject.levels.filter { level in
      level >= 23 && subject.declaresLocation(on: level)
        && !subject.mayAsk(for: .fineLocation, on: level)
        && !subject.mayAsk(for: .coarseLocation, on: level)
    }
    let approximate = subject.levels.filter { level in
      level >= 29 && subject.targets(29) && subject.declares(.fineLocation, on: level)
        && subject.mayAsk(for: .coarseLocation, on: level)
        && !subject.mayAsk(for: .fineLocation, on: level)
    }
    return [
      blind(calls, on: silent, isApproximate: false, in: subject),
      blind(calls, on: approximate, isApproximate: true, in: subject),
    ].compactMap(\.self)
  }

  private static let scanning: Set<AndroidAPI> = [
    .wifiResults, .bluetoothScan, .bluetoothDiscovery, .beaconRanging, .beaconMonitoring,
  ]

  /// A scan that needs location on some levels, on which the app asks for none, or only for the
  /// approximate one.
  private func blind(
    _ calls: [AndroidCall], on levels: [Int], isApproximate: Bool, in subject: AndroidSubject
  ) -> Finding? {
    func needsLocation(_ call: AndroidCall, _ level: Int) -> Bool {
      guard call.levels.contains(level) else { return false }
      guard call.api != .wifiResults, level >= 31, subject.targets(31) else { return true }
      return subject.scansForLocation(on: level)
    }
    let call = calls.first { call in levels.contains { needsLocation(call, $0) } }
    guard let call else { return nil }
    let same = calls.filter { $0.api == call.api }
    let levels = levels.filter { level in same.contains { needsLocation($0, level) } }
    let isBluetooth = call.api != .wifiResults
    let throwsExceptions = call.api == .bluetoothScan
    return finding(
      isApproximate
        ? Self.asksTooLittle(for: call, in: subject)
        : "\(call.name) needs location, which nothing in \(subject.codeInWords) asks for",
      in: subject, at: call.position, on: levels,
      consequence: (isApproximate
        ? "" : Self.consequence("no prompt ever appears", in: subject) + " ")
        + (throwsExceptions && levels.contains { $0 < 29 }
          ? "On Android 9 and earlier the scan throws a SecurityException; on later releases it"
            + " finds nothing."
          : call.api == .bluetoothDiscovery
            ? "The call returns false, and nothing is found." : "The scan finds nothing."),
      fix: Fix(
        "Request ACCESS_FINE_LOCATION and ACCESS_COARSE_LOCATION where people use the feature."),
      evidence: isBluetooth
        ? (isApproximate ? [] : ["AND-BLE-002"]) + ["AND-BLE-003", "AND-BLE-005"]
          + (call.api == .bluetoothDiscovery ? ["AND-BLE-016"] : [])
        : ["AND-WIFI-006"],
      related: subject.vainRequests(for: [.fineLocation, .coarseLocation]))
  }

  /// Calls that need a permission for Bluetooth or movement.
  private func others(in subject: AndroidSubject) -> [Lack] {
    guard subject.namesWhatItRequests else { return [] }
    var named: Set<String> = []
    return PermissionMissing.needs.compactMap { need -> Lack? in
      guard let permission = need.permissions.first, Self.others[permission] != nil,
        subject.targets(need.target)
      else { return nil }
      let calls = subject.reachedCalls.filter { need.apis.contains($0.api) }
      let levels = subject.levels.filter {
        need.levels.contains($0) && subject.declares(permission, on: $0)
          && !subject.mayAsk(for: permission, on: $0) && calls.run(on: $0)
      }
      let call = calls.first { $0.runs(onAnyOf: levels) }
      guard let call, named.insert(permission.name).inserted else { return nil }
      let finding = finding(
        "\(call.name) needs \(permission.name), which nothing in \(subject.codeInWords) asks"
          + " for",
        in: subject, at: call.position, on: levels,
        consequence: Self.consequence(
          "it stays denied until people allow it in Settings", in: subject)
          + " "
          + (need.isCrash
            ? "The call throws a SecurityException, unless a check skips it." : need.consequence),
        fix: Fix("Request \(permission.name) where people use the feature."),
        evidence: [need.fact], related: subject.vainRequests(for: [permission]))
      return (permission, finding)
    }
  }

  /// Notifications of the app's own, which are off on a new install until the person is asked. A
  /// foreground service runs without its notification.
  private func notification(in subject: AndroidSubject) -> Lack? {
    guard subject.namesWhatItRequests, subject.targets(33) else { return nil }
    let permission = AndroidPermission.postNotifications
    let silent = subject.levels.filter {
      $0 >= 33 && subject.declares(permission, on: $0) && !subject.mayAsk(for: permission, on: $0)
    }
    let calls = subject.reachedCalls.filter { $0.runs(onAnyOf: silent) }
    let notice = calls.first { $0.api == .notification }
    guard let call = notice ?? calls.first(where: { $0.api == .foregroundStart }) else {
      return nil
    }
    let same = calls.filter { $0.api == call.api }
    // A library that sends notifications may well ask for them.
    let isCertain = notice != nil && subject.app.unknowns.isEmpty
    let finding = finding(
      "\(call.name) posts a notification, but nothing in \(subject.codeInWords) asks for"
        + " POST_NOTIFICATIONS",
      in: subject, at: call.position, severity: isCertain ? .warning : .note,
      on: silent.filter { same.run(on: $0) },
      consequence: Self.consequence(
        "on a new install notifications stay off until people allow them in Settings", in: subject)
        + (notice == nil ? " The service still runs, but its notification is not shown." : ""),
      fix: Fix("Request POST_NOTIFICATIONS before the first notification."),
      evidence: ["AND-RUN-062"] + (notice == nil ? ["AND-RUN-065"] : []),
      related: subject.vainRequests(for: [permission]))
    return (permission, finding)
  }

  /// Permissions that are requested, but not on every level that has them.
  private func requestsElsewhere(
    in subject: AndroidSubject, except known: [AndroidPermission]
  ) -> [Finding] {
    guard subject.namesWhatItRequests else { return [] }
    return Self.others.sorted { $0.key.name < $1.key.name }.compactMap { permission, fact in
      guard !known.contains(permission), let first = permission.entry?.introduced.rawValue,
        subject.targets(first)
      else { return nil }
      let request = subject.reachedCalls.first {
        $0.api == .permissionRequest && !$0.isNeverMade && $0.permissions.contains(permission.name)
      }
      let levels = subject.levels.filter {
        $0 >= first && subject.declares(permission, on: $0)
          && !subject.mayAsk(for: permission, on: $0)
      }
      guard let request, let releases = AndroidSubject.releases(levels) else { return nil }
      return finding(
        "\(permission.name) is requested, but not on \(releases)", in: subject,
        at: request.position, on: levels,
        consequence: Self.consequence(
          "it stays denied there until people allow it in Settings", in: subject),
        fix: Fix("Request \(permission.name) on every release that has it, from API \(first) on."),
        evidence: [fact])
    }
  }

  /// Requests that could only follow others, which the app does not make.
  private func late(in subject: AndroidSubject) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return subject.requestsThatFollowNone.compactMap { call in
      guard let line = call.lateTest else { return nil }
      let position = SourcePosition(file: call.path, line: line)
      let permissions = call.permissions.map(AndroidPermission.init(named:)).filter { permission in
        PermissionMissing.isOurs(permission) && !subject.requests(permission).isEmpty
      }
      let levels = subject.levels.filter { level in
        level >= 23 && call.levels.contains(level)
          && permissions.contains { subject.declares($0, on: level) }
      }
      guard !levels.isEmpty, seen.insert(position).inserted else { return nil }
      let isOne = permissions.count == 1
      return finding(
        permissions.map(\.name).joined(separator: " and ") + " \(isOne ? "is" : "are") requested"
          + " only if a test passes that cannot pass before the first request",
        in: subject, at: position, on: levels,
        consequence: "Until the app has asked, nothing is granted and no rationale is due. "
          + Self.consequence("no prompt ever appears", in: subject),
        fix: Fix("Request the permission in the other branch of the test as well."),
        evidence: ["AND-RUN-046"], related: [Finding.Related(call.position, "the request")])
    }
  }

  private static func asksTooLittle(for call: AndroidCall, in subject: AndroidSubject) -> String {
    "\(call.name) needs ACCESS_FINE_LOCATION, but \(subject.codeInWords) asks only for"
      + " ACCESS_COARSE_LOCATION"
  }

  /// Permissions that later releases introduced, each with the fact that says what needs it.
  private static let others: [AndroidPermission: String] = [
    .bluetoothScan: "AND-BLE-004", .bluetoothConnect: "AND-BLE-008",
    .bluetoothAdvertise: "AND-BLE-004", .activityRecognition: "AND-SEN-002",
    .postNotifications: "AND-RUN-062",
  ]

  /// What happens for sure only if every library is known.
  private static func consequence(_ event: String, in subject: AndroidSubject) -> String {
    subject.app.unknowns.isEmpty
      ? event.prefix(1).uppercased() + event.dropFirst() + "." : "Unless a library asks, \(event)."
  }
}

extension AndroidSubject {
  /// The launchers that nothing launches, where the code asks in no other way, and the requests for
  /// some permissions in functions that nothing calls.
  fileprivate func vainRequests(for permissions: [AndroidPermission]) -> [Finding.Related] {
    let launchers = launchesNothing ? calls(.launcher) : []
    return launchers.map { Finding.Related($0.position, "registered here and never launched") }
      + requestsNeverMade(for: permissions).map {
        Finding.Related($0.position, "requested here, in code that nothing calls")
      }
  }

  /// What was searched for requests.
  fileprivate var codeInWords: String {
    app.unknowns.isEmpty ? "the app" : "the code that was checked"
  }
}

extension [AndroidCall] {
  /// Whether one of the calls runs on a level.
  fileprivate func run(on level: Int) -> Bool { contains { $0.levels.contains(level) } }
}
