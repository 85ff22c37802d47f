import SourceReaders

/// The package that `wayleave explore init` writes.
struct ExplorationPackage {
  /// The name of the package.
  var name: String
  var sources: ModuleSources
  var module: String
  var subjects: [ExploredType]
  var unresolved: UnresolvedNames
  var app: NearbyApp.Found
  var language: CodeLanguage
  var wayleave: WayleavePlace
  var releases: ClosedRange<Int>
  /// Whether the person named them.
  var isReleaseGiven: Bool
  var depth: Int
  /// The way from the root of the repository around it to the folder; nil if there is none.
  var folderInRepository: String?

  /// The files to write. Stubs for missing names take a while to generate.
  func files() -> PackageFiles {
    var texts: [PackageFiles.Text] = []
    if !unresolved.names.isEmpty || sources.needsStubs {
      texts.append(("Sources/\(module)/\(missingName)", missing))
    }
    for name in unresolved.modules {
      texts.append(("Sources/\(name.name)/\(name.name).swift", stub(for: name)))
    }
    texts.append((testName, ExplorationTest(package: self).text))
    texts.append((".github/workflows/explore.yml", workflow))
    texts.append((".gitignore", ".build/\n"))
    return PackageFiles(
      manifest: manifest,
      sources: sources.files.map { ("Sources/\(module)/\($0.name)", $0.bytes) },
      texts: texts)
  }

  /// The file for what nothing declares: a module takes a name once, whatever its case.
  private var missingName: String {
    let taken = Set(sources.files.compactMap { $0.name.lowercased().split(separator: "/").last })
    let names = ["Missing"] + (2...taken.count + 2).map { "Missing\($0)" }
    return (names.first { !taken.contains($0.lowercased() + ".swift") } ?? "Missing") + ".swift"
  }

  /// The static properties by which one run could notice another.
  var outliving: [String] {
    sources.entries.statics
      + subjects.filter(\.making.outlivesRuns).map(\.making.code)
  }

  var testName: String { "Tests/\(module)Tests/ExploreTests.swift" }

  private var manifest: String {
    let needsPrivate = subjects.contains { $0.making.needsPrivateImport }
    func listed(_ products: [String]) -> String {
      products.map {
        "        .product(name: \"\($0)\", package: \(wayleave.package.asSwift)),\n"
      }.joined()
    }
    let products = listed(EntryPoints.frameworksOnLinux.map(\.name))
    let stubs = unresolved.modules.map {
      let brought = (StubModule.named($0.name)?.brought ?? []).map { "        \"\($0)\",\n" }
        .joined()
      return """
            .target(
              name: "\($0.name)",
              dependencies: [
        \(brought)\(products)      ]),

        """
    }.joined()
    let on = unresolved.modules.map { "        \"\($0.name)\",\n" }.joined()
    // What is set for the package is for the test and the stubs.
    let mode = language.mode
    var settings = mode == .v5 ? [] : ["        .swiftLanguageMode(.\(mode)),\n"]
    settings += language.settings.map { "        \($0),\n" }
    if needsPrivate {
      settings.append(
        """
                // The test makes an object whose initializer is private.
                .unsafeFlags(["-Xfrontend", "-enable-private-imports"]),

        """)
    }
    let swift =
      settings.isEmpty ? "" : ",\n      swiftSettings: [\n\(settings.joined())      ]"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(name.asSwift),
        dependencies: [
      \(wayleave == .unknown ? "    // \(PackageFiles.mark): where Wayleave lies.\n" : "")\
          \(wayleave.dependency(traits: sources.entries.usesCombine ? "[\"AppFrameworks\"]" : "[]"))
        ],
        targets: [
      \(stubs)    .target(
            name: "\(module)",
            dependencies: [
      \(on)\(products)\(listed(sources.entries.shippedProducts))      ]\(swift)),
          .testTarget(
            name: "\(module)Tests",
            dependencies: [
              "\(module)",
      \(products)        .product(\
      name: "WayleaveTesting", package: \(wayleave.package.asSwift)),
            ]),
        ],
        swiftLanguageModes: [.v5])

      """
  }

  private var workflow: String {
    let folder = folderInRepository.map {
      "    defaults:\n      run:\n        working-directory: \($0.asSwift)\n"
    }
    var clone = ""
    if let path = wayleave.path {
      let command = "git clone ADDRESS " + path.forShell
      clone = """
              # \(PackageFiles.mark): replace ADDRESS with the URL of Wayleave.
              - run: \(path.forShell == path ? command : command.asSwift)

        """
    }
    return """
      name: Explore the permission code
      on: [push, pull_request]
      jobs:
        explore:
          runs-on: ubuntu-latest
          container: swift:6.3
      \(folder ?? "")    steps:
            - uses: actions/checkout@v4
      \(clone)      - run: swift test

      """
  }

  private var missing: String {
    let types = StubTypes(
      Set(unresolved.names.map(\.name.name)), in: sources.files.map(\.source.bytes),
      mode: language.mode,
      importing: Set(sources.entries.imports.map(\.name)))
    let declarations = unresolved.names.map { name in
      let near = name.declaredIn.map { ", which \($0) declares" } ?? ""
      return "/// In the place of \(name.name.name) (\(name.name.position))\(near).\n"
        + types.declaration(of: name.name.name) + "\n\n"
    }.joined()
    let imported = Set(sources.entries.imports.map(\.name))
    var modules = ["CoreLocation"]
    if sources.entries.usesCombine { modules = ["Combine"] + modules }
    modules += ["SwiftUI", "UIKit", "MapKit"].filter(imported.contains)
    return """
      \(modules.map { "import " + $0 }.joined(separator: "\n"))

      // Nothing here declares these names, so they have no members. What uses one, and does not
      // reach location, is left out of the sources beside. Add the files that declare them for
      // more.

      \(declarations)\(types.object(for: unresolved.names.map(\.name.name)))

      \(StubTypes.shared)

      """
  }

  private func stub(for module: EntryName) -> String {
    if let known = StubModule.named(module.name) { return known.text }
    // Modules of maps and of weather bring Core Location; one that does not may bring it unseen.
    let line =
      unresolved.names.isEmpty
      ? "// Nothing of it seems to be used (\(module.position))."
      : "// What is used of it is in \(missingName) (\(module.position))."
    return StubModule(
      module: module.name, note: "it is empty", exports: ["CoreLocation"], code: line
    )
    .text
  }
}
