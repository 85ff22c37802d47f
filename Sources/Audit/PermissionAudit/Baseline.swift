import Findings

/// Findings that were there before: they are suppressed, and only new ones count.
///
/// A finding is known by its rule, target, file and message. Its line may move; where several are
/// alike, as many as the baseline counts are old, from the top of the file on.
public struct Baseline: Hashable, Sendable {
  /// What is known, sorted.
  public private(set) var entries: [Entry]

  /// A baseline of entries; those that are alike are counted together.
  public init(_ entries: [Entry]) {
    self.entries = Self.counted(entries)
  }

  /// The baseline that suppresses every finding of a report that is not suppressed already.
  public init(of report: Report) { self.init(report.findings.map(Entry.init)) }

  private static func counted(_ entries: [Entry]) -> [Entry] {
    entries.sorted().reduce(into: []) { counted, entry in
      if let last = counted.last, last.isAlike(entry) {
        counted[counted.count - 1].count =
          last.count.addingReportingOverflow(entry.count).partialValue
      } else {
        counted.append(entry)
      }
    }
  }
}

extension Baseline {
  /// Findings that are alike.
  public struct Entry: Hashable, Sendable {
    /// The rule that found them.
    public var rule: RuleID
    /// The target; nil for a whole project.
    public var target: String?
    /// The file, relative to the root.
    public var file: String
    /// What is wrong.
    public var message: String
    /// How many there are.
    public var count: Int

    /// Findings that are alike.
    public init(rule: RuleID, target: String?, file: String, message: String, count: Int = 1) {
      self.rule = rule
      self.target = target
      self.file = file
      self.message = message
      self.count = count
    }

    init(_ finding: Finding) {
      self.init(
        rule: finding.rule, target: finding.target?.name, file: finding.position.file,
        message: finding.message)
    }

    fileprivate func isAlike(_ other: Entry) -> Bool {
      var other = other
      other.count = count
      return self == other
    }
  }
}

extension Baseline.Entry: Comparable {
  /// By file, so that a change to one file changes neighboring lines of the baseline.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.rule, left.target ?? "", left.message)
      < (right.file, right.rule, right.target ?? "", right.message)
  }
}

extension Baseline {
  /// Suppresses the old findings of a report.
  ///
  /// - Parameter position: The baseline's own place, for the report.
  /// - Returns: What the baseline holds and the report does not, of the rules that ran.
  public func silence(_ report: inout Report, at position: SourcePosition) -> [Entry] {
    var left: [Entry: Int] = [:]
    for entry in entries {
      var key = entry
      key.count = 1
      left[key] = entry.count
    }
    var new: [Finding] = []
    // From the top of a file on, whatever the order of the report is.
    for finding in report.findings.sorted(by: { $0.position < $1.position }) {
      let key = Entry(finding)
      if let count = left[key], count > 0 {
        left[key] = count - 1
        var finding = finding
        finding.suppression = Suppression(.baseline, at: position)
        report.suppressed.append(finding)
      } else {
        new.append(finding)
      }
    }
    report.findings = new.sorted()
    report.suppressed.sort()
    let judged = Set(report.rules.map(\.id))
    return entries.compactMap { entry in
      var gone = entry
      gone.count = 1
      gone.count = left[gone] ?? 0
      return gone.count > 0 && judged.contains(gone.rule) ? gone : nil
    }
  }
}
