import Findings
import PlatformModel
import ServiceNeeds

/// What an Android app does not declare for the services that it is said to use.
extension ServiceNeedUndeclared {
  func findings(in subject: AndroidSubject) -> [Finding] {
    var groups: [[AndroidNeedLack]] = []
    for lack in subject.needsLacking {
      // What is declared and ends too early has a place of its own.
      let place = lack.position == nil ? groups.firstIndex { $0[0].isAlike(lack) } : nil
      if let place { groups[place].append(lack) } else { groups.append([lack]) }
    }
    return groups.map { finding($0, in: subject) }
  }

  private func finding(_ lacks: [AndroidNeedLack], in subject: AndroidSubject) -> Finding {
    let need = lacks[0].need
    let subjects = need.subjects
    let levels = Set(lacks.flatMap(\.levels)).sorted()
    // A permission that is needed on fewer releases than the others says on which.
    let names = lacks.map { lack in
      lack.need.permission.name
        + (lack.levels.count == levels.count
          ? "" : AndroidSubject.releases(lack.levels).map { " (\($0))" } ?? "")
    }
    let list = [names.dropLast().joined(separator: ", "), names.last ?? ""].filter { !$0.isEmpty }
    let verb = subjects.count == 1 ? "needs" : "need"
    let isRuntime = lacks.contains { $0.need.permission.entry?.group != nil }
    let isForOthers = lacks[0].position != nil
    return finding(
      "\(subjects.words) \(verb) \(list.joined(separator: " and ")), which "
        + (lacks.count == 1 ? "is" : "are")
        + (isForOthers ? " declared only for other releases" : " not declared")
        + subject.asFarAsSeen,
      in: subject, at: lacks[0].position ?? subject.place,
      severity: need.loss.isFailure ? subject.severityOfLack : .warning,
      on: levels,
      consequence: (isRuntime
        ? "A request for what is not declared shows no prompt and grants nothing. "
        : "What is not declared is not granted. ") + "Without it \(need.effects).",
      fix: Fix(
        isForOthers
          ? "Make the entry apply to these releases too."
          : "Declare it in the manifest, or leave the service out.",
        snippet: lacks.compactMap {
          Fix.declare([$0.need.permission], cap: $0.need.cap?.rawValue).snippet
        }
        .joined(separator: "\n")),
      evidence: ["AND-RUN-006"])
  }
}

/// A permission that services need and that is not declared on some levels.
struct AndroidNeedLack {
  /// The need.
  var need: AndroidPermissionNeed
  /// The levels on which nothing declares it.
  var levels: [Int]
  /// Where it is declared for other levels.
  var position: SourcePosition?

  /// Whether both are reported in one finding: the same becomes of the same services.
  func isAlike(_ other: AndroidNeedLack) -> Bool {
    position == nil && need.effects == other.need.effects
  }
}

extension AndroidSubject {
  /// What the services that were named need and the manifest does not declare; nothing where the
  /// target is not known, for the needs go by it.
  var needsLacking: [AndroidNeedLack] {
    let levels = levels.compactMap { APILevel(rawValue: $0) }
    guard let target, !levels.isEmpty else { return [] }
    return needs.androidPermissionNeeds(on: levels, target: APILevel(nearest: target))
      .compactMap { need in
        let lacking = levels.filter { need.levels.contains($0) }.map(\.rawValue)
          .filter { !declares(need.permission, on: $0) }
        guard !lacking.isEmpty, !isImplied(need.permission, at: target) else { return nil }
        return AndroidNeedLack(
          need: need, levels: lacking, position: requests(need.permission).first?.position)
      }
  }

  /// Whether a permission is there without being declared, or would change nothing.
  private func isImplied(_ permission: AndroidPermission, at target: Int) -> Bool {
    let hasFine = !requests(.fineLocation).isEmpty
    switch permission {
    // Precise location brings the approximate one along, which has a rule of its own; below target
    // 29 both bring the one for the background (AND-SPL-001).
    case .coarseLocation: return hasFine
    case .backgroundLocation:
      return target < 29 && (hasFine || !requests(.coarseLocation).isEmpty)
    // Below target 33 the system asks by itself, and the app cannot (AND-RUN-063).
    case .postNotifications: return target < 33
    default: return false
    }
  }
}
