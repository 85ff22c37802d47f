import Foundation

/// The checkout that these tests read: its manifest and the sources of the rooms.
enum Repository {
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let manifest = text(of: "Package.swift")

  /// Every Swift file below Sources, in the order of the alphabet.
  static let sources: [SourceText] = {
    let folder = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let name = String(path.dropFirst(root.path.count + 1))
      return SourceText(path: name, text: text(of: name))
    }
  }()

  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }
}
