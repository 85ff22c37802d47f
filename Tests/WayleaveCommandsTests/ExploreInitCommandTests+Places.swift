import FileAccess
import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

/// Where the package is written, and the ways from there.
extension ExploreInitCommandTests {
  /// The words of the last line that the tool prints, as a shell takes them apart.
  private func lastCommand(of run: CommandRun) throws -> [String] {
    let line = try #require(run.output.split(separator: "\n").last)
    let shell = Process()
    let pipe = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "for word in \(line); do echo \"$word\"; done"]
    shell.standardOutput = pipe
    try shell.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["out", "out/", "a b", "it's", "./x//y z/"])
  func `the command that takes the missing file along can be run as it is printed`(
    output: String
  ) throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": "", "Access.swift": Self.access, "x/a": "",
      "Models/Route.swift": "import Odd\nstruct Route { }", "way leave/Package.swift": "",
    ])
    let first = CommandRun([
      "explore", "init", folder.path + "/Access.swift", "--output", folder.path + "/" + output,
      "--wayleave", folder.path + "/way leave", "--ios", "16...17", "--depth", "3", "--type",
      "Access",
    ])
    #expect(first.code == 0, "\(first.error)")
    let words = try lastCommand(of: first)
    #expect(words.prefix(3) == ["wayleave", "explore", "init"])
    let second = CommandRun(Array(words.dropFirst()))
    #expect(second.code == 0, "\(second.error)")
    let whole = (folder.path + "/" + output as NSString).standardizingPath
    let written = try String(
      contentsOfFile: whole + "2/Tests/AccessCodeTests/ExploreTests.swift", encoding: .utf8)
    #expect(written.contains(".iOS(16...17), depth: 3"))
    #expect(written.contains("$0.follow(Route())"))
    #expect(
      try String(contentsOfFile: whole + "2/Package.swift", encoding: .utf8).contains("way leave\"")
    )
  }

  @Test func `that command leaves what was taken along to be found again, and explores none of it`()
    throws
  {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": "",
      "Access.swift": """
      class Access {
        let manager = CLLocationManager()
        func go(_ route: Route, _ guide: Guide) { manager.requestLocation() }
      }
      """,
      "Guide.swift": "import Odd\nstruct Guide { }",
      "Route.swift": "class Route { func ask() { CLMonitor.ask() } }",
    ])
    let first = CommandRun([
      "explore", "init", folder.path + "/Access.swift", "--output", folder.path + "/out",
    ])
    let second = CommandRun(Array(try lastCommand(of: first).dropFirst()))
    for run in [first, second] {
      #expect(run.output.contains("Taken along, for what they declare: "), "\(run.output)")
      #expect(run.output.contains("\nAccess, made by Access(): "))
      #expect(!run.output.contains("\nRoute, made by "), "\(run.output)")
    }
  }

  @Test func `without an output the folder is named after the type, here`() throws {
    let type = "Probe" + UUID().uuidString.filter { $0 != "-" }
    defer { try? FileManager.default.removeItem(atPath: type + "Exploration") }
    let folder = try TemporaryFolder([
      "A.swift": "class \(type) { var s: S?; func go() { CLMonitor.ask() } }",
      "App.xcodeproj/project.pbxproj": "", "S.swift": "import Odd\nclass S { }",
    ])
    let run = CommandRun(["explore", "init", folder.path + "/A.swift"])
    #expect(run.output.hasPrefix("Wrote \(type)Exploration\n"), "\(run.error)")
    #expect(FileManager.default.fileExists(atPath: type + "Exploration/Package.swift"))
    #expect(try lastCommand(of: run).contains("\(type)Exploration2"))
  }

  @Test func `within a repository the job names the folder, and is to be moved`() throws {
    let written = try Written(Self.access, files: [".git/HEAD": ""])
    let workflow = try written.text(".github/workflows/explore.yml")
    #expect(workflow.contains("        working-directory: \"out\"\n"))
    #expect(written.run.output.contains("/.github/workflows: move explore.yml there.\n"))
  }

  /// Writes a package by way of a folder's symbolic link.
  private func writing(
    _ file: String, in folder: TemporaryFolder, link: String, output: String,
    _ option: (name: String, path: String)
  ) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: link)
    let run = CommandRun([
      "explore", "init", folder.path + "/" + file, "--output", folder.path + "/" + output,
      option.name, folder.path + "/" + option.path,
    ])
    #expect(run.code == 0, "\(run.error)")
  }

  @Test func `a project behind a symbolic link owns its files`() throws {
    func list(_ name: String) -> String {
      """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleName</key><string>\(name)</string></dict></plist>
      """
    }
    let folder = try TemporaryFolder([
      "real/project.yml": """
      name: Both
      targets:
        One: { type: application, platform: iOS, sources: [One], info: { path: One/Info.plist } }
        Two: { type: application, platform: iOS, sources: [Two], info: { path: Two/Info.plist } }
      """,
      "real/One/Info.plist": list("First"), "real/Two/Info.plist": list("Second"),
      "real/One/Access.swift": Self.access,
    ])
    try writing(
      "link/One/Access.swift", in: folder, link: "real", output: "out", ("--app", "link"))
    let test = try folder.text(of: "out/Tests/AccessCodeTests/ExploreTests.swift")
    #expect(test.contains("name: \"First\""), "\(test)")
  }

  private func project(_ setting: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
    P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
    G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    F = { isa = PBXFileReference; path = Access.swift; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = F; };
    S = { isa = PBXSourcesBuildPhase; files = (B); };
    T = { isa = PBXNativeTarget; name = One; buildConfigurationList = L; buildPhases = (S);
      productType = "com.apple.product-type.application"; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; \(setting); }; };
    }; }
    """
  }

  @Test(arguments: [
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor", ".defaultIsolation(MainActor.self),"),
    (
      "SWIFT_APPROACHABLE_CONCURRENCY = YES",
      """
              .enableUpcomingFeature("DisableOutwardActorInference"),
              .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
              .enableUpcomingFeature("InferIsolatedConformances"),
              .enableUpcomingFeature("InferSendableFromCaptures"),
              .enableUpcomingFeature("NonisolatedNonsendingByDefault"),

      """
    ),
    ("SWIFT_APPROACHABLE_CONCURRENCY = NO", nil),
    ("SWIFT_VERSION = 6.0", "        .swiftLanguageMode(.v6),\n"),
    ("SWIFT_VERSION = 4.2", "        .swiftLanguageMode(.v4_2),\n"), ("SWIFT_VERSION = 5.0", nil),
    ("SWIFT_VERSION = 3.0", nil),
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated", nil),
  ])
  func `the language of the app's code, and its isolation, are those of its project`(
    setting: String, line: String?
  ) throws {
    let written = try Written(
      Self.access, files: ["One.xcodeproj/project.pbxproj": project(setting)])
    let manifest = try written.text("Package.swift")
    #expect(manifest.contains("swiftSettings: [") == (line != nil), "\(manifest)")
    #expect(line.map { manifest.contains($0) } ?? true, "\(manifest)")
  }

  private func manifest(_ tools: String, _ target: String = "", _ package: String = "") -> String {
    """
    // swift-tools-version:\(tools)
    import PackageDescription
    let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
    let package = Package(name: "Trail", products: [.library(name: "Trail", targets: ["Trail"])],
      targets: [
        .target(name: "Trail"\(target)),
        .testTarget(name: "TrailTests", dependencies: [.target(name: "Trail")])]\(package))
    """
  }

  @Test func `the language of a package's code, and its isolation, are those of its manifest`()
    throws
  {
    let cases: [(String, String?)] = [
      (manifest("5.9"), nil), (manifest(" 6.1"), ".swiftLanguageMode(.v6),"),
      (manifest("6.0", "", ", swiftLanguageModes: [.v5]"), nil),
      (
        manifest("5.9", "", ", swiftLanguageVersions: [.v5, .version(\"6\")]"),
        ".swiftLanguageMode(.v6),"
      ),
      (manifest("5.9", ", swiftSettings: [.swiftLanguageMode(.v6)]"), ".swiftLanguageMode(.v6),"),
      (
        manifest(
          "6.2",
          ", swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]"),
        "swiftSettings: [\n        .defaultIsolation(MainActor.self),"
      ),
      (manifest("5.9", ", swiftSettings: [.defaultIsolation(nil)]"), nil),
      (
        manifest(
          "6.0",
          ", swiftSettings: [.swiftLanguageMode(.v5), "
            + ".enableUpcomingFeature(\"MemberImportVisibility\"), "
            + ".enableUpcomingFeature(\"InternalImportsByDefault\"), "
            + ".enableExperimentalFeature(\"A=b c\")]"), nil
      ),
      (manifest("5.9", ", swiftSettings: strict"), ".enableUpcomingFeature(\"ExistentialAny\"),"),
    ]
    for (manifest, line) in cases {
      let written = try Written(
        "", files: ["Package.swift": manifest, "Sources/Trail/Access.swift": Self.access],
        paths: ["Sources/Trail/Access.swift"])
      let copy = try written.text("Package.swift")
      #expect(copy.contains("swiftSettings: [") == (line != nil), "\(manifest)\n\(copy)")
      #expect(line.map { copy.contains($0) } ?? true, "\(manifest)\n\(copy)")
    }
  }

  @Test func `a package that does not compile a file says nothing about its language`() throws {
    let written = try Written(
      Self.access,
      files: [
        "One.xcodeproj/project.pbxproj": project("SWIFT_VERSION = 5.0"),
        "Package.swift": manifest("6.0"), "Sources/Trail/Other.swift": "",
      ])
    #expect(try !written.text("Package.swift").contains("swiftSettings"))
  }

  @Test(arguments: [("5.0", "Old"), ("6.0", "New")])
  func `conditions ask for the project's version of Swift`(version: String, type: String) throws {
    let written = try Written(
      """
      #if swift(>=6)
      class New { func go() { CLLocationManager().requestLocation() } }
      #else
      class Old { func go() { CLLocationManager().requestLocation() } }
      #endif
      """, files: ["One.xcodeproj/project.pbxproj": project("SWIFT_VERSION = \(version)")])
    #expect(written.run.output.contains("\n\(type), made by \(type)()"), "\(written.run.output)")
  }

  @Test func `the way to Wayleave goes behind symbolic links`() throws {
    let folder = try TemporaryFolder([
      "Access.swift": Self.access, "deep/er/a": "", "tools/wayleave/Package.swift": "",
    ])
    try writing(
      "Access.swift", in: folder, link: "deep/er", output: "link/out",
      ("--wayleave", "link/../../tools/wayleave"))
    #expect(
      try folder.text(of: "deep/er/out/Package.swift").contains(
        "path: \"../../../tools/wayleave\""))
  }

  @Test(arguments: [("way leave", "'../way leave'"), ("wayleave", "../wayleave")])
  func `the job clones to a path as a shell takes it`(name: String, path: String) throws {
    let folder = try TemporaryFolder(["\(name)/Package.swift": "", "Access.swift": Self.access])
    let run = CommandRun([
      "explore", "init", folder.path + "/Access.swift", "--output", folder.path + "/out",
      "--wayleave", folder.path + "/" + name,
    ])
    #expect(run.code == 0, "\(run.error)")
    #expect(
      try folder.text(of: "out/.github/workflows/explore.yml").contains("ADDRESS \(path)"))
  }

  @Test(arguments: [
    (["Missing.swift"], "Missing2.swift"), (["missing.swift", "Missing2.swift"], "Missing3.swift"),
  ])
  func `what is missing goes to a file of its own beside one of that name`(
    names: [String], own: String
  ) throws {
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    let written = try Written(Self.access, files: files, paths: ["Access.swift"] + names)
    #expect(written.run.code == 0, "\(written.run.error)")
    #expect(try written.text("Sources/AccessCode/" + own).contains("In the place of Route"))
  }

  @Test func `what was written in the place meanwhile stays, and the draft goes`() throws {
    let folder = try TemporaryFolder()
    let new = try NewFolder(path: folder.path + "/out")
    let files = ["a", "b/c"].lazy.map { name -> (name: String, bytes: [UInt8]) in
      try? folder.write("mine", to: "out/Package.swift")
      return (name, [])
    }
    #expect(throws: CommandFailure.self) { try new.write(files) }
    #expect(try folder.names == ["out"])
    #expect(try folder.text(of: "out/Package.swift") == "mine")
  }
}
