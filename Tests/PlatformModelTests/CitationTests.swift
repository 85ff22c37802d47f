import Foundation
import PlatformModel
import Testing

@Suite("What tests and rules' pages cite exists")
struct CitationTests {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// An id that a test looks up because no fact has it.
  static let unknown: Set = ["IOS-REQ-022"]

  @Test(arguments: ["Tests", "Sources/Audit/PermissionAudit/Pages"])
  func `every id in a folder is that of a fact`(folder: String) throws {
    let facts = Set(Facts.all.map(\.id.rawValue)).union(Self.unknown)
    for file in Self.files(below: folder) where file.lastPathComponent != "Citations.swift" {
      let cited = Citations.ids(in: try String(contentsOf: file, encoding: .utf8))
      #expect(cited.subtracting(facts).sorted() == [], "\(file.lastPathComponent)")
    }
  }

  private static func files(below folder: String) -> [URL] {
    let below = root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(at: below, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { ["swift", "md"].contains($0.pathExtension) }
  }
}
