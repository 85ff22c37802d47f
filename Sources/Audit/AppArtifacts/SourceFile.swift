/// A source file that a target compiles.
public struct SourceFile: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// The language, from the name.
  public var language: Language

  /// A source file.
  public init(_ path: String, _ language: Language) {
    self.path = path
    self.language = language
  }
}

extension SourceFile {
  /// The languages whose calls are read, and code that has none any more.
  public enum Language: String, Hashable, Sendable, CaseIterable {
    case swift
    /// C, C++, Objective-C and their headers.
    case objectiveC
    /// None: the file is compiled, as Mach-O or as an archive of object files.
    case compiled
  }
}

extension SourceFile {
  /// The file as a source that is compiled; nil for a header or anything else.
  init?(compiled path: String) {
    guard let language = Language(compiled: path) else { return nil }
    self.init(path, language)
  }
}

extension SourceFile.Language {
  /// The language of a file that is compiled, from its name; nil for a header or anything else.
  init?(compiled name: String) {
    // The last letter of the name is enough to rule out most files.
    guard let last = name.utf8.last, "cmptxCMPTX".utf8.contains(last) else { return nil }
    switch TreePath.fileExtension(name) {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx": self = .objectiveC
    default: return nil
    }
  }
}
