/// The findings of two checks of one target: which are the same, which only moved or changed their words,
/// and which came or went.
struct FindingPairs {
  private let old: [Finding]
  private let new: [Finding]
  private let oldProject: String?
  private let newProject: String?

  init(_ old: [Finding], _ new: [Finding], _ oldProject: String?, _ newProject: String?) {
    self.old = old
    self.new = new
    self.oldProject = oldProject
    self.newProject = newProject
  }

  /// What came, went, or says something else about the same.
  var changes: [ReportDifference.Change] {
    var lost = old
    var gained = new
    // A line is no difference, nor is a file that moved; then what a rule says of one file.
    Self.pair(&lost, &gained) { isAlike($0, $1) && place($0, oldProject) == place($1, newProject) }
    Self.pair(&lost, &gained, isAlike)
    var rewritten: [(Finding, Finding)] = []
    Self.pair(&lost, &gained, keeping: &rewritten) { before, after in
      before.rule == after.rule && place(before, oldProject) == place(after, newProject)
        && before.severity == after.severity
    }
    return rewritten.map { before, after in
      change(after, old: before.message, new: after.message)
    } + gained.map { change($0, old: nil, new: $0.message) }
      + lost.map { change($0, old: $0.message, new: nil) }
  }

  private func change(_ finding: Finding, old: String?, new: String?) -> ReportDifference.Change {
    ReportDifference.Change(
      kind: "finding", name: finding.message, old: old, new: new,
      configurations: finding.configurations, finding: finding)
  }

  private func isAlike(_ old: Finding, _ new: Finding) -> Bool {
    old.rule == new.rule && old.message == new.message && old.severity == new.severity
  }

  /// The file; that of a package has another name in each build.
  private func place(_ finding: Finding, _ project: String?) -> String {
    finding.position.file == project ? "" : finding.position.file
  }

  private static func pair(
    _ lost: inout [Finding], _ gained: inout [Finding], _ isSame: (Finding, Finding) -> Bool
  ) {
    var pairs: [(Finding, Finding)] = []
    pair(&lost, &gained, keeping: &pairs, isSame)
  }

  /// Takes the findings that are the same out of both lists.
  private static func pair(
    _ lost: inout [Finding], _ gained: inout [Finding], keeping pairs: inout [(Finding, Finding)],
    _ isSame: (Finding, Finding) -> Bool
  ) {
    gained = gained.filter { finding in
      guard let place = lost.firstIndex(where: { isSame($0, finding) }) else { return true }
      pairs.append((lost.remove(at: place), finding))
      return false
    }
  }
}
