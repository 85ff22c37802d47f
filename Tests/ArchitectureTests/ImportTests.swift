import Testing

@Suite("A module imports what its row in the manifest names")
struct ImportTests {
  static let table = ModuleTable(manifest: Repository.manifest)

  /// Modules of the system that every module may import behind `#if canImport`.
  static let system: Set = [
    "Glibc", "Musl", "Darwin", "MachO", "WASILibc", "Dispatch", "Swift", "Synchronization",
  ]

  /// What modules for an app's own code may also import: such code has it loaded anyway.
  static let forApps: Set = [
    "Foundation", "FoundationNetworking", "Observation", "_Concurrency",
  ]

  @Test func `every source is in the folder of its module's area`() {
    for source in Repository.sources {
      #expect(Self.table[source.module]?.area == source.area, "\(source.path)")
    }
  }

  @Test func `the table is read from the manifest`() {
    #expect(Self.table["SourceReaders"]?.packages == ["SwiftSyntax", "SwiftParser"])
    #expect(Self.table["LocationAuthorization"]?.dependencies.contains("UIKit") == true)
    #expect(Self.table["CoreLocation"]?.cTarget == "CCoreLocation")
  }

  @Test(arguments: table.rows.map(\.name))
  func `Architecture.md says what each module is for`(module: String) {
    #expect(Repository.text(of: "Documentation/Architecture.md").contains("`\(module)`"))
  }

  @Test(arguments: table.rows.indices)
  func `a module depends only on modules above it in the manifest`(index: Int) {
    let row = Self.table.rows[index]
    let above = Set(Self.table.rows[..<index].map(\.name))
    for name in row.dependencies where !above.contains(name) {
      Issue.record("Package.swift: \(row.name) depends on \(name), which is not above it")
    }
    #expect(row.dependencies.count == Set(row.dependencies).count)
  }

  @Test func `what the tool links depends on no module for an app's own code`() {
    let forApps = Set(Self.table.rows.filter(\.servesApps).map(\.name))
    #expect(forApps.contains("CoreLocation"))
    for row in Self.table.rows where !row.servesApps {
      #expect(forApps.isDisjoint(with: row.dependencies), "\(row.name)")
    }
  }

  @Test(arguments: Repository.sources)
  func `a source imports the system, and what the row of its module names`(source: SourceText)
    throws
  {
    let row = try #require(Self.table[source.module])
    var allowed = Self.system.union(row.dependencies).union(row.packages)
    if let cTarget = row.cTarget { allowed.insert(cTarget) }
    // It records an issue where `explore` is called.
    if row.name == "WayleaveTesting" { allowed.insert("Testing") }
    // A module with Apple's name imports the module map of the same name.
    if row.servesApps { allowed.formUnion(Self.forApps.union([row.name])) }
    for (line, module) in source.imports where !allowed.contains(module) {
      Issue.record(
        "\(source.place(line)): imports \(module), which the row of \(row.name) does not name")
    }
  }

  @Test(arguments: table.rows.filter { !$0.isTestedOnLinuxOnly })
  func `tests that a Mac builds import nothing that only Linux or macOS 15 has`(
    row: ModuleTable.Row
  ) {
    let onLinux = Self.table.rows.filter { ModuleTable.linuxAreas.contains($0.area) }.map(\.name)
    #expect(onLinux.contains("AppHosting"))
    let missing = Set(onLinux + ["Synchronization"])
    let tests = Repository.tests.filter { $0.path.hasPrefix("Tests/\(row.name)Tests/") }
    for test in tests.map({ SourceText(path: $0.path, text: $0.text) }) {
      for (line, module) in test.imports where missing.contains(module) {
        Issue.record("\(test.place(line)): imports \(module), which a Mac may not have")
      }
    }
  }

  @Test func `the module that apps ship is tested where the virtual phone is`() {
    #expect(Self.table["LocationAuthorization"]?.isTestedOnLinuxOnly == true)
    #expect(Self.table["CoreMotion"]?.isTestedOnLinuxOnly == true)
    #expect(Self.table["PhoneSimulator"]?.isTestedOnLinuxOnly == false)
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
