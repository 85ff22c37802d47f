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
    facts: [
      "AND-FGS-001", "AND-FGS-002", "AND-FGS-009", "AND-FGS-010", "AND-FGS-011", "AND-FGS-017",
      "AND-LINT-004",
    ])

  func findings(in subject: AndroidSubject) -> [Finding] {
    // Without a type only a call shows that it is one.
    let services = subject.manifest.components.filter { $0.kind == .service }.compactMap {
      service in
      subject.sign(of: service).map { ForegroundService(component: service, sign: $0) }
    }.filter { !$0.component.foregroundTypes.isEmpty || !$0.sign.calls.isEmpty }
    var findings: [Finding] = []
    /// Adds a finding on the first of some services that goes to the foreground on one of the
    /// levels.
    func report(
      _ permissions: [AndroidPermission], for what: String, on levels: [Int], _ fact: String,
      among candidates: [ForegroundService]
    ) {
      for service in candidates {
        let levels = levels.filter(service.sign.runs)
        guard !levels.isEmpty else { continue }
        findings.append(missing(permissions, for: what, service, on: levels, in: subject, fact))
        return
      }
    }
    if subject.targets(28) {
      report(
        [.foregroundService], for: "a foreground service",
        on: subject.levels.filter { $0 >= 28 && !subject.declares(.foregroundService, on: $0) },
        "AND-FGS-002", among: services)
    }
    guard subject.targets(34) else { return findings }
    for (type, fact) in Self.types {
      let permission = AndroidPermission.foregroundService(type: type)
      report(
        [permission], for: "the type \(type)",
        on: subject.levels.filter { level in
          level >= permission.entry?.introduced.rawValue ?? 34
            && !subject.declares(permission, on: level)
        }, fact, among: services.filter { $0.component.foregroundTypes.names.contains(type) })
    }
    report(
      [.coarseLocation, .fineLocation], for: "the type location",
      on: subject.levels.filter { $0 >= 34 && !subject.declaresLocation(on: $0) }, "AND-FGS-009",
      among: services.filter { $0.component.foregroundTypes.contains(.location) })
    return findings
  }

  private func missing(
    _ permissions: [AndroidPermission], for what: String, _ service: ForegroundService,
    on levels: [Int], in subject: AndroidSubject, _ fact: String
  ) -> Finding {
    let component = service.component
    let call = service.sign.calls.first { call in call.runs(onAnyOf: levels) }
    let names = permissions.map(\.name).joined(separator: " or ")
    return finding(
      "\(what.prefix(1).uppercased() + what.dropFirst()) of \(component.name) needs \(names), which is"
        + " not declared" + subject.asFarAsSeen,
      in: subject, at: component.position,
      severity: call == nil ? .warning : subject.severityOfLack, on: levels,
      consequence: AndroidCall.consequence(
        of: "a SecurityException", isCaught: call?.catches("SecurityException") ?? false),
      fix: .declare(permissions, edits: subject.declaring(permissions)), evidence: [fact],
      related: [call?.related].compactMap(\.self) + component.brought)
  }

  /// The permission that a type asks for; nil if it asks for none.
  static func permission(for type: String) -> AndroidPermission? {
    types.contains { $0.name == type } ? .foregroundService(type: type) : nil
  }

  private static let types: [(name: String, fact: String)] = [
    ("location", "AND-FGS-009"), ("connectedDevice", "AND-FGS-010"), ("health", "AND-FGS-011"),
    ("dataSync", "AND-FGS-011"), ("camera", "AND-FGS-017"), ("mediaPlayback", "AND-FGS-017"),
    ("mediaProcessing", "AND-FGS-017"), ("mediaProjection", "AND-FGS-017"),
    ("microphone", "AND-FGS-017"), ("phoneCall", "AND-FGS-017"),
    ("remoteMessaging", "AND-FGS-017"), ("specialUse", "AND-FGS-017"),
    ("systemExempted", "AND-FGS-017"),
  ]
}

/// A service that goes to the foreground, and what shows it.
private struct ForegroundService {
  var component: AndroidManifest.Component
  var sign: ForegroundSign
}

/// What shows that a service goes to the foreground.
private enum ForegroundSign {
  /// Code starts it there, each call on levels of its own.
  case calls([AndroidCall])
  /// The app gives it a type, and its code is not in the tree.
  case type

  var calls: [AndroidCall] {
    if case .calls(let calls) = self { calls } else { [] }
  }

  /// Whether the service may go to the foreground on a level.
  func runs(on level: Int) -> Bool {
    switch self {
    case .calls(let calls): calls.contains { $0.levels.contains(level) }
    case .type: true
    }
  }
}

extension AndroidSubject {
  /// What shows that a service goes to the foreground; nil if nothing does.
  ///
  /// A plugin brings its service to every app, and only a call of the app's would start it. So does
  /// WorkManager, whose service runs in the foreground for work that asks for it. A service of
  /// which the code is there and never calls startForeground is started or bound, and no more.
  fileprivate func sign(of service: AndroidManifest.Component) -> ForegroundSign? {
    if service.name == "androidx.work.impl.foreground.SystemForegroundService" {
      let work = calls(.foregroundWork, .foregroundWorkWithoutType, .foregroundLocationWork)
      return work.isEmpty ? nil : .calls(work)
    }
    switch service.origin {
    case .plugin, .library: return nil
    case .app, .module: break
    }
    if let call = foregroundStart(of: service) { return .calls([call]) }
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
}

extension AndroidManifest.Component {
  /// A word on who brought it, where it was not the app's own manifest.
  fileprivate var brought: [Finding.Related] {
    origin.name.map { [Finding.Related(position, "brought by \($0)")] } ?? []
  }
}
