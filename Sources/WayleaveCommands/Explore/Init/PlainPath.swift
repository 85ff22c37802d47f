#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A place on the disk by its parts from the root, whether something stands there or not.
struct PlainPath: Hashable {
  var parts: [String]

  /// A path as a person writes it, seen from the folder of this run.
  init(_ path: String) {
    var whole = path
    if !path.hasPrefix("/"), let here = getcwd(nil, 0) {
      defer { free(here) }
      whole = String(cString: here) + "/" + path
    }
    parts = whole.split(separator: "/").reduce(into: []) { kept, part in
      if part == ".." { _ = kept.popLast() } else if part != "." { kept.append(String(part)) }
    }
  }

  /// The folder around it.
  var folder: PlainPath {
    var folder = self
    _ = folder.parts.popLast()
    return folder
  }

  var text: String { "/" + parts.joined(separator: "/") }

  /// The way to it from a folder: "../wayleave".
  func seen(from folder: PlainPath) -> String {
    let shared = zip(parts, folder.parts).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.parts.count - shared)
    let way = up + parts.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// Whether something stands there.
  var exists: Bool { access(text, F_OK) == 0 }

  /// The names in the folder, sorted; none where it is no folder that can be read.
  var names: [String] {
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
