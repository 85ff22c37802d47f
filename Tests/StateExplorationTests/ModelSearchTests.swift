import AuthorizationEngine
import PlatformModel
import StateExploration
import Testing

@Suite("A search of the model")
struct ModelSearchTests {
  @Test(
    "finds the states, distances and transitions that a naive search finds",
    arguments: IOS.Rows.turningPoints, Alphabet.examples.map(\.name))
  func agreesWithNaive(version: OSVersion, name: String) throws {
    let alphabet = try #require(Alphabet.examples.first { $0.name == name }?.alphabet)
    let engine = IOS.Engine(IOS.System(version))
    let graph = ModelSearch(version, alphabet).run()
    let naive = NaiveSearch(engine, alphabet.events, from: IOS.State(.complete))
    #expect(graph.isFinished)
    #expect(graph.count == naive.states.count)
    #expect(graph.transitionCount == naive.transitions)
    for place in 0..<graph.count where naive.distances[graph[place]] != graph.steps(to: place) {
      Issue.record("\(graph[place]) after \(graph.steps(to: place)) steps")
    }
  }

  @Test(
    "every shortest way replays through the engine and ends where it says",
    arguments: IOS.Rows.turningPoints)
  func pathsReplay(version: OSVersion) {
    let engine = IOS.Engine(IOS.System(version))
    let graph = ModelSearch(version, .asking).run()
    for place in 0..<graph.count {
      var state = IOS.State(.complete)
      for event in graph.path(to: place) {
        state = engine.step(state, event).state ?? IOS.State(IOS.Build())
      }
      if state != graph[place] { Issue.record("\(graph.path(to: place)) ends in \(state)") }
    }
  }

  @Test(
    "with taps as the measure it finds the same states, none by more taps than another way has",
    arguments: [OSVersion.iOS(8), .iOS(12), .iOS(13), .iOS(17), .newestIOS])
  func taps(version: OSVersion) {
    let bySteps = ModelSearch(version, .asking).run()
    let byTaps = ModelSearch(version, .asking, measure: .taps).run()
    #expect(byTaps.count == bySteps.count)
    #expect(byTaps.transitionCount == bySteps.transitionCount)
    let places = Dictionary(
      uniqueKeysWithValues: (0..<byTaps.count).map { (byTaps[$0], $0) })
    for place in 0..<bySteps.count {
      guard let other = places[bySteps[place]] else {
        Issue.record("\(bySteps[place]) was not found by taps")
        continue
      }
      let taps = byTaps.path(to: other).reduce(0) { $0 + $1.taps(on: version) }
      #expect(taps == byTaps.taps(to: other))
      #expect(taps <= bySteps.path(to: place).reduce(0) { $0 + $1.taps(on: version) })
      #expect(byTaps.steps(to: other) >= bySteps.steps(to: place))
    }
  }

  @Test("the fewest taps are those of a search that knows nothing of steps")
  func tapsAreFewest() {
    let engine = IOS.Engine(IOS.System(.iOS(17)))
    let graph = ModelSearch(.iOS(17), .asking, measure: .taps).run()
    var known = [IOS.State(.complete): 0]
    var isChanging = true
    while isChanging {
      isChanging = false
      for (state, taps) in known {
        for event in Alphabet.asking.events {
          guard let reached = engine.next(after: state, on: event) else { continue }
          let total = taps + event.taps(on: .iOS(17))
          if known[reached].map({ $0 > total }) ?? true {
            known[reached] = total
            isChanging = true
          }
        }
      }
    }
    #expect(known.count == graph.count)
    for place in 0..<graph.count { #expect(known[graph[place]] == graph.taps(to: place)) }
  }

  @Test("what is done in Settings takes the taps of its path")
  func tapsOfEvents() {
    #expect(IOS.Event.answer(.allowOnce).taps(on: .iOS(17)) == 1)
    #expect(IOS.Event.open.taps(on: .iOS(17)) == 1)
    #expect(IOS.Event.requestWhenInUse.taps(on: .iOS(17)) == 0)
    #expect(IOS.Event.suspend.taps(on: .iOS(17)) == 0)
    // Settings, the app, Location, the choice; from iOS 18 the app is below Apps.
    #expect(IOS.Event.chooseInSettings(.never).taps(on: .iOS(17)) == 4)
    #expect(IOS.Event.chooseInSettings(.never).taps(on: .iOS(18)) == 5)
    #expect(IOS.Event.setLocationServices(false).taps(on: .iOS(18)) == 4)
  }

  @Test("it stops at a depth and at a number of states, and says so")
  func limits() {
    let naive = NaiveSearch(
      IOS.Engine(IOS.System(.iOS(17))), Alphabet.asking.events, from: IOS.State(.complete),
      depth: 4)
    let shallow = ModelSearch(.iOS(17), .asking, limits: SearchLimits(depth: 4)).run()
    #expect(shallow.count == naive.states.count)
    #expect(!shallow.isFinished)
    let few = ModelSearch(.iOS(17), .asking, limits: SearchLimits(states: 50)).run()
    #expect(few.count == 50)
    #expect(!few.isFinished)
    let oneTap = ModelSearch(.iOS(17), .asking, measure: .taps, limits: SearchLimits(depth: 1))
      .run()
    #expect((0..<oneTap.count).allSatisfy { oneTap.taps(to: $0) <= 1 })
    #expect(!oneTap.isFinished)
  }

  @Test(
    "with every event of the model it finds what a naive search finds in three steps",
    arguments: [OSVersion.iOS(8), .iOS(13), .newestIOS])
  func everything(version: OSVersion) {
    let naive = NaiveSearch(
      IOS.Engine(IOS.System(version)), IOS.Event.all, from: IOS.State(.complete), depth: 3)
    let graph = ModelSearch(version, .everything, limits: SearchLimits(depth: 3)).run()
    #expect(Set((0..<graph.count).map { graph[$0] }) == naive.states)
    #expect(graph.transitionCount == naive.transitions)
  }

  @Test("no event has more rows than a word of the search has room for", arguments: IOS.Event.all)
  func roomForRows(event: IOS.Event) {
    #expect(IOS.Rows.all.count { $0.events.contains(event) } < 64)
  }

  @Test("an alphabet has each event once, in the order of all events")
  func alphabet() {
    #expect(Alphabet([.leave, .open, .leave]).events == [.open, .leave])
    #expect(Alphabet.everything.events == IOS.Event.all)
    #expect(Alphabet.asking.without([.open]).union(Alphabet([.open])) == .asking)
  }

  @Test("the first state in the order of distance answers a question")
  func firstWhere() throws {
    let graph = ModelSearch(.iOS(17), .asking, measure: .taps).run()
    let once = try #require(graph.first { $0.has(.temporary) })
    #expect(
      graph.path(to: once) == [.open, .createManager, .requestWhenInUse, .answer(.allowOnce)])
    #expect(graph.taps(to: once) == 2)
    #expect(graph.first { $0.has(.provisional) } == nil)
  }
}
