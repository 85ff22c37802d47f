import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// The table of a package's code: each permission that calls need, whether it is declared, and who
/// calls.
enum AndroidCodeTable {
  /// The table; none if no code was read or it calls nothing of the kind.
  static func tables(for subjects: [AndroidSubject]) -> [Table] {
    guard let subject = subjects.first, subject.code != nil else { return [] }
    var rows: [Table.Row] = []
    for (place, need) in PermissionMissing.needs.enumerated() {
      // Needs of one permission are one row.
      let same = PermissionMissing.needs.indices.filter {
        PermissionMissing.needs[$0].permissions == need.permissions
      }
      guard same.first == place else { continue }
      let levels = subject.levels.filter(need.levels.contains)
      guard !levels.isEmpty, need.target == 1 || subject.targets(need.target) else { continue }
      let apis = same.flatMap { PermissionMissing.needs[$0].apis }
      let calls = subject.codeCalls.filter { apis.contains($0.api) }
      let callers = callers(of: calls, in: subject)
      guard !callers.isEmpty else { continue }
      rows.append(
        Table.Row(
          need.names,
          [
            cell(need, levels, isNeeded: callers.contains { !$0.hasSuffix(optional) }, in: subject),
            Table.Cell(callers.joined(separator: ", ")),
          ]
        ))
    }
    guard !rows.isEmpty else { return [] }
    return [
      Table(
        title: "Code that needs a permission", columns: ["Permission", "Declared", "Called by"],
        rows: rows)
    ]
  }

  /// What is said of a caller that does without a grant.
  private static let optional = " if it is granted"

  private static func cell(
    _ need: PermissionMissing.Need, _ levels: [Int], isNeeded: Bool, in subject: AndroidSubject
  ) -> Table.Cell {
    let lacking = levels.filter { level in
      !need.permissions.contains { subject.declares($0, on: level) }
    }
    if lacking.isEmpty { return Table.Cell("yes", .good) }
    if lacking.count == levels.count { return Table.Cell("no", isNeeded ? .bad : .plain) }
    return Table.Cell("not on " + (AndroidSubject.releases(lacking) ?? ""), .limited)
  }

  /// Who calls, each once: libraries by their names, the app's own classes and others by theirs.
  private static func callers(of calls: [AndroidCall], in subject: AndroidSubject) -> [String] {
    var own: [String] = []
    var others: [String] = []
    for call in calls {
      guard let caller = call.caller else { continue }
      switch subject.owner(of: caller) {
      case .app: own.append(caller.outermost)
      case .library(let library):
        switch library.role {
        case .wrapper: break
        case .optional: others.append(library.name + optional)
        case .service, .beacons: others.append(library.name)
        }
      case .unknown: others.append(caller.outermost)
      }
    }
    let all = own.uniqued + others.uniqued
    return all.count > 4 ? Array(all.prefix(3)) + ["\(all.count - 3) more"] : all
  }
}

extension [String] {
  /// The texts, each once, in order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
