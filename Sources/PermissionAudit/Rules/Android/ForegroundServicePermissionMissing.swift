import AppArtifacts
import Findings
import PlatformModel

/// A service declares a type, and the permissions that the type asks for are not declared.
struct ForegroundServicePermissionMissing: AndroidRule {
  let metadata = RuleMetadata(
    "foreground-service-permission-missing", code: "W056", category: .background,
    severity: .error,
    summary: "A foreground service has a type whose permission is not declared.",
    facts: ["AND-FGS-002", "AND-FGS-009", "AND-FGS-010", "AND-FGS-011", "AND-LINT-004"])

  var page: [UInt8] { PackageResources.foreground_service_permission_missing_md }

  func findings(in subject: AndroidSubject) -> [Finding] {
    let services = subject.manifest.components.filter {
      $0.kind == .service && !$0.foregroundTypes.isEmpty
    }
    guard let first = services.first else { return [] }
    var findings: [Finding] = []
    let without = subject.levels.filter {
      $0 >= 28 && !subject.declares(.foregroundService, on: $0)
    }
    if subject.targets(28), !without.isEmpty {
      findings.append(
        missing(
          [.foregroundService], for: "a foreground service", first, on: without, in: subject,
          "AND-FGS-002"))
    }
    guard subject.targets(34) else { return findings }
    for (type, permission, fact) in Self.types {
      let levels = subject.levels.filter { $0 >= 34 && !subject.declares(permission, on: $0) }
      guard !levels.isEmpty,
        let service = services.first(where: { $0.foregroundTypes.names.contains(type) })
      else { continue }
      findings.append(
        missing(
          [permission], for: "the type \(type)", service, on: levels, in: subject, fact))
    }
    let blind = subject.levels.filter { $0 >= 34 && !subject.declaresLocation(on: $0) }
    if let service = services.first(where: { $0.foregroundTypes.contains(.location) }),
      !blind.isEmpty
    {
      findings.append(
        missing(
          [.coarseLocation, .fineLocation], for: "the type location", service, on: blind,
          in: subject, "AND-FGS-009"))
    }
    return findings
  }

  private func missing(
    _ permissions: [AndroidPermission], for what: String, _ service: AndroidManifest.Component,
    on levels: [Int], in subject: AndroidSubject, _ fact: String
  ) -> Finding {
    let names = permissions.map(\.name).joined(separator: " or ")
    return finding(
      "\(what.prefix(1).uppercased() + what.dropFirst()) of \(service.name) needs \(names), which is"
        + " not declared" + subject.asFarAsSeen,
      in: subject, at: service.position, severity: subject.severityOfLack, on: levels,
      consequence: "startForeground throws a SecurityException and the app crashes.",
      fix: .declare(permissions), evidence: [fact])
  }

  private static let types: [(String, AndroidPermission, String)] = [
    ("location", .foregroundServiceLocation, "AND-FGS-009"),
    ("connectedDevice", .foregroundServiceConnectedDevice, "AND-FGS-010"),
    ("health", .foregroundServiceHealth, "AND-FGS-011"),
    ("dataSync", .foregroundServiceDataSync, "AND-FGS-011"),
  ]
}
