import Findings
import PlatformModel

/// The dictionary of purpose keys for temporary full accuracy is no dictionary of texts.
struct TemporaryAccuracyWrongType: Rule {
  let metadata = RuleMetadata(
    "temporary-accuracy-wrong-type", code: "W016", category: .accuracy, severity: .error,
    summary: "NSLocationTemporaryUsageDescriptionDictionary is not a dictionary of strings.",
    facts: ["IOS-ACC-009"])

  func findings(in subject: Subject) -> [Finding] {
    guard let entry = subject.entry(.temporaryAccuracy), entry.unresolved.isEmpty else { return [] }
    let name = InfoPlistKey.temporaryAccuracy.rawValue
    guard let members = entry.value.dictionary else {
      return [
        finding(
          "\(name) is \(entry.value.typeName) but must be a dictionary",
          at: entry.position, key: "PurposeKey", in: subject, edits: [])
      ]
    }
    return members.compactMap { member in
      let position = SourcePosition(file: entry.position.file, line: member.node.line)
      let text = member.node.value.string
      guard text?.isBlank ?? true else { return nil }
      return finding(
        text == nil
          ? "the purpose \(member.key) is \(member.node.value.typeName) but must be a string"
          : "the purpose \(member.key) is empty",
        at: position, key: member.key, in: subject,
        edits: subject.edits(
          .set([name, member.key], .string(InfoPlistKey.temporaryAccuracy.placeholder)),
          at: entry.position, .text))
    }
  }

  private func finding(
    _ message: String, at position: SourcePosition, key: String, in subject: Subject, edits: [Edit]
  ) -> Finding {
    finding(
      message, in: subject, at: position,
      // Without a request nothing fails yet.
      severity: subject.mayUse([.requestTemporaryFullAccuracyAuthorization, .serviceSession])
        ? .error : .warning,
      systems: subject.systems(from: .iOS(14)),
      consequence: "A request for temporary full accuracy under that key finds no string: it fails"
        + " with kCLErrorPromptDeclined (18), or asks without a reason.",
      fix: Fix(
        "Give each purpose key a string that says why the app needs precise location.",
        snippet: """
          <key>\(InfoPlistKey.temporaryAccuracy.rawValue)</key>
          <dict>
          \t<key>\(key)</key>
          \t<string>WRITE: what the app does with the precise location, with an example</string>
          </dict>
          """,
        edits: edits))
  }
}
