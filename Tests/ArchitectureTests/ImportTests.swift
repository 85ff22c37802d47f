import Testing

@Suite("Rooms use what their row names")
struct ImportTests {
  static let table = RoomTable(manifest: Repository.manifest)

  /// Modules of the system that any room may use behind `#if canImport`.
  static let system: Set = ["Glibc", "Musl", "Darwin", "Dispatch", "Swift", "Synchronization"]

  /// What rooms for an app's own code may import besides: such code has it loaded anyway.
  static let hosting: Set = [
    "Foundation", "FoundationNetworking", "Observation", "_Concurrency",
  ]

  @Test func `the manifest has a table of rooms, and every folder of sources a row`() {
    let folders = Set(Repository.sources.map(\.room))
    #expect(folders.isSubset(of: Set(Self.table.rows.map(\.name))))
    #expect(Self.table["SourceReaders"]?.tools == ["SwiftSyntax", "SwiftParser"])
    #expect(Self.table["Abilities"]?.uses == ["AuthorizationEngine", "PlatformModel", "Findings"])
  }

  @Test(arguments: table.rows.map(\.name))
  func `the document of the rooms says what each is for`(room: String) {
    #expect(Repository.text(of: "Documentation/Architecture.md").contains("`\(room)`"))
  }

  @Test(arguments: table.rows.indices)
  func `a row names only rooms of the rows above it`(index: Int) {
    let row = Self.table.rows[index]
    let above = Set(Self.table.rows[..<index].map(\.name))
    for room in row.uses where !above.contains(room) {
      Issue.record("Package.swift: \(row.name) uses \(room), which does not stand above it")
    }
    #expect(row.uses.count == Set(row.uses).count)
  }

  @Test func `what the tool links knows nothing of the rooms for an app's own code`() {
    let hosts = Set(Self.table.rows.filter(\.hosts).map(\.name))
    #expect(hosts.contains("CoreLocation"))
    for row in Self.table.rows where !row.hosts {
      #expect(hosts.isDisjoint(with: row.uses), "\(row.name)")
    }
  }

  @Test(arguments: Repository.sources)
  func `an import is of the system, or of the row`(source: SourceText) {
    let row = Self.table[source.room]
    var allowed = Self.system.union(row?.uses ?? []).union(row?.tools ?? [])
    if let below = row?.below { allowed.insert(below) }
    // A room of Apple's names imports the module map of the same name below it.
    if let row, row.hosts { allowed.formUnion(Self.hosting.union([row.name])) }
    for (line, module) in source.imports where !allowed.contains(module) {
      let message = "imports \(module), which the row of \(source.room) does not name"
      Issue.record("\(source.place(line)): \(message)")
    }
    #expect(row != nil)
  }

  @Test(arguments: [
    ("import Findings", ["Findings"]),
    ("@testable import Findings", ["Findings"]),
    ("public import struct Findings.Finding", ["Findings"]),
    ("#if canImport(Glibc)\n  import Glibc\n#endif", ["Glibc"]),
    ("// import Foundation", []),
    ("/* a\nimport Foundation */ import Findings", ["Findings"]),
    ("let text = \"\"\"\n  import Foundation\n  \"\"\"", []),
    ("let text = #\"\\(\"import\")\n\"#; let important = 1", []),
  ])
  func `imports are read from code, not from comments and strings`(
    text: String, modules: [String]
  ) {
    #expect(SourceText(path: "", text: text).imports.map(\.module) == modules)
  }
}

extension SourceText {
  /// The modules that the file imports, with the lines that do it.
  var imports: [(line: Int, module: String)] {
    code.enumerated().compactMap { index, text in
      let words = text.split { $0 == " " || $0 == "\t" || $0 == ";" }
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.endIndex,
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
      else { return nil }
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
      ]
      let named = words[(keyword + 1)...].drop { kinds.contains($0) }.first
      return named.map { (index + 1, String($0.prefix { $0 != "." })) }
    }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}
