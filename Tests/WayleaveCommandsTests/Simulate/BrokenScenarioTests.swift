import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

/// Every way to write a scenario wrongly that we know of: one line each, and the others run.
@Suite("A scenario that is wrong")
struct BrokenScenarioTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var bytes: [UInt8]
    var line: String

    init(_ what: String, _ text: String, _ line: String) {
      self.init(what, bytes: Array(text.utf8), line)
    }

    /// Steps of a story with one app, A; the first is on line 4.
    init(_ what: String, steps: String..., line: String) {
      let head = """
        scenario: S
        app: {name: A, Info.plist: {NSLocationWhenInUseUsageDescription: why}}
        steps:

        """
      self.init(what, head + steps.map { "  " + $0 + "\n" }.joined(), line)
    }

    init(_ what: String, bytes: [UInt8], _ line: String) {
      self.what = what
      self.bytes = bytes
      self.line = line
    }

    var testDescription: String { what }
  }

  static let good = "scenario: Good\napp: {name: A}\nsteps:\n  - person: open\n"

  @Test(arguments: words + times + stories + values + yaml)
  func `ends in one line that says where and what was possible, and the next one runs`(
    wrong: Case
  ) throws {
    let folder = try TemporaryFolder(["other.yml": Self.good, "broken.gpx": "<gpx>\n<a>\n</gpx>"])
    try Data(wrong.bytes).write(to: URL(fileURLWithPath: folder.path + "/it.yml"))
    let run = CommandRun(["simulate", folder.path, "--quiet"])
    let lines = run.error.replacingOccurrences(of: folder.path + "/", with: "")
    #expect(lines == "wayleave: \(wrong.line)\n")
    #expect(run.code == 2)
    #expect(run.output.contains("other.yml: 0 expectations met on 1 release\n"))
    #expect(run.output.hasSuffix("2 scenarios: 1 passed, 1 could not be run\n"))
  }

  static let words: [Case] = [
    Case(
      "a verb misspelled", steps: "- person: opne",
      line: "it.yml:4: 'opne' is not a verb of the person; possible: open"),
    Case(
      "a verb misspelled before a value", steps: "- person: answr Allow Once",
      line: "it.yml:4: 'answr Allow Once' is not a verb of the person; possible: answer"),
    Case(
      "a call misspelled", steps: "- app: requestWhenInUseAuthorisation()",
      line: "it.yml:4: 'requestWhenInUseAuthorisation()' is not a verb of the app; "
        + "possible: requestWhenInUseAuthorization"),
    Case(
      "an unknown verb", steps: "- world: thunder and lightning",
      line: "it.yml:4: 'thunder and lightning' is not a verb of the world; possible: location, "
        + "route, gpx, indoors, outdoors, beacons, reclaim memory, suggest, next day, held event expires, "
        + "App Clip grant expires"),
    Case(
      "words behind a verb that takes none", steps: "- person: lock now",
      line: "it.yml:4: 'now' follows a verb that takes nothing; possible: lock alone"),
    Case(
      "a mapping behind a verb that takes none", steps: "- person: {lock: {how: fast}}",
      line: "it.yml:4: a value follows a verb that takes nothing; possible: lock alone"),
    Case(
      "a button misspelled", steps: "- person: answer Allow Onec",
      line: "it.yml:4: 'Allow Onec' is not a known button of a prompt; possible: Allow Once"),
    Case(
      "an unknown city, nearly right", steps: "- world: location Amstredam",
      line: "it.yml:4: 'Amstredam' is not a known place; possible: Amsterdam"),
    Case(
      "a place off the Earth", steps: "- world: location 91, 5",
      line: "it.yml:4: '91, 5' lies outside the Earth; possible: a latitude from -90 to 90 and "
        + "a longitude from -180 to 180"),
    Case(
      "an unknown app", steps: "- person: open Maps",
      line: "it.yml:4: 'Maps' is not a known app; possible: A"),
    Case(
      "an unknown app that acts", steps: "- app: crash", "  as: Maps",
      line: "it.yml:5: 'Maps' is not a known app; possible: A"),
    Case(
      "a step without anybody", steps: "- iOS: 17",
      line: "it.yml:4: a step has no actor; "
        + "possible: person:, app:, world:, wait:, until:, expect:"),
    Case(
      "a step of two", steps: "- person: open", "  app: crash",
      line: "it.yml:4: a step has two actors; "
        + "possible: person:, app:, world:, wait:, until:, expect:"),
    Case(
      "an expectation misspelled", steps: "- expect: {statsu: denied}",
      line: "it.yml:4: 'statsu' is not a known thing to expect; possible: status"),
    Case(
      "a value that can never be seen", steps: "- expect: {map: maybe}",
      line: "it.yml:4: 'maybe' is not a known value of map; possible: on, off, none"),
    Case(
      "a part of a scenario misspelled", "scenario: S\nstep: []\n",
      "it.yml:2: 'step' is not a known part of a scenario; possible: steps"),
    Case(
      "an unknown switch", "scenario: S\napp: {name: A}\nswitches: [noPauseByDefualt]\nsteps: []\n",
      "it.yml:3: 'noPauseByDefualt' is not a known point on which sources disagree; "
        + "possible: noPauseByDefault"),
    Case(
      "a release that never was", "scenario: S\niOS: 20\napp: {name: A}\nsteps: []\n",
      "it.yml:2: no such release: '20'; iOS 8 to 18, 26 and 27 exist, "
        + "each with its own minor versions"),
  ]

  static let times: [Case] = [
    Case(
      "several ranges of releases",
      "scenario: S\niOS: [11...12, 14]\napp: {name: A}\nsteps: []\n",
      "it.yml:2: a range of releases is a text; possible: one range, as 13.4...27"),
    Case(
      "time that runs backwards", steps: "- wait: 10 s", "- until: 5 s",
      line: "it.yml:5: on iOS 27.2: Time would run backwards: it is 0:10 already; "
        + "possible: a later moment, wait, which counts from now"),
    Case(
      "a negative wait", steps: "- wait: -5 s",
      line: "it.yml:4: time cannot run backwards: -5 s; possible: 5 s"),
    Case(
      "a length without a unit", steps: "- wait: 5",
      line: "it.yml:4: '5' is not a length of time; possible: 250 ms, 5 s, 10 min, 2 h, 3 d"),
    Case(
      "a fix every zero seconds", "scenario: S\napp: {name: A}\ntiming: {fix: 0 s}\nsteps: []\n",
      "it.yml:3: fix comes again and again, and cannot take 0 s; possible: 1 ms or more"),
    Case(
      "a negative length", "scenario: S\napp: {name: A}\ntiming: {movement: -1 s}\nsteps: []\n",
      "it.yml:3: time cannot run backwards: -1 s; possible: 1 s"),
    Case(
      "an unknown length", "scenario: S\napp: {name: A}\ntiming: {graze: 5 s}\nsteps: []\n",
      "it.yml:3: 'graze' is not a known length of time that the phone takes; possible: grace"),
  ]

  static let stories: [Case] = [
    Case(
      "a button that this iOS does not offer", steps: "- person: open",
      "- app: CLLocationManager()", "- app: requestWhenInUseAuthorization()",
      "- person: answer Always Allow",
      line: "it.yml:7: on iOS 27.2: The prompt on the screen does not offer “Always Allow”; "
        + "possible: Allow Once, Allow While Using App, Don’t Allow"),
    Case(
      "an answer without a question", steps: "- person: answer Allow Once",
      line: "it.yml:4: on iOS 27.2: No prompt is on the screen"),
    Case(
      "an app that acts before it is opened", steps: "- app: CLLocationManager()",
      line: "it.yml:4: on iOS 27.2: A is not running; possible: open A"),
    Case(
      "a call on no manager", steps: "- person: open", "- app: requestLocation()",
      line: "it.yml:5: on iOS 27.2: The app has no location manager; "
        + "possible: app: CLLocationManager()"),
    Case(
      "an app that asks for a newer iOS",
      "scenario: S\niOS: 12...17\napp:\n  name: A\n  deployment target: 15\nsteps: []\n",
      "it.yml:5: A asks for iOS 15.0 or newer, and cannot be installed on iOS 12.0; "
        + "possible: iOS: 15.0...17.7"),
    Case(
      "an update to an older iOS", steps: "- person: update iOS to 13",
      line: "it.yml:4: on iOS 27.2: The phone runs iOS 27.2, and is not updated to iOS 13.0"),
    Case(
      "a GPX file that is not there", steps: "- world: gpx walk.gpx",
      line: "it.yml:4: walk.gpx: cannot be opened: No such file or directory; "
        + "possible: a GPX file of at most 16 MiB, by its path from the folder of the scenario"),
    Case(
      "a GPX file that is no XML", steps: "- world: gpx broken.gpx",
      line: "it.yml:4: broken.gpx:3: </gpx> closes <a>, which opens on line 2."),
    Case(
      "a folder for a GPX file", steps: "- world: gpx .",
      line: "it.yml:4: .: is a folder, where a file is needed; "
        + "possible: a GPX file of at most 16 MiB, by its path from the folder of the scenario"),
  ]

  static let values: [Case] = [
    Case("no scenario at all", "", "it.yml:1: the file is empty; possible: \(parts)"),
    Case("a comment alone", "# to come\n", "it.yml:1: the file is empty; possible: \(parts)"),
    Case(
      "a list for a scenario", "- a\n- b\n",
      "it.yml:1: a scenario is a mapping of names to values; possible: name: value"),
    Case(
      "a list for a name", "scenario: [S]\napp: {name: A}\nsteps: []\n",
      "it.yml:1: the name of the scenario is a text"),
    Case(
      "a text for the steps", "scenario: S\napp: {name: A}\nsteps: open\n",
      "it.yml:3: steps are a list; possible: - person: open"),
    Case(
      "a text for an app", "scenario: S\napp: A\nsteps: []\n",
      "it.yml:2: an app is a mapping of names to values; possible: name: value"),
    Case(
      "a number for a step", steps: "- 5",
      line: "it.yml:4: a step is a mapping of names to values; possible: name: value"),
    Case(
      "a mapping for an app's name", steps: "- person: {open: {name: A}}",
      line: "it.yml:4: an app is a text; possible: A"),
    Case(
      "no app", "scenario: S\nsteps: []\n",
      "it.yml:1: a scenario needs an app; possible: app:, apps:"),
    Case(
      "no steps", "scenario: S\napp: {name: A}\n",
      "it.yml:1: a scenario has no steps; possible: steps:"),
  ]

  private static let parts = ScenarioFile<IOSGrammar>.parts.map { $0 + ":" }.joined(separator: ", ")

  static let yaml: [Case] = [
    Case(
      "a bracket that is never closed", "scenario: [S\nsteps: x\n",
      "it.yml:2: the YAML cannot be read: did not find expected ',' or ']' at column 6"),
    Case(
      "a tab", "scenario: S\nsteps:\n\t- person: open\n",
      "it.yml:3: YAML indents with spaces, not tabs; possible: two spaces"),
    Case(
      "a name twice", "scenario: S\napp: {name: A, name: B}\n",
      "it.yml:2: the name name occurs twice in one mapping; possible: one of the two"),
    Case(
      "an alias of nothing", "scenario: *s\n",
      "it.yml:1: the YAML cannot be read: found undefined alias at column 11; "
        + "possible: quotes around a text that begins with *"),
    Case(
      "an alias bomb",
      "a0: &a0 [x]\n"
        + (1...11).map { level in
          let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ",")
          return "a\(level): &a\(level) [\(aliases)]\n"
        }.joined() + "? *a11\n: x\n",
      "it.yml:3: the file has over 16 aliases (*name); possible: write the values out"),
    Case(
      "brackets without end", "scenario: " + String(repeating: "[", count: 100_000) + "\n",
      "it.yml:1: the YAML is nested too deeply; possible: at most 1000 levels"),
    Case(
      "two documents", good + "---\n" + good,
      "it.yml:5: the YAML cannot be read: but found another document at column 1"),
    Case(
      "bytes that are no UTF-8", bytes: Array("scenario: S\nabout: caf".utf8) + [0xE9, 0x0A],
      "it.yml:2: the file is not UTF-8; possible: save it as UTF-8"),
    Case(
      "a control character", "scenario: S\nabout: \u{0}\n",
      "it.yml:2: the YAML cannot be read: control characters are not allowed"),
    Case(
      "a verb that would colour the terminal", steps: #"- person: "\e[31mlock""#,
      line: #"it.yml:4: '\u{1B}[31mlock' is not a verb of the person; possible: \#(personVerbs)"#),
  ]

  private static let personVerbs = IOSGrammar.person.map(\.name).joined(separator: ", ")

  @Test(arguments: [("it.yml", "4"), ("walk.gpx", "16")])
  func `a file of 100 MB is refused unread`(name: String, limit: String) throws {
    let folder = try TemporaryFolder([
      "it.yml": "scenario: S\napp: {name: A}\nsteps:\n  - world: gpx walk.gpx\n"
    ])
    try folder.write("", to: name)
    let file = try #require(FileHandle(forWritingAtPath: "\(folder.path)/\(name)"))
    try file.truncate(atOffset: 100 << 20)
    try file.close()
    let run = CommandRun(["simulate", folder.path + "/it.yml"])
    #expect(run.code == 2)
    #expect(run.error.hasPrefix("wayleave: \(folder.path)/it.yml:"))
    #expect(run.error.contains("is too large: 100 MiB, and at most \(limit) MiB are read"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func `a folder that is named like a scenario holds none`() throws {
    let folder = try TemporaryFolder(["x.yml/notes.txt": ""])
    let run = CommandRun(["simulate", folder.path + "/x.yml"])
    #expect(run.code == 2)
    #expect(
      run.error == "wayleave: \(folder.path)/x.yml: the folder holds no scenario, "
        + "a file that ends in .yml\n")
  }

  @Test func `a byte order mark, Windows' line ends and a few aliases are read`() throws {
    let text = "\u{FEFF}scenario: &name Good\nabout: *name\napp: {name: A}\nsteps: []\n"
    let folder = try TemporaryFolder([
      "it.yml": text.replacingOccurrences(of: "\n", with: "\r\n")
    ])
    let run = CommandRun(["simulate", folder.path + "/it.yml"])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("Good\nGood\n"))
  }
}
