import ArgumentParser
import Testing

@testable import WayleaveCommands

@Suite("--ios takes")
struct VersionRangeTests {
  @Test(arguments: [
    ("8...27", "iOS 8-27"), ("13.4-17", "iOS 13.4-17"), ("17", "iOS 17"), ("17.4", "iOS 17.4"),
    ("iOS 14-17", "iOS 14-17"), ("13..14", "iOS 13-14"), ("13.0-13.3", "iOS 13.0-13.3"),
    ("26 - 27", "iOS 26-27"),
  ])
  func `a release or a range of them`(text: String, span: String) throws {
    #expect(try VersionRange(parsing: text).span.description == span)
  }

  @Test(arguments: [
    ("20", "no such release: '20'"), ("13-20", "no such release: '20'"), ("17-13", "not a range"),
    ("", "no such release"), ("8-9-10", "not a range"), ("-", "no such release"),
    ("17.99", "no such release: '17.99'"), ("abc", "no such release: 'abc'"),
  ])
  func `nothing that no phone ever ran`(text: String, message: String) {
    #expect { try VersionRange(parsing: text) } throws: {
      ($0 as? ValidationError)?.message.contains(message) == true
    }
  }
}
