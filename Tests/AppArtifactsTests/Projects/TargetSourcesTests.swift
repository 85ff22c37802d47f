import Findings
import Testing

@testable import AppArtifacts

private let info = ["INFOPLIST_FILE = Info.plist;"]

private func read(_ project: ProjectText, _ files: [String: String] = [:]) -> AppArtifact {
  let tree = ["App.xcodeproj/project.pbxproj": project.text, "Info.plist": plist()]
  return AppReader.read(.memory(tree.merging(files) { _, new in new }), root: ".")
}

@Suite struct `The sources of a target` {
  @Test func `are those it compiles, of static libraries, and apart those of frameworks`() {
    let artifact = read(
      ProjectText(
        TargetText(
          "App", settings: info, sources: ["App/a.swift", "App/b.m", "App/Gone.swift"],
          links: ["product:Core", "product:UI"]),
        TargetText("Core", "library.static", sources: ["Core/c.mm"], dependencies: ["Deep"]),
        TargetText("UI", "framework", sources: ["UI/d.swift"], links: ["product:Deep"]),
        TargetText("Deep", "framework", sources: ["Deep/e.swift"]),
        TargetText("Apart", "framework", sources: ["Apart/f.swift"])),
      [
        "App/a.swift": "", "App/b.m": "", "Core/c.mm": "", "UI/d.swift": "", "Deep/e.swift": "",
        "Apart/f.swift": "",
      ])
    #expect(artifact.targets[0].sources.map(\.path) == ["App/a.swift", "App/b.m", "Core/c.mm"])
    #expect(artifact.targets[0].frameworkSources.map(\.path) == ["Deep/e.swift", "UI/d.swift"])
    #expect(artifact.targets[0].absentSources == ["App/Gone.swift"])
    #expect(artifact.targets[0].sources.map(\.language) == [.swift, .objectiveC, .objectiveC])
  }

  @Test func `are absent where the project lists them, except what Flutter makes of plugins`() {
    let artifact = read(
      ProjectText(
        TargetText(
          "App", settings: info, sources: ["a.swift", "Runner/GeneratedPluginRegistrant.m"],
          links: ["product:Core"]),
        TargetText("Core", "framework", sources: ["Module/c.swift"])),
      ["a.swift": ""])
    #expect(artifact.targets[0].absentSources == ["Module/c.swift"])
  }

  @Test func `count a framework in where it is built static`() {
    let artifact = read(
      ProjectText(
        TargetText("App", settings: info, links: ["product:Core"]),
        TargetText(
          "Core", "framework", settings: ["MACH_O_TYPE = staticlib;"], sources: ["c.swift"])),
      ["c.swift": ""])
    #expect(artifact.targets[0].sources.map(\.path) == ["c.swift"])
  }

  @Test func `leave out what an embedded extension compiles`() {
    let artifact = read(
      ProjectText(
        TargetText("App", settings: info, embeds: ["product:W"], dependencies: ["W"]),
        TargetText("W", "app-extension", settings: info, sources: ["w.swift"])),
      ["w.swift": ""])
    #expect(artifact.targets[0].sources == [])
    #expect(artifact.targets[1].sources.map(\.path) == ["w.swift"])
  }

