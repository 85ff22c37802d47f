import Findings
import Testing

@testable import AppArtifacts

@Suite("Code without an app")
struct CodeAloneTests {
  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "Kit", platforms: [.iOS(.v15)],
      products: [.library(name: "Kit", targets: ["Kit"])],
      dependencies: [.package(url: "https://example.com/maps.git", from: "1.0.0")],
      targets: [
        .target(name: "Kit", dependencies: ["Core", .product(name: "Maps", package: "maps")]),
        .target(name: "Core"),
        .target(name: "Spare"),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
    """
  private static let files = [
    "Package.swift": manifest, "Sources/Kit/Kit.swift": "", "Sources/Core/Core.swift": "",
    "Sources/Spare/Spare.swift": "", "Tests/KitTests/KitTests.swift": "",
  ]

  @Test(arguments: ["", "Package.swift"])
  func `is a target for each library product of a package, with what the product reaches`(
    focus: String
  ) throws {
    let artifact = AppReader.read(.memory(Self.files, focus: focus), root: ".")
    #expect(artifact.problems.isEmpty)
    let target = try #require(artifact.targets.first)
    #expect(artifact.targets.count == 1)
    #expect(target.id == TargetID("Kit", in: "Package.swift"))
    #expect(target.isCodeAlone)
    #expect(target.sources.map(\.path) == ["Sources/Kit/Kit.swift", "Sources/Core/Core.swift"])
    #expect(target.configurations.map(\.deploymentTarget) == ["15"])
    #expect(target.configurations.allSatisfy { $0.infoPlist == nil })
    #expect(target.libraries.map(\.name) == ["maps"])
  }

  @Test(arguments: ["A.swift", "A.m", "A.mm"])
  func `is a target of one source if that is named, whatever lies beside it`(name: String) {
    let tree = FileTree.memory(
      [name: "", "B.swift": "", "App.xcodeproj/project.pbxproj": "broken"], focus: name)
    let artifact = AppReader.read(tree, root: name)
    #expect(artifact.targets.map { $0.sources.map(\.path) } == [[name]])
    #expect(artifact.problems.isEmpty)
  }

  @Test(arguments: ["A.kt", "A.java"])
  func `is an Android app without a manifest if a source for Android is named`(name: String) {
    let artifact = AppReader.read(.memory([name: "", "B.kt": ""], focus: name), root: name)
    #expect(artifact.androidApps.map(\.form) == [.source])
    #expect(artifact.androidApps.flatMap(\.variants).map(\.sources) == [[name]])
    #expect(artifact.problems.isEmpty)
  }

  @Test(arguments: [
    // A tool and not a library.
    [
      "Package.swift": "let package = Package(name: \"Tool\", targets: ["
        + ".executableTarget(name: \"Tool\")])", "Sources/Tool/main.swift": "",
    ],
    // Tests and what was fetched.
    ["Tests/Kit/Package.swift": manifest, "Tests/Kit/Sources/Kit/Kit.swift": ""],
    ["Pods/Kit/Package.swift": manifest, "Pods/Kit/Sources/Kit/Kit.swift": ""],
    // A library whose sources the tree lacks.
    ["Package.swift": manifest],
    ["README.md": ""],
  ])
  func `is said to be nothing to check where no library and no source is named`(
    files: [String: String]
  ) {
    let artifact = AppReader.read(.memory(files), root: ".")
    #expect(artifact.targets.isEmpty)
    #expect(artifact.problems.map(\.code) == [.nothingToCheck])
  }

  @Test func `is left out where the tree has an app, which is checked with its packages`() {
    var files = Self.files
    files["App/Info.plist"] = """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>
      """
    let artifact = AppReader.read(.memory(files), root: ".")
    #expect(artifact.targets.map(\.isCodeAlone) == [false])
  }

  @Test func `counts a package inside another only if the outer one makes no library`() {
    var files = Self.files
    for (path, text) in Self.files { files["Examples/Inner/" + path] = text }
    #expect(AppReader.read(.memory(files), root: ".").targets.map(\.project) == ["Package.swift"])
    files["Package.swift"] = "let package = Package(name: \"Tool\")"
    #expect(
      AppReader.read(.memory(files), root: ".").targets.map(\.project)
        == ["Examples/Inner/Package.swift"])
  }
}
