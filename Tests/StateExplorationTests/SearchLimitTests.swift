import AuthorizationEngine
import PlatformModel
import StateExploration
import Testing

@Suite("What the search leaves out")
struct SearchLimitTests {
  private static let search = AppSearch(
    .complete, calls: [.requestWhenInUse, .requestAlways], releases: [.iOS(17)])

  @Test func `limit: a searched app has one location manager`() throws {
    let engine = IOS.Engine(IOS.System(.iOS(17)))
    let graph = try #require(Self.search.run().first?.graph)
    let place = try #require(graph.first { $0.has(.managerExists) && $0.process == .running })
    #expect(engine.step(graph[place], .createManager).refusal == .managerExists)
  }

  @Test func `limit: calls of an app are searched in every order`() throws {
    let graph = try #require(Self.search.run().first?.graph)
    let place = try #require(graph.first { $0.has(.provisional) })
    #expect(!graph.path(to: place).contains(.requestWhenInUse))
  }

  @Test func `limit: the system ends no process while an app is searched, and no one restricts`() {
    let events = Set(Self.search.alphabet.events)
    #expect(
      events.isDisjoint(with: [
        .terminate, .setRestricted(true), .reinstall, .restart, .updateApp,
        .resetLocationAndPrivacy,
      ]))
  }

  @Test func `limit: two releases are not followed where one alone takes an event`() {
    let alphabet = Alphabet([.open, .createManager, .setPrecise(false), .requestWhenInUse])
    let result = PairSearch(
      IOS.Engine(IOS.System(.iOS(13))), IOS.Engine(IOS.System(.iOS(14))), alphabet, of: .complete
    ).run()
    #expect(result.divergences.contains { $0.aspect == .possible })
    #expect(
      result.divergences.allSatisfy {
        !$0.path.dropLast().contains { $0.new == .setPrecise(false) }
      })
  }

  @Test func `limit: SPIN is given parts of the model in which not every two events meet`() {
    let parts = SearchSlice.all.map { Set($0.alphabet.events) }
    #expect(parts.contains { $0.contains(.setMotion(false)) })
    #expect(parts.contains { $0.contains(.startRegion) })
    #expect(!parts.contains { $0.isSuperset(of: [.setMotion(false), .startRegion]) })
  }
}
