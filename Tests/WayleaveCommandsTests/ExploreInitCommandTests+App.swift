import FileAccess
import Foundation
import TestSupport
import Testing

@testable import ExplorationPackages
@testable import WayleaveCommands

/// What the written test takes from the app's Info.plist.
extension ExploreInitCommandTests {
  private func list(_ members: String) -> String {
    """
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
    \(members)</dict></plist>
    """
  }

  @Test(arguments: [
    ("16.4", "", ".iOS(16..."), ("9.0", "", ".iOS(13..."), ("99.0", "", ".iOS(15..."),
    ("10.0", "<key>WKApplication</key><true/>", ".iOS(15..."),
  ])
  func `the oldest release of the app is that of iOS`(
    version: String, more: String, releases: String
  ) throws {
    let written = try Written(
      Self.access,
      files: ["Info.plist": list("<key>MinimumOSVersion</key><string>\(version)</string>\(more)")])
    let test = try written.test()
    #expect(test.contains("    " + releases), "\(test)")
    #expect(
      test.contains("// FILL IN: the releases of iOS; the app's oldest is 10.0 of watchos.")
        == !more.isEmpty)
  }

  @Test func `a text of the list stays inside of its comment`() throws {
    let written = try Written(
      Self.access,
      files: [
        "Info.plist": list(
          "<key>WKApplication</key><true/><key>MinimumOSVersion</key><string>10\nlet a =</string>")
      ])
    #expect(try written.test().contains("the app's oldest is 10 let a = of watchos.\n"))
  }

  @Test(arguments: [
    (
      "<key>NSLocationAlwaysUsageDescription</key><string>$(ALWAYS)</string>",
      "    .always: \"$(ALWAYS)\",", "NSLocationAlwaysUsageDescription; $(ALWAYS)"
    ),
    (
      "<key>NSLocationAlwaysUsageDescription</key><string>Why $(NAME) asks.</string>",
      "    .always: \"Why  asks.\",", "NSLocationAlwaysUsageDescription; $(NAME)"
    ),
    (
      """
      <key>NSLocationTemporaryUsageDescriptionDictionary</key>
      <dict><key>Way</key><string>$(WAY)</string></dict>
      """, "    \"Way\": \"$(WAY)\",", "NSLocationTemporaryUsageDescriptionDictionary; $(WAY)"
    ),
    (
      "<key>UIBackgroundModes</key><array><string>$(MODE)</string></array>",
      "AppPackage(", "UIBackgroundModes; $(MODE)"
    ),
    (
      "<key>NSLocationDefaultAccuracyReduced</key><string>$(REDUCED)</string>",
      "AppPackage(", "NSLocationDefaultAccuracyReduced; $(REDUCED)"
    ),
  ])
  func `a value whose variable nothing sets is kept and marked`(
    members: String, line: String, mark: String
  ) throws {
    let test = try Written(Self.access, files: ["Info.plist": list(members)]).test()
    #expect(test.contains(line), "\(test)")
    #expect(test.contains("// FILL IN: the value of \(mark) is set nowhere near.\n"), "\(test)")
  }

  /// Two apps, each with a source and a list of its own.
  private static let two = [
    "App/One/Info.plist": one("One"), "App/One/Here.swift": "", "App/Two/Info.plist": one("Two"),
    "App/Two/There.swift": "class A { func go() { CLMonitor.ask() } }",
  ]
  private static func one(_ name: String) -> String {
    """
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
    <key>CFBundleName</key><string>\(name)</string>
    <key>NSLocationWhenInUseUsageDescription</key><string>For \(name).</string></dict></plist>
    """
  }

  @Test(arguments: ["App", "App/Two/Info.plist"])
  func `of several apps the one that compiles the file, or the one that is named`(
    app: String
  ) throws {
    let folder = try TemporaryFolder(Self.two)
    let run = CommandRun([
      "explore", "init", folder.path + "/App/Two/There.swift", "--output", folder.path + "/out",
      "--app", folder.path + "/" + app,
    ])
    #expect(run.code == 0, "\(run.error)")
    let test = try folder.text(of: "out/Tests/ACodeTests/ExploreTests.swift")
    #expect(test.contains(".whenInUse: \"For Two.\""), "\(test)")
  }

  @Test(arguments: [
    ("App/StepCounter.swift", "TrailGuide Dev"), ("Widget/TrailWidget.swift", "TrailGuide Dev"),
    ("Clip/CheckIn.swift", "Trail Check-in"),
  ])
  func `in a project of several targets a file has the list of the target that compiles it`(
    file: String, name: String
  ) throws {
    let project = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/TrailGuide").path
    let app = try #require(
      try NearbyApp.find(near: project + "/" + file, under: nil, named: project).known)
    #expect(app.name == name)
  }

  @Test func `the project of the pods is none of the app's`() throws {
    let folder = try TemporaryFolder([
      "App/Info.plist": Self.one("App"), "App.xcodeproj/project.pbxproj": "",
      "Pods/Pods.xcodeproj/project.pbxproj": "", "Pods/A.swift": "",
    ])
    let root = NearbyApp.root(around: PlainPath(folder.path + "/Pods/A.swift"))
    #expect(root == PlainPath(folder.path))
  }

  @Test func `an app whose list cannot be read gets no texts of another`() throws {
    let broken = ["App/Two/Info.plist": "<plist><dict>", ".git/HEAD": ""]
    let written = try Written(
      Self.access, files: Self.two.merging(broken) { $1 }, paths: ["App/Two/There.swift"])
    #expect(try !written.test("ACode").contains("For One."))
  }

  @Test func `of several apps of which none compiles the file none is taken, and that is said`()
    throws
  {
    let files = Self.two.merging([".git/HEAD": ""]) { $1 }
    let near = try Written(Self.access, files: files)
    #expect(
      try near.test().contains(
        "// FILL IN: the app's own texts; none of One, Two compiles the file, and --app names"))
    let named = CommandRun([
      "explore", "init", near.folder.path + "/Access.swift", "--output",
      near.folder.path + "/second", "--app", near.folder.path + "/App",
    ])
    #expect(named.code == 2)
    #expect(
      named.error.contains("Access.swift: One, Two; give the Info.plist of one with --app"),
      "\(named.error)")
  }
}
