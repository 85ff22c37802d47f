import Findings
import PlatformModel
import SourceReaders

/// A purpose string was never written: it still holds what a template put there.
struct PurposeStringPlaceholder: Rule {
  let metadata = RuleMetadata(
    "purpose-string-placeholder", code: "W005", category: .purposeStrings, severity: .warning,
    summary: "A purpose string still contains a placeholder.",
    facts: ["IOS-REV-003"], storeMessages: [])

  func findings(in subject: Subject) -> [Finding] {
    let own = subject.purposeStrings.filter { isPlaceholder($0.entry.value.string ?? "", $0.key) }
    return own.map { finding($0.key, at: $0.entry.position, language: nil, in: subject) }
      + temporary(in: subject)
      + subject.translations.filter { isPlaceholder($0.entry.text, $0.key) }.map {
        finding($0.key, at: $0.entry.position, language: $0.language, in: subject)
      }
  }

  /// Texts of temporary full accuracy are one level down.
  private func temporary(in subject: Subject) -> [Finding] {
    guard let entry = subject.entry(.temporaryAccuracy) else { return [] }
    return (subject.temporaryAccuracyKeys ?? []).filter {
      isPlaceholder($0.node.value.string ?? "", .temporaryAccuracy)
    }.map { member in
      let position = SourcePosition(file: entry.position.file, line: member.node.line)
      return finding(.temporaryAccuracy, at: position, language: nil, in: subject)
    }
  }

  private func finding(
    _ key: InfoPlistKey, at position: SourcePosition, language: String?, in subject: Subject
  ) -> Finding {
    finding(
      "\(key.rawValue) contains a placeholder\(language.map { " in language \($0)" } ?? "")",
      in: subject, at: position, systems: subject.systems(reading: key),
      consequence: (subject.isShown(key, in: language)
        ? "Users see the placeholder in the prompt, and App Review rejects the app"
        : "App Review rejects it") + " (guideline 5.1.1).",
      fix: subject.isUnused(key)
        ? Fix.deleteUnusedKey.by(
          subject.edits(
            language == nil ? .delete(key.rawValue) : .deleteTranslation(key.rawValue),
            at: position, .unsafe))
        : Fix("Say what the app does with the data and give an example."))
  }

  /// Whether a text is one of the things that templates, editors and hurried people write.
  private func isPlaceholder(_ text: String, _ key: InfoPlistKey) -> Bool {
    let line = PlainText(text)
    if Self.openings.contains(where: line.hasPrefix) || line.contains("<#")
      || line.contains(anyOf: Self.marks)
    {
      return true
    }
    if Self.delimiters.contains(where: { text.hasPrefix($0) && text.hasSuffix($1) }) { return true }
    // The name of a key inside a text; alone it is another rule's.
    if text.contains(" "), line.contains("usagedescription") { return true }
    let mayHoldWord = Self.markWords.contains(where: line.contains)
    var words: [String] = []
    for word in line.words(digits: true, apostrophes: false) {
      if mayHoldWord, Self.markWords.contains(word) { return true }
      words.append(word)
      // Most texts are long and hold none of it: nothing is left to look for in them.
      if !mayHoldWord, words.count > Self.mostWords { return false }
    }
    if words.isEmpty { return !text.isBlank }
    guard words.count <= Self.mostWords else { return false }
    return Self.whole.contains(words.joined(separator: " ")) || Self.isName(words)
      || words.count <= 2 && Self.greetings.contains(words[0])
  }

  /// Whether words only name a text, such as "info plist message", or tell somebody to write one, such
  /// as "put your message here".
  private static func isName(_ words: [String]) -> Bool {
    guard !titles.isDisjoint(with: words) else { return false }
    var rest = words[...]
    let isOrder = rest.first.map(orders.contains) == true
    if isOrder { rest = rest.dropFirst() }
    let isPlace = rest.last == "here"
    if isPlace { rest = rest.dropLast() }
    if isPlace, rest.last == "goes" { rest = rest.dropLast() }
    // "Add your location to a message" is what an app does.
    guard !isOrder || isPlace || matters.isDisjoint(with: rest) else { return false }
    return zip(rest, rest.dropFirst() + [""]).allSatisfy { word, next in
      labels.contains(word) || word == "in" && next == "use"
        || isOrder && prepositions.contains(word)
    }
  }

  private static let openings = [
    "todo", "fixme", "tbd", "write:", "privacy - ", "placeholder", "explain why", "describe why",
    "say why", "tell users why", "tell the user why",
  ]
  private static let marks = TextSearch(for: [
    "lorem ipsum", "your text here", "your description here", "your message here",
    "insert description", "purpose string", "usage description", "description goes here",
    "reason goes here", "yourappname", "your app name", "your_app_name", "add a description",
    "enter a description",
  ])
  /// What templates put around a text that is still to be written: "__why you want it__".
  private static let delimiters = [("__", "__"), ("{{", "}}"), ("[[", "]]")]
  private static let markWords = ["changeme", "lorem", "xxx", "asdf", "todo", "tbd"]
  private static let whole: Set<String> = [
    "change me", "description", "test", "testing", "test string", "string", "text", "reason",
    "message", "location", "bluetooth", "motion", "my description", "some description",
    "some text", "none", "n a", "na", "foo", "bar", "foo bar", "blah", "abc", "replace me",
    "when in use", "always", "always and when in use", "why", "yes", "no", "ok", "okay", "true",
    "false",
  ]

  /// What a first program says: "Hello world", "Bonjour".
  private static let greetings: Set<String> = [
    "bonjour", "ciao", "hallo", "hello", "hey", "hi", "hola",
  ]

  /// Words that name a text and say nothing in it: "Location in use description".
  private static let labels = matters.union(titles).union([
    "a", "always", "an", "and", "app", "background", "custom", "default", "dummy", "example",
    "foreground", "general", "info", "ios", "key", "my", "of", "our", "permission", "plist",
    "privacy", "sample", "some", "the", "this", "use", "when", "while", "your",
  ])

  /// One of them shows that it is a name and no sentence: "Always usage".
  private static let titles: Set<String> = [
    "description", "explanation", "message", "placeholder", "reason", "string", "text", "usage",
  ]

  /// What a text may be about.
  private static let matters: Set<String> = ["bluetooth", "location", "motion"]

  /// How a text asks for another one: "Enter a message".
  private static let orders: Set<String> = [
    "add", "enter", "insert", "provide", "put", "replace", "type", "write",
  ]
  private static let prepositions: Set<String> = ["for", "in", "into", "to", "with"]

  /// The words of the longest of them.
  private static let mostWords = 8
}
