import Findings
import Testing

@testable import AppArtifacts

private func app(_ name: String = "App") -> String {
  ProjectText(TargetText(name, settings: ["INFOPLIST_FILE = Info.plist;"])).text
}

@Suite struct `A tree` {
  @Test func `gives every project's targets in the order of the tree`() {
    let artifact = AppReader.read(
      .memory([
        "b/B.xcodeproj/project.pbxproj": app("B"), "b/Info.plist": plist(),
        "a/ios/Runner.xcodeproj/project.pbxproj": app("A"), "a/ios/Info.plist": plist(),
      ]), root: ".")
    #expect(artifact.targets.map(\.name) == ["A", "B"])
    #expect(artifact.targets.map(\.project) == ["a/ios/Runner.xcodeproj", "b/B.xcodeproj"])
    #expect(artifact.targets[0].configurations[0].infoPlist?.file == "a/ios/Info.plist")
    #expect(artifact.problems == [])
  }

  @Test(arguments: [
    "Pods/Pods.xcodeproj", "Carthage/Checkouts/X/X.xcodeproj", "node_modules/x/X.xcodeproj",
  ])
  func `does not check the projects of fetched libraries`(_ path: String) {
    let artifact = AppReader.read(
      .memory([
        "App.xcodeproj/project.pbxproj": app(), "Info.plist": plist(),
        path + "/project.pbxproj": app("Library"),
      ]), root: ".")
    #expect(artifact.targets.map(\.name) == ["App"])
  }

  @Test(arguments: [
    ("A.xcodeproj", ["A"]), ("Both.xcworkspace", ["A", "C"]), ("", ["A", "B", "C"]),
  ])
  func `gives the projects that are asked for`(_ focus: String, _ names: [String]) {
    let workspace =
      "<Workspace version=\"1.0\"><FileRef location = \"group:A.xcodeproj\"></FileRef>"
      + "<FileRef location = \"container:c &amp; d/C.xcodeproj\"></FileRef></Workspace>"
    let artifact = AppReader.read(
      .memory(
        [
          "A.xcodeproj/project.pbxproj": app("A"), "B.xcodeproj/project.pbxproj": app("B"),
          "c & d/C.xcodeproj/project.pbxproj": app("C"), "Info.plist": plist(),
          "c & d/Info.plist": plist(), "Both.xcworkspace/contents.xcworkspacedata": workspace,
        ], focus: focus), root: focus)
    #expect(artifact.targets.map(\.name) == names)
    #expect(artifact.problems == [])
  }

  @Test func `takes an Info.plist alone for a target`() {
    let list = plist(
      entry("CFBundlePackageType", "APPL"), entry("NSLocationWhenInUseUsageDescription", "Why"),
      entry("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"))
    let artifact = AppReader.read(
      .memory(["Info.plist": list], focus: "Info.plist"), root: "x/Info.plist")
    #expect(artifact.targets.map(\.kind) == [.app])
    let found = artifact.targets.first?.configurations.first?.infoPlist
    #expect(found?["NSLocationWhenInUseUsageDescription"]?.value == .string("Why"))
    #expect(found?["CFBundleIdentifier"]?.unresolved == ["PRODUCT_BUNDLE_IDENTIFIER"])
    #expect(artifact.problems == [])
  }

