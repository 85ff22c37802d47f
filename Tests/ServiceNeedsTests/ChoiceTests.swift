import Testing

@testable import ServiceNeeds

@Suite("A choice of services") struct ChoiceTests {
  static func choice(_ text: String) throws -> NeedsChoice {
    let request = try NeedsRequest(parsing: text)
    return try NeedsChoice(request, of: Shipped.profile(request.profile))
  }

  @Test func `without services is all of them, and names each once`() throws {
    #expect(try Self.choice("bluedot").demands.map(\.service) == ["geoTriggering", "tempo"])
    #expect(try Self.choice("bluedot:tempo,tempo").demands.count == 1)
  }

  @Test(arguments: [
    ("move:driving", Capability.location, Loss.doesNotStart),
    ("move:driving", .motion, .worksLess),
    ("move:driving+motionPermissionMandatory", .motion, .doesNotStart),
    ("move:driving", .backgroundLocation, .foregroundOnly),
    ("move:driving+backgroundLocationPermissionMandatory", .backgroundLocation, .doesNotStart),
    ("move:places", .backgroundLocation, .foregroundOnly),
    ("move@2.3:assistanceCall", .location, .doesNotStart),
    ("move@2.4:assistanceCall", .location, .worksLess),
  ])
  func `says what a service does without something`(
    text: String, capability: Capability, loss: Loss
  ) throws {
    let demand = try #require(try Self.choice(text).demands.first)
    #expect(demand.loss(of: capability) == loss)
    #expect(demand.capabilities.contains(capability))
  }

  @Test func `says nothing about what a service does not need`() throws {
    let demand = try #require(try Self.choice("breeze:localAirQuality").demands.first)
    #expect(demand.loss(of: .motion) == nil)
    #expect(demand.loss(of: .backgroundLocation) == nil)
  }

  @Test(arguments: [
    ("move:x", ServiceProblem.Code.unknownService), ("move+x", .unknownOption),
    ("situm+x", .unknownOption),
  ])
  func `of what there is not is refused`(text: String, code: ServiceProblem.Code) throws {
    let problem = try #require(throws: ServiceProblem.self) { try Self.choice(text) }
    #expect(problem.code == code && problem.service == "x")
  }

  @Test func `follows what services include once, however many ways lead there`() throws {
    // Forty floors of two services that include both below: a million million ways.
    let services = (0..<40).flatMap { floor in
      ["a", "b"].map { Service("\($0)\(floor)", includes: ["a\(floor + 1)", "b\(floor + 1)"]) }
    }
    let ground = [Service("a40", required: [.motion]), Service("b40")]
    let profile = NeedsProfile(
      name: "t", title: "T", document: "D", services: services + ground)
    #expect(try profile.demand(of: "a0").required == [.motion])
  }
}
