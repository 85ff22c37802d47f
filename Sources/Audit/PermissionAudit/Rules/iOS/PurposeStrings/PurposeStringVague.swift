import Findings
import PlatformModel

/// A location purpose string says that location is wanted but not why.
struct PurposeStringVague: Rule {
  let metadata = RuleMetadata(
    "purpose-string-vague", code: "W006", category: .purposeStrings, severity: .warning,
    summary: "A purpose string does not say why the app needs the data.",
    facts: ["IOS-REV-003"])

  func findings(in subject: Subject) -> [Finding] {
    let names = subject.appNames
    let titles = Set(subject.bundleNames.map(Self.line)).subtracting(["", "location"])
    // Most texts are longer than a name, and need no second look.
    let longest = (titles.map(\.utf8.count).max() ?? 0) + 4
    let saysNothing = { (text: String) in
      isVague(text, names)
        || text.utf8.count <= longest && titles.contains(Self.line(text))
    }
    let own = subject.purposeStrings.filter { saysNothing($0.entry.value.string ?? "") }
    return own.map {
      finding(
        $0.key, $0.entry.value.string ?? "", at: $0.entry.position, language: nil, in: subject)
    }
      + subject.translations.filter { saysNothing($0.entry.text) }.map {
        finding(
          $0.key, $0.entry.text, at: $0.entry.position, language: $0.language, in: subject)
      }
  }

  private func finding(
    _ key: InfoPlistKey, _ text: String, at position: SourcePosition, language: String?,
    in subject: Subject
  ) -> Finding {
    finding(
      "\(key.rawValue) does not say why the app needs the data"
        + (language.map { ", in language \($0)" } ?? "")
        + ": “\(Self.excerpt(text))”",
      in: subject, at: position, systems: subject.systems(reading: key),
      consequence: (subject.isShown(key, in: language)
        ? "People who see no reason tend to refuse, and reviewers object"
        : "Reviewers object") + " (guideline 5.1.1).",
      fix: subject.isUnused(key)
        ? Fix.deleteUnusedKey.by(
          subject.edits(
            language == nil ? .delete(key.rawValue) : .deleteTranslation(key.rawValue),
            at: position, .unsafe))
        : Fix("Say what the app does with the data and give an example."))
  }

  /// The words of a text in small letters: the app's name alone is no purpose.
  private static func line(_ text: String) -> String {
    PlainText(text).words(digits: true, apostrophes: false).joined(separator: " ")
  }

  /// The text in one line, cut where it is long.
  private static func excerpt(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }

  /// Whether an English text of two words or more consists of words that name no purpose.
  ///
  /// A text in another language has words that are not in the list, so it is never called vague.
  private func isVague(_ text: String, _ names: Set<String>) -> Bool {
    var count = 0
    var isRequest = false
    var isWished = false
    for word in PlainText(text).words(digits: false, apostrophes: true) {
      count += 1
      // The app's name says nothing where the app is the one that wants something: "Weather would
      // like …". Behind the matter the same word is a purpose: "… your location for the weather".
      if names.contains(word), !isWished, !Self.matters.contains(word) { continue }
      isWished = isWished || Self.matters.contains(word)
      guard Self.generic.contains(word) else { return false }
      isRequest = isRequest || Self.matters.contains(word) || Self.wishes.contains(word)
    }
    return count >= 2 && isRequest
  }

  private static let matters: Set<String> = [
    "location", "locations", "gps", "position", "motion", "bluetooth",
  ]

  private static let wishes: Set<String> = ["access", "allow", "permission", "permissions"]

  private static let generic = matters.union(wishes).union([
    "a", "accessing", "activity", "all", "allowed", "allowing", "allows", "also",
    "always", "an", "and", "any", "app", "app's", "application", "apps", "are", "asks", "at", "be",
    "background", "being", "by", "can", "could", "collect", "collects", "correctly", "current",
    "data",
    "device", "device's", "does", "enable", "enabled", "even", "features", "fitness", "for",
    "foreground", "full", "fully", "function", "functionality", "functionalities", "functions",
    "get", "give", "grant", "has", "have", "i", "in", "information", "is", "it", "its", "let",
    "like", "may", "might",
    "me", "must", "my", "necessary", "need", "needed", "needs", "not", "of", "on", "open", "opened",
    "or",
    "order", "our", "phone", "please", "properly", "read", "request",
    "requests", "require", "required", "requires", "run", "running", "s", "service", "services",
    "settings", "should", "some", "the", "this", "time", "to", "turn", "update", "updates", "us",
    "usage",
    "use", "used", "user",
    "user's", "users", "uses", "using", "want", "wants", "we", "when", "while", "will", "with",
    "work", "works", "would", "you", "your",
  ])
}

extension Subject {
  /// The words of the bundle's names, which say nothing about a purpose.
  var appNames: Set<String> {
    Set(bundleNames.flatMap { PlainText($0).words(digits: false, apostrophes: false) })
  }

  /// The names that the bundle goes by.
  fileprivate var bundleNames: [String] {
    [target.name]
      + ["CFBundleName", "CFBundleDisplayName"].compactMap { plist?[$0]?.value.string }
  }
}
