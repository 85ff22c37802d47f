/// A thing that can be explained: how it is found, and what is then said about it.
struct Topic: Sendable {
  /// What sort of thing it is.
  let kind: Explanation.Kind
  /// The name under which it is listed; no two topics share one.
  let name: String
  /// One line that says what it is.
  let title: String
  /// Other names that people know it by.
  let aliases: [String]
  /// Words that the system writes about it, with gaps as in ``Wording``.
  let wordings: [String]
  /// What a complaint in words has to hold to be about it: one word of each group.
  let complaint: [[String]]
  /// Makes the explanation of a text that says something in the gaps of ``wordings``.
  let filling: (@Sendable (GapValues) -> Explanation)?
  /// Makes the explanation; called only where it is shown.
  let explain: @Sendable () -> Explanation

  init(
    _ kind: Explanation.Kind, _ name: String, _ title: String, aliases: [String] = [],
    wordings: [String] = [], complaint: [[String]] = [],
    filling: (@Sendable (GapValues) -> Explanation)? = nil,
    explain: @escaping @Sendable () -> Explanation
  ) {
    self.kind = kind
    self.name = name
    self.title = title
    self.aliases = aliases
    self.wordings = wordings
    self.complaint = complaint
    self.filling = filling
    self.explain = explain
  }

  /// Whether a text is its name, or one of its other names, letter by letter.
  func isNamed(exactly text: String) -> Bool { name == text || aliases.contains(text) }
}

extension Topic {
  /// Everything that can be explained, the most specific kinds first.
  static var all: [Topic] {
    rules + keys + inventedKeys + permissions + storeMessages + systemTexts + prompts + buttons
      + statuses
      + errors + releases + androidReleases + settingsPaths + androidSettingsPaths
      + disagreements + switches + complaints + subjects + vendorDocuments + vendorNames
      + facts
  }
}
