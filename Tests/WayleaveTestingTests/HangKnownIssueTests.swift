import CoreLocation
import WayleaveTesting
import PlatformModel
import Testing

@Suite struct `a wait that a tap ends` {
  /// The lock takes the prompt away, and nothing asks again by itself (IOS-AUTH-044).
  @Test(arguments: [false, true])
  func `a hang that the next action ends is ignored if it is a known issue, and only then`(
    keepsEveryone: Bool
  ) async throws {
    func search(_ knownIssues: KnownIssues) async throws -> [String] {
      do {
        _ = try await explore(
          .iOS(17), depth: 3, environment: .lock,
          options: ExplorationOptions(continueAfterFailure: true)
        ) { phone in
          let app = phone.app { PatientAsker(keepsEveryone: keepsEveryone) }
          app.action("Ask") { await $0.ask() }
          app.ignore(knownIssues)
        }
        return []
      } catch let failure as ExplorationFailure {
        return failure.counterexamples.map(\.title)
      }
    }
    #expect(try await search([]).contains("“Ask” never returns"))
    #expect(
      try await search(.hangsUntilNextAction).contains("“Ask” never returns") == !keepsEveryone)
  }
}

@Suite struct `a wait before the question` {
  /// A location that is asked for before the person was comes to no one (IOS-REQ-002), and fails
  /// with their Don't Allow.
  @Test(arguments: [true, false])
  func `a hang before the first request is ignored if it is a known issue and an action asks`(
    somethingAsks: Bool
  ) async throws {
    func search(_ knownIssues: KnownIssues) async throws -> [String] {
      do {
        _ = try await explore(.iOS(17), depth: 2, environment: []) { phone in
          let app = phone.app { UnaskedLocator() }
          app.action("Locate") { try await $0.locate() }
          if somethingAsks { app.action("Ask") { $0.ask() } }
          app.ignore(knownIssues)
        }
        return []
      } catch let failure as ExplorationFailure {
        return failure.counterexamples.map(\.title)
      }
    }
    let wait = ["“Locate” never returns"]
    #expect(try await search([]) == wait)
    #expect(try await search(.hangsBeforeRequest) == (somethingAsks ? [] : wait))
  }

  /// What is to end does so after the person's answer; if no one asks, never, or when it is called
  /// off.
  @Test(arguments: ["Ask", "Stop", nil])
  func `an eventually property is ignored as well if an action asks`(other: String?) async throws {
    let asks = other == "Ask"
    func search(_ environment: EnvironmentSteps, _ knownIssues: KnownIssues) async throws
      -> [String]
    {
      do {
        _ = try await explore(
          .iOS(17), depth: 2, environment: environment,
          options: ExplorationOptions(continueAfterFailure: true)
        ) {
          let app = $0.app { UnaskedLocator() }
          app.action("Locate") { $0.show() }
          if let other { app.action(other) { asks ? $0.ask() : $0.stop() } }
          app.eventually("it is shown") { !$0.isLoading }
          app.ignore(knownIssues)
        }
        return []
      } catch let failure as ExplorationFailure {
        return failure.counterexamples.map { "\($0.title), \($0.steps.count) steps" }
      }
    }
    let wait = ["never again: it is shown, 1 steps"]
    #expect(try await search([], []) == wait)
    #expect(try await search([], .hangsBeforeRequest) == (asks ? [] : wait))
    #expect(try await search(.lock, .hangsUntilNextAction) == (asks ? [] : wait))
  }

  /// What the lock has left behind stays on the screen, and is reported.
  @Test func `a flag that the lock leaves set is reported`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 3, environment: .lock) { phone in
        let app = phone.app { UnaskedLocator() }
        app.action("Locate") {
          $0.ask()
          $0.show()
        }
        app.eventually("it is shown") { !$0.isLoading }
        app.ignore(.hangsUntilNextAction)
      }
    }
    #expect(failure?.counterexamples.first?.title == "never again: it is shown")
    #expect(failure?.counterexamples.first?.steps.last == "lock")
  }
}

@Suite struct `an answer before the decision` {
  /// What gives up after a second meets the prompt of the tap after it.
  @Test(arguments: [(false, true, 0), (false, false, 0), (true, true, 0), (true, false, 1)])
  func `is none that is thrown at a time-out, nor one under the prompt of another action`(
    asks: Bool, throwing: Bool, count: Int
  ) async throws {
    var titles: [String] = []
    do {
      _ = try await explore(.iOS(17), depth: 3, environment: []) { phone in
        let app = phone.app { ImpatientAsker() }
        app.action("Wait") { try await $0.wait(asking: asks, throwing: throwing) }
        if !asks { app.action("Ask") { $0.ask() } }
      }
    } catch let failure as ExplorationFailure {
      titles = failure.counterexamples.map(\.title)
    }
    #expect(titles.count { $0.contains("before the person has decided") } == count)
  }

  @Test func `is one that is thrown as the prompt comes up`() async {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 1, environment: []) { phone in
        let app = phone.app(made: .onFirstAction) { HastyAsker() }
        app.action("Ask") { try await $0.need() }
      }
    }
    #expect(
      failure?.counterexamples.map(\.title) == ["“Ask” answers before the person has decided"])
  }
}

