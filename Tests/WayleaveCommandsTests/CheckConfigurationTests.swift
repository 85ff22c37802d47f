import Findings
import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite(".wayleave.yml")
struct CheckConfigurationTests {
  private static let faulty =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Examples/TrailGuide"

  /// A copy of the app with faults, with a configuration in it.
  private final class App {
    let folder: TemporaryFolder
    var path: String { folder.path + "/App" }

    init(_ configuration: String?, named name: String = ".wayleave.yml") throws {
      folder = try TemporaryFolder()
      try FileManager.default.copyItem(atPath: CheckConfigurationTests.faulty, toPath: path)
      if let configuration { try folder.write(configuration, to: "App/" + name) }
    }

    /// A quiet check: one line a finding, with paths as the app sees them.
    func check(_ arguments: [String] = []) -> CommandRun {
      var run = CommandRun(["check", path, "--quiet"] + arguments)
      run.output = run.output.replacing(path + "/", with: "")
      return run
    }

    /// The findings of each rule.
    func count(_ arguments: [String] = []) -> [String: Int] {
      check(arguments).output.split(separator: "\n")
        .compactMap { $0.split(separator: "[").last?.dropLast() }
        .reduce(into: [:]) { $0[String($1), default: 0] += 1 }
    }
  }

  private static let plain = CommandRun(["check", faulty, "--quiet"]).output
    .replacing(faulty + "/", with: "")

  @Test(arguments: ["", "\n", "# nothing yet\n", "---\n", "{}", "only:\nignore:\nseverity: ~\n"])
  func `that asks for nothing changes nothing`(text: String) throws {
    let run = try App(text).check()
    #expect(run.output == Self.plain && run.error.isEmpty && run.code == 1)
  }

  @Test(arguments: [
    ("fail-on: never", 0), ("fail-on: error", 1), ("only: invented-key", 0),
    ("only: [invented-key]\nfail-on: note", 1),
    ("only: invented-key\nseverity: {invented-key: error}", 1),
    ("only:\n- invented-key\nseverity:\n  invented-key: warning", 0),
    ("target: TrailWidgetExtension", 0),
  ])
  func `decides how a check ends`(text: String, code: Int) throws {
    #expect(Int(try App(text).check().code) == code)
  }

  @Test(arguments: [
    (["--fail-on", "error"], 1), (["--only", "invented-key"], 0),
    (["--only", "motion-string-missing", "--fail-on", "note"], 1),
    (["--target", "TrailWidgetExtension", "--fail-on", "note"], 0),
    (["--no-config"], 1),
  ])
  func `gives way to the command line`(arguments: [String], code: Int) throws {
    let app = try App("fail-on: never\nonly: purpose-string-empty\ntarget: TrailGuide\n")
    #expect(Int(app.check(arguments).code) == code)
  }

