import Findings
import FixEdits

/// What `check --fix` has done and has not, in lines.
struct FixSummary {
  /// The findings that were fixed, with the edits of each.
  private var made: [Finding] = []
  /// What remains of the last plan.
  private var rest: [FixPlan.Item] = []
  /// The files that could not be written, with the reasons.
  private var unwritten: [(path: String, reason: String)] = []
  /// Whether nothing is written.
  var isPreview = false

  /// Takes a plan in, with the files that could not be written.
  mutating func add(_ plan: FixPlan, unwritten: [(path: String, reason: String)]) {
    let failed = Set(unwritten.map(\.path))
    made += plan.items.filter { item in
      item.outcome == .made
        && !item.finding.fix.edits.contains { failed.contains($0.position.file) }
    }.map(\.finding)
    rest = plan.items.filter { $0.outcome != .made }
    self.unwritten += unwritten
  }

  /// The lines, with a blank one after each part.
  var text: String {
    var parts = [fixed]
    if !unwritten.isEmpty {
      parts.append(["Left alone:"] + unwritten.map { "  \($0.path) \($0.reason)" })
    }
    parts += [refused, unsafe, toWrite, previews]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var fixed: [String] {
    let edits = made.flatMap { finding in finding.fix.edits.map { ($0, finding.rule) } }
    var known: Set<Edit> = []
    let own = edits.filter { known.insert($0.0).inserted }
    guard !own.isEmpty else {
      return [isPreview ? "Nothing to fix." : "Fixed nothing."]
    }
    let files = Set(own.map(\.0.position.file)).count
    let count = "\(own.count) \(own.count == 1 ? "edit" : "edits")"
    let place = files == 1 ? "1 file" : "\(files) files"
    return ["\(isPreview ? "Would make" : "Made") \(count) in \(place):"]
      + lines(
        own.map { edit, rule in
          let words =
            edit.safety == .text
            ? "hold a place for \(edit.action.subjectWords)" : edit.action.words
          return (edit.position.file, words, rule)
        })
  }

  private var refused: [String] {
    let lines = rest.flatMap { item -> [String] in
      guard case .refused(let reason) = item.outcome else { return [] }
      return [
        "  \(item.finding.fix.edits[0].position.file): \(reason)  [\(item.finding.rule)]"
      ]
    }.uniquedLines
    return lines.isEmpty ? [] : ["Not fixed, because"] + lines
  }

  private var unsafe: [String] {
    listed(.unsafe, "With --unsafe-fixes, look at each:")
  }

  private var toWrite: [String] {
    listed(.text, "To write yourself, or --unsafe-fixes puts “WRITE: …” there:")
  }

  private var previews: [String] {
    let items = rest.filter { $0.outcome == .unselected }
    let rules = Set(items.map(\.finding.rule.rawValue)).sorted()
    guard let rule = rules.first else { return [] }
    var known: Set<Edit> = []
    let edits = items.flatMap { item in item.finding.fix.edits.map { ($0, item.finding.rule) } }
      .filter { known.insert($0.0).inserted }
    let count = edits.count == 1 ? "1 edit belongs" : "\(edits.count) edits belong"
    let title =
      rules.count == 1
      ? "\(count) to a preview rule: add --only \(rule)"
      : "\(count) to preview rules: add --only and the name of the rule"
    return [title] + lines(edits.map { ($0.position.file, $0.action.words, $1) })
  }

  private func listed(_ safety: Edit.Safety, _ title: String) -> [String] {
    let edits = rest.filter { $0.outcome == .withheld(safety) }.flatMap { item in
      item.finding.fix.edits.map { edit in
        (
          edit.position.file, safety == .text ? edit.action.subjectWords : edit.action.words,
          item.finding.rule
        )
      }
    }
    let lines = lines(edits).uniquedLines
    return lines.isEmpty ? [] : [title] + lines
  }

  private func lines(_ rows: [(file: String, words: String, rule: RuleID)]) -> [String] {
    let width = min(rows.map(\.file.count).max() ?? 0, 40)
    return rows.map { row in
      let gap = String(repeating: " ", count: max(0, width - row.file.count) + 2)
      return "  \(row.file)\(gap)\(row.words)  [\(row.rule)]"
    }
  }
}

extension Edit.Action {
  /// What has to be written, for an edit that holds a place for it.
  fileprivate var subjectWords: String {
    switch self {
    case .set(let path, .texts(let keys, _)):
      "\(path.joined(separator: " > ")): \(keys.joined(separator: ", "))"
    case .set(let path, _): path.joined(separator: " > ")
    case .translate(let key, _, let language): "\(key) in \(language)"
    default: words
    }
  }
}

extension [String] {
  /// The lines without repetitions, in order.
  fileprivate var uniquedLines: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
