import Findings

/// The files inside the packages of a tree, by paths that lead through them:
/// `Build/App.ipa/Payload/App.app/Info.plist`.
///
/// Each package is opened once.
final class PackagedFiles: Sendable {
  private let opened = Locked<[String: ArchivedTree?]>([:])

  /// The endings of packages that are entered, in lower case.
  static let endings: Set<String> = ["ipa", "zip"]

  /// The package that a path leads through, opened by its bytes, and the path inside; nil for a
  /// path that leads through none, or one that cannot be read.
  func package(
    holding path: String, _ open: (String) throws(ReadingProblem) -> ByteSource
  ) -> (tree: ArchivedTree, inner: String)? {
    guard let end = Self.end(of: path) else { return nil }
    let package = String(path[..<end])
    let inner = String(path[end...].dropFirst())
    let tree = opened.use { opened in
      if let known = opened[package] { return known }
      let tree = try? ArchivedTree(open(package))
      opened[package] = .some(tree)
      return tree
    }
    return tree.map { ($0, inner) }
  }

  /// Where the part of a path ends that is a package; nil if none is.
  private static func end(of path: String) -> String.Index? {
    let bytes = path.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
      let part = bytes[start..<end]
      if part.count > 4, part[part.index(part.endIndex, offsetBy: -4)] == UInt8(ascii: "."),
        endings.contains(String(part.suffix(3))?.lowercased() ?? "")
      {
        return end
      }
      guard end < bytes.endIndex else { return nil }
      start = bytes.index(after: end)
    }
    return nil
  }
}
