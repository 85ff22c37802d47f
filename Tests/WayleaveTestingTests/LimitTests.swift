import CoreLocation
import Foundation
import WayleaveTesting
import PhoneSimulator
import PlatformModel
import Testing

/// Where a search is blind, each shown by what it does not find.
@Suite("What a search does not see") struct LimitTests {
  private func states(
    depth: Int, environment: EnvironmentSteps = [],
    _ describe: @escaping @Sendable (ExploredPhone) -> Void
  ) async throws -> Int {
    try await explore(.iOS(17), depth: depth, environment: environment, describe).states
  }

  @Test func `limit: a date alone does not distinguish states`() async throws {
    let dates = try await states(depth: 2) { phone in
      let app = phone.app(.trail) { Keeper() }
      app.ignore(.emptyExploration)
      app.action("Note") { $0.date = Date(timeIntervalSince1970: $0.date == nil ? 1 : 2) }
    }
    let numbers = try await states(depth: 2) { phone in
      let app = phone.app(.trail) { Keeper() }
      app.ignore(.emptyExploration)
      app.action("Note") { $0.number = $0.number == nil ? 1 : 2 }
    }
    #expect(dates == numbers - 1)
  }

  @Test func `limit: a variable of code that waits does not distinguish states`() async throws {
    // Which of two sleeps it is in is in a variable of the code alone.
    let exploration = try await explore(.iOS(17), depth: 3, environment: []) { phone in
      let app = phone.app(.trail) { Keeper() }
      app.ignore(.emptyExploration)
      app.action("Rest") { keeper in
        for turn in 0..<9 {
          try await Task.sleep(for: .seconds(1))
          if turn == 7 { keeper.number = 1 }
        }
      }
      app.never("it has a number") { $0.number != nil }
    }
    #expect(exploration.coverage.map(\.isFinished) == [true])
  }

  @Test func `limit: what is not shown is not searched`() async throws {
    func search(showsNumber: Bool) async throws -> Exploration {
      try await explore(.iOS(17), depth: 4, environment: []) { phone in
        let app = phone.app(.trail) { Keeper() }
        app.ignore(.emptyExploration)
        app.action("Count") { $0.number = min(3, ($0.number ?? 0) + 1) }
        app.compareStates { showsNumber ? $0.number : nil }
        app.never("it counts to three") { $0.number == 3 }
      }
    }
    _ = try await search(showsNumber: false)
    await #expect(throws: ExplorationFailure.self) { try await search(showsNumber: true) }
  }

  @Test func `limit: a third tap is not tried`() async throws {
    let walk = try GuidedExploration(on: .iOS(17), environment: []) { phone in
      let app = phone.app(.trail) { Keeper() }
      app.ignore(.emptyExploration)
      app.action("Rest") { _ in try await Task.sleep(for: .seconds(9)) }
    }
    #expect(walk.steps == ["tap Rest"])
    #expect(try walk.take(0).isEmpty)
    #expect(walk.steps == ["tap Rest", "wait"])
    #expect(try walk.take(0).isEmpty)
    #expect(walk.steps == ["wait"])
  }

  @Test func `limit: each update is a wait, so that a time-out among updates is many waits away`()
    async throws
  {
    let walk = try GuidedExploration(on: .iOS(17), environment: []) { phone in
      let app = phone.app(.trail) { Keeper() }
      app.ignore(.emptyExploration)
      app.action("Update") { $0.update() }
      app.action("Give up") { keeper in
        try await Task.sleep(for: .seconds(10))
        keeper.number = 10
      }
    }
    func take(_ label: String) throws {
      #expect(try walk.take(#require(walk.steps.firstIndex(of: label))).isEmpty)
    }
    try take("tap Update")
    try take("answer Allow While Using App")
    try take("tap Give up")
    try take("tap Give up")
    var waits = 0
    while !walk.steps.contains("tap Give up") {
      try take("wait")
      waits += 1
    }
    #expect(waits == 10)
  }

  @Test func `limit: what two cores do in one piece is not tried`() async throws {
    let exploration = try await explore(
      .iOS(17), depth: 2, environment: [], options: ExplorationOptions(reorderings: 2)
    ) { phone in
      let app = phone.app(.trail) { Adder() }
      app.ignore(.emptyExploration)
      app.action("Add") { await $0.addTwice() }
      app.never("an addition is lost") { $0.sum % 2 != 0 }
    }
    #expect(exploration.coverage.map { $0.reordered > 0 } == [true])
  }

  @Test func `limit: the phone moves between two places`() async throws {
    let walk = try GuidedExploration(on: .iOS(17), environment: .movement) { phone in
      let app = phone.app { Keeper() }
      app.ignore(.emptyExploration)
      app.action("Follow") { $0.follow() }
    }
    func take(_ label: String) throws -> [Fault] {
      try walk.take(try #require(walk.steps.firstIndex(of: label)))
    }
    #expect(try take("tap Follow").isEmpty)
    #expect(try take("answer Allow While Using App").isEmpty)
    #expect(try take("move").isEmpty)
    #expect(try take("move").isEmpty)
    #expect(walk.steps.contains("move"))
    // Two, and no third a little beside the first: what can be done comes to an end.
    let exploration = try await explore(
      .iOS(17), depth: 40, environment: .movement, options: ExplorationOptions(maxStates: 400)
    ) { phone in
      let app = phone.app { Keeper() }
      app.ignore(.emptyExploration)
      app.action("Follow") { $0.follow() }
    }
    #expect(exploration.coverage.map(\.isFinished) == [true])
  }
}

@MainActor private final class Keeper {
  var date: Date?
  var number: Int?
  private let manager = CLLocationManager()

  func update() {
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func follow() {
    manager.requestAlwaysAuthorization()
    manager.startMonitoringVisits()
  }
}

/// Adds without a lock: two at once would lose one.
private final class Adder: Sendable {
  nonisolated(unsafe) private(set) var sum = 0

  nonisolated func addTwice() async {
    async let first: Void = add()
    async let second: Void = add()
    _ = await (first, second)
    if sum >= 4 { sum = 0 }
  }

  private nonisolated func add() async {
    let before = sum
    sum = before + 1
  }
}
