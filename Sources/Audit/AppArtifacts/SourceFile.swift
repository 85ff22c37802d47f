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
