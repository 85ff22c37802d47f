import WayleaveTesting
import PhoneSimulator
import PlatformModel
import Testing

/// Actions that differ in a value alone.
@Suite("A family of actions") struct ActionFamilyTests {
  private func exploration(
    _ describe: @escaping @Sendable (ExploredApp<Pages>) -> Void
  ) async throws -> Exploration {
    try await explore(.iOS(17), depth: 2) { phone in
      let app = phone.app { Pages() }
      app.ignore(.emptyExploration)
      describe(app)
    }
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

  @Test func `an action of a family has its name and a value in reports and replays`() async throws
  {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 3, environment: []) { phone in
        let app = phone.app { Pages() }
        app.ignore(.emptyExploration)
        app.action("Close") { $0.close() }
        app.action("Open", for: ["maps", "trails"]) { page, name in page.open(name.count) }
        app.never("the trails are open") { $0.number == 6 }
      }
    }
    #expect(failure?.counterexamples.map(\.steps) == [["tap Open trails"]])
  }

  @Test func `an action of a family that answers too early is reported by its own name`()
    async throws
  {
    let failure = await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 1, environment: []) { phone in
        let app = phone.app(.trail) { FirstCallback(fixed: false) }
        app.action("Locate", for: 1...2) { asker, _ in await asker.locate() }
      }
    }
    #expect(
      failure?.counterexamples.map(\.title) == [
        "“Locate 1” answers before the person has decided",
        "“Locate 2” answers before the person has decided",
      ])
  }

  @Test func `is asked for its names once in a search, also where each member answers early`()
    async throws
  {
    let asked = Locked(0)
    await #expect(throws: ExplorationFailure.self) {
      try await explore(.iOS(17), depth: 1, environment: []) { phone in
        let app = phone.app(.trail) { FirstCallback(fixed: false) }
        let places = (1...10).map { CountedName(number: $0, asked: asked) }
        app.action("Locate", for: places) { asker, _ in await asker.locate() }
      }
    }
    #expect(asked.withLock { $0 } == 10)
  }

  /// The replay of a story, as Swift reads it where it is pasted; nil if it is not a literal, or is
  /// one with something worked out in it.
  private func read(_ story: String) -> String? {
    guard let start = story.firstRange(of: "replay: \"")?.upperBound else { return nil }
    var text = String.UnicodeScalarView()
    var rest = story.unicodeScalars[start...]
    while let scalar = rest.popFirst(), scalar != "\n" {
      if scalar == "\"" { return rest.first == "\n" ? String(text) : nil }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let marked = rest.popFirst(), marked == "\"" || marked == "\\" else { return nil }
      text.append(marked)
    }
    return nil
  }

  /// What is between two steps of a replay, a line break, a name that another has, what ends a
  /// literal of Swift's: each is written so that a replay finds the member that was meant.
  @Test(arguments: [
    (["a > b", "a > b"], "tap Open a › b (2)"), (["b", ">"], "tap Open ›"),
    (["a\nb", "a\r\nb"], "tap Open a b (2)"), (["a", "a", "a (2)"], "tap Open a (2) (2)"),
    (["\"a\""], "tap Open \"a\""), (["a\\(b)", "\\"], "tap Open \\"),
    (["\"\u{301}"], "tap Open \"\u{301}"),
  ])
  func `the replay of each action of a family finds the same action`(
    names: [String], step: String
  ) async throws {
    func failure(replay: String?) async -> ExplorationFailure? {
      await #expect(throws: ExplorationFailure.self) {
        try await explore(.iOS(17), depth: 2, environment: [], replay: replay) { phone in
          let app = phone.app { Pages() }
          app.ignore(.emptyExploration)
          let pages = names.indices.map { Page(number: $0 + 1, description: names[$0]) }
          app.action("Open", for: pages) { $0.open($1.number) }
          app.never("the last one is open") { $0.number == names.count }
        }
      }
    }
    let found = try #require(await failure(replay: nil))
    #expect(found.counterexamples.map(\.steps) == [[step]])
    let replay = try #require(read(found.description))
    #expect(replay == "17.7 > \(step)")
    #expect(await failure(replay: replay)?.counterexamples.map(\.steps) == [[step]])
  }
}

private struct CountedName: CustomStringConvertible {
  let number: Int
  let asked: Locked<Int>

  var description: String {
    asked.withLock { $0 += 1 }
    return "\(number)"
  }
}

private struct Page: CustomStringConvertible {
  let number: Int
  let description: String
}

@MainActor private final class Pages {
  private(set) var number = 0

  func open(_ number: Int) { self.number = number }
  func close() { number = 0 }
}
