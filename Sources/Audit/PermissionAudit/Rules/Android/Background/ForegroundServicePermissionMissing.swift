import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// A service declares a type, and the permissions that the type asks for are not declared.
struct ForegroundServicePermissionMissing: AndroidRule {
  let metadata = RuleMetadata(
    "foreground-service-permission-missing", code: "W056", category: .background,
    severity: .error,
    summary: "A foreground service has a type whose permission is not declared.",
    facts: ["AND-FGS-002", "AND-FGS-009", "AND-FGS-010", "AND-FGS-011", "AND-LINT-004"])

  var page: [UInt8] { PackageResources.foreground_service_permission_missing_md }

  func findings(in subject: AndroidSubject) -> [Finding] {
    // Without a type only a call shows that it is one.
    let services = subject.manifest.components.filter { service in
      guard service.kind == .service, let sign = subject.sign(of: service) else { return false }
      return !service.foregroundTypes.isEmpty || sign.related != nil
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
      in: subject, at: service.position,
      severity: subject.severity(of: service), on: levels,
      consequence: "startForeground throws a SecurityException and the app crashes.",
      fix: .declare(permissions), evidence: [fact],
      related: [subject.sign(of: service)?.related].compactMap(\.self) + service.brought)
  }

  /// The permission that a type asks for, as far as the rule knows.
  static func permission(for type: String) -> AndroidPermission? {
    types.first { $0.0 == type }?.1
  }

  private static let types: [(String, AndroidPermission, String)] = [
    ("location", .foregroundServiceLocation, "AND-FGS-009"),
    ("connectedDevice", .foregroundServiceConnectedDevice, "AND-FGS-010"),
    ("health", .foregroundServiceHealth, "AND-FGS-011"),
    ("dataSync", .foregroundServiceDataSync, "AND-FGS-011"),
  ]
}

/// What shows that a service goes to the foreground.
private enum ForegroundSign {
  /// Code starts it there.
  case call(AndroidCall)
  /// The app gives it a type, and its code is not in the tree.
  case type

  var related: Finding.Related? {
    if case .call(let call) = self { call.related } else { nil }
  }
}

extension AndroidSubject {
  /// What shows that a service goes to the foreground; nil where nothing does.
  ///
  /// A plugin brings its service to every app, and only a call of the app's would start it. So does
  /// WorkManager, whose service runs in the foreground for work that asks for it. A service of which
  /// the code is there and never calls startForeground is started or bound, and no more.
  fileprivate func sign(of service: AndroidManifest.Component) -> ForegroundSign? {
    if service.name == "androidx.work.impl.foreground.SystemForegroundService" {
      return calls(.foregroundWork, .foregroundWorkWithoutType, .foregroundLocationWork).first.map {
        .call($0)
      }
    }
    switch service.origin {
    case .plugin, .library: return nil
    case .app, .module: break
    }
    if let call = foregroundStart(of: service) { return .call(call) }
    if variant.sources.contains(where: { isSource($0, of: service) }), !startsElsewhere {
      return nil
    }
    return .type
  }

  /// Whether a file that is no service's own calls startForeground: which service that is for is
  /// not followed.
  private var startsElsewhere: Bool {
    let services = manifest.components.filter { $0.kind == .service }
    return calls(.foregroundStart).contains { call in
      call.serves.isEmpty && !services.contains { isSource(call.path, of: $0) }
    }
  }

  fileprivate func severity(of service: AndroidManifest.Component) -> Severity {
    if case .call = sign(of: service) { severityOfLack } else { .warning }
  }
}

extension AndroidManifest.Component {
  /// A word on who brought it, where it was not the app's own manifest.
  fileprivate var brought: [Finding.Related] {
    origin.name.map { [Finding.Related(position, "brought by \($0)")] } ?? []
  }
}
