import Findings
import Testing

@testable import AppArtifacts

@Suite struct `Foreign bytes` {
  private static let project = ProjectText(
    TargetText(
      "App",
      settings: ["INFOPLIST_FILE = Info.plist;", "\"A[sdk=iphoneos*]\" = \"$(B:default=$(C))\";"],
      base: "A.xcconfig", sources: ["a.swift"], links: ["product:Core"], folders: ["App"]),
    TargetText("Core", "framework", sources: ["c.m"])
  ).text

  @Test(arguments: Array(stride(from: 0, to: project.utf8.count, by: 61)))
  func `of a project cut off anywhere are a problem or a smaller project`(_ length: Int) {
    let text = String(decoding: Self.project.utf8.prefix(length), as: UTF8.self)
    let artifact = AppReader.read(
      .memory(["App.xcodeproj/project.pbxproj": text, "Info.plist": plist()]), root: ".")
    #expect(!artifact.problems.isEmpty)
  }

  @Test(arguments: [
    "", "(", ")", "[", "]", "\"", "\"\\", "/*", "//", ".target(", ".target(name:",
    ".library(name: \"A\"",
    ".target(name: \"A\", dependencies: [", "a(b(c)]d)[e", "💥(\"",
    String(repeating: "(", count: 5000),
    String(repeating: "[", count: 5000), String(repeating: "a(", count: 5000) + "\"x\"",
  ])
  func `of a manifest end the scan`(_ text: String) {
    #expect(PackageManifest(Array(text.utf8)).targets.allSatisfy { $0.name == "A" })
  }

  @Test(arguments: [
    "$(", "$(A", "$(A:", "$(A:default=", "${A)", "$(A:default=$(A:default=", "$", "$$(",
  ])
  func `of a setting expand to something`(_ text: String) {
    let settings = BuildSettings(
      layers: [SettingsLayer(["A": "x"])],
      context: SettingsContext(sdk: "iphoneos", configuration: "Debug"))
    #expect(settings.expand(text).text.utf8.count <= text.utf8.count)
  }

  @Test(arguments: [
    "= 1", "A", "A[", "A[sdk", "A[sdk=", "A[sdk=x", "A[]=1", "A[sdk=x] 1", "#include",
    "#include \"",
    "#nothing \"x\"", "\\", "A = \\", "\u{0}=\u{0}", "A = 1\u{2028}B = 2",
  ])
  func `of a configuration file are passed over`(_ text: String) {
    let file = ConfigurationFile(Array((text + "\nLAST = 1").utf8), file: "a.xcconfig")
    let names = file.statements.compactMap { statement in
      if case .assignment(let name, _) = statement { name } else { nil }
    }
    #expect(names.last == "LAST" || text.hasSuffix("\\"))
  }

  @Test func `that nest settings without end come to one`() {
    let text = String(repeating: "$(A", count: 20_000)
    let settings = BuildSettings(
      layers: [SettingsLayer(["A": "x"])],
      context: SettingsContext(sdk: "iphoneos", configuration: "Debug"))
    #expect(settings.expand(text).text.utf8.count <= 1 << 16)
  }
}
