import Findings
import Testing

@testable import AppArtifacts

private let info = ["INFOPLIST_FILE = Info.plist;"]

private func read(_ project: ProjectText, _ files: [String: String] = [:]) -> AppArtifact {
  let tree = ["App.xcodeproj/project.pbxproj": project.text, "Info.plist": plist()]
  return AppReader.read(.memory(tree.merging(files) { _, new in new }), root: ".")
}

@Suite struct `A target` {
  @Test(arguments: [
    ("application", AppTarget.Kind.app), ("application.on-demand-install-capable", .appClip),
    ("app-extension", .appExtension(point: "p")),
    ("extensionkit-extension", .appExtension(point: "p")),
    ("watchkit2-extension", .appExtension(point: "p")), ("application.watchapp2", .watchApp),
    ("framework", .framework), ("library.static", .staticLibrary),
    ("framework.static", .staticLibrary),
    ("bundle.unit-test", .test), ("bundle.ui-testing", .test), ("tool", .other), ("bundle", .other),
    ("from-the-future", .other),
  ])
  func `has the kind of its product`(_ type: String, _ kind: AppTarget.Kind) {
    let list = plist(
      "<key>NSExtension</key><dict>\(entry("NSExtensionPointIdentifier", "p"))</dict>")
    let artifact = read(ProjectText(TargetText("T", type, settings: info)), ["Info.plist": list])
    #expect(artifact.targets.map(\.kind) == [kind])
  }

  @Test func `is a watch app where an application is built for the watch`() {
    let artifact = read(
      ProjectText(
        TargetText(
          "W", settings: info + ["SDKROOT = watchos;", "WATCHOS_DEPLOYMENT_TARGET = 9.0;"])))
    #expect(artifact.targets[0].kind == .watchApp)
    #expect(artifact.targets[0].platforms == ["watchos"])
    #expect(artifact.targets[0].configurations[0].deploymentTarget == "9.0")
  }

  @Test(arguments: [
    (["SDKROOT = iphoneos;"], ["iphoneos"]), (["SDKROOT = macosx;"], ["macosx"]),
    (
      ["SDKROOT = auto;", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"],
      ["iphoneos", "macosx"]
    ),
    (["MACOSX_DEPLOYMENT_TARGET = 12.0;"], ["macosx"]), ([], ["iphoneos"]),
  ])
  func `builds for the platforms its settings name`(_ settings: [String], _ platforms: [String]) {
    #expect(
      read(ProjectText(TargetText("T", settings: settings))).targets[0].platforms == platforms)
  }

  @Test func `has the deployment target and conditions of each configuration`() {
    var project = ProjectText(
      TargetText(
        "T",
        settings: info + [
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) BETA\";",
          "GCC_PREPROCESSOR_DEFINITIONS = (\"DEBUG=1\", \"$(inherited)\");",
          "OTHER_SWIFT_FLAGS = \"-D EXTRA -DMORE\";",
        ], release: info + ["IPHONEOS_DEPLOYMENT_TARGET = 17.0;"]))
    project.settings = [
      "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;",
    ]
    let configurations = read(project).targets[0].configurations
    #expect(configurations.map(\.deploymentTarget) == ["15.0", "17.0"])
    #expect(configurations[0].conditions == ["DEBUG", "BETA", "DEBUG=1", "EXTRA", "MORE"])
    #expect(configurations[1].conditions == ["DEBUG"])
  }

  @Test func `has the entitlements and the privacy manifest it is built with`() {
    let artifact = read(
      ProjectText(
        TargetText(
          "T", settings: info + ["CODE_SIGN_ENTITLEMENTS = T.entitlements;"],
          resources: ["Res/PrivacyInfo.xcprivacy"])),
      ["T.entitlements": plist(entry("a", "b")), "Res/PrivacyInfo.xcprivacy": plist()])
    #expect(artifact.targets[0].configurations[0].entitlements?.file == "T.entitlements")
    #expect(
      artifact.targets[0].configurations[0].privacyManifest?.file == "Res/PrivacyInfo.xcprivacy")
  }

  @Test func `knows the bundle that embeds it, or else the app that waits for it`() {
    let artifact = read(
      ProjectText(
        TargetText("App", settings: info, embeds: ["product:Widget"], dependencies: ["Clip"]),
        TargetText("Widget", "app-extension", settings: info),
        TargetText("Clip", "application.on-demand-install-capable", settings: info)))
    #expect(artifact.targets.map(\.container) == [nil, "App", "App"])
  }

  @Test func `shares the value where configurations do not differ`() {
    let artifact = read(ProjectText(TargetText("T", settings: info)))
    let configurations = artifact.targets[0].configurations
    #expect(configurations[0].infoPlist == configurations[1].infoPlist)
  }
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
    #expect(artifact.targets[0].sources.map(\.language) == [.swift, .objectiveC, .objectiveC])
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

