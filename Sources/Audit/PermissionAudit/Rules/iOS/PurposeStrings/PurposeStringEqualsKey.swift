import Findings
import PlatformModel

/// A purpose string says its own key: the mark of a string catalog without a source text.
struct PurposeStringEqualsKey: Rule {
  let metadata = RuleMetadata(
    "purpose-string-equals-key", code: "W004", category: .purposeStrings, severity: .error,
    summary:
      "A purpose string is the name of its key, in the Info.plist or in one of the languages.",
    facts: ["IOS-PROMPT-001", "IOS-STORE-007"], storeMessages: ["ITMS-90738"])

  func findings(in subject: Subject) -> [Finding] {
    let own = subject.uploadedStrings.filter { key, entry in
      entry.value.string?.says(key) == true && subject.translated(key) != .all
    }
    return own.map { finding($0.key, at: $0.entry.position, language: nil, in: subject) }
      + subject.translations.filter { $0.entry.text.says($0.key) }.map {
        finding($0.key, at: $0.entry.position, language: $0.language, in: subject)
      }
  }

  private func finding(
    _ key: InfoPlistKey, at position: SourcePosition, language: String?, in subject: Subject
  ) -> Finding {
    let inPrompt =
      language == nil && subject.translated(key) == .some
      ? "In languages without a translation, the prompt shows the name of the key as its reason. "
      : "The prompt shows the name of the key as its reason. "
    return finding(
      "\(key.rawValue) contains only its own name\(language.map { " in language \($0)" } ?? "")",
      in: subject, at: position, systems: subject.systems(reading: key),
      consequence: (subject.isShown(key) ? inPrompt : "")
        + StoreMessage.invalidPurposeString.effect,
      fix: subject.deletion(of: key, at: position, language: language)
        ?? Fix(
          "Say what the app does with the data and give an example"
            + (subject.hasStringCatalogue
              ? "; a string catalog needs a text in its source language too." : "."),
          edits: subject.rewriting(key, at: position, language: language)))
  }
}

extension Subject {
  /// Whether translations of its Info.plist are in a string catalog.
  fileprivate var hasStringCatalogue: Bool {
    configuration.localizations.contains { $0.file?.hasSuffix(".xcstrings") == true }
  }
}
