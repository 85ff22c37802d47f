import FileAccess
import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave check")
struct CheckCommandTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let faulty = repository + "/Examples/TrailGuide"
  private static let clean = repository + "/Examples/TrailGuideFixed"

  private func document(_ arguments: [String]) throws -> [String: Any] {
    let run = CommandRun(["check"] + arguments + ["--format", "json"])
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func findings(_ arguments: [String]) throws -> [[String: Any]] {
    try #require(document(arguments)["findings"] as? [[String: Any]])
  }

  @Test(arguments: [
    (faulty, [], 1), (clean, [], 0), (faulty, ["--fail-on", "never"], 0),
    (clean, ["--fail-on", "note"], 0),
    (faulty, ["--only", "invented-key"], 0),
    (faulty, ["--only", "invented-key", "--fail-on", "note"], 1),
    (faulty, ["--only", "invented-key", "--fail-on", "warning"], 0),
    (faulty, ["--only", "purpose-string-placeholder", "--fail-on", "warning"], 1),
  ])
  func `ends as --fail-on says`(path: String, arguments: [String], code: Int) {
    #expect(Int(CommandRun(["check", path] + arguments).code) == code)
  }

  @Test func `accuses no app of what another one of its name has`() {
    let output = CommandRun(["check", Self.repository + "/Examples"]).output
    let lines = output.split(separator: "\n")
    let counting = ["error ", "warning ", "note "]
    // The reminders are between the findings and the sum.
    let findings = lines.prefix { !$0.hasPrefix("Reminders") }.count { line in
      counting.contains(where: line.hasPrefix)
    }
    #expect(lines.contains { $0.hasPrefix("8 errors, 3 warnings, 1 note in ") })
    #expect(findings == 12)
    #expect(lines.contains { $0.hasPrefix("TrailGuide (TrailGuideFixed/TrailGuide.xcodeproj) ") })
  }

  @Test(arguments: ["check", "permissions"])
  func `reads the folder it is called in where none is named`(command: String) throws {
    let parsed = try Wayleave.parseAsRoot([command])
    let one = (parsed as? PermissionsCommand).map { [$0.path] }
    #expect((parsed as? CheckCommand)?.paths ?? one == ["."])
  }

  @Test(arguments: CheckCommand.Format.allCases.map(\.rawValue))
  func `ends with 2 where nothing could be checked, whatever --fail-on says`(format: String) throws
  {
    let folder = try TemporaryFolder(["README.md": "no app"])
    let run = CommandRun(["check", folder.path, "--fail-on", "never", "--format", format])
    #expect(run.code == 2)
    #expect(run.output.contains("nothing-to-check"))
  }

  @Test(arguments: [
    (["/no/such/place"], "no such file or folder: /no/such/place;"),
    ([""], "the path is empty;"),
    ([faulty, "--target", "Missing"], "no target named 'Missing'"),
    ([faulty, "--target", "Missing"], "there are: TrailGuide, "),
    ([faulty, "--configuration", "Nightly"], "has a configuration 'Nightly';"),
    ([clean, "--output", "/no/such/folder/report"], "cannot write /no/such/folder/report:"),
  ])
  func `ends with 2 and one line where it could not begin`(arguments: [String], line: String) {
    let run = CommandRun(["check"] + arguments)
    #expect(run.code == 2)
    #expect(run.error.hasPrefix("wayleave: ") && run.error.contains(line))
    #expect(run.error.filter { $0 == "\n" }.count == 1)
    #expect(run.output.isEmpty)
  }

  @Test func `checks the targets that are asked for`() throws {
    let found = try document([Self.faulty, "--target", "TrailCheckIn"])
    let targets = try #require(found["targets"] as? [[String: Any]])
    #expect(targets.map { $0["name"] as? String } == ["TrailCheckIn"])
    let findings = try #require(found["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["rule"] as? String } == [
        "app-clip-requests-always", "purpose-string-empty",
      ])
  }

  @Test func `checks the configuration that is asked for`() throws {
    let empty = ["--only", "purpose-string-empty", "--target", "TrailCheckIn"]
    #expect(try findings([Self.faulty, "--configuration", "Release"] + empty).count == 1)
    #expect(try findings([Self.faulty, "--configuration", "Debug"] + empty).isEmpty)
  }

  @Test func `leaves out the rules that are ignored, by name or code`() throws {
    let all = try findings([Self.faulty]).compactMap { $0["rule"] as? String }
    let some = try findings(
      [Self.faulty, "--ignore", "invented-key", "--ignore", "W001"]
    ).compactMap { $0["rule"] as? String }
    #expect(all.contains("invented-key") && all.contains("purpose-string-missing"))
    #expect(some == all.filter { $0 != "invented-key" && $0 != "purpose-string-missing" })
  }

  @Test func `prints one line a finding where it is to be quiet`() throws {
    let count = try findings([Self.faulty]).count
    let run = CommandRun(["check", Self.faulty, "--quiet"])
    #expect(run.output.split(separator: "\n").count == count)
    #expect(CommandRun(["check", Self.clean, "--quiet"]).output.isEmpty)
  }

  @Test func `writes the report to a file, without color, and nothing to the terminal`() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      ["check", Self.faulty, "--output", folder.path + "/report.txt"], outputColumns: 90)
    #expect(run.output.isEmpty && run.error.isEmpty && run.code == 1)
    let text = try folder.text(of: "report.txt")
    #expect(text == CommandRun(["check", Self.faulty]).output)
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `writes color to a terminal alone, unless the environment forbids it`() {
    let arguments = ["check", Self.faulty]
    #expect(CommandRun(arguments, outputColumns: 100).output.contains("\u{1B}[31merror"))
    #expect(!CommandRun(arguments).output.contains("\u{1B}"))
    #expect(
      !CommandRun(arguments, variables: ["NO_COLOR": "1"], outputColumns: 100).output
        .contains("\u{1B}"))
  }

  @Test(arguments: ["Trail Guide 🥾", "it's \"quoted\"", "100% #1?", "山道", "--format"])
  func `checks an app in a folder of any name`(name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/" + name
    try FileManager.default.copyItem(atPath: Self.faulty, toPath: path)
    let found = try findings([path]).compactMap { $0["message"] as? String }
    #expect(try found == findings([Self.faulty]).compactMap { $0["message"] as? String })
  }

  @Test func `says the same of a folder and of the project in it`() throws {
    #expect(
      try findings([Self.faulty + "/TrailGuide.xcodeproj"]).map { $0["file"] as? String }
        == findings([Self.faulty + "/"]).map { $0["file"] as? String })
  }

  @Test(arguments: [
    ("github", "::error file=App/TrailRecorder.swift,line=45,col=13,title=wayleave%3A"),
    ("xcode", faulty + "/App/TrailRecorder.swift:45:13: error: "),
    ("junit", "<testcase classname=\"TrailGuide\" name=\"background-updates-without-mode\">"),
    ("markdown", "| error | `App/TrailRecorder.swift:45:13` | "),
  ])
  func `writes the forms of other tools`(format: String, piece: String) {
    let run = CommandRun(["check", Self.faulty, "--format", format])
    #expect(run.output.contains(piece))
    #expect(run.code == 1)
  }

  @Test func `makes a test of JUnit fail where --fail-on says`() {
    let arguments = ["check", Self.faulty, "--format", "junit", "--fail-on"]
    #expect(!CommandRun(arguments + ["never"]).output.contains("<failure"))
    #expect(CommandRun(arguments + ["note"]).output.contains("<failure type=\"note\""))
  }

  @Test func `gives Xcode whole paths where they are asked for`() {
    let here = FileManager.default.currentDirectoryPath
    let path = "." + String(repeating: "/..", count: here.split(separator: "/").count) + Self.faulty
    let arguments = ["check", path, "--format", "xcode"]
    #expect(CommandRun(arguments).output.hasPrefix(path + "/"))
    let whole = URL(fileURLWithPath: Self.faulty).resolvingSymlinksInPath().path
    #expect(CommandRun(arguments + ["--absolute-paths"]).output.hasPrefix(whole + "/"))
    #expect(CommandRun(["check", Self.faulty, "--absolute-paths"]).code == 64)
  }

  @Test(arguments: [
    ("ios", "", "ios"), ("ios/", "", "ios"), (".", "", "."), ("/", "", "/"),
    ("ios/App.xcodeproj", "App.xcodeproj", "ios"), ("App.xcodeproj/", "App.xcodeproj", ""),
    ("/tmp/App.xcodeproj/project.pbxproj", "App.xcodeproj", "/tmp"),
    ("/App.xcodeproj", "App.xcodeproj", "/"),
  ])
  func `knows the folder that findings lie in`(path: String, focus: String, folder: String) {
    #expect(InputPath(path: path).folder(focus: focus).path == folder)
  }

  @Test(arguments: [
    ("ios", "", "ios"), ("./ios/App", "", "ios/App"), (".", "", ""), ("/tmp/ios", "", ""),
    ("../ios", "", ""), ("ios/App.xcodeproj", "App.xcodeproj", "ios"),
    ("ios/App.xcodeproj/project.pbxproj", "App.xcodeproj", "ios"),
    ("ios/App.xcodeproj/", "App.xcodeproj", "ios"), ("App.xcodeproj", "App.xcodeproj", ""),
  ])
  func `tells code scanning where the files lie, as seen from here`(
    path: String, focus: String, base: String
  ) {
    #expect(InputPath(path: path).base(focus: focus) == base)
  }
}
