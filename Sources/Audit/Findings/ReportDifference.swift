/// What changed between two checks of an app, target by target.
public struct ReportDifference: Hashable, Sendable {
  /// What the first check was of, as the person wrote it.
  public var old: String
  /// What the second check was of.
  public var new: String
  /// The targets that changed, in the order of the second check; those that are gone come last.
  public var targets: [Target]

  /// What changed in a target.
  public struct Target: Hashable, Sendable {
    /// What it is called; nil for what belongs to no target.
    public var name: String?
    /// What it was called before, where that differs.
    public var oldName: String?
    /// Whether it is in one of the checks only.
    public var presence: Presence
    /// The changes, in the order of kinds.
    public var changes: [Change]
  }

  /// Which checks have a target.
  public enum Presence: String, Hashable, Sendable {
    case both
    case added
    case removed
  }

  /// One thing that was gained, lost or changed.
  public struct Change: Hashable, Sendable {
    /// What it is: a kind of declaration, "ability" or "finding".
    public var kind: String
    /// Its name, such as "ACCESS_FINE_LOCATION"; of a finding its message.
    public var name: String
    /// What it said before; nil if it is new.
    public var old: String?
    /// What it says now; nil if it is gone.
    public var new: String?
    /// The configurations; empty if all.
    public var configurations: [String]
    /// The finding, as it is now, or as it was where it is gone.
    public var finding: Finding?

    /// Whether it was gained, lost or changed.
    public var direction: Direction { old == nil ? .gained : new == nil ? .lost : .changed }
  }

  /// Whether something was gained, lost or changed.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case gained
    case lost
    case changed
  }

  /// What changed between two reports.
  public init(from old: Report, to new: Report) {
    self.old = old.root
    self.new = new.root
    let pairs = Self.pairs(old.targets, new.targets)
    let ofNone = FindingPairs(
      old.findings.filter { $0.target == nil }, new.findings.filter { $0.target == nil }, nil, nil
    ).changes
    let rest = Target(name: nil, oldName: nil, presence: .both, changes: ofNone)
    targets =
      pairs.compactMap { before, after in
        let changes =
          Self.declared(before, after) + Self.abilities(before, after)
          + FindingPairs(
            old.findings(of: before), new.findings(of: after), before?.project, after?.project
          ).changes
        let presence: Presence =
          before == nil && after != nil ? .added : after == nil && before != nil ? .removed : .both
        guard !changes.isEmpty || presence != .both else { return nil }
        let name = after.map { new.label(of: $0.id) } ?? before.map { old.label(of: $0.id) }
        let oldName = before.map { old.label(of: $0.id) }
        return Target(
          name: name, oldName: oldName == name ? nil : oldName, presence: presence, changes: changes
        )
      } + (ofNone.isEmpty ? [] : [rest])
  }

  /// All changes.
  public var changes: [Change] { targets.flatMap(\.changes) }

  /// The findings that are new and count, of at least a severity.
  public func newFindings(atLeast severity: Severity) -> [Finding] {
    changes.filter { $0.direction == .gained }.compactMap(\.finding).filter {
      $0.severity >= severity && !$0.isPreview
    }
  }
}

extension ReportDifference {
  /// The targets of both checks that are one: by name and project, by name, or as the only ones of
  /// their kind that are left.
  private static func pairs(
    _ old: [Report.Target], _ new: [Report.Target]
  ) -> [(old: Report.Target?, new: Report.Target?)] {
    var partner: [Int: Int] = [:]
    func match(_ isSame: (Report.Target, Report.Target) -> Bool) {
      for place in new.indices where partner[place] == nil {
        let taken = Set(partner.values)
        partner[place] = old.indices.first {
          !taken.contains($0) && isSame(old[$0], new[place])
        }
      }
    }
    match { $0.id == $1.id }
    match { $0.name == $1.name && $0.kind == $1.kind }
    let left = old.indices.filter { !partner.values.contains($0) }
    let alone = new.indices.filter { partner[$0] == nil }
    for kind in Set(alone.map { new[$0].kind }) {
      let olds = left.filter { old[$0].kind == kind }
      let news = alone.filter { new[$0].kind == kind }
      if olds.count == 1, news.count == 1 { partner[news[0]] = olds[0] }
    }
    let taken = Set(partner.values)
    return new.indices.map { (partner[$0].map { old[$0] }, new[$0]) }
      + old.indices.filter { !taken.contains($0) }.map { (old[$0], nil) }
  }

