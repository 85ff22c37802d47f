import Findings
import Foundation
import PermissionAudit
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave check --baseline")
struct BaselineFileTests {
  private static let faulty =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Examples/TrailGuide"

  private func entry(_ file: String, count: Int = 1, target: String? = "App") -> Baseline.Entry {
    Baseline.Entry(
      rule: "purpose-string-empty", target: target, file: file, message: "is empty", count: count)
  }

  @Test func `is JSON that can be reviewed`() {
    let baseline = Baseline([entry("b.plist", target: nil), entry("a.plist", count: 2)])
    #expect(
      BaselineFile.text(of: baseline) == """
        {
          "version": 1,
          "findings": [
            {
              "file": "a.plist",
              "rule": "purpose-string-empty",
              "target": "App",
              "message": "is empty",
              "count": 2
            },
            {
              "file": "b.plist",
              "rule": "purpose-string-empty",
              "message": "is empty"
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    "a b.plist", "\"q\"\\", "山道/🥾.m", "a\nb\t\u{1}", "\u{2028}", "e\u{301}", "\u{1F468}\u{200D}",
  ])
  func `is read as it was written, with any name`(name: String) throws {
    let folder = try TemporaryFolder()
    let baseline = Baseline([entry(name, count: 3), entry("x", target: name)])
    let file = BaselineFile(path: folder.path + "/old.json")
    try file.write(baseline)
    #expect(try file.read() == baseline)
    #expect(try folder.names == ["old.json"])
  }

  @Test(arguments: [
    ("{}", ":1: this is not a baseline: it has no version"),
    ("[]", ":1: this is not a baseline: it has no version"),
    ("{\"version\": 1}", ":1: the baseline has no list named findings"),
    ("{\n\"version\": 2, \"findings\": []}", ":2: version 2 is not known, only 1;"),
    ("{\"version\": 1,\n\"findings\": [\n{}]}", ":3: an entry of the baseline has no rule"),
    (
      "{\"version\": 1, \"findings\": [\n{\"rule\": \"a\", \"file\": \"b\", \"message\": \"c\", "
        + "\"count\": -1}]}", ":2: the count is a number from 1 to 1000000"
    ),
    ("{\"version\": 1", ":1:14: The file ends inside an object"), ("", ":1: The file is empty."),
  ])
  func `that cannot be read is one line with the place`(text: String, message: String) throws {
    let folder = try TemporaryFolder(["old.json": text])
    let path = folder.path + "/old.json"
    let run = CommandRun(["check", Self.faulty, "--baseline", path])
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.error.hasPrefix("wayleave: \(path)\(message)"))
    #expect(run.error.filter { $0 == "\n" }.count == 1)
  }

  @Test func `that is not there is one line with the way to write it`() {
    let run = CommandRun(["check", Self.faulty, "--baseline", "/no/such.json"])
    #expect(run.code == 2)
    #expect(run.error.contains("/no/such.json cannot be opened"))
    #expect(run.error.contains("--write-baseline /no/such.json writes one"))
  }

  @Test func `suppresses what it holds, and lets the rest count`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/old.json"
    let first = CommandRun(["check", Self.faulty, "--write-baseline", path, "--fail-on", "note"])
    #expect(first.code == 0)
    #expect(first.output.contains("No findings in 3 targets; 12 in the baseline."))
    let again = CommandRun(["check", Self.faulty, "--baseline", path, "--fail-on", "note"])
    #expect(again.output == first.output && again.code == 0)
    let text = try folder.text(of: "old.json")
    try folder.write(
      text.replacingOccurrences(of: "invented-key", with: "purpose-string-vague"), to: "old.json")
    let changed = CommandRun(
      ["check", Self.faulty, "--baseline", path, "--fail-on", "note", "--quiet"])
    #expect(changed.code == 1)
    let lines = changed.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.contains { $0.hasSuffix("[invented-key]") })
    #expect(lines.contains { $0.contains("1 finding of the baseline is no longer there") })
  }

  @Test(arguments: [
    ["--baseline", "a.json"], ["--target", "App"], ["--configuration", "Debug"],
    ["--only", "W001"], ["--ignore", "W001"],
  ])
  func `is written of a whole check alone`(option: [String]) {
    #expect(CommandRun(["check", ".", "--write-baseline", "/no/such/b.json"] + option).code == 64)
  }

  @Test func `is not written where nothing was checked`() throws {
    let folder = try TemporaryFolder(["README.md": "no app"])
    let run = CommandRun(["check", folder.path, "--write-baseline", folder.path + "/old.json"])
    #expect(run.code == 2)
    #expect(try folder.names == ["README.md"])
  }

  @Test func `that cannot be written is said in one line`() {
    let run = CommandRun(["check", Self.faulty, "--write-baseline", "/no/such/old.json"])
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.error.contains("choose another path for --write-baseline"))
  }

  @Test(arguments: [
    ("old.json", ".", "old.json"), ("old.json", "", "old.json"),
    ("ios/old.json", "ios", "old.json"),
    ("old.json", "ios/App", "../../old.json"), ("./ios/b/old.json", "ios/App", "../b/old.json"),
    ("/a/b/old.json", "/a", "b/old.json"), ("/a/old.json", "ios", "/a/old.json"),
    ("/a/old.json", "/a/b", "/a/old.json"),
    ("old.json", "/a", "old.json"), ("old.json", "../a", "old.json"), ("ios", "ios", "../ios"),
  ])
  func `has a place as findings have it`(path: String, folder: String, place: String) {
    #expect(SourcePosition(of: path, below: folder).file == place)
  }
}
