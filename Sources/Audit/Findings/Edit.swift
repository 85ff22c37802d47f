/// A mechanical part of a fix: what becomes different in one file.
///
/// It says what, and not where in bytes: the file is looked at again when the edit is made.
public struct Edit: Hashable, Sendable {
  /// The file, with the line of what is edited if it is there already.
  public var position: SourcePosition
  /// What becomes different.
  public var action: Action
  /// Who may make the edit.
  public var safety: Safety

  /// An edit of a file.
  public init(_ action: Action, at position: SourcePosition, _ safety: Safety) {
    self.action = action
    self.position = position
    self.safety = safety
  }
}

extension Edit {
  /// Who may make an edit.
  public enum Safety: String, Hashable, Sendable, CaseIterable {
    /// It does what the app already says that it wants, and takes nothing from anybody.
    case safe
    /// It takes something away, declares something new to a store, or rests on a guess.
    case unsafe
    /// It holds a place for a text that a person has to write.
    case text
  }

  /// A value of a property list.
  public enum Value: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case strings([String])
    /// A dictionary that has one text under each of some keys.
    case texts(keys: [String], String)
  }

  /// What becomes different.
  public enum Action: Hashable, Sendable {
    /// Sets the value under a key of an Info.plist, or under a key inside a dictionary of it.
    case set([String], Value)
    /// Renames a key of an Info.plist.
    case rename(String, to: String)
    /// Deletes a key of an Info.plist.
    case delete(String)
    /// Adds a string to an array of an Info.plist, which is made if it is missing.
    case include(String, in: String)
    /// Takes a string out of an array of an Info.plist, and the array with the last one.
    case exclude(String, from: String)
    /// Sets a text in a file of strings; a string catalog needs the language.
    case translate(String, String, language: String)
    /// Deletes a text from a file of strings.
    case deleteTranslation(String)
    /// Adds a permission to a manifest.
    case declare(String, maximumSDK: Int?)
    /// Sets an attribute of an element of a manifest, or deletes it if there is no value.
    case setAttribute(String, String?, of: Entry)
    /// Deletes an element of a manifest.
    case deleteEntry(Entry)
    /// Replaces a text on the line of a source, where it is only once.
    case replace(String, with: String)
    /// Deletes a statement that fills the line of a source.
    case deleteStatement(String)
    /// Puts a statement on a line of its own above that of another.
    case insertStatement(String, before: String)
    /// Puts a test of the background modes around the statement that sets a property.
    case guardByBackgroundModes(String)
    /// Puts a method above the one of a source that names another, with a blank line between them.
    case addMethod(String, beside: String)
    /// Asks for When In Use where a source asks for Always first, and for Always once that is granted.
    case askWhenInUseFirst
  }

  /// An element of a manifest by its names and the line on which it begins.
  public struct Entry: Hashable, Sendable {
    /// The element, such as "uses-permission".
    public var element: String
    /// The value of `android:name`.
    public var name: String

    /// An element of a manifest.
    public init(_ element: String, _ name: String) {
      self.element = element
      self.name = name
    }
  }
}

extension Edit.Action {
  /// What the edit does, as a phrase without a subject.
  public var words: String {
    switch self {
    case .set(let path, let value): "set \(path.joined(separator: " > ")) to \(value.words)"
    case .rename(let old, let new): "rename \(old) to \(new)"
    case .delete(let key): "delete \(key)"
    case .include(let text, let key): "add \(text) to \(key)"
    case .exclude(let text, let key): "remove \(text) from \(key)"
    case .translate(let key, _, let language): "set \(key) in \(language)"
    case .deleteTranslation(let key): "delete \(key)"
    case .declare(let name, let cap):
      "declare \(name)" + (cap.map { " up to API \($0)" } ?? "")
    case .setAttribute(let name, let value, let entry):
      value.map { "set \(name) of \(entry.name) to \($0)" } ?? "delete \(name) of \(entry.name)"
    case .deleteEntry(let entry): "delete \(entry.element) \(entry.name)"
    case .replace(let old, let new): "replace \(old) by \(new)"
    case .deleteStatement(let text): "delete \(text)"
    case .insertStatement(let text, let other): "add \(text) before \(other)"
    case .guardByBackgroundModes(let property): "set \(property) only where the mode is there"
    case .addMethod(_, let other): "add a method beside \(other)"
    case .askWhenInUseFirst: "ask for When In Use first, then for Always"
    }
  }
}

extension Edit.Value {
  /// The value in words.
  public var words: String {
    switch self {
    case .string(let text): "“\(text)”"
    case .boolean(let flag): flag ? "true" : "false"
    case .strings(let texts): "an array of \(texts.joined(separator: ", "))"
    case .texts(let keys, let text):
      "a dictionary with “\(text)” under \(keys.joined(separator: ", "))"
    }
  }
}
