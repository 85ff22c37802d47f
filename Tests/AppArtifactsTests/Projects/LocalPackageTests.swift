import Findings
import Testing

@testable import AppArtifacts

private let info = ["INFOPLIST_FILE = Info.plist;"]

private let product = "\"D Core\" = {isa = XCSwiftPackageProductDependency; productName = Core; };"

private let manifest = """
  let package = Package(name: "Kit", products: [.library(name: "Core", targets: ["Core"])],
    targets: [.target(name: "Core")])
  """

@Suite struct `Local packages of a target` {
  private func read(
    _ manifest: String, _ project: [String] = [product], _ files: [String: String] = [:],
    focus: String = ""
  ) -> AppTarget {
    var text = ProjectText(TargetText("App", settings: info, products: ["Core"]))
    text.more = project
    let tree = [
      "App.xcodeproj/project.pbxproj": text.text, "Info.plist": plist(),
      "Kit/Package.swift": manifest, "Kit/Sources/Core/a.swift": "",
    ]
    return AppReader.read(
      .memory(tree.merging(files) { _, new in new }, focus: focus), root: "."
    ).targets[0]
  }

  private func shown(as type: String) -> [String] {
    [
      product,
      "MORE = {isa = PBXFileReference; \(type) path = Kit; sourceTree = \"<group>\"; };",
    ]
  }

  @Test(
    "are found whatever type Xcode gave the folder",
    arguments: ["lastKnownFileType = text;", "lastKnownFileType = folder;", "name = Kit;"]
      + ["lastKnownFileType = wrapper;"])
  func types(_ type: String) {
    let target = read(manifest, shown(as: type))
    #expect(target.sources.map(\.path) == ["Kit/Sources/Core/a.swift"])
    #expect(target.libraries.map(\.isVisible) == [true])
  }

  @Test(
    "are found where only the workspace names them",
    arguments: [
      "<FileRef location = \"group:Kit\"/>", "<FileRef location = \"container:Kit\"/>",
      "<Group location = \"container:\" name = \"P\"><FileRef location = \"group:Kit\"/></Group>",
    ])
  func workspace(_ reference: String) {
    let list = "<Workspace><FileRef location = \"group:App.xcodeproj\"/>\(reference)</Workspace>"
    let files = ["All.xcworkspace/contents.xcworkspacedata": list]
    for focus in ["", "All.xcworkspace"] {
      let target = read(manifest, [product], files, focus: focus)
      #expect(target.sources.map(\.path) == ["Kit/Sources/Core/a.swift"])
      #expect(target.libraries.map(\.isVisible) == [true])
    }
  }

  @Test(
    "are seen where their manifest holds products and targets in constants, loops and functions",
    arguments: [
      """
      let products: [Product] = [.library(name: "Core", targets: targets)]
      let targets = ["Core"]
      let package = Package(name: "Kit", products: products, targets: [.target(name: "Core")])
      """,
      """
      let modules = ["Core", "Other"]
      let package = Package(name: "Kit",
        products: modules.map { .library(name: $0, targets: [$0]) },
        targets: modules.map { .target(name: $0) })
      """,
      """
      let package = Package(name: "Kit", products: [.library(name: "Core", targets: ["Core"])],
        targets: [module("Core")])
      func module(_ name: String) -> Target { .target(name: name, path: "Sources/\\(name)") }
      """,
    ])
  func computed(_ manifest: String) {
    let target = read(manifest, shown(as: "lastKnownFileType = folder;"))
    #expect(target.sources.map(\.path) == ["Kit/Sources/Core/a.swift"])
    #expect(target.libraries.map(\.isVisible) == [true])
  }

  @Test(
    "are unknown where a product, a folder or what a target needs could not be read",
    arguments: [
      "let package = Package(name: \"Kit\", products: [.library(name: \"Core\", targets: all())])",
      """
      let package = Package(name: "Kit", products: [.library(name: "Core", targets: ["Core"])],
        targets: [.target(name: "Core", path: "Gone")])
      """,
      """
      let package = Package(name: "Kit", products: [.library(name: "Core", targets: ["Core"])],
        targets: [.target(name: "Core", dependencies: needed(by: .app))])
      """,
      "let package = make()",
    ])
  func unread(_ manifest: String) {
    let target = read(manifest, shown(as: "lastKnownFileType = folder;"))
    #expect(target.libraries.map { "\($0.name) \($0.isVisible)" } == ["Core false"])
  }

