import Foundation
import PageReports
import PhoneSimulator
import PlatformModel
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("What the phone of a page offers")
struct PageVerbsTests {
  private static func story(_ platform: String, _ app: String, _ step: String) throws
    -> ScenarioStory
  {
    let text = "scenario: x\n\(platform)\napp: \(app)\nsteps:\n  - \(step)\n"
    return try ScenarioStory(reading: Array(text.utf8), beside: ScenarioFolder(of: "x.yml"))
  }

  @Test(arguments: PageVerbs.iOS.map(\.words))
  func `is spelled as a scenario on an iPhone spells it`(words: String) throws {
    let story = try Self.story("iOS: 17.4", "{name: Trail}", words)
    let scenario = try #require(story.onIOS)
    #expect(scenario.steps.map(\.act) == PageVerbs.iOS.filter { $0.words == words }.map(\.act))
  }

  @Test(arguments: PageVerbs.android.map(\.words))
  func `is spelled as a scenario on Android spells it`(words: String) throws {
    let story = try Self.story("Android: API 34", "{name: Trail, target: 34}", words)
    let scenario = try #require(story.onAndroid)
    #expect(
      scenario.steps.map(\.act) == PageVerbs.android.filter { $0.words == words }.map(\.act))
  }
}

@Suite("The search of a site")
struct SiteSearchTests {
  /// The rows of the search: name, kind, title, path and other names.
  private static func rows() throws -> [[Any]] {
    let folder = try TemporaryFolder([:])
    let site = folder.path + "/site"
    #expect(CommandRun(["page", "--output", site]).code == 0)
    let page = try String(contentsOfFile: site + "/search.html", encoding: .utf8)
    let start = try #require(page.range(of: "id=\"entries\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = String(page[start.upperBound..<end.lowerBound])
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[Any]])
  }

  @Test func `knows each release of Android by both names, and no two releases by one title`()
    throws
  {
    let rows = try Self.rows().filter { $0[1] as? String == "release" }
    for level in APILevel.all {
      let row = try #require(rows.first { $0[0] as? String == "API \(level.rawValue)" })
      #expect((row[4] as? [String])?.contains("Android \(level.versionName)") == true)
    }
    let titles = rows.compactMap { $0[2] as? String }
    #expect(titles.count == rows.count && titles.count == Set(titles).count)
    #expect(titles.contains { $0.hasPrefix("What changed with Android 12: ") })
  }
}

@Suite("The first page of a site")
struct SiteFrontTests {
  /// Where the first page leads; nothing if the documentation is linked from nowhere.
  private static func addresses(_ options: [String]) throws -> [String] {
    let folder = try TemporaryFolder([:])
    let site = folder.path + "/site"
    #expect(CommandRun(["page", "--output", site] + options).code == 0)
    let page = try String(contentsOfFile: site + "/index.html", encoding: .utf8)
    return page.matches(of: /href="([^"]*)"/).map { String($0.1) }
  }

  @Test(arguments: ["libraries", "libraries/", "https://example.org/lib"])
  func `links the libraries and the tutorial below the address that is named`(address: String)
    throws
  {
    let addresses = try Self.addresses(["--libraries", address])
    let place = address == "libraries/" ? "libraries" : address
    for path in [
      "documentation/locationauthorization/", "documentation/wayleavetesting/",
      "tutorials/wayleavetesting/exploring-an-xcode-project/", "documentation/",
    ] {
      #expect(addresses.contains("\(place)/\(path)"))
    }
  }

  @Test func `links no documentation unless an address is named`() throws {
    let addresses = try Self.addresses([])
    #expect(addresses.contains("search.html"))
    #expect(!addresses.contains { $0.contains("documentation") || $0.contains("tutorials") })
  }
}
