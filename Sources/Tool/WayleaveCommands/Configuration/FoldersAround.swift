#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import FileAccess

/// A folder and those around it, up to where settings of a project may lie.
struct FoldersAround {
  /// The folder, and each one around it that is searched, the nearest first.
  private(set) var searched: [InputPath] = []
  /// The name of each of them in the next.
  private(set) var names: [String] = []

  /// How many folders are looked at; no project lies deeper.
  private static let most = 64

  init(_ folder: InputPath) {
    var paths = [folder.path.isEmpty ? "." : folder.path]
    var end = 0
    let here = Identity(of: ".")
    for depth in 0..<Self.most {
      let path = paths[depth]
      if Identity(of: path + "/.git") != nil {
        end = depth
        break
      }
      if let here, Identity(of: path) == here { end = depth }
      guard let outer = Self.outer(path), let place = Identity(of: outer),
        place != Identity(of: path)
      else { break }
      paths.append(outer)
    }
    searched = paths[...end].map { InputPath(path: $0) }
    names = searched.dropLast().compactMap { try? Self.name(of: $0) }
    // A folder whose name is unknown is searched alone: paths could not be set against it.
    if names.count + 1 != searched.count { searched = Array(searched.prefix(1)) }
  }

  /// The folder around a folder, spelled as shortly as its path allows.
  private static func outer(_ path: String) -> String? {
    if path == "/" { return nil }
    if path == "." { return ".." }
    guard let last = path.split(separator: "/").last else { return nil }
    if last == ".." || last == "." { return path + "/.." }
    let rest = path.dropLast(last.count)
    if rest.isEmpty { return "." }
    return rest == "/" ? "/" : String(rest.dropLast())
  }

  private static func name(of folder: InputPath) throws(CommandFailure) -> String {
    guard let real = realpath(folder.path, nil) else {
      throw CommandFailure("cannot resolve \(folder.path): \(Descriptor.reason)")
    }
    defer { free(real) }
    return String(cString: real).split(separator: "/").last.map(String.init) ?? ""
  }

  /// What tells a file or folder from others, however it is reached.
  private struct Identity: Equatable {
    let device: UInt64
    let node: UInt64

    /// Nil if nothing is at the path.
    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }
}
