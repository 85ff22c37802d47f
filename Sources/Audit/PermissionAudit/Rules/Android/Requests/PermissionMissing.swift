import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// Code calls what needs a permission that the manifest does not declare.
struct PermissionMissing: AndroidRule {
  let metadata = RuleMetadata(
    "permission-missing", code: "W061", category: .asking, severity: .error,
    summary: "Kotlin or Java code makes a call whose permission is not declared.",
    facts: [
      "AND-LOC-001", "AND-LOC-002", "AND-LOC-012", "AND-WIFI-001", "AND-WIFI-002", "AND-BLE-001",
      "AND-BLE-004", "AND-BLE-008", "AND-BLE-018", "AND-SEN-002", "AND-RUN-006", "AND-LINT-001",
    ],
    status: .preview)

  /// What an API needs: one of some permissions, between two levels, for targets from one on.
  struct Need {
    var apis: [AndroidAPI]
    var permissions: [AndroidPermission]
    var levels: ClosedRange<Int>
    var target = 1
    /// Whether a library makes the call, which may bring the permission.
    var isOfLibrary = false
    var consequence: String
    var fact: String

    /// Whether the call throws without the permission.
    var isCrash: Bool { consequence == PermissionMissing.crash }

    /// The permissions in words.
    var names: String { permissions.map(\.name).joined(separator: " or ") }
  }

  func findings(in subject: AndroidSubject) -> [Finding] {
    var named: Set<String> = []
    return Self.needs.compactMap { need -> Finding? in
      let lacking = subject.levels.filter { level in
        need.levels.contains(level)
          && !need.permissions.contains { subject.declares($0, on: level) }
      }
      guard need.target == 1 || subject.targets(need.target),
        !need.isOfLibrary || subject.hasWholeManifest,
        !need.permissions.allSatisfy({
          subject.manifest.removedPermissions.contains($0.rawValue)
        }), let use = use(of: need, on: lacking, in: subject)
      else { return nil }
      let levels = lacking.filter(use.runs)
      guard !levels.isEmpty, named.insert(need.names).inserted else { return nil }
      let declared = subject.withCompanion(need.permissions[0])
      // From target 31 on, other permissions take the place of BLUETOOTH.
      let last = need.levels.upperBound
      let cap = last == 30 && subject.targets(31) ? last : nil
      return finding(
        "\(use.call.phrase)\(use.library) needs \(need.names), which is not declared"
          + subject.asFarAsSeen,
        in: subject, at: use.call.position, severity: use.severity ?? subject.severityOfLack,
        on: levels, consequence: use.consequence ?? need.consequence,
        fix: .declare(declared, cap: cap, edits: subject.declaring(declared, cap: cap)),
        evidence: [need.fact, "AND-LINT-001"],
        related: [Finding.Related(subject.place, "the manifest without the permission")])
    } + requests(in: subject) + checks(in: subject)
  }

  /// A check of precise location, beside none of approximate location, where only the latter is
  /// declared.
  private func checks(in subject: AndroidSubject) -> [Finding] {
    let levels = subject.levels.filter {
      $0 >= 23 && subject.declares(.coarseLocation, on: $0)
    }
    let checks = subject.namings.filter {
      $0.naming.isGrantCheck && !subject.unreached.contains($0.path)
    }
    let alone = checks.first { check in
      check.naming.permission == AndroidPermission.fineLocation.name
        && levels.contains(where: check.naming.levels.contains)
        && !checks.contains {
          $0.path == check.path && $0.naming.permission == AndroidPermission.coarseLocation.name
        }
    }
    guard let alone, subject.targets(23), subject.requests(.fineLocation).isEmpty,
      !subject.manifest.removedPermissions.contains(AndroidPermission.fineLocation.rawValue),
      !subject.calls(.permissionRequest).contains(where: {
        $0.permissions.contains(AndroidPermission.fineLocation.name)
      })
    else { return [] }
    return [
      finding(
        "ACCESS_FINE_LOCATION is checked but not declared" + subject.asFarAsSeen, in: subject,
        at: SourcePosition(file: alone.path, line: alone.naming.line), severity: .warning,
        on: levels.filter(alone.naming.levels.contains),
        consequence: "The check never succeeds, even if approximate location is granted.",
        fix: Fix("Check ACCESS_COARSE_LOCATION, or declare and request ACCESS_FINE_LOCATION."),
        evidence: ["AND-RUN-006"],
        related: [Finding.Related(subject.place, "the manifest without the permission")])
    ]
  }

