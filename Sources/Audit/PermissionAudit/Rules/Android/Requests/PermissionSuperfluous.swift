import Findings
import PlatformModel
import SourceReaders

/// A permission is declared for something that the app does not do.
struct PermissionSuperfluous: AndroidRule {
  let metadata = RuleMetadata(
    "permission-superfluous", code: "W065", category: .asking, severity: .note,
    summary: "The app declares a permission for something that it does not do.",
    facts: [
      "AND-PERM-003", "AND-PERM-005", "AND-PERM-009", "AND-PERM-010", "AND-PERM-013",
      "AND-PERM-015", "AND-PERM-017", "AND-PERM-021", "AND-PERM-024",
    ])

  func findings(in subject: AndroidSubject) -> [Finding] {
    let types = subject.manifest.components.flatMap(\.foregroundTypes.names)
    let hasUnknownTypes = subject.manifest.components.contains(where: \.hasUnknownTypes)
    // The other rule says that a service lacks its type, which the permission is then for.
    let lacksType = !ForegroundServiceWithoutType().findings(in: subject).isEmpty
    return Self.typed.compactMap { type, permission in
      guard !types.contains(type), !hasUnknownTypes, !lacksType,
        let request = subject.requests(permission).first
      else {
        return nil
      }
      // A library that the tree does not show may bring the service.
      guard subject.hasWholeManifest else { return nil }
      // Some tools write the services into the manifest as they build, from the code.
      if case .manifest = subject.app.form, subject.manifest.components.isEmpty { return nil }
      return finding(
        "\(request.shortName) is declared, but no service has the type \(type)", in: subject,
        at: request.position,
        consequence: "The store asks for a declaration of a service that does not exist.",
        fix: Fix(
          "Delete the entry, or give the service the type \(type).",
          edits: subject.edits(of: request, .unsafe) { .deleteEntry($0) }),
        evidence: ["AND-PERM-009", "AND-PERM-010"], related: request.brought)
    }
      + Self.useless.compactMap { permission, api, words, fact in
        guard subject.calls(api).isEmpty else { return nil }
        return subject.requests(permission).first.map { request in
          finding(
            "\(request.shortName) \(words)", in: subject, at: request.position,
            consequence: "Users and reviewers see a permission that does nothing.",
            fix: Fix(
              "Delete the entry unless you know what it is for.",
              edits: subject.edits(of: request, .unsafe) { .deleteEntry($0) }), evidence: [fact],
            related: request.brought)
        }
      } + unused(in: subject)
  }

  /// What no code of a package can use: it names nothing of what the permission is for.
  private func unused(in subject: AndroidSubject) -> [Finding] {
    guard subject.seesAllCode else { return [] }
    return Self.families.compactMap { permissions, families, fact in
      let requests = permissions.compactMap { subject.requests($0).first }
      guard let first = requests.first,
        families.allSatisfy({ subject.users(of: $0).isEmpty })
      else { return nil }
      let names = requests.map(\.shortName).joined(separator: " and ")
      let isOne = requests.count == 1
      return finding(
        "\(names) \(isOne ? "is" : "are") declared, and no code of the package uses"
          + " \(isOne ? "it" : "them")",
        in: subject, at: first.position,
        consequence: "Users and reviewers see a permission that does nothing.",
        fix: Fix(
          "Delete the \(isOne ? "entry" : "entries"), or take the library out that brings it."),
        evidence: [fact], related: first.brought)
    }
  }

  /// Permissions with everything that may use them.
  private static let families: [([AndroidPermission], [AndroidUseFamily], fact: String)] = [
    (
      [.fineLocation, .coarseLocation, .backgroundLocation],
      [.location, .wifi, .bluetooth, .telephony, .ranging], "AND-PERM-013"
    ),
    (
      [.bluetooth, .bluetoothAdmin, .bluetoothScan, .bluetoothConnect, .bluetoothAdvertise],
      [.bluetooth, .location], "AND-PERM-005"
    ),
    (
      [.accessWifiState, .changeWifiState, .nearbyWifiDevices], [.wifi, .location], "AND-PERM-003"
    ),
    ([.activityRecognition], [.movement, .location], "AND-PERM-024"),
    ([.uwbRanging], [.ranging], "AND-PERM-021"),
  ]

  private static let typed: [(String, AndroidPermission)] = [
    ("location", .foregroundServiceLocation),
    ("connectedDevice", .foregroundServiceConnectedDevice),
    ("health", .foregroundServiceHealth), ("dataSync", .foregroundServiceDataSync),
  ]

  /// Permissions that serve one method alone.
  private static let useless: [(AndroidPermission, AndroidAPI, String, fact: String)] = [
    (
      .locationExtraCommands, .extraCommand,
      "is needed only for sendExtraCommand, and none of the code that was checked calls it",
      "AND-PERM-015"
    )
  ]
}
