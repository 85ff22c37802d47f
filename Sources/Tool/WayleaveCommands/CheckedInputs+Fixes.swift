import AppArtifacts
import Findings
import FixEdits
import PageReports
import Reports

extension CheckedInputs {
  /// What the edits of each finding would change in the files as the check has read them.
  func fixes(below base: (CheckedInput) -> String) -> [[Edit]: ProposedFix] {
    var fixes: [[Edit]: ProposedFix] = [:]
    for input in inputs {
      let report = inputs.count > 1 ? input.report.moved(below: base(input)) : input.report
      var files = Files(tree: input.tree)
      for (finding, read) in zip(report.findings, input.report.findings) {
        let edits = finding.fix.edits
        guard let safety = edits.leastSafe, fixes[edits] == nil else { continue }
        for (edit, original) in zip(edits, read.fix.edits) {
          files.originals[edit.position.file] = original.position.file
        }
        var selected = finding
        selected.isPreview = false
        let plan = FixPlan(for: [selected], allowing: Set(Edit.Safety.allCases)) {
          path throws(EditRefusal) in try files.bytes(of: path)
        }
        let preview = finding.isPreview ? finding.rule : nil
        switch plan.items.first?.outcome {
        case .made:
          fixes[edits] = ProposedFix(
            safety.remark(ofPreview: preview), diff: plan.files.map(\.diff).joined())
        case .refused(let reason):
          fixes[edits] = ProposedFix("check --fix cannot make it, because \(reason).", diff: "")
        case .withheld, .unselected, nil: break
        }
      }
    }
    return fixes
  }

  /// The files of one input, each read once.
  private struct Files {
    let tree: FileTree
    /// The paths in the tree, by those of the report.
    var originals: [String: String] = [:]
    private var known: [String: [UInt8]] = [:]

    init(tree: FileTree) { self.tree = tree }

    mutating func bytes(of path: String) throws(EditRefusal) -> [UInt8] {
      if let bytes = known[path] { return bytes }
      guard let bytes = try? tree.read(originals[path] ?? path) else {
        throw EditRefusal("the file cannot be read")
      }
      known[path] = bytes
      return bytes
    }
  }
}

extension Edit.Safety {
  /// Who makes an edit, as a sentence of a page; a preview rule has to be selected by name.
  fileprivate func remark(ofPreview rule: RuleID?) -> String {
    let only = rule.map { " --only \($0)" } ?? ""
    return switch self {
    case .safe: "check --fix\(only) makes this change."
    case .unsafe: "check --fix --unsafe-fixes\(only) makes this change. Look at it first."
    case .text:
      "check --fix --unsafe-fixes\(only) makes this change. The text is for a person to write."
    }
  }
}
