import Findings
import PlatformModel

extension Subject {
  /// The fix that adds a purpose string where this bundle keeps its keys.
  ///
  /// Of a built app one step is enough: a key without a text is the next thing that the store
  /// refuses.
  func fix(adding key: InfoPlistKey, for uses: [Use] = []) -> Fix {
    Fix(
      "Add \(key.rawValue), with a text that says what the app does with the data and gives an example"
        + (target.isBuilt
          ? "; an empty text is refused as well (\(StoreMessage.invalidPurposeString.code))." : ".")
        + uses.filter { $0.certainty == .linked || $0.certainty == .known }.remedies,
      snippet: snippet(key, key.placeholder),
      edits: edits(.set([key.rawValue], .string(key.placeholder)), .text))
  }

  /// An edit of the Info.plist, or of the setting that makes the key; none if the bundle is built.
  ///
  /// - Parameter position: Where the key is; nil for one that is missing.
  func edits(
    _ action: Edit.Action, at position: SourcePosition? = nil, _ safety: Edit.Safety
  ) -> [Edit] {
    guard !target.isBuilt, let place = position ?? plist?.position else { return [] }
    return [Edit(action, at: place, safety)]
  }

  /// Holds a place for a text where one is that has to be written again.
  func rewriting(
    _ key: InfoPlistKey, at position: SourcePosition, language: String?
  ) -> [Edit] {
    edits(
      language.map { .translate(key.rawValue, key.placeholder, language: $0) }
        ?? .set([key.rawValue], .string(key.placeholder)), at: position, .text)
  }

  /// Lines to paste that set a string, in the language of the file that holds the keys.
  ///
  /// - Parameter position: Where the key is; nil for one that is missing.
  func snippet(
    _ key: InfoPlistKey, _ text: String, at position: SourcePosition? = nil
  ) -> String {
    let file = (position ?? plist?.position)?.file ?? ""
    if file.hasSuffix(".xcconfig") { return "INFOPLIST_KEY_\(key.rawValue) = \(text)" }
    if file.hasSuffix(".pbxproj") { return "INFOPLIST_KEY_\(key.rawValue) = \"\(text)\";" }
    return "<key>\(key.rawValue)</key>\n<string>\(text)</string>"
  }
}

extension Fix {
  /// For a purpose string that no prompt of the target needs.
  static let deleteUnusedKey = Fix(
    "Delete the key: nothing in this target asks for the permission that it explains.")
}

extension Subject {
  /// The way out for a purpose string that nothing needs or reads; nil if something may.
  func deletion(of key: InfoPlistKey, at position: SourcePosition, language: String?) -> Fix? {
    let edits = edits(
      language == nil ? .delete(key.rawValue) : .deleteTranslation(key.rawValue), at: position,
      .unsafe)
    if isUnused(key) { return Fix.deleteUnusedKey.by(edits) }
    return systems(reading: key) == nil
      ? Fix("Delete the key: no release that the target runs on reads it.", edits: edits) : nil
  }
}

extension InfoPlistKey {
  /// A text in place of a purpose string that says what to write; a check finds it where it stays.
  public var placeholder: String { "WRITE: \(subjectMatter), with an example" }

  private var subjectMatter: String {
    switch self {
    case .alwaysAndWhenInUse, .always: "how the app uses location in the background"
    case .motion: "what the app does with motion and fitness activity"
    case .bluetoothAlways, .bluetoothPeripheral: "what the app does with Bluetooth"
    case .temporaryAccuracy: "what the app does with the precise location"
    default: "what the app does with the location"
    }
  }
}
