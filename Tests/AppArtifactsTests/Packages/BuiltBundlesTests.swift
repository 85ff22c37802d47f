import Findings
import Testing

@testable import AppArtifacts

@Suite("Bundles that were built")
struct BuiltBundlesTests {
  static func plist(_ keys: String = "") -> [UInt8] {
    Array("<plist version=\"1.0\"><dict>\(keys)</dict></plist>".utf8)
  }

  static func string(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  static let code: [UInt8] = [0xCF, 0xFA, 0xED, 0xFE]

  /// An app with a framework, a library, an extension, an App Clip and a watch app.
  static func app(_ path: String, executable: String = "Guide") -> [String: [UInt8]] {
    let names = string("CFBundleExecutable", executable) + string("CFBundlePackageType", "APPL")
    let phone = "<key>CFBundleSupportedPlatforms</key><array><string>iPhoneOS</string></array>"
    let watch = "<key>CFBundleSupportedPlatforms</key><array><string>WatchOS</string></array>"
    let point =
      "<key>NSExtension</key><dict>"
      + string("NSExtensionPointIdentifier", "com.apple.widgetkit-extension") + "</dict>"
    let files: [String: [UInt8]] = [
      "Info.plist": plist(names + phone + string("MinimumOSVersion", "15.0")),
      executable: code,
      "PrivacyInfo.xcprivacy": plist(),
      "de.lproj/InfoPlist.strings": Array("\"NSMotionUsageDescription\" = \"Schritte\";".utf8),
      "en.lproj/Main.strings": Array("\"a\" = \"b\";".utf8),
      "Frameworks/Kit.framework/Kit": code,
      "Frameworks/Kit.framework/Info.plist": plist(),
      "Frameworks/Odd.framework/Info.plist": plist(string("CFBundleExecutable", "Other")),
      "Frameworks/Odd.framework/Other": code,
      "Frameworks/libplain.dylib": code,
      "Frameworks/libswiftCore.dylib": code,
      "PlugIns/Widget.appex/Info.plist": plist(
        string("CFBundleExecutable", "Widget") + phone + point),
      "PlugIns/Widget.appex/Widget": code,
      "AppClips/Clip.app/Info.plist": plist(
        string("CFBundleExecutable", "Clip") + phone + "<key>NSAppClip</key><dict/>"),
      "AppClips/Clip.app/Clip": code,
      "Watch/Hand.app/Info.plist": plist(
        string("CFBundleExecutable", "Hand") + watch + "<key>WKApplication</key><true/>"),
      "Watch/Hand.app/Hand": code,
    ]
    return Dictionary(uniqueKeysWithValues: files.map { (TreePath.joined(path, $0), $1) })
  }

  private func read(
    _ files: [String: [UInt8]], focus: String = "", root: String = "."
  ) -> AppArtifact {
    AppReader.read(FileTree.memory(files, focus: focus), root: root)
  }

  private func archive(_ files: [String: [UInt8]]) -> [UInt8] {
    var writer = ArchiveWriter()
    writer.files = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return writer.bytes
  }

  @Test func `are targets with what is inside them, each with its compiled files`() throws {
    let artifact = read(Self.app(""), root: "Guide.app")
    #expect(artifact.problems == [])
    #expect(artifact.targets.map(\.name) == ["Guide", "Widget", "Hand", "Clip"])
    #expect(artifact.targets.map(\.container) == [nil, "Guide", "Guide", "Guide"])
    #expect(
      artifact.targets.map(\.kind) == [
        .app, .appExtension(point: "com.apple.widgetkit-extension"), .watchApp, .appClip,
      ])
    let app = try #require(artifact.targets.first)
    #expect(app.sources == [SourceFile("Guide", .compiled)])
    // Libraries of Swift itself ask for nothing.
    #expect(
      app.frameworkSources.map(\.path) == [
        "Frameworks/Kit.framework/Kit", "Frameworks/Odd.framework/Other",
        "Frameworks/libplain.dylib",
      ])
    #expect(app.platforms == ["iphoneos"])
    let configuration = try #require(app.configurations.first)
    #expect(configuration.deploymentTarget == "15.0")
    #expect(configuration.copiesPrivacyManifest)
    #expect(configuration.localizations.map(\.language) == ["de", "en"])
    #expect(configuration.localizations.first?["NSMotionUsageDescription"]?.text == "Schritte")
  }

  @Test(arguments: [
    ("Guide.ipa", "Payload/Guide.app"), ("My Guide.IPA", "Some folder/Payload/Guide.app"),
    ("guide.zip", "Guide.app"), ("Guide.ipa", "./Payload/My Guide.app"),
  ])
  func `are found in packages, whatever lies around them`(package: String, place: String) {
    var files = Self.app(place)
    files["__MACOSX/\(place)/._Info.plist"] = [0]
    files["iTunesArtwork"] = [1]
    let artifact = read([package: archive(files)], focus: package, root: package)
    #expect(artifact.problems == [])
    let inner = place.hasPrefix("./") ? String(place.dropFirst(2)) : place
    #expect(artifact.targets.map(\.kind.isJudged) == [true, true, true, true])
    #expect(artifact.targets.first?.sources.map(\.path) == ["\(package)/\(inner)/Guide"])
    #expect(
      artifact.targets.first?.configurations.first?.infoPlist?.position.file
        == "\(package)/\(inner)/Info.plist")
  }

  @Test func `are all read where a package holds several`() {
    let files = Self.app("Payload/One.app").merging(Self.app("Payload/Two.app")) { first, _ in first
    }
    let artifact = read(["Both.ipa": archive(files)], focus: "Both.ipa", root: "Both.ipa")
    #expect(artifact.targets.filter { $0.kind == .app }.map(\.name) == ["One", "Two"])
  }

  @Test(arguments: ["../Payload/Guide.app", "/Payload/Guide.app", "a/../../Payload/Guide.app"])
  func `are not read where their names lead out of the package`(place: String) {
    let files = [
      "\(place)/Info.plist": Self.plist(Self.string("CFBundlePackageType", "APPL")),
      "\(place)/Guide": Self.code,
    ]
    let artifact = read(["Guide.ipa": archive(files)], focus: "Guide.ipa", root: "Guide.ipa")
    #expect(artifact.targets == [])
    #expect(artifact.problems.map(\.code) == [.nothingToCheck])
  }

  @Test(arguments: ["/etc/hostname", "../../Guide.plist", "../../../Guide.plist"])
  func `are not read through a link in the package, which is no more than its own bytes`(
    place: String
  ) {
    var writer = ArchiveWriter(
      ("Payload/Guide.app/Info.plist", Array(place.utf8)), ("Payload/Guide.app/Guide", Self.code))
    writer.links = ["Payload/Guide.app/Info.plist"]
    let outside = Self.plist(
      Self.string("CFBundlePackageType", "APPL") + Self.string("CFBundleName", "Outside"))
    let artifact = read(
      ["Guide.ipa": writer.bytes, "Guide.plist": outside], focus: "Guide.ipa", root: "Guide.ipa")
    #expect(!artifact.targets.contains { $0.name == "Outside" })
    #expect(!artifact.problems.isEmpty)
    #expect(!artifact.problems.contains { $0.message.contains("Outside") })
  }

  @Test(arguments: [
    ("Guide.ipa", Array("PK".utf8), "Guide.ipa is not a package"),
    ("Guide.ipa", ArchiveWriter(("Readme", [1])).bytes, "Guide.ipa holds no app"),
  ])
  func `are nothing to check where a package is cut off or holds none`(
    name: String, bytes: [UInt8], message: String
  ) throws {
    let artifact = read([name: bytes], focus: name, root: name)
    let problem = try #require(artifact.problems.first)
    #expect(artifact.problems.map(\.code) == [.nothingToCheck])
    #expect(problem.message.hasPrefix(message))
  }

  @Test func `are found in an archive of Xcode`() {
    var files = Self.app("Products/Applications/Guide.app")
    files["Info.plist"] = Self.plist(Self.string("Name", "Guide"))
    files["dSYMs/Guide.app.dSYM/Contents/Info.plist"] = Self.plist()
    let artifact = read(files, root: "/builds/Guide.xcarchive/")
    #expect(artifact.targets.map(\.name) == ["Guide", "Widget", "Hand", "Clip"])
  }

  @Test func `are taken for a framework's part for phones where it has several`() {
    func part(_ identifier: String, _ variant: String, _ path: String) -> String {
      "<dict>" + Self.string("LibraryIdentifier", identifier) + Self.string("LibraryPath", path)
        + Self.string("SupportedPlatform", "ios") + variant + "</dict>"
    }
    let simulator = Self.string("SupportedPlatformVariant", "simulator")
    let list =
      "<key>AvailableLibraries</key><array>"
      + part("ios-x86_64-simulator", simulator, "Kit.framework")
      + part("ios-arm64", "", "Kit.framework") + "</array>"
    let files = [
      "Info.plist": Self.plist(list), "ios-arm64/Kit.framework/Kit": Self.code,
      "ios-x86_64-simulator/Kit.framework/Kit": Self.code,
    ]
    let artifact = read(files, root: "Kit.xcframework")
    #expect(artifact.targets.map(\.kind) == [.framework])
    #expect(artifact.targets.first?.sources.map(\.path) == ["ios-arm64/Kit.framework/Kit"])
  }

  @Test(arguments: ["libkit.a", "libkit.dylib", "kit"])
  func `may be one compiled file`(name: String) {
    let bytes = name.hasSuffix(".a") ? Array("!<arch>\n".utf8) : Self.code
    let artifact = read([name: bytes], focus: name, root: name)
    #expect(artifact.targets.first?.sources == [SourceFile(name, .compiled)])
    #expect(artifact.targets.first?.kind == .framework)
  }

  @Test func `are checked where the tree has no app to build, and passed over where it has one`() {
    let built = ["builds/Guide.ipa": archive(Self.app("Payload/Guide.app"))]
    #expect(read(built).targets.first?.name == "Guide")
    let project = ProjectText(TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"])).text
    let tree = built.merging([
      "App.xcodeproj/project.pbxproj": Array(project.utf8), "Info.plist": Self.plist(),
    ]) { first, _ in first }
    #expect(read(tree).targets.map(\.name) == ["App"])
  }

  @Test(arguments: ["dynamic", "fixed", "stored", "long"])
  func `are expanded piece by piece as they are whole`(name: String) throws {
    let data = try PackageTests.seed("FuzzInflation/" + name)
    var inflation = Inflation(ByteSource(data, file: name))
    let whole = try inflation.all(expecting: 1 << 16, limit: 1 << 20)
    var found: [UInt8] = []
    var stream = Inflation(ByteSource(data, file: name))
    for target in stride(from: 100, through: whole.count + 100, by: 100) {
      try stream.run(until: target) { start, block in
        #expect(start == found.count)
        found += block
      }
    }
    #expect(found == whole)
    let file = InflatedFile(ByteSource(data, file: name), count: whole.count).source
    file.plan?([10..<20, 60..<90])
    #expect(try file.bytes(at: 60, count: 30) == Array(whole[60..<90]))
    #expect(try file.bytes(at: 10, count: 10) == Array(whole[10..<20]))
    #expect(try file.bytes(at: 0, count: 5) == Array(whole[0..<5]))
  }

  @Test func `are expanded no further than the last part that is wanted`() throws {
    // The last part is missing: whoever asks for the first never learns of it.
    var data = try PackageTests.seed("FuzzInflation/dynamic")
    var inflation = Inflation(ByteSource(data, file: "whole"))
    let whole = try inflation.all(expecting: 1 << 16, limit: 1 << 16)
    data.removeLast(data.count / 4)
    let file = InflatedFile(ByteSource(data, file: "cut"), count: whole.count).source
    #expect(try file.bytes(at: 0, count: 50) == Array(whole[..<50]))
    #expect(throws: ReadingProblem.self) { try file.bytes(at: whole.count - 5, count: 5) }
  }
}
