import PlatformModel
import ServiceNeeds
import Testing

@testable import LocationAuthorization

@Suite("Advice")
struct AdviceTests {
  static let obstacles: [PermissionRequest.Obstacle] = [
    .alreadyGranted, .alreadyDenied, .alreadyRequested, .allowedOnce, .promptDeferred,
    .locationServicesOff, .fitnessTrackingOff, .restricted, .missingKey("NSMotionUsageDescription"),
    .locationNotGranted, .notInForeground, .appInactive, .unavailable, .cancelled,
  ]
  static let requests: [PermissionRequest] = [
    .whenInUse, .always, .temporaryFullAccuracy(purposeKey: "Route"), .motion, .bluetooth,
  ]

  @Test(arguments: obstacles, requests)
  func `it uses the words of a cause if there is one`(
    obstacle: PermissionRequest.Obstacle, request: PermissionRequest
  ) {
    for system in [OSVersion.iOS(15), .iOS(16), .iOS(18), .newestIOS] {
      let advice = PermissionRequest.Advice(on: obstacle, to: request, system: system, app: "Trail")
      #expect(!advice.reason.isEmpty)
      #expect(!advice.reason.contains("{"))
      #expect(advice.suggestion?.contains("{") != true)
      guard let cause = obstacle.cause(for: request) else { continue }
      #expect(advice.reason == cause.sentence)
      #expect(advice.suggestion == cause.step(on: system, app: "Trail"))
      #expect(advice.settingsPath == cause.settingsPath(on: system, app: "Trail"))
    }
  }

  /// IOS-SET-020, IOS-SET-021 and IOS-SET-022.
  @Test(arguments: [
    (
      OSVersion.iOS(15), PermissionRequest.Obstacle.locationServicesOff,
      "Settings > Privacy > Location Services"
    ),
    (.iOS(16), .locationServicesOff, "Settings > Privacy & Security > Location Services"),
    (.iOS(17), .alreadyDenied, "Settings > Trail > Location"),
    (.iOS(18), .alreadyDenied, "Settings > Apps > Trail > Location"),
    (.iOS(18), .alreadyRequested, "Settings > Apps > Trail > Location"),
    (
      .iOS(27), .restricted,
      "Settings > Screen Time > Content & Privacy Restrictions > Location Services"
    ),
  ])
  func `a suggestion names the path in Settings of its release`(
    system: OSVersion, obstacle: PermissionRequest.Obstacle, path: String
  ) throws {
    let advice = PermissionRequest.Advice(on: obstacle, to: .always, system: system, app: "Trail")
    #expect(try #require(advice.suggestion).contains(path))
  }

  @Test(arguments: obstacles, requests)
  func `a suggestion names Settings if it has a path, and only then`(
    obstacle: PermissionRequest.Obstacle, request: PermissionRequest
  ) {
    let advice = PermissionRequest.Advice(on: obstacle, to: request, system: .iOS(18), app: "Trail")
    #expect(
      advice.suggestion?.contains("Settings > ")
        == advice.suggestion.map { _ in advice.settingsPath != nil })
  }

  @Test func `what iOS does not distinguish is named together, with the first suggestion`() {
    let advice = PermissionRequest.Advice(
      on: .oneOf([.allowedOnce, .alreadyRequested]), to: .always, system: .iOS(18), app: "Trail")
    #expect(
      advice.reason
        == "One of these, which iOS does not distinguish: Location was allowed once, and iOS offers "
        + "Always only after While Using the App; Trail has requested Always before, and iOS "
        + "shows that prompt once")
    #expect(
      advice.suggestion
        == "Choose While Using the App or Always: Settings > Apps > Trail > Location")
  }

  @Test func `another language has the same keys, and what it lacks stays English`() {
    let german = PermissionRequest.Advice.Translation([
      "locationServicesOff": "Die Ortungsdienste sind aus",
      "locationServicesOff.suggestion": "Einschalten: {path}",
    ])
    let off = PermissionRequest.Advice(
      on: .locationServicesOff, to: .whenInUse, system: .iOS(15), app: "Trail")
    #expect(off.reason(in: german) == "Die Ortungsdienste sind aus")
    #expect(off.suggestion(in: german) == "Einschalten: Settings > Privacy > Location Services")
    let denied = PermissionRequest.Advice(
      on: .alreadyDenied, to: .whenInUse, system: .iOS(15), app: "Trail")
    #expect(denied.reason(in: german) == denied.reason)
  }

  @Test func `the keys of a translation are stable`() {
    #expect(
      PermissionRequest.Advice.Translation.englishSentences.map(\.key)
        == PermissionRequest.Advice.Translation.englishSentences.map(\.key).sorted())
    #expect(PermissionRequest.Advice.Translation.englishSentences.count == 39)
    #expect(
      PermissionRequest.Advice.Translation.englishSentences.allSatisfy { !$0.sentence.isEmpty })
  }

  @Test(arguments: requests)
  func `a grant needs no advice, and a refusal has the path in Settings`(request: PermissionRequest)
  {
    #expect(
      PermissionRequest.Advice(
        after: .decided(.allowed), of: request, system: .iOS(18), app: "Trail") == nil)
    let refused = PermissionRequest.Advice(
      after: .decided(.declined), of: request, system: .iOS(18), app: "Trail")
    #expect(refused?.settingsPath?.prefix(2) == ["Apps", "Trail"])
  }
}
