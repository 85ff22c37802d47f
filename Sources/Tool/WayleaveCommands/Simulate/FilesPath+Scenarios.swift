import FileAccess

extension FilesPath {
  /// A scenario, or a folder of them.
  static func scenarios(_ path: String) -> FilesPath {
    FilesPath(
      path: path, endings: [".yml", ".yaml"], noun: "scenario, a file that ends in .yml")
  }
}