  @Test
  func `come from synchronized folders, exceptions left out for the owner and taken in for others`()
  {
    var project = ProjectText(
      TargetText("App", settings: info, folders: ["App"]),
      TargetText("W", "app-extension", settings: info))
    project.folders = [
      FolderText(
        path: "App",
        exceptions: [
          ("App", ["Info.plist", "Not.swift", "Whole"]), ("W", ["Shared.swift"]),
        ], opaque: ["Copied"])
    ]
    let artifact = read(
      project,
      [
        "App/a.swift": "", "App/In/b.m": "", "App/Not.swift": "", "App/Whole/c.swift": "",
        "App/Shared.swift": "", "App/Copied/d.swift": "", "App/x.h": "", "Apple/e.swift": "",
      ])
    #expect(
      artifact.targets[0].sources.map(\.path) == ["App/Shared.swift", "App/a.swift", "App/In/b.m"])
    #expect(artifact.targets[1].sources.map(\.path) == ["App/Shared.swift"])
  }

  @Test func `follow groups, project folders and absolute source trees`() {
    var project = ProjectText(
      TargetText("App", settings: info, sources: ["object:ONE", "object:TWO"]))
    project.more = [
      "MORE = {isa = PBXGroup; children = (INNER); path = Sources; sourceTree = \"<group>\"; };",
      "INNER = {isa = PBXGroup; children = (ONE, TWO, MORE); name = \"No folder\"; sourceTree = \"<group>\"; };",
      "ONE = {isa = PBXFileReference; path = \"In/one.swift\"; sourceTree = \"<group>\"; };",
      "TWO = {isa = PBXFileReference; path = two.swift; sourceTree = SOURCE_ROOT; };",
    ]
    let artifact = read(project, ["Sources/In/one.swift": "", "two.swift": ""])
    #expect(artifact.targets[0].sources.map(\.path) == ["Sources/In/one.swift", "two.swift"])
  }

  @Test func `come from local packages, dynamic products apart`() {
    var project = ProjectText(
      TargetText("App", settings: info, links: ["package:Core"], products: ["Dyn", "Far"]))
    project.packages = [
      "PACKAGE0 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };",
      "PACKAGE1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://x.org/far-sdk.git\"; };",
    ]
    project.more = [
      "\"D Core\" = {isa = XCSwiftPackageProductDependency; productName = Core; };",
      "\"D Dyn\" = {isa = XCSwiftPackageProductDependency; productName = Dyn; package = PACKAGE0; };",
      "\"D Far\" = {isa = XCSwiftPackageProductDependency; productName = Far; package = PACKAGE1; };",
    ]
    let manifest = """
      // .library(name: "Commented", targets: ["No"])
      let package = Package(name: "Core", products: [
        .library(name: "Core", targets: ["Core"]), .library(name: "Dyn", type: .dynamic, targets: ["Dyn"])],
      dependencies: [.package(path: "../Other"), .package(url: "https://x.org/Remote.git", from: "1.0.0")],
      targets: [
        .target(name: "Core", dependencies: ["Inner", .product(name: "Other", package: "Other"),
          .product(name: "RemoteProduct", package: "Remote")]),
        .target(name: "Inner", path: "Elsewhere", exclude: ["Skip"]),
        .target(name: "Dyn"), .binaryTarget(name: "Bin", path: "Bin.xcframework")])
      """
    let artifact = read(
      project,
      [
        "Packages/Core/Package.swift": manifest, "Packages/Core/Sources/Core/a.swift": "",
        "Packages/Core/Elsewhere/b.swift": "", "Packages/Core/Elsewhere/Skip/c.swift": "",
        "Packages/Core/Sources/Dyn/d.swift": "",
        "Packages/Other/Package.swift":
          "let package = Package(products: [.library(name: \"Other\", targets: [\"Other\"])], targets: [.target(name: \"Other\", dependencies: [])])",
        "Packages/Other/Sources/Other/e.swift": "",
      ])
    let target = artifact.targets[0]
    #expect(
      target.sources.map(\.path) == [
        "Packages/Core/Sources/Core/a.swift", "Packages/Core/Elsewhere/b.swift",
        "Packages/Other/Sources/Other/e.swift",
      ])
    #expect(target.frameworkSources.map(\.path) == ["Packages/Core/Sources/Dyn/d.swift"])
    #expect(
      target.libraries.map { "\($0.name) \($0.isVisible)" }
        == ["Core true", "Dyn true", "Other true", "Remote false", "far-sdk false"])
  }

  @Test func `come from packages whose manifest makes products and dependencies by name`() {
    var project = ProjectText(TargetText("App", settings: info, products: ["Map"]))
    project.more = [
      "MORE = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = \"<group>\"; };",
      "\"D Map\" = {isa = XCSwiftPackageProductDependency; productName = Map; };",
    ]
    let manifest = """
      let shared: [Target.Dependency] = ["Models", .store]
      let package = Package(name: "Kit", products: [.single("Map")], dependencies: [
        .package(url: "https://x.org/swift-store", from: "1.0.0")], targets: [
        .target(name: "Map", dependencies: [.helpers]), .target(name: "Helpers", dependencies: shared),
        .target(name: "Models"), .target(name: "Unused")])
      extension Target.Dependency {
        static let helpers = byName(name: "Helpers")
        static var store: Self { .product(name: "Store", package: "swift-store") }
      }
      extension Product {
        static func single(_ name: String) -> Product { .library(name: name, targets: [name]) }
      }
      """
    let target = read(
      project,
      [
        "Kit/Package.swift": manifest, "Kit/Sources/Map/a.swift": "",
        "Kit/Sources/Helpers/b.swift": "", "Kit/Sources/Models/c.swift": "",
        "Kit/Sources/Unused/d.swift": "",
      ]
    ).targets[0]
    #expect(
      target.sources.map(\.path) == [
        "Kit/Sources/Map/a.swift", "Kit/Sources/Helpers/b.swift", "Kit/Sources/Models/c.swift",
      ])
    #expect(
      target.libraries.map { "\($0.name) \($0.isVisible)" } == ["Map true", "swift-store false"])
  }

  @Test func `come from packages that are in a synchronized folder`() {
    var project = ProjectText(TargetText("App", settings: info, products: ["Core"]))
    project.folders = [FolderText(path: "Modules", exceptions: [])]
    project.more = [
      "\"D Core\" = {isa = XCSwiftPackageProductDependency; productName = Core; };"
    ]
    let manifest =
      "let package = Package(products: [.library(name: \"Core\", targets: [\"Core\"])], targets: [.target(name: \"Core\", dependencies: [])])"
    let artifact = read(
      project,
      ["Modules/Core/Package.swift": manifest, "Modules/Core/Sources/Core/a.swift": ""])
    #expect(artifact.targets[0].sources.map(\.path) == ["Modules/Core/Sources/Core/a.swift"])
  }

  @Test func `reach into another project of the workspace`() {
    let library = ProjectText(TargetText("Lib", "library.static", sources: ["l.swift"]))
    var app = ProjectText(TargetText("App", settings: info, links: ["object:OTHER"]))
    app.more = [
      "MORE = {isa = PBXGroup; children = (OTHER); sourceTree = \"<group>\"; };",
      "OTHER = {isa = PBXFileReference; path = libLib.a; sourceTree = BUILT_PRODUCTS_DIR; };",
    ]
    let artifact = read(
      app,
      [
        "Lib/Lib.xcodeproj/project.pbxproj": library.text, "Lib/l.swift": "",
        "All.xcworkspace/contents.xcworkspacedata":
          "<Workspace><FileRef location = \"group:App.xcodeproj\"/><Group location = \"container:Lib\"><FileRef location = \"group:Lib.xcodeproj\"></FileRef></Group></Workspace>",
      ])
    #expect(artifact.targets.map(\.name) == ["App", "Lib"])
    #expect(artifact.targets[0].sources.map(\.path) == ["Lib/l.swift"])
  }

  @Test func `reach into a project that this one refers to`() {
    let library = ProjectText(TargetText("Lib", "library.static", sources: ["l.swift"]))
    var app = ProjectText(TargetText("App", settings: info, links: ["object:PROXY"]))
    app.more = [
      "MORE = {isa = PBXGroup; children = (LIBPROJECT); sourceTree = \"<group>\"; };",
      "LIBPROJECT = {isa = PBXFileReference; path = Lib/Lib.xcodeproj; sourceTree = \"<group>\"; };",
      "PROXY = {isa = PBXReferenceProxy; path = libLib.a; remoteRef = ITEM; };",
      "ITEM = {isa = PBXContainerItemProxy; containerPortal = LIBPROJECT; proxyType = 2; remoteGlobalIDString = \"P Lib\"; };",
    ]
    let artifact = read(
      app, ["Lib/Lib.xcodeproj/project.pbxproj": library.text, "Lib/l.swift": ""])
    #expect(artifact.targets[0].sources.map(\.path) == ["Lib/l.swift"])
  }
}