  /// A call that needs a permission, and how much it says.
  private struct Use {
    var call: AndroidCall
    /// All calls that need it, if sources show them.
    var calls: [AndroidCall] = []
    var library = ""
    var severity: Severity?
    var consequence: String?

    /// Whether one of the calls runs on a level.
    func runs(on level: Int) -> Bool {
      (calls.isEmpty ? [call] : calls).contains { $0.levels.contains(level) }
    }
  }

  private func use(of need: Need, on levels: [Int], in subject: AndroidSubject) -> Use? {
    guard subject.code != nil else {
      let calls = subject.reachedCalls.filter { call in
        // No level below 31 gets behind a check of BLUETOOTH_SCAN.
        need.apis.contains(call.api) && call.runs(onAnyOf: levels)
          && !(call.isBehindScanPermission && need.levels.upperBound < 31)
      }
      // A call that runs says more than one that a check of what is never granted keeps from it.
      let running = calls.filter { !$0.isKeptFromRunning(on: levels, in: subject) }
      guard running.isEmpty, need.isCrash else {
        return (running.first ?? calls.first).map { Use(call: $0, calls: calls) }
      }
      return calls.first.map { Use(call: $0, calls: calls, consequence: Self.neverRun) }
    }
    let calls = subject.codeCalls.filter { need.apis.contains($0.api) }
    let own = calls.filter { call in
      call.caller.map { subject.owner(of: $0) == .app } ?? false
    }
    // The app of a library declares what the library does not.
    if subject.app.form == .package(.library) {
      return calls.first.map {
        Use(call: $0, severity: .note, consequence: "An app that uses this must declare it.")
      }
    }
    if let use = ownUse(own, of: need, in: subject) { return use }
    // What a library does is only done if the app lets it.
    let others = calls.first { call in
      guard let caller = call.caller, !caller.isCaught, !caller.checks else { return false }
      guard caller.permissions.isDisjoint(with: need.permissions.map(\.name)) else { return false }
      return switch subject.owner(of: caller) {
      case .app: false
      case .library(let library): library.role != .wrapper && library.role != .optional
      case .unknown: !caller.readsLevel
      }
    }
    guard let call = others, let caller = call.caller else { return nil }
    var library = ""
    if let name = caller.library?.name { library = " (\(name))" }
    return Use(
      call: call, library: library, severity: .note,
      consequence: "If the app lets that code run: \(need.consequence.lowercasedFirst)")
  }

  /// A call of the app's own classes. Code that checks for the permission, or catches what the call
  /// throws, does not crash; it does nothing.
  private func ownUse(_ calls: [AndroidCall], of need: Need, in subject: AndroidSubject) -> Use? {
    let isForAll = subject.levels.allSatisfy(need.levels.contains)
    let certain = calls.first { call in
      call.caller.map { !$0.isCaught && !$0.checks && (isForAll || !$0.readsLevel) } ?? false
    }
    let isNamed = need.permissions.contains { subject.codeNames($0.name) }
    if let certain, !isNamed { return Use(call: certain) }
    let guarded = calls.first { call in call.caller.map { isForAll || !$0.readsLevel } ?? false }
    return (certain ?? guarded).map {
      Use(
        call: $0, severity: .note,
        consequence: "Nothing can grant it, so code that checks for it never gets there.")
    }
  }