  @Test func `without a project has a target for each Info.plist of an app and what goes into it`()
  {
    let tree = FileTree.memory([
      "App/Resources/Info.plist": plist(entry("CFBundlePackageType", "APPL")),
      "App/main.swift": "", "App/Resources/de.lproj/InfoPlist.strings": "A = x;",
      "App/Widget/Info.plist": plist(
        "<key>NSExtension</key><dict>\(entry("NSExtensionPointIdentifier", "p"))</dict>"),
      "App/Widget/w.swift": "", "Clip/Info.plist": plist("<key>NSAppClip</key><dict/>"),
      "Watch/Info.plist": plist("<key>WKApplication</key><true/>"),
      "Tests/Info.plist": plist(entry("CFBundlePackageType", "BNDL")),
      "App/GoogleService-Info.plist": plist(entry("API_KEY", "x")), "project.yml": "",
    ])
    let artifact = AppReader.read(tree, root: ".")
    #expect(artifact.targets.map(\.name) == ["App", "Widget", "Clip", "Watch"])
    #expect(
      artifact.targets.map(\.kind) == [.app, .appExtension(point: "p"), .appClip, .watchApp])
    #expect(artifact.targets[0].sources.map(\.path) == ["App/main.swift"])
    #expect(artifact.targets[1].sources.map(\.path) == ["App/Widget/w.swift"])
    #expect(artifact.targets[0].configurations[0].localizations.map(\.language) == ["de", "en"])
  }

  @Test func `without a project takes no framework for an app`() {
    let framework = plist(
      entry("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)")
        + entry("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"))
    let artifact = AppReader.read(
      .memory([
        "App/Info.plist": plist("<key>LSRequiresIPhoneOS</key><true/>"),
        "Design/Info.plist": framework,
      ]), root: ".")
    #expect(artifact.targets.map(\.name) == ["App"])
  }

  @Test(arguments: [
    (".iOS(.v16)", "executableTarget", true), (".iOS(.v16)", "target", false),
    (".iOS(.v16), .macOS(.v13)", "executableTarget", false),
  ])
  func `without a project takes a program that a package makes for iOS for an app`(
    _ platforms: String, _ target: String, _ isApp: Bool
  ) {
    let manifest = """
      let package = Package(
        name: "App", platforms: [\(platforms)], targets: [.\(target)(name: "App")])
      """
    let artifact = AppReader.read(
      .memory([
        "Package.swift": manifest,
        "Info.plist": plist(entry("CFBundleIdentifier", "a.b")), "Sources/App/main.swift": "",
      ]), root: ".")
    #expect(artifact.targets.map(\.kind).contains(.app) == isApp)
  }

  @Test func `without a project takes no app for the Mac for one of a phone`() {
    let mac = entry("LSMinimumSystemVersion", "13.0") + entry("CFBundlePackageType", "APPL")
    let both = mac + "<key>UILaunchScreen</key><dict/>"
    let artifact = AppReader.read(
      .memory(["Mac/Info.plist": plist(mac), "Both/Info.plist": plist(both)]), root: ".")
    #expect(artifact.targets.map(\.name) == ["Both"])
  }

  @Test(arguments: ["UILaunchScreen", "UIBackgroundModes", "UISupportedInterfaceOrientations"])
  func `without a project does not take a list that names no bundle for the whole Info.plist`(
    key: String
  ) throws {
    let part = "<key>\(key)</key><array/>" + entry("CFBundleURLTypes", "a")
    func target(_ list: String) throws -> AppTarget {
      let artifact = AppReader.read(.memory(["App/Info.plist": plist(list)]), root: ".")
      return try #require(artifact.targets.first)
    }
    #expect(try target(part).kind == .app)
    #expect(try target(part).configurations[0].infoPlist == nil)
    let whole = part + entry("CFBundleIdentifier", "a.b")
    #expect(try target(whole).configurations[0].infoPlist?[key] != nil)
  }

  @Test(arguments: [
    ("App/Map.swift", false), ("Modules/Map/Map.swift", true), ("AppTests/MapTests.swift", false),
    ("Modules/Map/README.md", false),
  ])
  func `without a project tells whether sources lie outside the folders of its targets`(
    _ path: String, _ isLoose: Bool
  ) {
    let artifact = AppReader.read(
      .memory(["App/Info.plist": plist(entry("CFBundlePackageType", "APPL")), path: "x"]),
      root: ".")
    #expect(artifact.targets.map(\.hasLooseSources) == [isLoose])
  }

  @Test func `tells of a Gradle build only with the way out of one`() {
    func message(_ files: [String: String]) -> String? {
      AppReader.read(.memory(files), root: ".").problems.first?.message
    }
    #expect(message(["app/build.gradle": ""])?.contains("Gradle build shows") == true)
    let made = ["app.json": "{\"expo\": {}}", "android/app/build.gradle": ""]
    #expect(
      message(made) == "No Xcode project, no Info.plist and no package of an app was found.")
  }

  @Test(arguments: [
    (["app.json": "{\"expo\": {}}", "android/app/build.gradle": ""], "expo prebuild"),
    (["README.md": ""], "Name a folder"), (["project.yml": ""], "xcodegen generate"),

    (["Apps/One/project.yml": ""], "xcodegen generate --spec Apps/One/project.yml"),
    (["notes.txt": "x"], "Name a folder"),
    (["Project.swift": ""], "tuist generate"), (["app.json": "{\"expo\": {}}"], "expo prebuild"),
    (
      ["server/main.go": "", "app/package.json": "{}", "app/app.json": "{\"expo\": {}}"],
      "Run “npx expo prebuild” in app first."
    ),
    (["config.xml": ""], "cordova prepare"), ([:], "Name a folder"),
    (["app/build.gradle.kts": "plugins { alias(shop.plugins.app) }"], "Name the AndroidManifest"),
    (
      ["L.xcodeproj/project.pbxproj": ProjectText(TargetText("L", "framework")).text],
      "Name a folder"
    ),
  ])
  func `says that there is nothing to check, and what to do`(
    _ files: [String: String], _ way: String
  ) {
    let artifact = AppReader.read(.memory(files), root: ".")
    #expect(artifact.problems.map(\.code) == [.nothingToCheck])
    #expect(artifact.problems.first?.wayOut.contains(way) == true)
  }
}

