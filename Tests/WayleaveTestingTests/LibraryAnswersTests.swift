import CoreLocation
import LocationAuthorization
import WayleaveTesting
import Testing

/// The library, through everything that the person holding the phone can do, to a bound.
///
/// The search looks for what waits forever, answers early, crashes, or asks without a tap.
@Suite("What the library answers, whatever the person does")
struct LibraryAnswersTests {
  /// A screen that asks, and checks whether what the library says is true.
  @MainActor
  final class Screen {
    private let permissions = LocationPermissions()
    private var asking: Task<Void, Never>?
    private(set) var wasToldWrong = false

    func ask(_ request: PermissionRequest) async -> PermissionRequest.Outcome {
      let result = await permissions.request(request)
      check(result)
      return result.outcome
    }

    func begin(_ request: PermissionRequest) async {
      let task = Task { check(await permissions.request(request)) }
      asking = task
      await task.value
    }

    func giveUp() { asking?.cancel() }

    private func check(_ result: PermissionRequest.Result) {
      let status = CLLocationManager().authorizationStatus
      let isSo =
        switch (result.request, result.outcome) {
        case (.always, .decided(.allowed)): status == .authorizedAlways
        case (.always, .decided(.keptWhileUsing)): status == .authorizedWhenInUse
        case (let request, .decided(.allowed))
        where request == .whenInUse || request.purposeKey != nil:
          status == .authorizedWhenInUse || status == .authorizedAlways
        default: true
        }
      if !isSo { wasToldWrong = true }
    }
  }

  static let requests: [PermissionRequest] = [
    .whenInUse, .always, .temporaryFullAccuracy(purposeKey: "Route"), .motion, .bluetooth,
  ]

  @Test(arguments: requests)
  func `whatever the person does, a request returns, and says what is so`(
    request: PermissionRequest
  ) async throws {
    let searched = try await explore(.iOS(13...27), depth: 4) { phone in
      let app = phone.app { Screen() }
      app.ignore(.emptyExploration)
      app.action("Ask") { await $0.ask(request) }
      app.never("told what is not so") { $0.wasToldWrong }
    }
    #expect(searched.coverage.count == 8)
    #expect(searched.coverage.allSatisfy { $0.depth == 4 && $0.undecided == 0 })
  }

  @Test(arguments: requests)
  func `and does so in whatever order its code runs`(request: PermissionRequest) async throws {
    let options = ExplorationOptions(reorderings: 1)
    let searched = try await explore(.iOS(17...18), depth: 3, options: options) { phone in
      let app = phone.app { Screen() }
      app.ignore(.emptyExploration)
      app.action("Ask") { await $0.ask(request) }
      app.never("told what is not so") { $0.wasToldWrong }
    }
    #expect(searched.coverage.allSatisfy { $0.reordered > 0 && $0.undecided == 0 })
  }

  @Test func `so do two requests at once, of which one is given up`() async throws {
    try await explore(.iOS(13...27), depth: 3) { phone in
      let app = phone.app { Screen() }
      app.ignore(.emptyExploration)
      app.action("Ask for While Using") { await $0.ask(.whenInUse) }
      app.action("Ask for Always") { await $0.begin(.always) }
      app.action("Give up") { $0.giveUp() }
      app.never("told what is not so") { $0.wasToldWrong }
    }
  }
}
