import AuthorizationEngine
import PlatformModel
import Testing

@testable import LocationAuthorization

/// Every request, from every state, with every answer and interruption: it returns, with the truth.
@Suite("Every request, with every answer and interruption")
struct EveryFlowTests {
  /// One release of each run of releases that have the same rows and that the library treats alike.
  static let releases: [OSVersion] = {
    var seen: Set<[IOS.Row]> = []
    return OSVersion.allIOS.filter { seen.insert(IOS.Engine(IOS.System($0)).rows).inserted }
  }()

  static let requests: [PermissionRequest] = [
    .whenInUse, .always, .temporaryFullAccuracy(purposeKey: "Route"), .motion, .bluetooth,
  ]

  @Test(arguments: releases, requests)
  func `a request returns once, with an outcome that is true`(
    release: OSVersion, request: PermissionRequest
  ) {
    search(FlowModel(release, request), interruptions: 1)
  }

  /// One release before the one-time grant, one before sessions, and the newest.
  @Test(arguments: [OSVersion.iOS(12, 5), .iOS(17, 7), .newestIOS], requests)
  func `it does with two interruptions`(release: OSVersion, request: PermissionRequest) {
    search(FlowModel(release, request), interruptions: 2)
  }

  @Test(arguments: [OSVersion.iOS(12, 5), .iOS(17, 7), .newestIOS], requests)
  func `it does when the events of a moment arrive in reverse order`(
    release: OSVersion, request: PermissionRequest
  ) {
    search(FlowModel(release, request, reversesEvents: true), interruptions: 1)
  }

  private func search(_ model: FlowModel, interruptions: Int) {
    var search = FlowSearch(model)
    search.run(interruptions: interruptions)
    #expect(search.outcomes > 10)
    for fault in search.faults.prefix(3) {
      Issue.record("\(model.engine.system), \(model.request): \(fault)")
    }
  }
}