@Suite struct `A project of Tuist` {
  @Test(arguments: [
    (["Workspace.swift": ""], "Run “tuist generate” first"),
    (["Projects/Workspace.swift": ""], "Run “tuist generate” in Projects first"),
    ([:], "Run “tuist generate” in Projects/App first"),
  ])
  func `is generated in the folder of its workspace`(_ files: [String: String], _ way: String) {
    let manifest = "import ProjectDescription\nlet app = Target(product: .app, sources: [])"
    let artifact = AppReader.read(
      .memory(files.merging(["Projects/App/Project.swift": manifest]) { own, _ in own }),
      root: ".")
    #expect(artifact.problems.first?.wayOut.hasPrefix(way) == true)
  }
}

@Suite struct `A project file` {
  private func read(_ text: String) -> AppArtifact {
    AppReader.read(
      .memory([
        "Bad.xcodeproj/project.pbxproj": text, "Good.xcodeproj/project.pbxproj": app(),
        "Info.plist": plist(),
      ]), root: ".")
  }

  @Test(arguments: [
    "", "nonsense", "{ objects = { A = { isa = ", "<<<<<<< HEAD\n{}", "{}", "{objects = {A = b;};}",
    "{objects = {A = {isa = PBXGroup;};}; rootObject = A;}", "\u{0}\u{1}\u{2}",
  ])
  func `that is none is one problem, and the others are read`(_ text: String) {
    let artifact = read(text)
    #expect(artifact.targets.map(\.name) == ["App"])
    #expect(artifact.problems.map(\.code) == [.malformedFile])
    #expect(artifact.problems.first?.position.file == "Bad.xcodeproj/project.pbxproj")
  }

  @Test func `that is missing from its folder is one problem, and Info.plists are read`() {
    let artifact = AppReader.read(
      .memory([
        "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": "",
        "App/Info.plist": plist(entry("CFBundlePackageType", "APPL")),
        "Pods/Pods.xcodeproj/xcshareddata/xcschemes/A.xcscheme": "",
      ]), root: ".")
    #expect(artifact.targets.map(\.kind) == [.app])
    #expect(artifact.problems.map(\.code) == [.unreadableFile])
    #expect(artifact.problems.first?.position.file == "App.xcodeproj")
  }

