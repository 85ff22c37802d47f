import Findings
import PermissionAudit

/// The page of a rule, taken apart at its headings; its examples are left out.
struct RulePage {
  /// The paragraphs and items under each heading; what is above the first is under "".
  private let sections: [String: [String]]

  init(_ rule: any Rule) {
    self.init(String(decoding: rule.page, as: UTF8.self))
  }

  init(_ markdown: String) {
    var sections: [String: [String]] = [:]
    var heading = ""
    var paragraph: [Substring] = []
    for raw in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = raw.drop { $0 == " " }
      let isHeading = line.hasPrefix("#")
      let isItem = line.hasPrefix("- ")
      if isItem { line = line.dropFirst(2) }
      if isHeading || isItem || line.isEmpty {
        if !paragraph.isEmpty {
          sections[heading, default: []].append(paragraph.joined(separator: " "))
        }
        paragraph = []
      }
      if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
        if heading == "Examples" { break }
      } else if !isHeading, !line.isEmpty {
        paragraph.append(line)
      }
    }
    if !paragraph.isEmpty {
      sections[heading, default: []].append(paragraph.joined(separator: " "))
    }
    self.sections = sections
  }

  /// What the rule finds.
  var opening: [String] { sections[""] ?? [] }
  /// What the person or the store does.
  var consequences: [String] { sections["What happens"] ?? [] }
  /// What to do.
  var fixes: [Fix] { (sections["How to fix"] ?? []).map { Fix($0) } }
  /// Everything above the examples.
  var prose: String {
    (opening + consequences + fixes.map(\.summary)).joined(separator: "\n")
  }
}
