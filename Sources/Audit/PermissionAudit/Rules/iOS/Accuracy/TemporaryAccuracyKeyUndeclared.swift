import Findings
import PlatformModel
import SourceReaders

/// Code asks for temporary full accuracy under a purpose key that the Info.plist does not declare.
struct TemporaryAccuracyKeyUndeclared: Rule {
  let metadata = RuleMetadata(
    "temporary-accuracy-key-undeclared", code: "W015", category: .accuracy, severity: .error,
    summary: "Code requests temporary full accuracy with a purpose key that the Info.plist lacks.",
    facts: ["IOS-ACC-009", "T45"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, let plist = subject.plist,
      subject.misspelling(of: .temporaryAccuracy) == nil,
      let members = subject.temporaryAccuracyKeys,
      let systems = subject.systems(from: .iOS(14))
    else { return [] }
    let declared = members.map(\.key)
    var keys: [(name: String, use: Use)] = []
    for use in subject.uses(of: [.requestTemporaryFullAccuracyAuthorization, .serviceSession]) {
      // A key that only the running program knows is not guessed at.
      guard case .text(let key) = use.purposeKey, !declared.contains(key) else { continue }
      if !keys.contains(where: { $0.name == key }) { keys.append((key, use)) }
    }
    guard let entry = subject.entry(.temporaryAccuracy) else {
      return missingDictionary(keys, systems, plist.position, in: subject)
    }
    return keys.map { key, use in
      finding(
        "the purpose key \"\(key)\" is not in \(InfoPlistKey.temporaryAccuracy.rawValue)",
        in: subject, at: use.position, systems: systems, consequence: Self.consequence,
        fix: Fix(
          "Declare the purpose key, with a string that says why the app needs precise location.",
          snippet: snippet([key]),
          edits: rename(key, at: use, to: declared, used: keys.count == 1, in: subject)
            ?? subject.edits(
              .set(
                [InfoPlistKey.temporaryAccuracy.rawValue, key],
                .string(InfoPlistKey.temporaryAccuracy.placeholder)), at: entry.position, .text)),
        related: [Finding.Related(entry.position, "the keys the Info.plist declares")])
    }
  }

  /// The dictionary is missing once, however many keys it should hold.
  private func missingDictionary(
    _ keys: [(name: String, use: Use)], _ systems: String, _ plist: SourcePosition,
    in subject: Subject
  ) -> [Finding] {
    guard let first = keys.first else { return [] }
    let names = keys.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return [
      finding(
        "\(names) is requested, but the Info.plist has no"
          + " \(InfoPlistKey.temporaryAccuracy.rawValue)",
        in: subject, at: first.use.position,
        // A framework may serve apps with the dictionary and apps without it.
        severity: keys.contains { $0.use.origin == .own } ? .error : .warning,
        systems: systems, consequence: Self.consequence,
        fix: Fix(
          "Declare each purpose key, with a string that says why the app needs precise location.",
          snippet: snippet(keys.map(\.name)),
          edits: subject.edits(
            .set(
              [InfoPlistKey.temporaryAccuracy.rawValue],
              .texts(
                keys: keys.map(\.name), InfoPlistKey.temporaryAccuracy.placeholder)), .text)),
        related: [Finding.Related(plist, "the Info.plist without the dictionary")]
          + keys.dropFirst().prefix(3).map(\.use.related))
    ]
  }

  private static let consequence =
    "The request fails at once with kCLErrorPromptDeclined (18): no prompt, and the app stays at"
    + " reduced accuracy."

  /// Names the only key that is declared where the code names the only other one; nil if there are
  /// more, because it is unknown which is meant.
  private func rename(
    _ key: String, at use: Use, to declared: [String], used isAlone: Bool, in subject: Subject
  ) -> [Edit]? {
    guard let only = declared.first, declared.count == 1, isAlone, use.call != nil,
      !subject.uses(of: [.requestTemporaryFullAccuracyAuthorization, .serviceSession])
        .contains(where: { $0.purposeKey == .text(only) })
    else { return nil }
    return subject.edits(
      .replace("\"\(key)\"", with: "\"\(only)\""), at: use.position, .unsafe)
  }

  private func snippet(_ keys: [String]) -> String {
    let members = keys.map {
      "\t<key>\($0)</key>\n\t<string>WRITE: what the app does with the precise location</string>\n"
    }
    return "<key>\(InfoPlistKey.temporaryAccuracy.rawValue)</key>\n<dict>\n"
      + members.joined() + "</dict>"
  }
}
