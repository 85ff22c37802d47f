import Foundation
import PlatformModel
import Testing

@testable import ServiceNeeds

@Suite("A snapshot") struct SnapshotTests {
  @Test(arguments: [PermissionSnapshot.healthy, PermissionSnapshot(.iOS(8))])
  func `it is the same after it was written and read`(phone: PermissionSnapshot) throws {
    let written = try JSONEncoder().encode(phone)
    #expect(try JSONDecoder().decode(PermissionSnapshot.self, from: written) == phone)
  }

  @Test func `it is written in the platform's words`() throws {
    let written = String(
      decoding: try JSONEncoder().encode(PermissionSnapshot.healthy), as: UTF8.self)
    #expect(written.contains(#""authorization":"authorizedAlways""#))
    #expect(written.contains(#""system":"iOS 17.4""#))
  }

  @Test(arguments: [
    (#"{"snapshot": 9, "system": "iOS 17", "mood": 1}"#, "this is form 9"),
    (#"{"snapshot": 1, "system": "iOS 20"}"#, "iOS 20"),
    (
      #"{"snapshot": 1, "system": "iOS 17", "authorization": "always"}"#,
      "there is no authorization"
    ),
    (#"{"snapshot": 1, "system": "iOS 17", "parts": {"nose": true}}"#, "there is no part"),
    (#"{"snapshot": 1, "system": "iOS 17", "mood": 1}"#, "there is no key"),
  ])
  func `what it cannot be is refused with what was possible`(
    json: String, words: String
  ) throws {
    let error = try #require(throws: DecodingError.self) {
      try Shipped.read(json, as: PermissionSnapshot.self)
    }
    #expect("\(error)".contains(words))
  }

  @Test(arguments: Capability.allCases)
  func `what an app did not look at is unknown, not missing`(capability: Capability) {
    #expect(PermissionSnapshot(.iOS(17)).standing(of: capability) == .unknown)
  }

  @Test func `a change says what was lost and what came back`() throws {
    let driving = try Shipped.profile("move").demand(of: "driving")
    let good = PermissionSnapshot.healthy.verdict(on: driving)
    let bad = PermissionSnapshot.lacking(.location).verdict(on: driving)
    #expect(VerdictChange(from: good, to: good) == nil)
    let worse = try #require(VerdictChange(from: good, to: bad))
    #expect(worse.stopsNow && !worse.startsNow)
    #expect(worse.lost.map(\.capability).contains(.location))
    let better = try #require(VerdictChange(from: bad, to: good))
    #expect(better.startsNow)
    #expect(better.regained == worse.lost)
  }
}
