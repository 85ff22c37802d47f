import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("wayleave simulate")
struct SimulateCommandTests {
  static let story = """
    scenario: Allow Once
    about: The first
      question.
    iOS: 12...14
    app:
      name: TrailGuide
      Info.plist:
        NSLocationWhenInUseUsageDescription: Shows the trails around you.
    steps:
      - person: open
      - app: CLLocationManager()
      - app: requestWhenInUseAuthorization()
      - expect: {title: shown, body: Shows the trails around you.}
      - person: answer Allow or Allow Once
      - expect: {status: authorizedWhenInUse}
    """

  /// Writes a story under the name story.yml and runs it.
  private func run(_ story: String, _ options: String...) throws -> (run: CommandRun, path: String)
  {
    let folder = try TemporaryFolder(["story.yml": story])
    let path = folder.path + "/story.yml"
    return (CommandRun(["simulate", path] + options), path)
  }

  @Test func `prints the question with body, map, toggle and buttons, and where releases part`()
    throws
  {
    let (run, path) = try run(Self.story, "--ios", "13.7-14.1")
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(
      run.output == """
        Allow Once
        The first question.

        iOS 13.7
          0:00  person      installs TrailGuide
          0:00  person      opens TrailGuide
          0:00  TrailGuide  is launched
          0:00  TrailGuide  becomes active
          0:00  TrailGuide  creates a location manager
          0:00  TrailGuide  receives didChangeAuthorization: notDetermined
          0:00  TrailGuide  calls requestWhenInUseAuthorization()
          0:00  iOS         asks the person
                            │ Allow “TrailGuide” to use your location?
                            │ Shows the trails around you.
                            │ ( Allow While Using App )
                            │ ( Allow Once )
                            │ ( Don’t Allow )
          0:00  TrailGuide  becomes inactive
          0:00  person      presses Allow Once
          0:00  TrailGuide  receives didChangeAuthorization: authorizedWhenInUse
          0:00  TrailGuide  becomes active

        iOS 14.0-14.1: as on iOS 13.7, except:
        - 0:00  TrailGuide  receives didChangeAuthorization: notDetermined
        + 0:00  TrailGuide  receives didChangeAuthorization: notDetermined, fullAccuracy
          0:00  iOS         asks the person
                            │ Allow “TrailGuide” to use your location?
                            │ Shows the trails around you.
        -                   │ ( Allow While Using App )
        +                   │ [map]
        +                   │ Precise: On
                            │ ( Allow Once )
        +                   │ ( Allow While Using App )
                            │ ( Don’t Allow )
        - 0:00  TrailGuide  receives didChangeAuthorization: authorizedWhenInUse
        + 0:00  TrailGuide  receives didChangeAuthorization: authorizedWhenInUse, fullAccuracy

        \(path): 9 expectations met on 3 releases

        """)
  }

  @Test func `prints of a later release no line that is as before`() throws {
    let output = try run(Self.story, "--ios", "13.7-14.1").run.output
    #expect(output.components(separatedBy: "becomes inactive").count == 2)
  }

