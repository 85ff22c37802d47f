#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import FileAccess
import Findings

/// The path of a configuration file.
struct ConfigurationPath {
  /// The path as seen from the folder of this run.
  var path: String
  /// The path as findings have it, relative to the folder that is checked.
  var place: SourcePosition
  /// The folder that is checked as the file sees it: empty unless the file lies in one around it.
  var checked = ""

  /// The file that a person named.
  init(_ path: String, checking folder: InputPath) {
    self.path = path
    place = SourcePosition(of: path, below: folder.path)
  }

  /// The nearest file, in the folder that is checked or in one around it; nil if there is none.
  ///
  /// The search ends at the root of the repository. Outside of repositories it ends at the folder
  /// of this run, or at the folder that is checked where that lies elsewhere.
  init?(for folder: InputPath) throws(CommandFailure) {
    let around = FoldersAround(folder)
    for (depth, place) in around.searched.enumerated() {
      guard let file = try Self(in: place) else { continue }
      self = file
      if depth > 0 {
        self.place.file = String(repeating: "../", count: depth) + self.place.file
        checked = around.names.prefix(depth).reversed().joined(separator: "/")
      }
      return
    }
    return nil
  }

  /// The file that lies in a folder; nil if none does.
  private init?(in folder: InputPath) throws(CommandFailure) {
    let prefix =
      folder.path.isEmpty || folder.path == "." ? "" : folder.path == "/" ? "/" : folder.path + "/"
    let found = Self.names.filter { name in
      var status = stat()
      return lstat(prefix + name, &status) == 0
    }
    guard let name = found.first else { return nil }
    guard found.count == 1 else {
      throw CommandFailure(
        "both \(found.joined(separator: " and ")) lie in \(folder.path); delete one of them")
    }
    path = prefix + name
    place = SourcePosition(file: name)
    var status = stat()
    // A pipe with this name would keep the check waiting forever.
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw CommandFailure("\(path) is not a file; name another one with --config")
    }
  }

  private static let names = [".wayleave.yml", ".wayleave.yaml"]

  /// A path that is in the file, as seen from the folder of this run.
  func beside(_ other: String) -> String {
    guard !other.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return other }
    return path[...slash] + other
  }

  /// Reads the file.
  func read() throws(CommandFailure) -> CheckConfiguration {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile(path: path).read(atMost: CheckConfiguration.largestFile)
    } catch {
      throw CommandFailure("the configuration \(path) \(error.message)")
    }
    do {
      return try CheckConfiguration(reading: bytes, from: self)
    } catch {
      throw CommandFailure(error.text(in: path))
    }
  }
}
