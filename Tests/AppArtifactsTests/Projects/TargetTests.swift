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
    ("application.watchapp2-container", .other),
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

  @Test func `is no place for problems where it is built for a television or a desktop`() {
    let settings = ["SDKROOT = appletvos;", "INFOPLIST_FILE = \"TV/Info.plist\";"]
    let artifact = read(ProjectText(TargetText("TV", settings: settings)))
    #expect(artifact.problems == [])
    #expect(artifact.targets.map(\.platforms) == [["appletvos"]])
  }

  @Test func `needs no Info.plist where it is the shell of a watch app`() {
    let project = ProjectText(
      TargetText("App", settings: info),
      TargetText(
        "Shell", "application.watchapp2-container",
        settings: ["PRODUCT_BUNDLE_IDENTIFIER = org.example;"]))
    #expect(read(project).problems == [])
  }

  @Test func `has the deployment target and conditions of each configuration`() {
    var project = ProjectText(
      TargetText(
        "T",
        settings: info + [
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) BETA\";",
          "GCC_PREPROCESSOR_DEFINITIONS = (\"DEBUG=1\", \"$(inherited)\");",
          "OTHER_SWIFT_FLAGS = \"-D EXTRA -DMORE\";",
          "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
        ], release: info + ["IPHONEOS_DEPLOYMENT_TARGET = 17.0;"]))
    project.settings = [
      "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;",
      "SWIFT_APPROACHABLE_CONCURRENCY = YES;",
    ]
    let configurations = read(project).targets[0].configurations
    #expect(configurations.map(\.deploymentTarget) == ["15.0", "17.0"])
    #expect(configurations[0].conditions == ["DEBUG", "BETA", "DEBUG=1", "EXTRA", "MORE"])
    #expect(configurations[1].conditions == ["DEBUG"])
    #expect(configurations.map(\.isMainActorByDefault) == [true, false])
    #expect(configurations.map(\.isApproachablyConcurrent) == [true, true])
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

  @Test func `come from a string catalog`() {
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

  @Test func `are none of a storyboard's catalog, which is for several at once`() {
    let artifact = read(
      ProjectText(
        TargetText(
          "App", settings: info,
          resources: ["mul.lproj/Main.xcstrings", "de.lproj/InfoPlist.strings"])),
      ["mul.lproj/Main.xcstrings": "{}", "de.lproj/InfoPlist.strings": "A = x;"])
    #expect(
      artifact.targets[0].configurations[0].localizations.map(\.language) == ["de", "en"])
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