  /// A repository with an app two folders down, and a configuration in some of its folders.
  private static func repository(_ configurations: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["repository/.git/HEAD": "ref: refs/heads/main\n"])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/repository/apps", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: faulty, toPath: folder.path + "/repository/apps/ios")
    for (path, text) in configurations { try folder.write(text, to: path) }
    return folder
  }

  @Test(arguments: [
    (["repository/.wayleave.yml": "fail-on: never"], 0),
    (["repository/apps/.wayleave.yml": "fail-on: never"], 0),
    (
      [
        "repository/.wayleave.yml": "fail-on: never",
        "repository/apps/.wayleave.yml": "fail-on: error",
      ], 1
    ),
    ([".wayleave.yml": "fail-on: never"], 1),
  ])
  func `counts from the nearest folder up to the root of the repository`(
    files: [String: String], code: Int
  ) throws {
    let folder = try Self.repository(files)
    let run = CommandRun(["check", folder.path + "/repository/apps/ios"])
    #expect(Int(run.code) == code)
    let nearest = files.keys.filter { $0.hasPrefix("repository") }.max { $0.count < $1.count }
    #expect(
      run.output.contains("\nConfiguration: ")
        == run.output.contains("\nConfiguration: \(folder.path)/\(nearest ?? "none")\n"))
    #expect(run.output.contains("\nConfiguration: ") == (nearest != nil))
    let json = CommandRun(["check", folder.path + "/repository/apps/ios", "--format", "json"])
    #expect(json.output.contains("\"configuration\": null") == (nearest == nil))
  }

  @Test func `of a folder around has paths as that folder sees them, and may speak of others`()
    throws
  {
    let text = """
      ignore:
        - rule: purpose-string-empty
          paths: [apps/ios/App/de.lproj, android]
        - gps-required
        - rule: motion-string-missing
          paths: App
      """
    let folder = try Self.repository(["repository/.wayleave.yml": text])
    let output = CommandRun(["check", folder.path + "/repository/apps/ios", "--quiet"]).output
    let counts = output.split(separator: "\n")
      .compactMap { $0.split(separator: "[").last?.dropLast() }
      .reduce(into: [String: Int]()) { $0[String($1), default: 0] += 1 }
    let before = try App(nil).count()
    #expect(counts["purpose-string-empty"] == 1 && before["purpose-string-empty"] == 2)
    #expect(counts["motion-string-missing"] == before["motion-string-missing"])
    #expect(counts["unused-ignore"] == nil)
  }

  @Test func `ignores a rule everywhere, or in files alone`() throws {
    let app = try App(
      """
      ignore:
        - motion-string-missing
        - rule: [w003, always-requested-first]
          paths: [App/*.swift, App/de.lproj]
          reason: the onboarding explains it
      """)
    let before = try App(nil).count()
    var after = before
    after["motion-string-missing"] = nil
    after["always-requested-first"] = nil
    after["purpose-string-empty"] = 1
    #expect(before["purpose-string-empty"] == 2)
    #expect(app.count() == after)
    #expect(CommandRun(["check", app.path]).output.contains("; 3 ignored;"))
  }

  @Test func `says in JSON what suppresses a finding, where, and why`() throws {
    let app = try App(
      """
      ignore:
        - rule:
            - motion-string-missing
          reason: it is added by a script
      """)
    let output = CommandRun(["check", app.path, "--format", "json"]).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let silent = try #require(document["suppressed"] as? [[String: Any]])
    let reason = try #require(silent.first?["suppression"] as? [String: Any])
    #expect(silent.count == 1)
    #expect(reason["kind"] as? String == "configuration")
    #expect(reason["file"] as? String == ".wayleave.yml")
    #expect(reason["line"] as? Int == 3)
    #expect(reason["reason"] as? String == "it is added by a script")
  }

  @Test func `excludes files and folders from every rule`() throws {
    let before = try App(nil).count()
    let after = try App("exclude:\n  - Clip\n  - \"**/*.lproj\"\n").count()
    #expect(after["app-clip-requests-always"] == nil)
    #expect(after["purpose-string-empty"] == nil)
    #expect(after["purpose-string-untranslated"] == nil)
    #expect(after["motion-string-missing"] == before["motion-string-missing"])
    #expect(after["unused-ignore"] == nil)
  }

  @Test(arguments: [
    (
      "# rules\nignore:\n  - motion-string-missing\n  - gps-required\n",
      ["4  gps-required finds nothing that could be ignored"]
    ),
    (
      "ignore:\n  - rule: motion-string-missing\n    paths:\n      - Clip\n      - Widget\n",
      ["2  motion-string-missing finds nothing in Clip, Widget that could be ignored"]
    ),
    (
      "ignore:\n  - rule: motion-string-missing\n    paths:\n      - App\n      - Library\n",
      ["5  'Library' is not a file or folder that check reads"]
    ),
    (
      "ignore:\n  - rule: motion-string-missing\n    paths: Library\n",
      ["3  'Library' is not a file or folder that check reads"]
    ),
    ("exclude:\n  - Widget\n  - Pods\n  - '**/Generated'\n  - App/*.kt\n", []),
    (
      "ignore:\n  - rule: motion-string-missing\n    paths: [App, '**/Generated', App/*.kt]\n",
      [
        "3  '**/Generated' is not a file or folder that check reads",
        "3  'App/*.kt' is not a file or folder that check reads",
      ]
    ),
    ("ignore: [unused-ignore, gps-required]\nexclude: Vendor\n", []),
    ("only: motion-string-missing\nignore: gps-required\n", []),
    ("configuration: Release\nignore: gps-required\n", []),
  ])
  func `is reported where it ignores nothing`(text: String, lines: [String]) throws {
    let found = try App(text).check().output.split(separator: "\n")
      .filter { $0.contains(".wayleave.yml") }
    #expect(
      found.map(String.init)
        == lines.map { ".wayleave.yml:\($0.replacing("  ", with: ": note: ")) [unused-ignore]" })
  }

  @Test func `sets the severity of a rule`() throws {
    let app = try App("severity:\n  invented-key: error\n  motion-string-missing: note\n")
    let lines = app.check().output.split(separator: "\n")
    #expect(lines.contains { $0.contains(": error: ") && $0.hasSuffix("[invented-key]") })
    #expect(lines.contains { $0.contains(": note: ") && $0.hasSuffix("[motion-string-missing]") })
  }

  @Test func `is passed over for what is asked by name`() throws {
    let app = try App("ignore: [motion-string-missing]\n")
    #expect(app.count(["--only", "motion-string-missing"]) == ["motion-string-missing": 1])
    let some = try App("ignore: [{rule: motion-string-missing, paths: App}]\n")
    #expect(some.count(["--only", "motion-string-missing"]).isEmpty)
  }

  @Test func `names a baseline beside itself`() throws {
    let app = try App("baseline: old.json\nfail-on: note\n")
    let first = app.check()
    #expect(first.code == 2 && first.error.contains(".wayleave.yml:1: the baseline "))
    #expect(first.error.contains("--write-baseline \(app.path)/old.json writes one"))
    #expect(app.check(["--write-baseline", app.path + "/old.json"]).code == 0)
    #expect(app.check().code == 0)
    #expect(app.check(["--no-config", "--fail-on", "note"]).code == 1)
  }

  @Test func `is not half obeyed: a target that is not there leaves no baseline`() throws {
    let app = try App("target: Missing\n")
    #expect(app.check(["--write-baseline", app.path + "/old.json"]).code == 2)
    #expect(!FileManager.default.fileExists(atPath: app.path + "/old.json"))
  }

  @Test func `may be another file, whose baseline lies beside it`() throws {
    let app = try App("fail-on: never\n")
    try app.folder.write("only: gps-required\nignore: gps-required\n", to: "ci/strict.yml")
    let run = app.check(["--config", app.folder.path + "/ci/strict.yml"])
    #expect(run.code == 0 && run.output.isEmpty)
    try app.folder.write("ignore: gps-required\n", to: "ci/strict.yml")
    let second = app.check(["--config", app.folder.path + "/ci/strict.yml"])
    #expect(second.code == 1)
    #expect(second.output.contains("ci/strict.yml:1: note: gps-required finds nothing"))
  }

  @Test func `may end in yaml, but not occur twice`() throws {
    let app = try App("fail-on: never\n", named: ".wayleave.yaml")
    #expect(app.check().code == 0)
    try app.folder.write("", to: "App/.wayleave.yml")
    let run = app.check()
    #expect(run.code == 2)
    #expect(run.error.contains("both .wayleave.yml and .wayleave.yaml lie in \(app.path)"))
  }

  @Test func `is found beside a project that is named`() throws {
    let app = try App("fail-on: never\n")
    #expect(CommandRun(["check", app.path + "/TrailGuide.xcodeproj"]).code == 0)
  }

  @Test(arguments: [
    ("exlude: Pods", "1: 'exlude' is not a known part of the configuration; possible: exclude"),
    (
      "# a\nformat:\n  - json",
      "2: 'format' is not a known part of the configuration; possible: fail-on, only, ignore, exclude,"
    ),
    ("- a", "1: the configuration is a mapping of names to values"),
    ("fail-on: off", "1: 'off' is not a severity; possible: error, warning, note, never"),
    ("fail-on:\n  - note", "2: fail-on is a text"),
    ("\nonly: motion-string", "2: there is no rule named 'motion-string'; possible: "),
    (
      "only: [motion-strng-missing]",
      "1: there is no rule named 'motion-strng-missing'; possible: motion-string-missing"
    ),
    (
      "ignore:\n- W999",
      "2: there is no rule named 'W999'; possible: the names that `wayleave rules` lists"
    ),
    (
      "ignore:\n- rule: gps-required\n  path: App",
      "3: 'path' is not a known part of an entry of ignore; possible: paths"
    ),
    ("ignore:\n- paths: App", "2: an entry of ignore has no rule; possible: rule:"),
    ("ignore:\n- [a]", "2: an ignored rule is a name;"),
    ("ignore:\n- rule:\n  reason: a", "2: the entry names no rule"),
    ("ignore:\n- rule: W001\n  paths:\n", "3: the entry names no path; possible: a file or folder"),
    ("exclude: .", "1: '.' is everything; possible: a file or folder in it"),
    ("exclude:\n- '**'", "2: '**' is everything"),
    ("exclude:\n- a: b", "2: a path is a text"),
    ("exclude:\n- **/Pods", "2: the YAML cannot be read: "),
    ("exclude:\n- *Pods", "possible: quotes around a text that begins with *"),
    ("severity: error", "1: severity is a mapping of names to values"),
    (
      "severity:\n  W001: off",
      "2: 'off' is not a severity; possible: error, warning, note, the rule"
    ),
    (
      "severity:\n  W001: note\n  purpose-string-missing: error",
      "3: the severity of purpose-string-missing is set twice"
    ),
    ("severity:\n  store-answers-due: error", "2: store-answers-due is a reminder, which never"),
    ("only: W001\nonly: W002", "1: the name only occurs twice in one mapping"),
    ("target: Missing", "1: no target named 'Missing' was checked in "),
    ("target:\n- TrailGuide\n- Missing", "3: no target named 'Missing' was checked in "),
    ("configuration: Nightly", "has a configuration 'Nightly'; leave configuration: out"),
    ("only: [", "the YAML cannot be read: "),
    ("\tonly: W001", "1: YAML indents with spaces, not tabs; possible: two spaces"),
    ("fail-on: note\n---\nfail-on: error", "the YAML cannot be read: "),
    (String(repeating: "[", count: 100_000), "1: the YAML is nested too deeply"),
    (bomb, "3: the file has over 16 aliases (*name); possible: write the values out"),
    (String(repeating: "#\n", count: 1 << 19) + "#", "is too large: 2 MiB, and at most 1 MiB"),
  ])
  func `that is wrong is one line with the place and what was possible`(
    text: String, message: String
  ) throws {
    let app = try App(text)
    let run = app.check()
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.error.contains(message))
    #expect(run.error.contains(app.path))
    #expect(run.error.filter { $0 == "\n" }.count == 1)
  }

  /// Lists of lists of lists, as the key of a mapping: 10 to the power of 12 values.
  private static let bomb =
    "- &a [x,x,x,x,x,x,x,x,x,x]\n"
    + zip("abcdefghijk", "bcdefghijkl").map { old, new in
      "- &\(new) [" + Array(repeating: "*\(old)", count: 10).joined(separator: ",") + "]\n"
    }.joined() + "- ? *l\n  : x\n"

  @Test(arguments: [
    ([0xFF, 0xFE, 0x6F, 0x00] as [UInt8], ":1: the file is not UTF-8; possible: save it as UTF-8"),
    (Array("only: W001\n# ".utf8) + [0xE9], ":2: the file is not UTF-8"),
    (Array("only: \0".utf8), "control characters are not allowed"),
  ])
  func `of another encoding is said to be`(bytes: [UInt8], message: String) throws {
    let app = try App(nil)
    try Data(bytes).write(to: URL(fileURLWithPath: app.path + "/.wayleave.yml"))
    let run = app.check()
    #expect(run.code == 2 && run.error.contains(message))
    #expect(run.error.filter { $0 == "\n" }.count == 1)
  }

  @Test func `is read with the line ends and the mark of Windows`() throws {
    let app = try App("\u{FEFF}fail-on: never\r\nonly:\r\n  - invented-key\r\n")
    #expect(app.check().code == 0 && app.count() == ["invented-key": 1])
  }

  @Test func `that is no file is said to be none`() throws {
    let app = try App(nil)
    let place = app.path + "/.wayleave.yml"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    #expect(app.check().error.contains("\(place) is a folder, where a file is needed"))
    try FileManager.default.removeItem(atPath: place)
    #expect(mkfifo(place, 0o600) == 0)
    #expect(app.check().error.contains("\(place) is not a file; name another one with --config"))
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "gone.yml")
    #expect(app.check().error.contains("\(place) cannot be opened: "))
    let missing = app.check(["--config", "/no/such.yml"])
    #expect(missing.code == 2)
    #expect(missing.error.contains("the configuration /no/such.yml cannot be opened: "))
  }

  @Test func `is either named or left out`() {
    #expect(CommandRun(["check", ".", "--config", "a.yml", "--no-config"]).code == 64)
  }
}
