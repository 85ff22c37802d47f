import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave check with several PATHs, or with code alone") struct CheckInputsTests {
  private static let vague = app("Needs location", "NSLocationWhenInUseUsageDescription")
  private static let unfixed = app(
    "true", "NSLocationDefaultAccuracyReduced")
  private static let clean = app("Shows the trails around you.", "NSMotionUsageDescription")
  private static let asking = """
    import CoreLocation
    let manager = CLLocationManager()
    func ask() { manager.requestWhenInUseAuthorization() }

    """
  private static let files = [
    "one/Info.plist": vague, "two/Info.plist": clean, "code/Ask.swift": asking,
    "code/Plain.swift": "let x = 1\n", "code/A.kt": "class A\n", "code/notes.txt": "",
  ]

  private static func app(_ text: String, _ key: String) -> String {
    """
    <plist version="1.0">
    <dict>
      <key>CFBundlePackageType</key>
      <string>APPL</string>
      <key>\(key)</key>
      <string>\(text)</string>
    </dict>
    </plist>

    """
  }

  private func run(_ arguments: [String], below folder: TemporaryFolder) -> CommandRun {
    CommandRun(
      ["check"]
        + arguments.map { $0.hasPrefix("-") || !$0.contains("/") ? $0 : "\(folder.path)/\($0)" })
  }

  @Test func `gives one report on several, each path as it was given`() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = run(["one/", "two/Info.plist", "code/Ask.swift", "--quiet"], below: folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix(folder.path + "/") })
    #expect(lines.contains { $0.hasPrefix(folder.path + "/one/Info.plist:5: warning: ") })
    #expect(run.code == 0)
    let text = self.run(["one/", "two/Info.plist", "code/Ask.swift"], below: folder).output
    #expect(text.contains(" in 3 targets"))
    #expect(
      text.contains("│   <string>Needs location</string>")
        || text.contains("│ <string>Needs location</string>"))
  }

  @Test(arguments: ["json", "sarif", "junit", "github", "gitlab", "xcode", "markdown", "html"])
  func `gives one report in every format`(format: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let run = run(["one/", "two/", "--format", format], below: folder)
    #expect(run.code == 0)
    #expect(run.output.contains("one"))
    if format == "json" {
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect((document?["targets"] as? [Any])?.count == 2)
    }
  }

  @Test(arguments: [
    (["one/"], 0), (["one/", "--fail-on", "warning"], 1),
    (["two/", "one/", "--fail-on", "warning"], 1),
    // What could not be checked is not passed over.
    (["one/", "code/notes.txt"], 2), (["code/notes.txt", "one/", "--fail-on", "warning"], 2),
    (["one/", "no/such"], 2), (["code/Plain.swift"], 0), (["code/A.kt"], 0), (["code/"], 2),
  ])
  func `ends as its worst input`(arguments: [String], code: Int) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(Int(run(arguments, below: folder).code) == code)
  }

  @Test func `finds a target in any of them, and says if none has it`() throws {
    let folder = try TemporaryFolder(Self.files)
    let inputs = ["check", folder.path + "/one/", folder.path + "/two/"]
    let found = CommandRun(inputs + ["--target", "Info (\(folder.path)/two)"])
    #expect(found.code == 0 && found.output.contains(" in 1 target"))
    let lost = run(["one/", "two/", "--target", "three"], below: folder)
    #expect(lost.code == 2 && lost.error.contains("there are: Info (\(folder.path)/one)"))
  }

  @Test func `fixes the targets that were asked for, and no others`() throws {
    let folder = try TemporaryFolder([
      "one/Info.plist": Self.unfixed, "two/Info.plist": Self.unfixed,
    ])
    let inputs = ["check", folder.path + "/one/", folder.path + "/two/", "--fix", "--unsafe-fixes"]
    #expect(CommandRun(inputs + ["--target", "three"]).code == 2)
    #expect(try folder.text(of: "one/Info.plist") == Self.unfixed)
    let run = CommandRun(inputs + ["--target", "Info (\(folder.path)/two)"])
    #expect(run.output.contains("in 1 file:\n  \(folder.path)/two/Info.plist"))
    #expect(try folder.text(of: "one/Info.plist") == Self.unfixed)
    #expect(try folder.text(of: "two/Info.plist") != Self.unfixed)
  }

  @Test func `writes the preview of all to one file`() throws {
    let folder = try TemporaryFolder([
      "one/Info.plist": Self.unfixed, "two/Info.plist": Self.unfixed,
    ])
    _ = CommandRun([
      "check", folder.path + "/one/", folder.path + "/two/", "--fix", "--unsafe-fixes",
      "--preview", "--output",
      folder.path + "/fixes.diff",
    ])
    let diff = try folder.text(of: "fixes.diff")
    #expect(diff.contains("one/Info.plist") && diff.contains("two/Info.plist"))
  }

  @Test func `takes a PATH that is given twice as one`() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = run(["one/", "one/", "--target", "three"], below: folder)
    #expect(run.code == 2 && run.error.contains("no target named 'three'"))
  }

  @Test func `takes no baseline for several`() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = run(["one/", "two/", "--baseline", "b.json"], below: folder)
    #expect(run.code == 64)
  }

  @Test func `of a source says what its app must declare and what was not checked`() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = run(["code/Ask.swift"], below: folder)
    #expect(run.code == 0)
    #expect(run.output.contains("Ask.swift · source file\n"))
    #expect(run.output.contains("NSLocationWhenInUseUsageDescription"))
    #expect(run.output.contains("Not seen: the Info.plist of the app that compiles it"))
  }
}
