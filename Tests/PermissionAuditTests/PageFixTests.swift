import Findings
import FixEdits
import Testing

@testable import PermissionAudit

@Suite("Pages: the fix of a rule is tested on the rule's examples")
struct PageFixTests {
  @Test(arguments: PageTests.examples)
  func `what a page's example is fixed for is not found again, and nothing new is`(
    _ example: PageTests.NamedExample
  ) throws {
    let before = try example.value.report()
    let (after, plan) = try example.value.fixed(before)
    let made = plan.items.filter { $0.outcome == .made }
    guard !made.isEmpty else { return }
    let remaining = try after.report().findings
    for item in made {
      #expect(!remaining.contains { $0.says(item.finding) }, "\(item.finding.message)")
    }
    // A place that is held for a text is a finding, on the lines that the edit has made.
    let held = Set(
      made.flatMap(\.finding.fix.edits).filter { $0.safety == .text }.map(\.position.file))
    for finding in remaining where !before.findings.contains(where: { $0.says(finding) }) {
      let isPlaceholder =
        finding.rule.rawValue == "purpose-string-placeholder"
        && held.contains(finding.position.file)
      #expect(isPlaceholder, "new: \(finding.rule) \(finding.message)")
    }
  }

  @Test(arguments: PageTests.examples)
  func `fixing an example twice changes nothing`(_ example: PageTests.NamedExample) throws {
    var current = example.value
    for _ in 0..<4 {
      let (next, plan) = try current.fixed(current.report())
      if plan.files.isEmpty { return }
      current = next
    }
    Issue.record("the fixes of \(example.testDescription) never end")
  }

  @Test(arguments: PageTests.ids)
  func `a page says which fixes its rule has`(_ id: RuleID) throws {
    let page = Page(try #require(Catalogue.rule(id.rawValue)).page)
    var safeties: Set<Edit.Safety> = []
    for example in page.examples {
      for finding in try example.report().findings where finding.rule == id {
        if let safety = finding.fix.edits.leastSafe { safeties.insert(safety) }
      }
    }
    // A sentence may be broken anywhere.
    let text = page.text.replacingOccurrences(of: "\n", with: " ")
    let said = Set(Self.sentences.filter { text.contains($0.value) }.map(\.key))
    #expect(said == safeties.union(Self.unshown[id.rawValue] ?? []), "\(id)")
    let isPreview = Catalogue.rule(id.rawValue)?.metadata.status == .preview
    #expect(
      text.contains("made only if you select it by name: `--only \(id)`.")
        == (isPreview && !said.isEmpty), "\(id)")
  }

  /// What a page says of fixes that none of its examples needs.
  static let unshown: [String: Set<Edit.Safety>] = [
    "permission-missing": [.safe], "purpose-string-empty": [.unsafe],
    "purpose-string-legacy-only": [.text], "purpose-string-equals-key": [.unsafe],
    "purpose-string-placeholder": [.unsafe], "purpose-string-vague": [.unsafe],
    "reduced-accuracy-wrong-type": [.safe], "temporary-accuracy-key-undeclared": [.text],
  ]

  /// What a page says of each kind of fix.
  static let sentences: [Edit.Safety: String] = [
    .safe: "`check --fix` makes",
    .unsafe: "`check --fix --unsafe-fixes` makes",
    .text: "`check --fix --unsafe-fixes` puts “WRITE: …” there",
  ]
}

extension Finding {
  /// Whether another finding says the same, wherever it is.
  fileprivate func says(_ other: Finding) -> Bool {
    rule == other.rule && message == other.message && target == other.target
  }
}

extension Page.Example {
  /// The example with all edits of its findings made.
  func fixed(_ report: Report) throws -> (Page.Example, FixPlan) {
    // As if each rule was selected by name: the edits of a preview are held to its page too.
    let findings = report.findings.map { finding in
      var finding = finding
      finding.isPreview = false
      return finding
    }
    let plan = FixPlan(for: findings, allowing: Set(Edit.Safety.allCases)) {
      path throws(EditRefusal) in
      guard let file = files.first(where: { $0.path == path }) else {
        throw EditRefusal("no such file: \(path)")
      }
      return Array(file.text.utf8)
    }
    var example = self
    for file in plan.files {
      for place in example.files.indices where example.files[place].path == file.path {
        example.files[place].text = String(decoding: file.after, as: UTF8.self)
      }
    }
    return (example, plan)
  }
}