  /// What the code asks for and the manifest does not declare, or what no permission is called.
  private func requests(in subject: AndroidSubject) -> [Finding] {
    var named: Set<String> = []
    let reached = subject.reachedCalls.filter { $0.api == .permissionRequest }
    return reached.flatMap { call in
      call.permissions.compactMap { name -> Finding? in
        let permission = AndroidPermission(named: name)
        guard !named.contains(name),
          !subject.manifest.removedPermissions.contains(permission.rawValue)
        else { return nil }
        guard let entry = permission.entry else {
          guard subject.requests(permission).isEmpty else { return nil }
          named.insert(name)
          return misspelled(name, call, in: subject)
        }
        let levels = subject.levels.filter { level in
          subject.target.map {
            entry.isRuntime(on: APILevel(nearest: level), target: APILevel(nearest: $0))
          } == true && call.permissions(on: level).contains(name)
            && !subject.declares(permission, on: level)
            && !subject.bringsAlong(permission, on: level)
        }
        guard !levels.isEmpty, Self.isOurs(permission) else { return nil }
        guard subject.requests(permission).isEmpty else {
          let capped = capped(permission, on: levels, at: call, in: subject)
          if capped != nil { named.insert(name) }
          return capped
        }
        named.insert(name)
        let declared = subject.withCompanion(permission)
        return finding(
          "\(name) is requested but not declared" + subject.asFarAsSeen, in: subject,
          at: call.position, severity: subject.severityOfLack, on: levels,
          consequence: "Android denies it without a prompt, each time.",
          fix: .declare(declared, edits: subject.declaring(declared)),
          evidence: ["AND-RUN-006"],
          related: [Finding.Related(subject.place, "the manifest without the permission")])
      }
    }
  }

  /// What the code asks for above the last level of its entry. Other rules are about entries
  /// for precise and approximate location.
  private func capped(
    _ permission: AndroidPermission, on levels: [Int], at call: AndroidCall,
    in subject: AndroidSubject
  ) -> Finding? {
    guard permission != .fineLocation, permission != .coarseLocation,
      let entry = subject.requests(permission).first(where: { $0.maximumSDK?.api != nil }),
      let cap = entry.maximumSDK?.api, levels.allSatisfy({ $0 > cap })
    else { return nil }
    return finding(
      "\(permission.name) is requested above API \(cap), where its entry no longer declares it"
        + subject.asFarAsSeen,
      in: subject, at: entry.position, severity: subject.severityOfLack, on: levels,
      consequence: "On those releases, Android always denies it without a prompt.",
      fix: Fix(
        "Delete android:maxSdkVersion from the entry.",
        edits: entry.capOrigin == nil
          ? subject.edits(of: entry, .unsafe) { .setAttribute("maxSdkVersion", nil, of: $0) } : []),
      evidence: ["AND-RUN-006"], related: [Finding.Related(call.position, "requested here")])
  }

  /// Whether a call may need, or ask for, a permission that is not among those declared without a cap.
  static func mayLack(_ call: AndroidCall, declared: Set<String>) -> Bool {
    needs.contains { need in
      need.apis.contains(call.api)
        && !need.permissions.contains { declared.contains($0.rawValue) }
    } || call.permissions.contains { !declared.contains(AndroidPermission(named: $0).rawValue) }
  }

  private func misspelled(
    _ name: String, _ call: AndroidCall, in subject: AndroidSubject
  ) -> Finding? {
    let near = AndroidPermission.catalogue.map(\.permission).first { known in
      Self.isOurs(known) && KeySpelling.isSlip(name, of: known.name)
    }
    guard let near, !subject.levels.isEmpty else { return nil }
    return finding(
      "\(name) is requested, but no permission has that name", in: subject, at: call.position,
      on: subject.levels.filter { $0 >= 23 },
      consequence: "Android denies it without a prompt, each time.",
      fix: Fix("Ask for \(near.name).", snippet: near.rawValue), evidence: ["AND-RUN-006"])
  }

