import AuthorizationEngine
import PlatformModel
import StateExploration
import Testing

@Suite("A search of the model of Android")
struct AndroidSearchTests {
  /// Levels at which much changes, the oldest and the newest.
  static let levels: [APILevel] = [19, 23, 29, 30, 31, 33, 37]

  @Test(
    "finds the states, distances and transitions that a naive search finds in five steps",
    arguments: levels, AndroidSlice.all)
  func agreesWithNaive(level: APILevel, slice: AndroidSlice) {
    let engine = Android.Engine(Android.System(level))
    let start = engine.install(slice.build)
    let naive = NaiveSearch(slice.alphabet.events, from: start, depth: 5) { state, event in
      engine.step(state, event).state
    }
    let graph = Android.ModelSearch(
      engine.program, slice.alphabet, from: start, limits: SearchLimits(depth: 5)
    ).run()
    #expect(graph.count == naive.states.count)
    #expect(graph.transitionCount == naive.transitions)
    for place in 0..<graph.count where naive.distances[graph[place]] != graph.steps(to: place) {
      Issue.record("\(graph[place]) after \(graph.steps(to: place)) steps")
    }
  }

  @Test("finishes every part on every level", arguments: AndroidSlice.all)
  func finishes(slice: AndroidSlice) {
    for level in Self.levels {
      let search = slice.search(Android.System(level))
      #expect(search.fits)
      let graph = search.run()
      #expect(graph.isFinished)
      #expect(graph.count > 1, "\(level)")
    }
  }

  @Test("a shortest way to a grant for one time goes by the dialog", arguments: [30, 31, 34, 37])
  func path(level: Int) throws {
    let slice = try #require(AndroidSlice.all.first)
    let graph = slice.search(Android.System(APILevel(nearest: level))).run()
    let place = try #require(graph.first { $0.has(.held, .coarse) && $0.has(.oneTime, .coarse) })
    #expect(
      graph.path(to: place) == [
        .open, .request(Android.Permissions([.coarse])), .answer(.onlyThisTime),
      ])
  }

  @Test("a request of several permissions is an event of its own, in a fixed order")
  func requests() {
    let both = Android.Event.request(Android.Permissions([.fine, .coarse]))
    let fine = Android.Event.request(Android.Permissions([.fine]))
    let alphabet = Android.Alphabet([.open, both, fine, both])
    #expect(alphabet.events == [both, fine, .open])
  }

  @Test("what is done in Settings takes the taps of its path")
  func taps() {
    #expect(Android.Event.answer(.allow).taps(on: 34) == 1)
    #expect(Android.Event.request([]).taps(on: 34) == 0)
    #expect(Android.Event.locationDue.taps(on: 34) == 0)
    // Settings, Apps, the app, Permissions, Location, the choice.
    #expect(Android.Event.choose(.location, .allTheTime).taps(on: 34) == 6)
    #expect(Android.Event.choose(.location, .allTheTime).taps(on: 30) == 7)
    #expect(Android.Event.setSwitch(.location, false).taps(on: 34) == 3)
  }

  @Test("the parts that are compared hold every kind of event of the model together")
  func parts() {
    let covered = Set(AndroidSlice.all.flatMap { $0.alphabet.events.map(\.number) })
    #expect(Android.Event.kinds.filter { !covered.contains($0.number) } == [])
  }

  @Test("a search whose states do not fit finds its start alone, and says so")
  func tooWide() {
    let engine = Android.Engine(Android.System(31))
    let build = Android.Build(
      target: 28, permissions: Android.Permission.allCases.map(\.platform))
    let everything = Android.Alphabet(
      Android.Event.kinds + [.request(Android.Permissions(Android.Permission.allCases))])
    let search = Android.ModelSearch(engine.program, everything, from: engine.install(build))
    #expect(!search.fits)
    let graph = search.run()
    #expect(graph.count == 1)
    #expect(!graph.isFinished)
  }
}
