import Findings

extension Finding {
  /// What is wrong, what follows from it and what to do, since most viewers show little but this.
  package var sentences: String {
    [message, consequence, fix.summary]
      .filter { !$0.isEmpty }
      .map { $0.last.map(".!?".contains) == true ? $0 : $0 + "." }
      .joined(separator: " ")
  }

  /// How much it matters, in a word: a preview is called that, whatever its rule is to become.
  package var word: String { isPreview ? "preview" : severity.rawValue }

  /// The name of the rule, with a word where it is a preview: "vague-string, preview".
  var ruleInWords: String { rule.rawValue + (isPreview ? ", preview" : "") }
}

extension SourcePosition {
  /// The path below a folder; empty if the folder is the whole checkout, and stays so.
  func path(below base: String) -> String {
    if file == "." { return base }
    if file.hasPrefix("/") { return file }
    return base.isEmpty || base == "."
      ? file : base.hasSuffix("/") ? base + file : "\(base)/\(file)"
  }
}