  @Test func `keeps its targets though it names unknown classes`() {
    var project = ProjectText(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"], more: "fromTheFuture = (A, B);")
    )
    project.more = ["MORE = {isa = PBXFromTheFuture; children = (MORE, MAIN, \"T App\"); };"]
    let artifact = AppReader.read(
      .memory(["App.xcodeproj/project.pbxproj": project.text, "Info.plist": plist()]), root: ".")
    #expect(artifact.targets.map(\.name) == ["App"])
    #expect(artifact.problems == [])
  }

  @Test func `reports an object that is named and missing, and reads the rest`() {
    let text = app().replacing("targets = (\"T App\")", with: "targets = (GONE, \"T App\")")
    let artifact = AppReader.read(
      .memory(["App.xcodeproj/project.pbxproj": text, "Info.plist": plist()]), root: ".")
    #expect(artifact.targets.map(\.name) == ["App"])
    #expect(artifact.problems.map(\.code) == [.malformedFile])
    #expect(artifact.problems.first?.message.contains("GONE") == true)
    #expect(artifact.problems.first?.position.line != nil)
  }

  @Test(arguments: ["bundle.unit-test", "bundle.ui-testing", "application"])
  func `reports nothing that only a target of tests lacks`(type: String) {
    let settings = ["INFOPLIST_FILE = Info.plist;"]
    let project = ProjectText(
      TargetText("App", settings: settings),
      TargetText("Other", type, settings: settings, base: "Gone.xcconfig"))
    let text = project.text.replacing(
      "baseConfigurationReference = \"F Gone.xcconfig\"", with: "baseConfigurationReference = GONE")
    let artifact = AppReader.read(
      .memory(["App.xcodeproj/project.pbxproj": text, "Info.plist": plist()]), root: ".")
    let isReported = artifact.problems.contains { $0.message.contains("GONE") }
    #expect(isReported == (type == "application"))
  }

  @Test func `may hold groups that hold each other`() {
    var project = ProjectText(TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"]))
    project.more = [
      "MORE = {isa = PBXGroup; children = (LOOP); path = a; sourceTree = \"<group>\"; };",
      "LOOP = {isa = PBXGroup; children = (MORE, MAIN); path = b; sourceTree = \"<group>\"; };",
    ]
    let artifact = AppReader.read(
      .memory(["App.xcodeproj/project.pbxproj": project.text, "Info.plist": plist()]), root: ".")
    #expect(artifact.targets.count == 1)
  }

  @Test func `may hold targets that link each other`() {
    let project = ProjectText(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"], links: ["product:A"]),
      TargetText("A", "framework", links: ["product:B"]),
      TargetText("B", "framework", sources: ["b.swift"], links: ["product:A"]))
    let artifact = AppReader.read(
      .memory([
        "App.xcodeproj/project.pbxproj": project.text, "Info.plist": plist(), "b.swift": "",
      ]), root: ".")
    #expect(artifact.targets[0].frameworkSources.map(\.path) == ["b.swift"])
  }

  @Test func `carries the problem of a configuration file that includes itself`() {
    let project = ProjectText(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"], base: "A.xcconfig"))
    let artifact = AppReader.read(
      .memory([
        "App.xcodeproj/project.pbxproj": project.text, "Info.plist": plist(),
        "A.xcconfig": "#include \"A.xcconfig\"",
      ]), root: ".")
    #expect(artifact.problems.map(\.code) == [.cyclicReference])
    #expect(artifact.problems.first?.position == SourcePosition(file: "A.xcconfig", line: 1))
    #expect(artifact.targets[0].configurations[0].infoPlist != nil)
  }
}
