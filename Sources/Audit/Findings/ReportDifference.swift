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
    /// The configurations that it concerns; empty for all of them.
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
          Self.declared(before, after) + AbilityChanges.changes(before, after)
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
      let changes = gained.compactMap { declaration -> Change? in
        let place = lost.indices.first {
          lost[$0].isOfName(declaration.name) && !used.contains($0)
        }
        if let place { used.insert(place) }
        guard place.map({ lost[$0].words }) != declaration.words else { return nil }
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
}

extension DeclaredItem {
  /// Whether it has a name; that of a service may be written without its package.
  fileprivate func isOfName(_ other: String) -> Bool {
    if name == other { return true }
    guard kind == .service else { return false }
    return name.hasPrefix(".") && other.hasSuffix(name)
      || other.hasPrefix(".") && name.hasSuffix(other)
  }

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
