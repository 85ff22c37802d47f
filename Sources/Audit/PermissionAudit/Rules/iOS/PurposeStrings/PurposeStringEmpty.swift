import AppArtifacts
import Findings
import PlatformModel

/// A purpose string has nothing to read in it, in the Info.plist or in a language.
struct PurposeStringEmpty: Rule {
  let metadata = RuleMetadata(
    "purpose-string-empty", code: "W003", category: .purposeStrings, severity: .error,
    summary: "A purpose string is empty, in the Info.plist or in one of the languages.",
    facts: ["IOS-STORE-007"], storeMessages: ["ITMS-90738"])

  func findings(in subject: Subject) -> [Finding] {
    let own = subject.uploadedStrings.filter { _, entry in
      entry.unresolved.isEmpty && entry.value.string?.isBlank ?? false
    }
    return own.map { finding($0.key, at: $0.entry.position, language: nil, in: subject) }
      + subject.translations.filter { $0.entry.text.isBlank }.map {
        finding($0.key, at: $0.entry.position, language: $0.language, in: subject)
      }
  }

  private func finding(
    _ key: InfoPlistKey, at position: SourcePosition, language: String?, in subject: Subject
  ) -> Finding {
    let place = language.map { " in language \($0)" } ?? ""
    // A prompt shows the text if something asks for the permission on a release that reads the key.
    // No source says what the prompts for motion and Bluetooth do without a text (IOS-KEY-006).
    let releases = subject.isUnused(key) ? nil : subject.systems(reading: key)
    let isRead =
      releases != nil && subject.isShown(key)
      && Self.location.contains(key) && !subject.isNeverGranted
    return finding(
      "\(key.rawValue) is empty\(place)", in: subject, at: position, systems: releases,
      consequence: (isRead ? silence(of: key, language: language, in: subject) : "")
        + StoreMessage.invalidPurposeString.effect,
      fix: subject.deletion(of: key, at: position, language: language)
        ?? text(for: key, at: position, language: language, in: subject)
        .by(subject.rewriting(key, at: position, language: language)))
  }

  private func text(
    for key: InfoPlistKey, at position: SourcePosition, language: String?, in subject: Subject
  ) -> Fix {
    let text = "WRITE: what the app does with the data, with an example"
    return Fix(
      "Say what the app does with the data and give an example"
        + (subject.demands(for: key).isEmpty
          ? ", or delete the key if nothing that is linked asks for the permission." : "."),
      snippet: language == nil
        ? subject.snippet(key, text, at: position) : "\"\(key.rawValue)\" = \"\(text)\";")
  }

  /// What an empty text means for people who see the prompt.
  private func silence(of key: InfoPlistKey, language: String?, in subject: Subject) -> String {
    switch language == nil ? subject.translated(key) : .none {
    case .none:
      subject.demands(for: key).allSatisfy { $0.call == nil }
        ? "If linked code brings up the prompt, the prompt gives no reason. "
        : "On the phone the prompt gives no reason. "
    case .some: "In languages without a translation, the prompt gives no reason. "
    case .all: ""
    }
  }

  private static let location: [InfoPlistKey] = [.whenInUse, .alwaysAndWhenInUse, .always]
}
