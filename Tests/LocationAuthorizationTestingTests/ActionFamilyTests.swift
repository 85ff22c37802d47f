import LocationAuthorizationTesting
import PlatformModel
import Testing

/// Actions that differ in a value alone.
@Suite("A family of actions") struct ActionFamilyTests {
  private func exploration(
    _ describe: @escaping @Sendable (ExploredApp<Pages>) -> Void
  ) async throws -> Exploration {
    try await explore(.iOS(17), depth: 2) { phone in describe(phone.app { Pages() }) }
  }

  @Test func `is searched as so many single actions are`() async throws {
    let single = try await exploration { app in
      for number in 1...3 { app.action("Open \(number)") { $0.open(number) } }
      app.action("Close") { $0.close() }
    }
    let family = try await exploration { app in
      app.action("Open", for: 1...3) { $0.open($1) }
      app.action("Close") { $0.close() }
    }
    #expect(family.states == single.states)
    #expect(family.transitions == single.transitions)
  }

  @Test func `is called by its name and a value in stories and replays`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 3, acts: []) { phone in
        let app = phone.app { Pages() }
        app.action("Close") { $0.close() }
        app.action("Open", for: ["maps", "trails"]) { page, name in page.open(name.count) }
        app.never("the trails are open") { $0.number == 6 }
      }
    }
    #expect(failure?.findings.map(\.steps) == [["tap Open trails"]])
  }

  @Test func `a member that answers too early is told by its own name`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 1, acts: []) { phone in
        let app = phone.app(.trail) { FirstCallback(mended: false) }
        app.action("Locate", for: 1...2) { asker, _ in await asker.locate() }
      }
    }
    #expect(
      failure?.findings.map(\.title) == [
        "“Locate 1” answers before the person has decided",
        "“Locate 2” answers before the person has decided",
      ])
  }
}

@MainActor private final class Pages {
  private(set) var number = 0

  func open(_ number: Int) { self.number = number }
  func close() { number = 0 }
}
