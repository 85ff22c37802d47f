#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import Findings

/// The path of a configuration file.
struct ConfigurationPath {
  /// The path as seen from the folder of this run.
  var path: String
  /// The path as findings have it, relative to the folder that is checked.
  var place: SourcePosition

  /// The file that a person named.
  init(_ path: String, checking folder: InputPath) {
    self.path = path
    place = SourcePosition(of: path, below: folder.path)
  }

  /// The file that lies in the folder that is checked; nil where none does.
  init?(in folder: InputPath) throws(CommandFailure) {
    let prefix = folder.path.isEmpty || folder.path == "." ? "" : folder.path + "/"
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
    // A pipe with this name would keep the check waiting for ever.
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw CommandFailure("\(path) is no file; name another one with --config")
    }
  }

  private static let names = [".wayleave.yml", ".wayleave.yaml"]

  /// A path that stands in the file, as seen from the folder of this run.
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
