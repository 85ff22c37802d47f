import Foundation

/// The checkout that these tests read: its manifest and its sources.
enum Repository {
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let manifest = text(of: "Package.swift")

  /// Every Swift file below Sources that a module has, in the order of the alphabet.
  static let sources = texts(below: "Sources", suffix: ".swift").filter {
    !$0.path.contains(".docc/")
  }.map {
    SourceText(path: $0.path, text: $0.text)
  }

  /// Every Swift file below Tests, in the order of the alphabet.
  static let tests = texts(below: "Tests", suffix: ".swift")

  /// The files below a folder whose names end in a certain way, in the order of the alphabet.
  static func texts(below folder: String, suffix: String) -> [(path: String, text: String)] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let paths = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { path in
      let name = String(path.dropFirst(root.path.count + 1))
      return (name, text(of: name))
    }
  }

  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }
}
