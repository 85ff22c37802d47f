#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import AppArtifacts

/// A path of the command line: one file, or a folder in which all of a kind are meant.
package struct FilesPath {
  /// The path as the person wrote it.
  package var path: String
  /// How the names of such files end.
  package var endings: [String]
  /// What such a file is, for the line that says that there is none: "scenario, a file that ends in
  /// .yml".
  package var noun: String

  /// The path of files whose names end in one of several ways.
  package init(path: String, endings: [String], noun: String) {
    self.path = path
    self.endings = endings
    self.noun = noun
  }

  /// Stops where a file is named that is of another kind.
  package func checkKind() throws(CommandFailure) {
    guard isFolder || endings.contains(where: path.hasSuffix) else {
      throw CommandFailure("\(path) is not a \(noun)")
    }
  }

  /// Stops where nothing is at the path or it cannot be opened.
  package func check() throws(CommandFailure) {
    try InputPath(path: path, noun: "a \(noun), or a folder of them").check()
  }

  /// The file itself, or those in and below a folder in a fixed order.
  package var files: [String] {
    get throws(CommandFailure) {
      guard isFolder else { return [path] }
      let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      let names = FileTree.disk(folder).files.filter { name in
        endings.contains { name.hasSuffix($0) }
      }
      guard !names.isEmpty else {
        throw CommandFailure("\(path): the folder holds no \(noun)")
      }
      return names.map { folder == "/" ? "/\($0)" : "\(folder)/\($0)" }
    }
  }

  private var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
