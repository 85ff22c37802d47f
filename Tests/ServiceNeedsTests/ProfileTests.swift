import Testing

@testable import ServiceNeeds

@Suite("A profile of needs") struct ProfileTests {
  @Test(arguments: ShippedProfiles.files.map(\.name))
  func `each that is shipped can be read, and each of its services in each version`(
    name: String
  ) throws {
    let profile = try Shipped.profile(name)
    #expect(profile.name == name)
    #expect(!profile.services.isEmpty)
    let versions = [nil] + profile.services.flatMap { [$0.from, $0.until] }
    for version in versions {
      for service in profile.serviceNames(in: version) {
        #expect(try profile.demand(of: service, in: version).service == service)
      }
    }
  }

  @Test("Situm needs no Bluetooth permission from 3.0.0 on", arguments: ["2.99", "3.0.0", "3.1"])
  func situm(text: String) throws {
    let version = try #require(SDKVersion(text))
    let demand = try Shipped.profile("situm").demand(of: "buildingMode", in: version)
    #expect(demand.required.contains(.bluetooth) == (text == "2.99"))
  }

  @Test(arguments: ["geoTriggering", "tempo"])
  func `Bluedot goes on behind the indicator under While Using (IOS-BG-015, IOS-BG-016)`(
    service: String
  ) throws {
    let demand = try Shipped.profile("bluedot").demand(of: service)
    var phone = PermissionSnapshot.lacking(.backgroundLocation)
    #expect(phone.verdict(on: demand).warnings.isEmpty)
    phone.wasSetInBackground = true
    #expect(
      phone.verdict(on: demand).warnings == [
        .init(.backgroundLocation, .backgroundUpdatesSetTooLate)
      ])
    phone.allowsBackgroundUpdates = false
    #expect(
      phone.verdict(on: demand).warnings == [.init(.backgroundLocation, .onlyWhileUsing)])
  }

  @Test func `a city can be searched in Breeze whatever is granted`() throws {
    let breeze = try Shipped.profile("breeze")
    let denied = PermissionSnapshot.lacking(.location)
    #expect(!denied.verdict(on: try breeze.demand(of: "localAirQuality")).starts)
    #expect(denied.verdict(on: try breeze.demand(of: "citySearch")).starts)
    #expect(breeze.fallback != nil)
  }

  static let services = [
    Service("a", includes: ["b"]), Service("b", required: [.location], includes: ["c"]),
    Service("c", includes: ["a"]), Service("d", required: [.motion], until: SDKVersion("2")),
    Service("e", optional: [.motion]), Service("f", includes: ["g"]),
  ]

  @Test(arguments: [
    ("a", ServiceProblem(code: .cycle, service: "a", names: ["a", "b", "c", "a"])),
    ("x", ServiceProblem(code: .unknownService, service: "x", names: ["a", "b", "c", "e", "f"])),
    ("f", ServiceProblem(code: .unknownService, service: "g", names: ["a", "b", "c", "e", "f"])),
    ("d", ServiceProblem(code: .notInThisVersion, service: "d", names: ["a", "b", "c", "e", "f"])),
  ])
  func `a circle and a service that does not exist are answered`(
    name: String, problem: ServiceProblem
  ) {
    let profile = NeedsProfile(name: "t", title: "T", document: "D", services: Self.services)
    #expect(throws: problem) { try profile.demand(of: name) }
  }

  @Test(arguments: [
    (#"{"profile": 2, "name": "t"}"#, "this is form 2; this version reads up to 1"),
    (
      #"{"profile": 1, "name": "t", "title": "T", "document": "D", "service": []}"#,
      #"there is no key "service""#
    ),
    (
      #"{"profile": 1, "name": "t", "title": "T", "document": "D", "services": [{"name": "a", "form": 1}]}"#,
      #"there is no key "form""#
    ),
  ])
  func `a file that is newer, or has a key nothing reads, is refused`(
    json: String, sentence: String
  ) throws {
    let error = try #require(throws: DecodingError.self) {
      try Shipped.read(json, as: NeedsProfile.self)
    }
    #expect("\(error)".replacing("\\\"", with: "\"").contains(sentence))
  }

  @Test(arguments: [
    ("2.4", "2.4.0", false), ("2.3.9", "2.4", true), ("2.10", "2.9", false), ("3", "3.0.1", true),
    ("15.6.7-beta", "15.6.7", false),
  ])
  func `versions compare number by number`(left: String, right: String, isOlder: Bool) throws {
    let older = try #require(SDKVersion(left))
    #expect((older < (try #require(SDKVersion(right)))) == isOlder)
  }

  @Test(arguments: ["", "a", "1..2", "-1", "1.x"])
  func `a text without numbers is no version`(text: String) { #expect(SDKVersion(text) == nil) }
}
