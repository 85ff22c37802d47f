import AppArtifacts
import Findings

/// What the edits of a report's findings make of the files, before anything is written.
public struct FixPlan: Sendable {
  /// The files that change, by path.
  public private(set) var files: [File] = []
  /// The findings that have edits, in the order of the report, with what becomes of them.
  public private(set) var items: [Item] = []

  /// A file that changes.
  public struct File: Sendable {
    /// The path from the root of the check.
    public var path: String
    /// The bytes that were read.
    public var before: [UInt8]
    /// The bytes that take their place.
    public var after: [UInt8]
    /// The change as a unified diff.
    public var diff: String
  }

  /// A finding with what becomes of its edits.
  public struct Item: Sendable {
    /// The finding.
    public var finding: Finding
    /// What becomes of it.
    public var outcome: Outcome
  }

  /// What becomes of the edits of a finding.
  public enum Outcome: Hashable, Sendable {
    /// They are made.
    case made
    /// They are not made because that was not asked for; the least safe of them says why.
    case withheld(Edit.Safety)
    /// They are not made because the rule is a preview that was not selected by name.
    case unselected
    /// They cannot be made.
    case refused(String)
  }

  /// Plans the edits of the findings that count.
  ///
  /// All edits of a finding are made or none, and those of a preview are not. Each is made on the file
  /// as it is read, and the result is read again.
  ///
  /// - Parameters:
  ///   - allowed: The edits that may be made.
  ///   - read: Reads a file by its path from the root of the check.
  public init(
    for findings: [Finding], allowing allowed: Set<Edit.Safety>,
    read: (String) throws(EditRefusal) -> [UInt8]
  ) {
    var drafts: [String: Draft] = [:]
    var made: Set<Edit> = []
    for finding in findings where !finding.fix.edits.isEmpty {
      let edits = finding.fix.edits
      guard !finding.isPreview else {
        items.append(Item(finding: finding, outcome: .unselected))
        continue
      }
      if let withheld = edits.leastSafe, !allowed.contains(withheld) {
        items.append(Item(finding: finding, outcome: .withheld(withheld)))
        continue
      }
      var trial = drafts
      var outcome = Outcome.made
      for edit in edits where !made.contains(edit) {
        do throws(EditRefusal) {
          let path = edit.position.file
          var draft: Draft
          if let known = trial[path] { draft = known } else { draft = try Draft(read(path)) }
          try draft.make(edit)
          trial[path] = draft
        } catch {
          outcome = .refused(error.reason)
          break
        }
      }
      if outcome == .made {
        drafts = trial
        made.formUnion(edits)
      }
      items.append(Item(finding: finding, outcome: outcome))
    }
    for (path, draft) in drafts.sorted(by: { $0.key < $1.key }) {
      guard let after = try? draft.result(), after != draft.file else { continue }
      files.append(
        File(
          path: path, before: draft.file, after: after,
          diff: draft.diff(path: path)))
    }
  }

  /// A file with the replacements that were found for it.
  private struct Draft {
    let file: [UInt8]
    /// The text of the file; that in XML of a binary property list.
    let text: EditableText
    /// The same edits on the objects of a binary property list.
    var binary: BinaryListEdits?
    var replacements: [Replacement] = []
    /// What an edit of the file is about, with the edit.
    var subjects: [String: Edit.Action] = [:]

    init(_ file: [UInt8]) throws(EditRefusal) {
      self.file = file
      if file.starts(with: "bplist".utf8) {
        let binary = try BinaryListEdits(file)
        text = try EditableText(binary.text)
        self.binary = binary
      } else {
        text = try EditMaker.text(of: file)
      }
    }

    mutating func make(_ edit: Edit) throws(EditRefusal) {
      // Configurations of a project have settings of one name on lines of their own.
      // So do the statements of a source that set one property.
      var hasPlaces = edit.position.file.hasSuffix(".pbxproj")
      if case .guardByBackgroundModes = edit.action { hasPlaces = true }
      let place = hasPlaces ? edit.position.line ?? 0 : 0
      let subject = "\(place) \(edit.action.subject)"
      if let other = subjects[subject] {
        guard other == edit.action else {
          throw EditRefusal("another fix changes \(edit.action.subject)")
        }
        return
      }
      let found = try EditMaker.replacements(edit, in: text)
      guard !found.isEmpty else { throw EditRefusal("the file is that way already") }
      try EditCheck.check(
        edit, before: text.file(of: text.bytes),
        after: text.file(of: found.applied(to: text.bytes)))
      let all = replacements + found
      let edited = try text.file(of: all.applied(to: text.bytes))
      if var objects = binary {
        try objects.make(edit.action)
        _ = try objects.file(reading: edited)
        binary = objects
      }
      replacements = all
      subjects[subject] = edit.action
    }

    func result() throws(EditRefusal) -> [UInt8] {
      let edited = try text.file(of: replacements.applied(to: text.bytes))
      return try binary?.file(reading: edited) ?? edited
    }

    func diff(path: String) -> String {
      let diff = UnifiedDiff(path: path, text: text.bytes, replacements).text
      return binary == nil ? diff : "\(path) is a binary property list, shown as XML:\n" + diff
    }
  }
}

extension [Edit] {
  /// The safety of the least safe edit; nil without edits.
  public var leastSafe: Edit.Safety? {
    if contains(where: { $0.safety == .text }) { return .text }
    if contains(where: { $0.safety == .unsafe }) { return .unsafe }
    return isEmpty ? nil : .safe
  }
}

extension Edit.Action {
  /// The name of what the action changes: two different actions on one subject exclude each other.
  fileprivate var subject: String {
    switch self {
    case .set(let path, _): path.joined(separator: " > ")
    case .rename(let key, _), .delete(let key), .deleteTranslation(let key): key
    case .include(let text, let key), .exclude(let text, let key): "\(text) in \(key)"
    case .translate(let key, _, let language): "\(key) in \(language)"
    case .declare(let name, _): name
    case .setAttribute(let name, _, let entry): "\(name) of \(entry.name)"
    case .deleteEntry(let entry): entry.name
    case .replace(let old, _): old
    case .deleteStatement(let call), .insertStatement(_, let call): call
    case .addMethod(let method, _): method
    case .guardByBackgroundModes(let property): property
    case .askWhenInUseFirst: "the requests"
    }
  }
}
