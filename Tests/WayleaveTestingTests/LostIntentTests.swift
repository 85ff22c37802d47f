import CoreLocation
import WayleaveTesting
import Testing

@Suite("A tap whose purpose the question takes away") struct LostIntentTests {
  private static let title =
    "“Start” asks, and starts nothing after the grant until the user taps it again"

  private func explored(_ fixed: Bool, replay: String? = nil) async throws -> Exploration {
    try await explore(.iOS(15...18), depth: 3, environment: [], replay: replay) { phone in
      let app = phone.app { Tracker(fixed: fixed) }
      app.action("Start") { $0.start() }
    }
  }

  @Test func `it is found without a property, and again by its replay`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) { try await explored(false) }
    let found = try #require(failure?.counterexamples.last)
    #expect(found.title == Self.title)
    #expect(found.steps.first == "tap Start")
    #expect(found.steps.count == 2)
    let way = (["18.7"] + found.steps).joined(separator: " > ")
    let again = await #expect(throws: ExplorationFailure.self) {
      try await explored(false, replay: way)
    }
    #expect(again?.counterexamples.map(\.title) == [Self.title])
  }

  @Test func `provisional Always is no Always where the app says what it claims`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(16...18), depth: 3, environment: []) { phone in
        let app = phone.app { Claimer() }
        app.action("Ask") { $0.ask() }
        app.claimsAlways { $0.hasAlways }
      }
    }
    let titles = Set(failure?.counterexamples.map(\.title) ?? [])
    #expect(titles == ["the app claims Always, and Settings does not say so"])
  }

  @MainActor private final class Claimer: NSObject, @preconcurrency CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private(set) var hasAlways = false

    func ask() {
      manager.delegate = self
      manager.requestAlwaysAuthorization()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      hasAlways = manager.authorizationStatus == .authorizedAlways
    }
  }

  @Test func `what starts with the grant has lost nothing`() async throws {
    _ = try await explored(true)
  }

  @Test func `a tap that only asks has lost nothing, and what is known may be allowed`()
    async throws
  {
    try await explore(.iOS(18), depth: 3, environment: []) { phone in
      let app = phone.app { Tracker(fixed: false) }
      app.action("Ask") { $0.ask() }
      app.action("Start") { $0.start() }
      app.ignore(.lostIntents)
    }
    try await explore(.iOS(18), depth: 3, environment: []) { phone in
      let app = phone.app { Tracker(fixed: false) }
      app.action("Ask") { $0.ask() }
    }
  }

  @MainActor private final class Tracker: NSObject, @preconcurrency CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let isFixed: Bool
    private var wantsToStart = false

    init(fixed: Bool) {
      isFixed = fixed
      super.init()
      manager.delegate = self
    }

    func ask() { manager.requestWhenInUseAuthorization() }

    func start() {
      switch manager.authorizationStatus {
      case .notDetermined:
        wantsToStart = isFixed
        ask()
      case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
      default: break
      }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      guard wantsToStart, manager.authorizationStatus == .authorizedWhenInUse else { return }
      wantsToStart = false
      manager.startUpdatingLocation()
    }
  }
}
