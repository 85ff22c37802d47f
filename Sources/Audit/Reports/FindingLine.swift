import Findings

/// A finding as one line in the form of compilers, which editors and their problem matchers read.
struct FindingLine {
  private let finding: Finding
  private let isColored: Bool

  init(_ finding: Finding, isColored: Bool = false) {
    self.finding = finding
    self.isColored = isColored
  }

  /// "App/Info.plist:12:5: error: message [rule]".
  var text: String {
    let place = Ink.strong.paint(finding.position.description.printable, colored: isColored)
    let word = Ink(finding).paint(finding.word, colored: isColored)
    let rule = Ink.quiet.paint("[\(finding.rule)]", colored: isColored)
    return "\(place): \(word): \(finding.message.printable) \(rule)"
  }
}
