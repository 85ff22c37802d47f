import Testing

@testable import AppArtifacts

@Suite("Listing folders ahead of a walk")
struct ListingsAheadTests {
  private static let store = MemoryStore([
    "b.swift": [], "App/a.swift": [], "App/de.lproj/a.strings": [], "Kit/Deep/Deeper/k.swift": [],
  ])

  private func walk(_ store: MemoryStore, _ ahead: ListingsAhead?, depth: Int = .max) -> [String] {
    var walk = FolderWalk(store: store, ahead: ahead)
    walk.walk(from: "", depth: depth)
    return walk.folders.map { "\($0.path): \($0.files) \($0.subfolders) \($0.end)" }
  }

  @Test(arguments: [0, 1, 2, .max])
  func `a walk takes what is listed, and ends as it does alone`(depth: Int) {
    let ahead = ListingsAhead(of: Self.store, depth: depth)
    ahead.run()
    let alone = walk(Self.store, nil, depth: depth)
    #expect(walk(MemoryStore([:]), ahead, depth: depth) == alone)
    #expect(ahead.take("") == nil)
  }

  @Test func `who is stopped lists the folder at hand and no more`() {
    let ahead = ListingsAhead(of: Self.store, depth: .max)
    ahead.stop()
    ahead.run()
    #expect(ahead.take("")?.folders == ["App", "Kit"])
    #expect(ahead.take("Kit") == nil)
  }
}