  /// What is declared in one of the checks only, or says something else.
  private static func declared(_ old: Report.Target?, _ new: Report.Target?) -> [Change] {
    let before = old?.declarations ?? []
    let after = new?.declarations ?? []
    return DeclaredItem.Kind.allCases.flatMap { kind -> [Change] in
      let lost = before.filter { $0.kind == kind && !after.contains($0) }
      let gained = after.filter { $0.kind == kind && !before.contains($0) }
      var used: Set<Int> = []
      let changes = gained.map { declaration -> Change in
        let place = lost.indices.first {
          lost[$0].name == declaration.name && !used.contains($0)
        }
        if let place { used.insert(place) }
        return Change(
          kind: kind.rawValue, name: declaration.name, old: place.map { lost[$0].words },
          new: declaration.words, configurations: place == nil ? declaration.configurations : [])
      }
      let gone = lost.indices.filter { !used.contains($0) }.map { place in
        Change(
          kind: kind.rawValue, name: lost[place].name, old: lost[place].words, new: nil,
          configurations: lost[place].configurations)
      }
      return changes + gone
    }
  }

  /// What people get otherwise than before, one change for each row of a table.
  ///
  /// Of releases that only one of the two runs on nothing is reported: the change of the bounds is.
  private static func abilities(_ old: Report.Target?, _ new: Report.Target?) -> [Change] {
    // What a target gets as a whole is not told when it comes or goes.
    guard let old, let new else { return [] }
    let before = rows(of: old)
    let after = rows(of: new)
    let names =
      after.map(\.name)
      + before.map(\.name).filter { name in
        !after.contains { $0.name == name }
      }
    return names.compactMap { name in
      let was = before.first { $0.name == name }
      let now = after.first { $0.name == name }
      guard was?.words != now?.words else { return nil }
      if let old = was?.row, let new = now?.row, let differences = new.differences(from: old) {
        guard !differences.new.isEmpty else { return nil }
        return Change(
          kind: "ability", name: name, old: old.words(of: differences.old),
          new: new.words(of: differences.new), configurations: [])
      }
      return Change(
        kind: "ability", name: name, old: was?.words, new: now?.words, configurations: [])
    }
  }

  /// A row of the tables of what people get.
  private struct NamedRow {
    var name: String
    /// What it says, with neighbors that agree joined.
    var words: String
    /// The same by release; nil if the table does not say so.
    var row: AbilityRow?
  }

  private static func rows(of target: Report.Target) -> [NamedRow] {
    target.abilities.filter { $0.isOfAbilities }.flatMap { table in
      let rest = table.title.dropFirst(Table.abilitiesTitle.count)
      guard !table.rows.isEmpty else {
        return [NamedRow(name: "what users get" + rest, words: table.notes.joined(separator: " "))]
      }
      return table.rows.map { row in
        NamedRow(
          name: row.label + rest, words: table.words(of: row),
          row: AbilityRow(
            columns: Array(table.columns.dropFirst()), texts: row.cells.map(\.text)))
      }
    }
  }
}

extension Table {
  /// How the titles of the tables of what people get begin.
  static let abilitiesTitle = "What users get"

  fileprivate var isOfAbilities: Bool { title.hasPrefix(Self.abilitiesTitle) }

  /// "iOS 13-14 precise, iOS 15-27 nothing".
  fileprivate func words(of row: Row) -> String {
    var runs: [(first: String, last: String, text: String)] = []
    for (column, cell) in zip(columns.dropFirst(), row.cells) {
      if let last = runs.last, last.text == cell.text {
        runs[runs.count - 1].last = column
      } else {
        runs.append((column, column, cell.text))
      }
    }
    return runs.map { run in "\(Self.span(run.first, run.last)) \(run.text)" }
      .joined(separator: "; ")
  }

  /// "iOS 13-17" of "iOS 13-14" and "iOS 15-17".
  private static func span(_ first: String, _ last: String) -> String {
    guard first != last else { return first }
    let begin = first.split(separator: "-").first ?? ""
    let end = last.split { $0 == "-" || $0 == " " }.last ?? ""
    return "\(begin)-\(end)"
  }
}

extension DeclaredItem {
  /// What it says, for a comparison.
  fileprivate var words: String {
    let names = configurations.isEmpty ? "" : configurations.joined(separator: ", ") + " only"
    return [detail, names].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Report {
  /// The findings of a target.
  fileprivate func findings(of target: Target?) -> [Finding] {
    target.map { target in findings.filter { $0.target == target.id } } ?? []
  }
}