  @Test func `bring no macros and plugins into the app, which run while it is built`() {
    let manifest = """
      let package = Package(name: "Kit", products: [.library(name: "Core", targets: ["Core"])],
        targets: [
          .macro(name: "CoreMacros", dependencies: [
            .product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
          .plugin(name: "Tool", capability: .buildTool()), .systemLibrary(name: "CZ"),
          .target(name: "Core", dependencies: ["CoreMacros", "CZ"], plugins: ["Tool"])])
      """
    let target = read(manifest, shown(as: "lastKnownFileType = folder;"))
    #expect(target.libraries.map(\.name) == ["Core"])
    #expect(target.libraries.map(\.isVisible) == [true])
  }

  @Test(
    "are seen with the packages that somebody fetched into the tree",
    arguments: ["SourcePackages/checkouts", ".build/checkouts"])
  func checkouts(_ folder: String) {
    let target = read(
      """
      let package = Package(name: "Kit", products: [.library(name: "Core", targets: ["Core"])],
        dependencies: [.package(url: "https://x.org/Far.git", from: "1.0.0")],
        targets: [.target(name: "Core", dependencies: [
          .product(name: "Far", package: "Far")])])
      """, shown(as: "lastKnownFileType = folder;"),
      [
        folder + "/Far/Package.swift":
          "let package = Package(products: [.library(name: \"Far\", targets: [\"Far\"])], targets: [.target(name: \"Far\")])",
        folder + "/Far/Sources/Far/b.swift": "",
      ])
    #expect(
      target.sources.map(\.path) == [
        "Kit/Sources/Core/a.swift", folder + "/Far/Sources/Far/b.swift",
      ])
    #expect(target.libraries.map { "\($0.name) \($0.isVisible)" } == ["Core true", "Far true"])
  }
}

@Suite struct `Projects that a project refers to` {
  private let proxies = [
    "MORE = {isa = PBXGroup; children = (LIBPROJECT); sourceTree = \"<group>\"; };",
    "LIBPROJECT = {isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = Carthage/Checkouts/Lib/Lib.xcodeproj; sourceTree = \"<group>\"; };",
    "PROXY = {isa = PBXReferenceProxy; path = libLib.a; remoteRef = ITEM; };",
    "ITEM = {isa = PBXContainerItemProxy; containerPortal = LIBPROJECT; proxyType = 2; remoteGlobalIDString = \"P Lib\"; };",
  ]

  private func read(
    _ links: [String], _ files: [String: String] = [:], focus: String = ""
  ) -> AppArtifact {
    var app = ProjectText(TargetText("App", settings: info, links: links))
    app.more = proxies
    let tree = ["App.xcodeproj/project.pbxproj": app.text, "Info.plist": plist()]
    return AppReader.read(
      .memory(tree.merging(files) { _, new in new }, focus: focus), root: ".")
  }

  @Test("are read for their code, and not checked", arguments: ["", "App.xcodeproj"])
  func code(_ focus: String) {
    let library = ProjectText(TargetText("Lib", "library.static", sources: ["l.swift"]))
    let folder = "Carthage/Checkouts/Lib/"
    let artifact = read(
      ["object:PROXY"],
      [folder + "Lib.xcodeproj/project.pbxproj": library.text, folder + "l.swift": ""],
      focus: focus)
    #expect(artifact.targets.map(\.name) == ["App"])
    #expect(artifact.targets[0].sources.map(\.path) == [folder + "l.swift"])
    #expect(artifact.targets[0].libraries == [])
  }

  @Test(
    "are unknown where they were not read, whether the target names their products or not",
    arguments: [["object:PROXY"], []])
  func unread(_ links: [String]) {
    let target = read(links).targets[0]
    #expect(target.libraries.map(\.name) == ["Lib"])
    #expect(target.libraries.map(\.origin) == [.project])
    #expect(target.libraries.map(\.isVisible) == [false])
  }

  @Test func `leave a product unknown that no project of the tree makes`() {
    var app = ProjectText(TargetText("App", settings: info, links: ["object:KIT"]))
    app.more = [
      "KIT = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
    ]
    let target = AppReader.read(
      .memory(["App.xcodeproj/project.pbxproj": app.text, "Info.plist": plist()]), root: "."
    ).targets[0]
    #expect(target.libraries.map(\.name) == ["Kit"])
    #expect(target.libraries.map(\.isVisible) == [false])
  }
}
