#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A place on the disk by its parts from the root, whether something is there or not.
///
/// The folders on the way are those behind symbolic links, so that the way between two places is
/// one that the system can go.
package struct PlainPath: Hashable {
  /// The names from the root on.
  package var parts: [String]

  /// A path as a person writes it, seen from the folder of this run.
  package init(_ path: String) {
    let start = path.hasPrefix("/") ? "/" : "./"
    var folders = path.split(separator: "/").filter { $0 != "." }
    var rest: [Substring] = []
    if let last = folders.last, last != ".." { rest.append(folders.removeLast()) }
    parts = []
    while true {
      if let real = realpath(start + folders.joined(separator: "/"), nil) {
        defer { free(real) }
        parts = String(cString: real).split(separator: "/").map(String.init)
        break
      }
      guard let missing = folders.popLast() else { break }
      rest.insert(missing, at: 0)
    }
    for part in rest {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
  }

  /// The place behind it, where it is a symbolic link itself.
  package var resolved: PlainPath {
    guard let real = realpath(text, nil) else { return self }
    defer { free(real) }
    return PlainPath(String(cString: real))
  }

  /// The folder around it.
  package var folder: PlainPath {
    var folder = self
    _ = folder.parts.popLast()
    return folder
  }

  /// It and the folders around it, from the inside out, without the root of the disk.
  package var upwards: some Sequence<PlainPath> {
    sequence(first: self) { $0.folder }.prefix { !$0.parts.isEmpty }
  }

  /// The path from the root of the disk.
  package var text: String { "/" + parts.joined(separator: "/") }

  /// How many parts from the root it has in common with another place.
  package func partsShared(with other: PlainPath) -> Int {
    zip(parts, other.parts).prefix { $0 == $1 }.count
  }

  /// The way to it from a folder: "../wayleave".
  package func seen(from folder: PlainPath) -> String {
    let shared = partsShared(with: folder)
    let up = Array(repeating: "..", count: folder.parts.count - shared)
    let way = up + parts.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// Whether something is there.
  package var exists: Bool { access(text, F_OK) == 0 }

  /// The names in the folder, sorted; empty if it is not a folder that can be read.
  package var names: [String] {
    guard let listing = opendir(text) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
