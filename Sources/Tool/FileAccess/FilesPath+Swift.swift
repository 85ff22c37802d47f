extension FilesPath {
  /// A source in Swift, or a folder of them.
  package static func swiftSources(_ path: String) -> FilesPath {
    FilesPath(path: path, endings: [".swift"], noun: "source in Swift")
  }
}
