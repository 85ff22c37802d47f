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

@Suite("A site that is written")
struct WrittenSiteTests {
  @Test func `finds each release of Android by both names, and links what is named`() throws {
    let folder = try TemporaryFolder([:])
    let site = folder.path + "/site"
    #expect(CommandRun(["page", "--output", site, "--libraries", "libraries/"]).code == 0)
    let front = try String(contentsOfFile: site + "/index.html", encoding: .utf8)
    #expect(front.contains("libraries/documentation/locationauthorization/"))

    let rows = try Self.searchRows(of: site).filter { $0[1] as? String == "release" }
    for level in APILevel.all {
      let row = try #require(rows.first { $0[0] as? String == "API \(level.rawValue)" })
      #expect((row[4] as? [String])?.contains("Android \(level.versionName)") == true)
    }
    let titles = rows.compactMap { $0[2] as? String }
    #expect(titles.count == rows.count && titles.count == Set(titles).count)
    #expect(titles.contains { $0.hasPrefix("What changed with Android 12: ") })
  }

  /// The rows of the search: name, kind, title, path and other names.
  private static func searchRows(of site: String) throws -> [[Any]] {
    let page = try String(contentsOfFile: site + "/search.html", encoding: .utf8)
    let start = try #require(page.range(of: "id=\"entries\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = String(page[start.upperBound..<end.lowerBound])
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[Any]])
  }
}

@Suite("The first page of a site")
struct SiteFrontTests {
  /// Where the first page leads.
  private static func addresses(_ libraries: LibraryLinks?) throws -> [String] {
    let site = Site([], engine: [], libraries: libraries, toolVersion: "1.0.0")
    let page = try #require(site.files.first { $0.name == "index.html" })
    let text = String(decoding: page.bytes, as: UTF8.self)
    return text.matches(of: /href="([^"]*)"/).map { String($0.1) }
  }

  @Test(arguments: ["libraries", "libraries/", "https://example.org/lib"])
  func `links the libraries and the tutorial below the address that is named`(address: String)
    throws
  {
    let addresses = try Self.addresses(LibraryLinks(to: address))
    let place = address == "libraries/" ? "libraries" : address
    for path in [
      "documentation/locationauthorization/", "documentation/wayleavetesting/",
      "tutorials/wayleavetesting/exploring-an-xcode-project/", "documentation/",
    ] {
      #expect(addresses.contains("\(place)/\(path)"))
    }
  }

  @Test func `links no documentation unless an address is named`() throws {
    let addresses = try Self.addresses(nil)
    #expect(addresses.contains("search.html"))
    #expect(!addresses.contains { $0.contains("documentation") || $0.contains("tutorials") })
  }
}
