import Explanations
import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave explain")
struct ExplainCommandTests {
  @Test func `says what a key is, since when, why, how to fix, who says so and who differs`() {
    let run = CommandRun(["explain", "Privacy – Motion Usage Description"])
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.output.hasPrefix("NSMotionUsageDescription · key\n"))
    for part in [
      "\n  since    ", "\n  facts    IOS-MOT-006  ", "\n  fix      Add it",
      "<key>NSMotionUsageDescription</key>", "\n  differs  Dolphin MOVE, incomplete  “Permissions",
      "\n  sources  DOC-MOTKEY", "https://developer.apple.com/documentation/",
      "\n  see      motion-string-missing  ",
    ] {
      #expect(run.output.contains(part), "\(part)")
    }
  }

  @Test(arguments: [
    ("accuracyAuthorization", "since    CLLocationManager.accuracyAuthorization  iOS 14"),
    (
      "startMonitoring", "CLLocationManager.startMonitoring(for:)  iOS 5, before the oldest release"
    ),
    ("stopMonitoring", "deprecated in iOS 17 according to one source; others"),
    ("CMMotionManager", "CMMotionManager  iOS 4, before the oldest release that is modeled"),
  ])
  func `says since when a symbol is there, by type`(symbol: String, line: String) {
    let output = CommandRun(["explain", symbol]).output
    #expect(output.replacing(#/\s+/#, with: " ").contains(line.replacing(#/\s+/#, with: " ")))
  }

  @Test(arguments: [
    ("background-updates-without-mode", "rule/background-updates-without-mode.html"),
    ("NSMotionUsageDescription", "key/NSMotionUsageDescription.html"),
    ("IOS-BG-010", "fact/IOS-BG-010.html"), ("iOS 13.4", "release/iOS-13.4.html"),
    ("ITMS-90683", "store-message/ITMS-90683.html"),
  ])
  func `says in JSON where the site has the page of a thing`(_ thing: String, _ page: String) throws
  {
    let output = CommandRun(["explain", thing, "--format", "json"]).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let explanation = try #require(document["explanation"] as? [String: Any])
    #expect(explanation["page"] as? String == page)
  }

  @Test func `says of a store message no release, and of a code in a sentence what it stands for`()
  {
    #expect(!CommandRun(["explain", "ITMS-90683"]).output.contains("\n  since "))
    let fact = CommandRun(["explain", "T19"]).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(fact.contains("codes P5 The prompt Allow “X” to use your location?"))
  }

  @Test func `says of a release that was never made which are near, and where the list is`() {
    let run = CommandRun(["explain", "iOS 99"])
    #expect(run.code == 2)
    #expect(
      run.error == "wayleave: there is no release “iOS 99”; the nearest is iOS 27, and "
        + "`wayleave explain IOS-SET-023` lists them all\n")
  }

  @Test func `takes several words as one thing`() {
    #expect(
      CommandRun(["explain", "kCLErrorDomain", "error", "1"]).output
        == CommandRun(["explain", "kCLErrorDenied"]).output)
  }

  @Test func `lists several things with the command that explains each`() {
    let run = CommandRun(["explain", "denied"])
    #expect(run.code == 0 && run.output.hasPrefix("“denied” · 4 things\n"))
    for name in ["CLAuthorizationStatus.denied", "CMAuthorizationStatus.denied", "kCLErrorDenied"] {
      #expect(run.output.contains("wayleave explain \(name)  "))
      #expect(CommandRun(["explain", name]).output.hasPrefix("\(name) · "))
    }
  }

  @Test func `quotes names of several words in commands`() {
    let output = CommandRun(["explain", "Allow", "Once"]).output
    #expect(output.hasPrefix("Allow Once · button"))
    let several = CommandRun(["explain", "would like to"]).output
    #expect(several.contains("wayleave explain 'Bluetooth prompt'  "))
  }

  @Test func `suggests near names in one line on standard error, with code 2`() {
    let run = CommandRun(["explain", "purpose-string-mising"])
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(
      run.error.hasPrefix(
        "wayleave: nothing found for “purpose-string-mising”; "
          + "did you mean purpose-string-missing"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func `says where to look where no name is near`() {
    let run = CommandRun(["explain", "xyzzyplugh"])
    #expect(run.code == 2 && run.error.contains("`wayleave help explain`"))
  }

  @Test(arguments: [["explain"], ["explain", "T20", "--fromat", "json"]])
  func `without a thing, or with an option that is none, is not understood`(line: [String]) {
    #expect(CommandRun(line).code == 64)
  }

  @Test(arguments: [["--color", "never"], ["-o", "FILE"]])
  func `takes a text that begins with a dash, beside options`(options: [String]) throws {
    let folder = try TemporaryFolder([:])
    let file = folder.path + "/answer"
    let line = "-[CLLocationManager setAllowsBackgroundLocationUpdates:]"
    let run = CommandRun(["explain", line] + options.map { $0 == "FILE" ? file : $0 })
    let written = try? String(contentsOfFile: file, encoding: .utf8)
    #expect((written ?? run.output).contains("system text"))
    #expect((written == nil) == (options[0] != "-o"))
    #expect(run.error.isEmpty)
  }

  @Test(arguments: ["IOS-BG-010", "iOS 13.4", "background-updates-without-mode", "P7"])
  func `ends with the address of its page where the address of a site is given`(
    thing: String
  ) throws {
    let site = "https://example.org/phones"
    let plain = CommandRun(["explain", thing])
    #expect(!plain.output.contains(".html") && !plain.output.contains("https://example.org"))
    let path = try Self.page(in: CommandRun(["explain", thing, "--format", "json"]))
    for run in [
      CommandRun(["explain", thing, "--site", site + "/"]),
      CommandRun(["explain", thing], variables: ["WAYLEAVE_SITE": site]),
    ] { #expect(run.output.contains("page     \(site)/\(path)\n")) }
    let named = CommandRun(["explain", thing, "--format", "json", "--site", site])
    #expect(try Self.page(in: named) == "\(site)/\(path)")
  }

  private static func page(in run: CommandRun) throws -> String {
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let explanation = (document as? [String: Any])?["explanation"] as? [String: Any]
    return try #require(explanation?["page"] as? String)
  }

  @Test func `names a text that begins with a dash as it was typed`() {
    let run = CommandRun(["explain", "-[Foo noSuchThing]", "--format", "json"])
    #expect(run.output.contains("\"thing\": \"-[Foo noSuchThing]\""))
  }

  @Test(arguments: ["T20", "denied", "no-such-thing-at-all"])
  func `in JSON has the same members whatever was found`(thing: String) throws {
    let run = CommandRun(["explain", thing, "--format", "json"])
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(Set(document.keys) == ["version", "thing", "explanation", "hits", "near"])
    #expect(document["version"] as? Int == 1 && document["thing"] as? String == thing)
    #expect((run.code == 2) == (thing == "no-such-thing-at-all"))
  }

  @Test func `in JSON resolves sources and names what vendors say`() throws {
    let output = CommandRun(["explain", "T20", "--format", "json"]).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let explanation = try #require(document["explanation"] as? [String: Any])
    #expect(
      Set(explanation.keys) == [
        "kind", "name", "title", "paragraphs", "since", "symbols", "why", "facts", "fix", "vendors",
        "sources", "related", "page",
      ])
    let since = try #require(explanation["since"] as? [String: String])
    #expect(since["first"] == "iOS 13.4")
    let sources = try #require(explanation["sources"] as? [[String: Any]])
    #expect(sources.contains { ($0["address"] as? String)?.hasPrefix("https://") == true })
    let vendors = try #require(explanation["vendors"] as? [[String: Any]])
    #expect(vendors.map { $0["vendor"] as? String } == ["Chinese location SDK"])
    #expect(vendors.first?["page"] as? String == "权限配置 (permission configuration)")
  }

  @Test(arguments: Explanation.Kind.allCases)
  func `something of each kind is explained`(kind: Explanation.Kind) throws {
    let hit = try #require(Explainer().everything.first { $0.kind == kind })
    let run = CommandRun(["explain", hit.name])
    #expect(run.code == 0 && run.output.hasPrefix("\(hit.name) · \(kind.rawValue)\n"))
  }
}
