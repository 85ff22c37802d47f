import TestSupport
import Testing

@testable import WayleaveCommands

/// What is wrong in a profile is one line with the file, the line, and what was possible.
@Suite("A profile of one's own") struct ProfileFileTests {
  private static func show(_ text: String, name: String = "p.yml") throws -> CommandRun {
    let folder = try TemporaryFolder([name: text])
    var run = CommandRun(["needs", "show", folder.path + "/" + name])
    run.error = run.error.replacing(folder.path + "/", with: "")
    return run
  }

  private static let head = "profile: 1\nname: t\ntitle: T\ndocument: D\nservices:\n"

  @Test func `is read from JSON as from YAML`() throws {
    let yaml = try Self.show(Self.head + "  - name: a\n    required: [motion]\n")
    let json = try Self.show(
      #"{"profile": 1, "name": "t", "title": "T", "document": "D", "services": [{"name": "a", "required": ["motion"]}]}"#,
      name: "p.json")
    #expect(yaml.code == 0 && yaml.output.contains("Motion & Fitness"))
    #expect(yaml.output.replacing("p.yml", with: "p.json").contains("t:a · a"))
    #expect(json.code == 0 && json.output.contains("t:a · a\n"))
  }

  @Test(arguments: [
    ("", "p.yml:1: the file is empty; possible: profile: 1"),
    ("[]", "p.yml:1: the file is a mapping of names to values"),
    ("profile: 2\nmood: 1", "p.yml:1: this is form 2; this version reads up to 1"),
    ("name: t", "p.yml:1: profile is missing here; possible: profile:"),
    ("profile: one", "p.yml:1: profile is a number"),
    ("profile: 1\nname: t\ntitel: T", "p.yml:3: 'titel' is not a known key; possible: title"),
    ("profile: 1\nname: a b\n", "p.yml:2: \"a b\" is not a valid name; write letters"),
    (head + "  []", "p.yml:5: a profile has 1 to 500 services, not 0"),
    (head + "  - nam: a", "p.yml:6: 'nam' is not a known key; possible: name"),
    (head + "  - required: []", "p.yml:6: name is missing here; possible: name:"),
    (head + "  - name: a\n    required: motion", "p.yml:7: required is a list"),
    (
      head + "  - name: a\n    required:\n      - location\n      - motoin",
      "p.yml:9: 'motoin' is not a known capability; possible: motion"
    ),
    (
      head + "  - name: a\n    optional: [x]",
      "p.yml:7: 'x' is not a known capability; possible: location, preciseLocation, "
    ),
    (
      "promotions: {all: motoin}\n" + head + "  - name: a",
      "p.yml:1: 'motoin' is not a known capability; possible: motion"
    ),
    (head + "  - name: a\n    from: new", "p.yml:7: \"new\" is not a version; write numbers"),
    (
      head + "  - name: scan\n  - name: b\n    includes: [scam]",
      "p.yml:8: 'scam' is not a known service of this profile; possible: scan"
    ),
    (
      head + "  - name: a\n    includes: [b]\n  - name: b\n    includes: [a]",
      "p.yml:7: \"a\" includes itself: a > b > a"
    ),
    (head + "  - name: a\n    automatic: perhaps", "p.yml:7: automatic is true or false"),
    (head + "\t- name: a", "p.yml:6: YAML indents with spaces, not tabs"),
  ])
  func `with a mistake names it`(text: String, line: String) throws {
    let run = try Self.show(text)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.error.hasPrefix("wayleave: " + line), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func `with bytes that are no text, or with too many of them, is refused`() throws {
    let many = (0...500).map { "  - name: s\($0)\n" }.joined()
    #expect(try Self.show(Self.head + many).error.contains("1 to 500 services, not 501"))
    let large = Self.head + "# " + String(repeating: "x", count: 1 << 20)
    #expect(try Self.show(large).error.contains("is too large"))
  }

  @Test func `with marks that mean something elsewhere is shown and written as it is`() throws {
    let text = """
      profile: 1
      name: t
      title: "T <b>--\\u001B[31m"
      document: "a | b"
      services:
        - name: a
          required: [location]
      """
    let folder = try TemporaryFolder(["p.yml": text])
    let path = folder.path + "/p.yml"
    #expect(CommandRun(["needs", "show", path]).output.contains("T <b>--\\u{1B}[31m"))
    #expect(CommandRun(["needs", "docs", path]).output.contains("# T \\<b\\>--\\\\u{1B}\\[31m"))
  }
}
