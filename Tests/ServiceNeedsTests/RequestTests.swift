import Testing

@testable import ServiceNeeds

@Suite("A request for services") struct RequestTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var profile: String
    var isFile = false
    var version: String?
    var services: [String] = []
    var options: [String] = []
    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row(text: "move", profile: "move"),
    Row(text: "move:driving", profile: "move", services: ["driving"]),
    Row(
      text: "move@2.3:driving.deviceDiscovery,places", profile: "move", version: "2.3",
      services: ["driving.deviceDiscovery", "places"]),
    Row(text: "move+a+b", profile: "move", options: ["a", "b"]),
    Row(
      text: "move@15.6.7-beta:driving+a", profile: "move", version: "15.6.7",
      services: ["driving"], options: ["a"]),
    Row(text: "./my.yml", profile: "./my.yml", isFile: true),
    Row(text: "my.json:scan", profile: "my.json", isFile: true, services: ["scan"]),
    Row(
      text: "a:b/c@d+e.yaml@1:scan", profile: "a:b/c@d+e.yaml", isFile: true, version: "1",
      services: ["scan"]),
  ]

  @Test(arguments: rows)
  func `names a profile, a version, services and options in one word`(row: Row) throws {
    let request = try NeedsRequest(parsing: row.text)
    #expect(request.profile == row.profile)
    #expect(request.isFile == row.isFile)
    #expect(request.version == row.version.flatMap { SDKVersion($0) })
    #expect(request.services == row.services)
    #expect(request.options == row.options)
  }

  @Test(arguments: [
    "", ":driving", "move:", "move:a,,b", "move@", "move@x", "move+", "move:a++b", "folder/profile",
    "@2", "move@2@3",
  ])
  func `in another form is refused with the form`(text: String) {
    #expect(throws: MalformedRequest(text: text)) { try NeedsRequest(parsing: text) }
  }
}