@Suite struct `The languages of a target` {
  @Test func `come from variant groups, each with its strings`() {
    var project = ProjectText(
      TargetText("App", settings: info, resources: ["object:STRINGS", "object:OTHER"]))
    project.regions = ["en", "de", "fr", "Base"]
    project.more = [
      "MORE = {isa = PBXGroup; children = (STRINGS, OTHER); path = App; sourceTree = \"<group>\"; };",
      "STRINGS = {isa = PBXVariantGroup; children = (EN, DE); name = InfoPlist.strings; sourceTree = \"<group>\"; };",
      "EN = {isa = PBXFileReference; name = en; path = en.lproj/InfoPlist.strings; sourceTree = \"<group>\"; };",
      "DE = {isa = PBXFileReference; name = de; path = de.lproj/InfoPlist.strings; sourceTree = \"<group>\"; };",
      "OTHER = {isa = PBXVariantGroup; children = (BASE, FR); name = Main.storyboard; sourceTree = \"<group>\"; };",
      "BASE = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = \"<group>\"; };",
      "FR = {isa = PBXFileReference; path = fr.lproj/Main.strings; sourceTree = \"<group>\"; };",
    ]
    let artifact = read(
      project,
      [
        "App/en.lproj/InfoPlist.strings": "\"A\" = \"x\";",
        "App/de.lproj/InfoPlist.strings": "A = y;",
        "App/fr.lproj/Main.strings": "",
      ])
    let languages = artifact.targets[0].configurations[0].localizations
    #expect(languages.map(\.language) == ["de", "en", "fr"])
    #expect(languages.map(\.isDevelopment) == [false, true, false])
    #expect(languages.map { $0["A"]?.text } == ["y", "x", nil])
    #expect(languages[2].file == nil)
  }

  @Test func `come from synchronized folders, where one exception names all languages`() {
    var project = ProjectText(
      TargetText("App", settings: info, folders: ["App"]),
      TargetText("W", "app-extension", settings: info, folders: ["App"]))
    project.folders = [
      FolderText(path: "App", exceptions: [("W", ["/Localized/InfoPlist.strings"])])
    ]
    let artifact = read(
      project,
      ["App/en.lproj/InfoPlist.strings": "A = x;", "App/nb.lproj/InfoPlist.strings": "A = z;"])
    #expect(
      artifact.targets[0].configurations[0].localizations.map { $0["A"]?.text } == ["x", "z"])
    #expect(artifact.targets[1].configurations[0].localizations == [])
  }

  @Test func `come from a string catalogue`() {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"A": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "x"}},
      "de": {"stringUnit": {"state": "translated", "value": "y"}}}}}}
      """
    let artifact = read(
      ProjectText(TargetText("App", settings: info, resources: ["InfoPlist.xcstrings"])),
      ["InfoPlist.xcstrings": catalogue])
    let languages = artifact.targets[0].configurations[0].localizations
    #expect(languages.map(\.language) == ["de", "en"])
    #expect(languages.map { $0["A"]?.text } == ["y", "x"])
  }

  @Test func `count strings named after the Info.plist`() {
    let artifact = read(
      ProjectText(
        TargetText(
          "App", settings: ["INFOPLIST_FILE = App-Info.plist;"],
          resources: ["en.lproj/App-InfoPlist.strings", "de.lproj/Other-InfoPlist.strings"])),
      [
        "App-Info.plist": plist(), "en.lproj/App-InfoPlist.strings": "A = x;",
        "de.lproj/Other-InfoPlist.strings": "A = y;",
      ])
    let languages = artifact.targets[0].configurations[0].localizations
    #expect(languages.map { $0["A"]?.text } == [nil, "x"])
  }

  @Test func `are none where only Base holds resources`() {
    let artifact = read(
      ProjectText(TargetText("App", settings: info, resources: ["Base.lproj/Main.storyboard"])))
    #expect(artifact.targets[0].configurations[0].localizations == [])
  }

  @Test func `take a development language that is spelled out for the same`() {
    var project = ProjectText(
      TargetText("App", settings: info, resources: ["en.lproj/InfoPlist.strings"]))
    project.developmentRegion = "English"
    let languages = read(project, ["en.lproj/InfoPlist.strings": "A = x;"])
      .targets[0].configurations[0].localizations
    #expect(languages.map(\.language) == ["en"])
    #expect(languages.map(\.isDevelopment) == [true])
  }

  @Test func `are a problem where strings are broken`() {
    let artifact = read(
      ProjectText(TargetText("App", settings: info, resources: ["en.lproj/InfoPlist.strings"])),
      ["en.lproj/InfoPlist.strings": "\"A\" = \"x"])
    #expect(artifact.problems.map(\.code) == [.malformedFile])
    #expect(artifact.problems.first?.position.file == "en.lproj/InfoPlist.strings")
  }
}