  /// Whether a permission is of location, Bluetooth, Wi-Fi or movement, or of the notice of a service.
  static func isOurs(_ permission: AndroidPermission) -> Bool {
    ours.contains(permission)
  }

  private static let ours: Set<AndroidPermission> = [
    .fineLocation, .coarseLocation, .backgroundLocation, .bluetoothScan, .bluetoothConnect,
    .bluetoothAdvertise, .nearbyWifiDevices, .uwbRanging, .activityRecognition,
    .postNotifications,
  ]

  private static let neverRun =
    "The call never runs: a check before it requires a permission that is not declared and so is"
    + " never granted."

  private static let crash = "The call throws a SecurityException."

  static let needs: [Need] = [
    Need(
      apis: [.requestLocationUpdates, .lastLocation, .currentLocation, .proximityAlert],
      permissions: [.fineLocation, .coarseLocation], levels: 19...37, consequence: crash,
      fact: "AND-LOC-002"),
    Need(
      apis: [.geofences], permissions: [.fineLocation], levels: 19...37,
      consequence: "No geofence is added.", fact: "AND-LOC-012"),
    Need(
      apis: [.geofences], permissions: [.backgroundLocation], levels: 29...37, target: 29,
      consequence: "No geofence is added.", fact: "AND-LOC-012"),
    Need(
      apis: [.wifiScan, .wifiSwitch], permissions: [.changeWifiState], levels: 19...37,
      consequence: crash, fact: "AND-WIFI-001"),
    Need(
      apis: [.wifiResults], permissions: [.accessWifiState], levels: 19...37, consequence: crash,
      fact: "AND-WIFI-002"),
    Need(
      apis: [.bluetoothScan, .bluetoothConnection, .bondedDevices, .bluetoothRequest],
      permissions: [.bluetooth], levels: 19...30, consequence: crash, fact: "AND-BLE-001"),
    Need(
      apis: [.bluetoothScan], permissions: [.bluetoothAdmin], levels: 19...30, consequence: crash,
      fact: "AND-BLE-001"),
    Need(
      apis: [.bluetoothDiscovery, .bluetoothSwitch, .bluetoothAdvertising],
      permissions: [.bluetoothAdmin], levels: 19...30, consequence: crash, fact: "AND-BLE-018"),
    Need(
      apis: [.bluetoothScan, .bluetoothDiscovery], permissions: [.bluetoothScan],
      levels: 31...37, target: 31, consequence: crash, fact: "AND-BLE-004"),
    Need(
      apis: [.beaconRanging, .beaconMonitoring], permissions: [.bluetoothScan],
      levels: 31...37, target: 31, isOfLibrary: true,
      consequence: "No beacon is found, and no exception is thrown.", fact: "AND-BLE-004"),
    Need(
      apis: [.bluetoothConnection, .bondedDevices, .bluetoothRequest, .bluetoothSwitch],
      permissions: [.bluetoothConnect], levels: 31...37, target: 31, consequence: crash,
      fact: "AND-BLE-008"),
    Need(
      apis: [.bluetoothAdvertising], permissions: [.bluetoothAdvertise], levels: 31...37,
      target: 31, consequence: crash, fact: "AND-BLE-004"),
    Need(
      apis: [.activityUpdates, .activityTransitions, .stepCounter, .stepDetector],
      permissions: [.activityRecognition], levels: 29...37, target: 29,
      consequence: "No step and no activity ever arrives.", fact: "AND-SEN-002"),
  ]
}

extension String {
  /// The text with a small first letter.
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}

extension AndroidCall {
  /// Whether a check before it asks only for permissions that are not declared on some levels, so that
  /// they are never granted there (AND-RUN-006).
  fileprivate func isKeptFromRunning(on levels: [Int], in subject: AndroidSubject) -> Bool {
    neededGrants.contains { names in
      names.map(AndroidPermission.init(named:)).allSatisfy { permission in
        levels.allSatisfy {
          !subject.declares(permission, on: $0) && !subject.bringsAlong(permission, on: $0)
        }
      }
    }
  }
}
