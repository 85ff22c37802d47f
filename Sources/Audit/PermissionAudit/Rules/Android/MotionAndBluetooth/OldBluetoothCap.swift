import AppArtifacts
import Findings
import PlatformModel

/// The two Bluetooth permissions of old do not end where they should.
struct OldBluetoothCap: AndroidRule {
  let metadata = RuleMetadata(
    "old-bluetooth-cap", code: "W058", category: .motionAndBluetooth, severity: .warning,
    summary: "BLUETOOTH or BLUETOOTH_ADMIN is not capped at API 30, or is capped below it.",
    facts: ["AND-PERM-005", "AND-PERM-006", "AND-BLE-001", "AND-BLE-003"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    [AndroidPermission.bluetooth, .bluetoothAdmin].flatMap { permission in
      subject.requests(permission).prefix(1).compactMap {
        judged($0, permission, subject)
      }
    }
  }

  private func judged(
    _ request: AndroidManifest.PermissionRequest, _ permission: AndroidPermission,
    _ subject: AndroidSubject
  ) -> Finding? {
    if let cap = request.maximumSDK?.api {
      let lost = subject.levels.filter { $0 <= 30 && !subject.declares(permission, on: $0) }
      guard cap < 30, lost.contains(where: { $0 > cap }) else { return nil }
      return finding(
        "\(permission.name) is capped at API \(cap), but Bluetooth needs it up to 30", in: subject,
        at: request.position, severity: .error, on: lost.filter { $0 > cap },
        consequence: "Scanning and connecting throw a SecurityException there.",
        fix: .declare(
          [permission], cap: 30,
          edits: subject.edits(of: request, .safe) { .setAttribute("maxSdkVersion", "30", of: $0) }),
        related: request.brought)
    }
    guard subject.targets(31), request.maximumSDK == nil,
      subject.levels.contains(where: { $0 > 30 })
    else { return nil }
    let use = use(of: permission, in: subject)
    // Where no level that the app runs on is old, an entry with an end never counts.
    let isForOld = subject.levels.contains { $0 <= 30 }
    let then: Fix =
      isForOld
      ? .declare([permission], cap: 30) : Fix("Delete the entry of \(permission.name).")
    return finding(
      "\(permission.name) has no maxSdkVersion, and "
        + (use == nil ? "nothing uses it from API 31 on" : "Bluetooth needs it only up to API 30"),
      in: subject,
      at: request.position, on: subject.levels.filter { $0 > 30 },
      consequence: "The store lists a permission that BLUETOOTH_SCAN and BLUETOOTH_CONNECT have"
        + " replaced.",
      fix: Fix(
        (use?.first ?? "") + then.summary, snippet: then.snippet,
        edits: subject.edits(of: request, use == nil && subject.hasWholeManifest ? .safe : .unsafe)
        {
          isForOld ? .setAttribute("maxSdkVersion", "30", of: $0) : .deleteEntry($0)
        }),
      related: request.brought + [use?.related].compactMap(\.self))
  }

  /// Where the code may ask for a permission or check it from API 31 on, and what to do there
  /// first, because a permission that is not declared is never granted.
  private func use(
    of permission: AndroidPermission, in subject: AndroidSubject
  ) -> (first: String, related: Finding.Related)? {
    let levels = subject.levels.filter { $0 > 30 }
    let request = subject.calls(.permissionRequest).first { call in
      levels.contains { call.permissions(on: $0).contains(permission.name) }
    }
    if let request {
      return (
        "Take \(permission.name) out of the request at \(request.path):\(request.line) first. ",
        Finding.Related(request.position, "asked for here")
      )
    }
    // A list that is requested only up to API 30 names the permission too.
    let old = Set(
      subject.calls(.permissionRequest).filter { $0.permissions.contains(permission.name) }
        .map(\.position))
    let naming = subject.namings.first { path, naming in
      naming.permission == permission.name && levels.contains(where: naming.levels.contains)
        && !old.contains(SourcePosition(file: path, line: naming.line))
    }
    return naming.map { path, naming in
      (
        "Make sure that nothing requests or checks \(permission.name) from API 31 on;"
          + " \(path):\(naming.line) may do so. ",
        Finding.Related(SourcePosition(file: path, line: naming.line), "named here")
      )
    }
  }
}