  @Test(arguments: [60, 80])
  func `wraps at the width of the terminal`(columns: Int) throws {
    let folder = try TemporaryFolder(["story.yml": Self.story])
    let run = CommandRun(
      ["simulate", folder.path + "/story.yml", "--color", "never"], outputColumns: columns)
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("/") }
    #expect(lines.allSatisfy { $0.count <= columns })
  }

  @Test func `is green where all is as expected and red where not, if color is wanted`() throws {
    let good = try run(Self.story, "--ios", "17", "--color", "always").run.output
    #expect(good.contains("\u{1B}[32m") && !good.contains("\u{1B}[31m"))
    let story = Self.story.replacingOccurrences(
      of: "status: authorizedWhenInUse", with: "status: denied")
    let bad = try run(story, "--ios", "17", "--color", "always").run.output
    #expect(bad.contains("\u{1B}[31m") && !bad.contains("\u{1B}[32m"))
    #expect(try !run(story, "--ios", "17", "--color", "never").run.output.contains("\u{1B}"))
  }

  @Test func `as JUnit has a case for the releases that behave alike`() throws {
    let story = Self.story.replacingOccurrences(
      of: "status: authorizedWhenInUse", with: "status: denied")
    let (run, path) = try run(story, "--ios", "13.7-14.1", "--format", "junit")
    #expect(run.code == 1)
    let document = try XMLDocument(xmlString: run.output)
    let root = try #require(document.rootElement())
    #expect(root.attribute(forName: "tests")?.stringValue == "2")
    #expect(root.attribute(forName: "failures")?.stringValue == "2")
    let suite = try #require(root.elements(forName: "testsuite").first)
    #expect(suite.attribute(forName: "name")?.stringValue == "Allow Once")
    let cases = suite.elements(forName: "testcase")
    #expect(
      cases.map { $0.attribute(forName: "name")?.stringValue } == ["iOS 13.7", "iOS 14.0-14.1"])
    #expect(cases.allSatisfy { $0.attribute(forName: "classname")?.stringValue == path })
    let text = cases.first?.elements(forName: "failure").first?.stringValue ?? ""
    #expect(text.contains("\(path):15: expected status denied, saw authorizedWhenInUse"))
  }

  @Test func `as JUnit has an error for a scenario that cannot be read`() throws {
    let (run, _) = try run("scenario: x\nsteps: 3\n", "--format", "junit")
    #expect(run.code == 2)
    let root = try #require(try XMLDocument(xmlString: run.output).rootElement())
    #expect(root.attribute(forName: "errors")?.stringValue == "1")
  }

  @Test func `the map can be switched off for all apps, and the toggle stays`() throws {
    let story = Self.story.replacingOccurrences(
      of: "  - person: open",
      with: "  - person: turn off Show Map in Location Alerts\n  - person: open")
    let output = try run(story, "--ios", "17").run.output
    #expect(!output.contains("[map]"))
    #expect(output.contains("│ Precise: On\n"))
  }

  @Test func `a failed expectation names line, releases, what was expected and what was seen`()
    throws
  {
    let story = Self.story.replacingOccurrences(
      of: "status: authorizedWhenInUse", with: "status: denied, prompt: shown")
    let (run, path) = try run(story, "--quiet")
    #expect(run.code == 1 && run.error.isEmpty)
    #expect(
      run.output == """
        \(path):15: on iOS 12-14, expected status denied, saw authorizedWhenInUse
        \(path):15: on iOS 12-14, expected prompt shown, saw none
        \(path): 46 of 92 expectations failed on 23 releases

        """)
  }

  @Test func `a failure on some of the releases names those alone`() throws {
    let story = Self.story.replacingOccurrences(
      of: "status: authorizedWhenInUse", with: "settings: Ask Next Time")
    let (run, path) = try run(story, "--quiet")
    #expect(run.code == 1)
    #expect(
      run.output.hasPrefix(
        "\(path):15: on iOS 12, expected settings Ask Next Time, saw While Using the App\n"))
  }

  @Test func `as JSON holds the timeline, the prompt and the failures of each run of releases`()
    throws
  {
    let story = Self.story.replacingOccurrences(
      of: "status: authorizedWhenInUse", with: "status: denied")
    let (run, path) = try run(story, "--ios", "13.7-14.1", "--format", "json")
    #expect(run.code == 1)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let scenario = try #require((document["scenarios"] as? [[String: Any]])?.first)
    #expect(scenario["file"] as? String == path)
    #expect(scenario["name"] as? String == "Allow Once")
    #expect(scenario["passed"] as? Bool == false)
    #expect(scenario["problem"] is NSNull)
    let outcomes = try #require(scenario["outcomes"] as? [[String: Any]])
    #expect(outcomes.map { $0["releases"] as? [String] } == [["13.7"], ["14.0", "14.1"]])
    let lines = try #require(outcomes.last?["timeline"] as? [[String: Any]])
    let prompts = lines.compactMap { $0["prompt"] as? [String: Any] }
    let prompt = try #require(prompts.first)
    #expect(prompts.count == 1)
    #expect(prompt["kind"] as? String == "P6")
    #expect(prompt["title"] as? String == "Allow “TrailGuide” to use your location?")
    #expect(prompt["body"] as? String == "Shows the trails around you.")
    #expect(
      prompt["buttons"] as? [String] == ["Allow Once", "Allow While Using App", "Don’t Allow"])
    #expect(prompt["map"] as? Bool == true)
    #expect(prompt["precise"] as? Bool == true)
    let failure = try #require((outcomes.last?["failures"] as? [[String: Any]])?.first)
    #expect(failure["line"] as? Int == 15)
    #expect(failure["observation"] as? String == "status")
    #expect(failure["expected"] as? [String] == ["denied"])
    #expect(failure["seen"] as? [String] == ["authorizedWhenInUse"])
  }

  @Test func `as JSON says of a scenario that cannot be read where and why`() throws {
    let (run, _) = try run("scenario: S\nstep: []\n", "--format", "json")
    #expect(run.code == 2)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let scenario = try #require((document["scenarios"] as? [[String: Any]])?.first)
    let problem = try #require(scenario["problem"] as? [String: Any])
    #expect(scenario["name"] is NSNull)
    #expect(problem["line"] as? Int == 2)
    #expect(problem["message"] as? String == "'step' is not a known part of a scenario")
    #expect(problem["possible"] as? [String] == ["steps"])
  }

  @Test func `a file that is not there ends with 2 and one line`() {
    let run = CommandRun(["simulate", "no-such-story.yml"])
    #expect(run.code == 2)
    #expect(
      run.error == "wayleave: no-such-story.yml: cannot be opened: No such file or directory\n")
  }

  @Test func `the rest goes on beside a file that is not there`() throws {
    let story = "breeze/denied.yml"
    let run = CommandRun(["simulate", ShippedScenarios.folder + "/" + story, "no-such-story.yml"])
    #expect(run.code == 2)
    #expect(run.error.contains("no-such-story.yml: cannot be opened"))
    #expect(!run.output.isEmpty)
  }

  @Test(arguments: [
    ["simulate"], ["simulate", "story.yml", "--ios", "20"],
    ["simulate", "story.yml", "--format", "csv"], ["simulate", "story.yml", "--loud"],
  ])
  func `stops with 64 at a command line it does not understand`(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.code == 64)
    #expect(run.error.contains("Usage: wayleave simulate"))
    #expect(run.output.isEmpty)
  }

  @Test func `runs the scenarios of a folder in order, and sums them up`() throws {
    let fails = Self.story.replacingOccurrences(
      of: "status: authorizedWhenInUse", with: "status: denied")
    let folder = try TemporaryFolder([
      "b.yaml": fails, "a.yml": Self.story, "more/c.yml": Self.story, "notes.txt": "",
      "d.yml": "scenario: [",
    ])
    let run = CommandRun(["simulate", folder.path + "/", "--quiet", "--ios", "17.4"])
    #expect(run.code == 2)
    #expect(
      run.output.replacingOccurrences(of: folder.path + "/", with: "") == """
        a.yml: 3 expectations met on 1 release
        b.yaml:15: on iOS 17.4, expected status denied, saw authorizedWhenInUse
        b.yaml: 1 of 3 expectations failed on 1 release
        more/c.yml: 3 expectations met on 1 release
        4 scenarios: 2 passed, 1 failed, 1 could not be run

        """)
    #expect(run.error.hasPrefix("wayleave: \(folder.path)/d.yml:2: the YAML cannot be read"))
  }

  @Test func `writes to a file instead`() throws {
    let folder = try TemporaryFolder(["story.yml": Self.story])
    let run = CommandRun([
      "simulate", folder.path + "/story.yml", "--output", folder.path + "/out.txt",
    ])
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(try folder.text(of: "out.txt").hasPrefix("Allow Once\n"))
  }

  @Test func `tells how many steps of how many are done, on which release`() throws {
    let folder = try TemporaryFolder([
      "long.yml": "scenario: Long\napp: {name: A}\nsteps: [{wait: 1 s}, {wait: 1 s}]\n"
    ])
    var told: [String] = []
    _ = ScenarioResult(of: folder.path + "/long.yml", on: .iOS(8...8)) { version, done, count in
      told.append("\(version) \(done) of \(count)")
    }
    #expect(told.count == 10)
    #expect(told.prefix(3) == ["iOS 8.0 1 of 10", "iOS 8.0 2 of 10", "iOS 8.1 3 of 10"])
  }
}