/// Gives up after a second, whether or not a prompt is up.
@MainActor private final class ImpatientAsker {
  private let manager = CLLocationManager()

  func ask() { manager.requestWhenInUseAuthorization() }

  func wait(asking: Bool, throwing: Bool) async throws -> Int {
    if asking { ask() }
    try await Task.sleep(for: .seconds(1))
    if throwing { throw CancellationError() }
    return 1
  }
}

@Suite struct `what an app makes` {
  @Test(arguments: [(ModelCreation.atLaunch, false), (.onFirstAction, true)])
  func `a model that the first action creates has received no callback yet (IOS-AUTH-034)`(
    made: ModelCreation, isEarly: Bool
  ) async throws {
    var titles: [String] = []
    do {
      _ = try await explore(.iOS(17), depth: 2, environment: []) { phone in
        let app = phone.app(made: made) { HastyAsker() }
        app.action("Ask") { await $0.ask() }
      }
    } catch let failure as ExplorationFailure {
      titles = failure.counterexamples.map(\.title)
    }
    #expect(titles.contains { $0.contains("before the person has decided") } == isEarly)
  }

  @Test(arguments: [ModelCreation.atLaunch, .onFirstAction])
  func `ends the search, and is not a crash of the app, where its making throws`(
    made: ModelCreation
  ) async throws {
    let error = await #expect(throws: (any Error).self) {
      try await explore(.iOS(17), depth: 2, environment: []) { phone in
        let app = phone.app(made: made) { try ChoosyAsker(isRefused: true) }
        app.action("Ask") { $0.ask() }
      }
    }
    #expect(
      error.map { "\($0)" } == "explore: the app's model could not be created: CancellationError()")
  }

  @Test func `is not there at a later launch where its making throws, which ends nothing`() throws {
    let walk = try GuidedExploration(on: .iOS(17), environment: .quit) { phone in
      let app = phone.app {
        try ChoosyAsker(isRefused: CLLocationManager().authorizationStatus == .denied)
      }
      app.action("Ask") { $0.ask() }
    }
    for step in ["tap Ask", "answer Don’t Allow", "quit", "open"] {
      #expect(try walk.take(#require(walk.steps.firstIndex(of: step), "\(walk.steps)")).isEmpty)
    }
    #expect(walk.steps.contains("tap Ask"))
  }
}

@MainActor private final class ChoosyAsker {
  private let manager = CLLocationManager()

  init(isRefused: Bool) throws {
    if isRefused { throw CancellationError() }
  }

  func ask() { manager.requestWhenInUseAuthorization() }
}

/// Asks, and answers whoever asked last, or all.
@MainActor private final class PatientAsker: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let keepsEveryone: Bool
  private var askers: [CheckedContinuation<Void, Never>] = []
  private var isAsking = false

  init(keepsEveryone: Bool) {
    self.keepsEveryone = keepsEveryone
    super.init()
    manager.delegate = self
  }

  func ask() async {
    guard manager.authorizationStatus == .notDetermined else { return }
    // Who asks a second time is sent away by one that keeps a single asker.
    if isAsking, !keepsEveryone { return }
    isAsking = true
    await withCheckedContinuation {
      askers.append($0)
      manager.requestWhenInUseAuthorization()
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    guard manager.authorizationStatus != .notDetermined else { return }
    isAsking = false
    let answered = askers
    askers = []
    for asker in answered { asker.resume() }
  }
}

/// Treats the first callback as the answer.
@MainActor private final class HastyAsker: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var asker: CheckedContinuation<CLAuthorizationStatus, Never>?

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask() async -> CLAuthorizationStatus {
    if manager.authorizationStatus != .notDetermined { return manager.authorizationStatus }
    return await withCheckedContinuation {
      asker = $0
      manager.requestWhenInUseAuthorization()
    }
  }

  /// As an app that treats everything but a grant as a refusal.
  func need() async throws -> CLAuthorizationStatus {
    let status = await ask()
    guard status == .authorizedWhenInUse else { throw CLError(.denied) }
    return status
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    asker?.resume(returning: manager.authorizationStatus)
    asker = nil
  }
}

/// Asks for a location whether or not anybody was asked.
@MainActor private final class UnaskedLocator: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: [CheckedContinuation<CLLocation?, any Error>] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  var isLoading: Bool { !waiting.isEmpty }

  func ask() { manager.requestWhenInUseAuthorization() }

  func stop() { end(.failure(CancellationError())) }

  func show() { Task { _ = try? await locate() } }

  func locate() async throws -> CLLocation? {
    try await withCheckedThrowingContinuation {
      waiting.append($0)
      manager.requestLocation()
    }
  }

  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) { end(.success(locations.last)) }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    end(.failure(error))
  }

  private func end(_ result: Result<CLLocation?, any Error>) {
    let ended = waiting
    waiting = []
    for each in ended { each.resume(with: result) }
  }
}
