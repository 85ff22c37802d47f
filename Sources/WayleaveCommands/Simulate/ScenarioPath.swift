#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import AppArtifacts

/// A path of the command line: a scenario file, or a folder of them.
struct ScenarioPath {
  /// The path as the person wrote it.
  var path: String

  /// The scenario files: a file itself, or the YAML files in and below a folder in a fixed order.
  var files: [String] {
    get throws(CommandFailure) {
      guard isFolder else { return [path] }
      let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      let names = FileTree.disk(folder).files.filter { name in
        [".yml", ".yaml"].contains { name.hasSuffix($0) }
      }
      guard !names.isEmpty else {
        throw CommandFailure("\(path): the folder holds no scenario, a file that ends in .yml")
      }
      return names.map { folder == "/" ? "/\($0)" : "\(folder)/\($0)" }
    }
  }

  private var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
