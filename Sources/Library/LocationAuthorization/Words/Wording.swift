/// The sentences of the library, by stable keys, ready for translation.
///
/// `{app}`, `{path}` and `{key}` stand for the app's name, the way in Settings and a key of the
/// Info.plist. A key that a translation lacks stays English.
public struct Wording: Hashable, Sendable {
  private let translated: [String: String]

  /// A translation: sentences by the keys of ``keys``.
  public init(_ translated: [String: String]) { self.translated = translated }

  /// The English sentences.
  public static let english = Wording([:])

  /// Every key with its English sentence, in the order of the alphabet.
  public static let keys: [(key: String, english: String)] =
    Key.allCases.flatMap { key in
      [(key.rawValue, key.english), (key.step, key.englishStep)].filter { !$0.1.isEmpty }
    }.sorted { $0.0 < $1.0 }

  /// The sentence of a key; empty where there is none.
  public subscript(key: String) -> String { translated[key] ?? Self.inEnglish[key] ?? "" }

  subscript(key: Key) -> String { self[key.rawValue] }

  private static let inEnglish = Dictionary(
    keys.map { ($0.key, $0.english) }, uniquingKeysWith: { first, _ in first })

  /// What there is to say.
  enum Key: String, CaseIterable {
    case alreadyAsked, alreadyGranted, allowedOnce, anotherPromptInFront, askedLater
    case bluetoothDenied, bluetoothRestricted, cancelled, denied, fitnessTrackingOff, interrupted
    case keptWhileUsing, keyMissing, locationNotGranted, locationServicesOff, motionDenied
    case motionRestricted, notInForeground, oneOf, restricted, unavailable

    /// The key of what to do.
    var step: String { rawValue + ".step" }
  }
}
