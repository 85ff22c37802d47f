import AppArtifacts
import SourceReaders

/// Settles what a source alone does not show: whether another one calls a function around a request, or
/// requests a list that it only checks.
enum AndroidDoubts {
  /// The readings; a source is read again if no other file contains one of its names in doubt.
  static func settling(
    _ readings: [String: AndroidSourceReading], in tree: FileTree
  ) -> [String: AndroidSourceReading] {
    // Two sources that both have a name settle it for each other.
    let owners = Dictionary(
      readings.flatMap { path, reading in reading.namesInDoubt.map { ($0, [path]) } },
      uniquingKeysWith: +
    ).compactMapValues { $0.count == 1 ? $0[0] : nil }
    var wanted = Set(owners.keys)
    guard !wanted.isEmpty, wanted.count <= mostNames else { return readings }
    let files = tree.files.filter { path in
      path.split(separator: "/").last?.split(separator: ".").last.map { kinds.contains($0) }
        ?? false
    }
    for part in [files.filter(isSource), files.filter { !isSource($0) }] where !wanted.isEmpty {
      let names = wanted
      let found = Threads.map(part.count) { place -> Set<String> in
        let path = part[place]
        let others = names.filter { owners[$0] != path }
        // A file that cannot be read may contain any of them.
        guard let bytes = try? tree.read(path) else { return others }
        return AndroidSourceReader.names(others, in: bytes, path: path)
      }
      wanted.subtract(found.joined())
    }
    var readings = readings
    for path in Set(wanted.compactMap { owners[$0] }) {
      guard let bytes = try? tree.read(path) else { continue }
      let names = wanted.filter { owners[$0] == path }
      readings[path] = AndroidSourceReader.read(bytes, path: path, namedNowhereElse: names)
    }
    return readings
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".kt") || path.hasSuffix(".java")
  }

  /// The kinds of files that may name a function of Kotlin or Java.
  private static let kinds: Set<Substring> = [
    "kt", "java", "kts", "gradle", "groovy", "scala", "xml", "pro", "aidl", "c", "cc", "cpp", "cxx",
    "h", "hpp", "m", "mm", "swift", "rs", "cs", "js", "jsx", "mjs", "ts", "tsx", "dart", "html",
    "htm", "gd", "lua", "py",
  ]

  private static let mostNames = 1_000
}
