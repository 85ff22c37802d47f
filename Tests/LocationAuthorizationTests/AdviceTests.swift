import PlatformModel
import ServiceNeeds
import Testing

@testable import LocationAuthorization

@Suite("Advice")
struct AdviceTests {
  static let obstacles: [Obstacle] = [
    .alreadyGranted, .alreadyDenied, .alreadyAsked, .allowedOnce, .askedLater,
    .locationServicesOff, .fitnessTrackingOff, .restricted, .keyMissing("NSMotionUsageDescription"),
    .locationNotGranted, .notInForeground, .anotherPromptInFront, .unavailable, .cancelled,
  ]
  static let requests: [Request] = [
    .whenInUse, .always, .temporaryFullAccuracy(purposeKey: "Route"), .motion, .bluetooth,
  ]

  @Test(arguments: obstacles, requests)
  func `it says in the words of a cause what a cause knows`(obstacle: Obstacle, request: Request) {
    for system in [OSVersion.iOS(15), .iOS(16), .iOS(18), .newestIOS] {
      let advice = Advice(on: obstacle, to: request, system: system, app: "Trail")
      #expect(!advice.sentence.isEmpty)
      #expect(!advice.sentence.contains("{"))
      #expect(advice.step?.contains("{") != true)
      guard let cause = obstacle.cause(for: request) else { continue }
      #expect(advice.sentence == cause.sentence)
      #expect(advice.step == cause.step(on: system, app: "Trail"))
      #expect(advice.settingsPath == cause.settingsPath(on: system, app: "Trail"))
    }
  }

  /// IOS-SET-020, IOS-SET-021 and IOS-SET-022.
  @Test(arguments: [
    (OSVersion.iOS(15), Obstacle.locationServicesOff, "Settings > Privacy > Location Services"),
    (.iOS(16), .locationServicesOff, "Settings > Privacy & Security > Location Services"),
    (.iOS(17), .alreadyDenied, "Settings > Trail > Location"),
    (.iOS(18), .alreadyDenied, "Settings > Apps > Trail > Location"),
    (.iOS(18), .alreadyAsked, "Settings > Apps > Trail > Location"),
    (
      .iOS(27), .restricted,
      "Settings > Screen Time > Content & Privacy Restrictions > Location Services"
    ),
  ])
  func `a step names the way in Settings of its release`(
    system: OSVersion, obstacle: Obstacle, path: String
  ) throws {
    let advice = Advice(on: obstacle, to: .always, system: system, app: "Trail")
    #expect(try #require(advice.step).contains(path))
  }

  @Test(arguments: obstacles, requests)
  func `a step names Settings where it has a path, and nowhere else`(
    obstacle: Obstacle, request: Request
  ) {
    let advice = Advice(on: obstacle, to: request, system: .iOS(18), app: "Trail")
    #expect(
      advice.step?.contains("Settings > ") == advice.step.map { _ in advice.settingsPath != nil })
  }

  @Test func `what iOS does not tell apart is named together, with the first step`() {
    let advice = Advice(
      on: .oneOf([.allowedOnce, .alreadyAsked]), to: .always, system: .iOS(18), app: "Trail")
    #expect(
      advice.sentence
        == "One of these, which iOS does not tell apart: Location was allowed once, and iOS asks "
        + "for Always only after While Using the App; Trail has asked for Always before, and iOS "
        + "lets an app ask once")
    #expect(
      advice.step
        == "Choose While Using the App or Always: Settings > Apps > Trail > Location")
  }

  @Test func `another language has the same keys, and what it lacks stays English`() {
    let german = Wording([
      "locationServicesOff": "Die Ortungsdienste sind aus",
      "locationServicesOff.step": "Einschalten: {path}",
    ])
    let off = Advice(on: .locationServicesOff, to: .whenInUse, system: .iOS(15), app: "Trail")
    #expect(off.sentence(in: german) == "Die Ortungsdienste sind aus")
    #expect(off.step(in: german) == "Einschalten: Settings > Privacy > Location Services")
    let denied = Advice(on: .alreadyDenied, to: .whenInUse, system: .iOS(15), app: "Trail")
    #expect(denied.sentence(in: german) == denied.sentence)
  }

  @Test func `the keys of a translation are stable`() {
    #expect(Wording.keys.map(\.key) == Wording.keys.map(\.key).sorted())
    #expect(Wording.keys.count == 39)
    #expect(Wording.keys.allSatisfy { !$0.english.isEmpty })
  }

  @Test(arguments: requests)
  func `who was allowed needs no advice, who was refused gets the way back`(request: Request) {
    #expect(
      Advice(after: .decided(.allowed), of: request, system: .iOS(18), app: "Trail") == nil)
    let refused = Advice(after: .decided(.declined), of: request, system: .iOS(18), app: "Trail")
    #expect(refused?.settingsPath?.prefix(2) == ["Apps", "Trail"])
  }
}
