import Findings

@testable import FixEdits

/// A file with edits made on it.
enum Fixing {
  /// The text of a file after an edit.
  static func text(
    _ action: Edit.Action, in text: String, file: String = "Info.plist", line: Int? = nil
  ) throws -> String {
    String(
      decoding: try bytes(action, in: Array(text.utf8), file: file, line: line), as: UTF8.self)
  }

  /// The bytes of a file after an edit; throws the reason for which it is not made.
  static func bytes(
    _ action: Edit.Action, in bytes: [UInt8], file: String = "Info.plist", line: Int? = nil
  ) throws -> [UInt8] {
    let plan = plan([Edit(action, at: SourcePosition(file: file, line: line), .safe)], bytes)
    if case .refused(let reason)? = plan.items.first?.outcome { throw EditRefusal(reason) }
    return plan.files.first?.after ?? bytes
  }

  /// A plan for one finding with edits of one file.
  static func plan(_ edits: [Edit], _ bytes: [UInt8]) -> FixPlan {
    FixPlan(for: [finding(edits)], allowing: Set(Edit.Safety.allCases)) { _ in bytes }
  }

  /// A finding with edits.
  static func finding(_ edits: [Edit], rule: RuleID = "some-rule") -> Finding {
    Finding(
      rule: rule, severity: .error, message: "wrong", position: edits[0].position,
      consequence: "Nothing works.", fix: Fix("Fix it.", edits: edits))
  }
}
