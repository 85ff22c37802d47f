import Foundation
import PlatformModel
import Reports
import Testing

@testable import WayleaveCommands

@Suite("wayleave facts")
struct FactsCommandTests {
  @Test func `every fact is in one area`() {
    let ids = Facts.areas.flatMap(\.facts).map(\.id)
    #expect(ids.count == Set(ids).count)
    #expect(ids == Facts.all.map(\.id))
  }

  @Test func `lists the areas of both platforms`() {
    let output = CommandRun(["facts"]).output
    for area in Facts.areas { #expect(output.contains(area.name), "\(area.name)") }
    #expect(output.hasSuffix("`wayleave facts AREA` lists its facts.\n"))
  }

  @Test func `lists the facts of an area, of both platforms where both have it`() {
    let output = CommandRun(["facts", "Bluetooth"]).output
    #expect(output.contains("IOS-BT-001"))
    #expect(output.contains("AND-BLE-001"))
    #expect(!output.contains("IOS-REQ-001"))
  }

  @Test func `in JSON gives each fact with its releases and its sources`() throws {
    let output = CommandRun(["facts", "requests", "--format", "json"]).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let facts = try #require(document["facts"] as? [[String: Any]])
    let fact = try #require(facts.first { $0["id"] as? String == "IOS-REQ-009" })
    #expect(fact["first"] as? String == "13.0")
    #expect(fact["confidence"] as? String == "documented")
    let sources = try #require(fact["sources"] as? [[String: Any]])
    #expect(sources.map { $0["code"] as? String } == ["W19-705"])
  }

  @Test func `in Markdown is Documentation/Facts, byte for byte`() throws {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Facts")
    let pages = FactsMarkdown(Facts.areas, disagreements: Disagreement.allCases).pages
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == pages.map(\.name).sorted())
    for page in pages {
      let written = try String(contentsOf: folder.appending(path: page.name), encoding: .utf8)
      #expect(written == page.text, "\(page.name) is out of date: run Scripts/facts-document")
    }
  }

  @Test(arguments: [["weather"], ["requests", "--switch"]])
  func `an area that does not exist and an unknown option are errors`(words: [String]) {
    #expect(CommandRun(["facts"] + words).code == 64)
  }
}
