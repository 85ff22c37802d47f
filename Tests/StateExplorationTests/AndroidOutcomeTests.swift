import AuthorizationEngine
import PlatformModel
import StateExploration
import Testing

@Suite("Where a search of Android leaves people")
struct AndroidOutcomeTests {
  private static let request = Android.Event.request(Android.Permissions([.fine, .coarse]))
  private static let background = Android.Event.request(Android.Permissions([.background]))

  private static func build(_ target: APILevel = .newest) -> Android.Build {
    Android.Build(
      target: target, permissions: [.fineLocation, .coarseLocation, .backgroundLocation])
  }

  private static func outcome(
    _ level: APILevel, _ calls: [Android.Event] = [request, background],
    of build: Android.Build = build()
  ) throws -> Android.AppOutcome {
    let search = Android.AppSearch(build, calls: calls, releases: [level.release])
    let outcome = try #require(search.run().first)
    #expect(outcome.graph.isFinished)
    return outcome
  }

  @Test(
    "two denials are a dead end that only Settings leads out of, from Android 11 on",
    arguments: (30...37).map { APILevel(nearest: $0) })
  func deniedForGood(level: APILevel) throws {
    let ends = try Self.outcome(level, [Self.request]).endStates
    let end = try #require(ends.first { $0.kind.standing == .deniedForGood })
    #expect(end.isDeadEnd)
    #expect(end.kind.location == .settings)
    #expect(
      end.path == [.open, Self.request, .answer(.deny), Self.request, .answer(.deny)])
    #expect(end.taps == 3)
    let denied = try #require(ends.first { $0.kind.standing == .denied })
    #expect(denied.kind.location == .question)
    #expect(!denied.isDeadEnd)
  }

  @Test("up to Android 5 nothing is asked, and the location is there at once")
  func atInstall() throws {
    let outcome = try Self.outcome(22)
    let end = try #require(outcome.endStates.first)
    #expect(end.kind.standing == .allTheTime)
    #expect(end.taps == 0)
    #expect(outcome.endStates.allSatisfy { !$0.isDeadEnd || $0.kind.standing.isSwitchedOff })
  }

  @Test("all the time is given in Settings, where no request names the background")
  func allTheTime() throws {
    let ends = try Self.outcome(34, [Self.request]).endStates
    let always = try #require(ends.first { $0.kind.standing == .allTheTime })
    #expect(always.path.last == .choose(.location, .allTheTime))
    #expect(always.kind.always == nil)
    let asked = try Self.outcome(34).endStates
    let using = try #require(
      asked.first { $0.kind.standing == .whileUsing && !$0.kind.isReduced })
    #expect(using.kind.always == .question)
    #expect(asked.contains { $0.kind.standing == .whileUsing && $0.kind.always == .settings })
  }

  @Test("an app that only asks ends in every answer of its dialogs")
  func answers() throws {
    let ends = Set(try Self.outcome(31, [Self.request]).endStates.map(\.kind.standing))
    #expect(ends.isSuperset(of: [.undecided, .denied, .deniedForGood, .whileUsing, .onlyThisTime]))
  }

  @Test("a request after two denials shows no dialog, and one for the background alone neither")
  func silences() throws {
    let silences = try Self.outcome(34).silences
    let final = try #require(
      silences.first { $0.effect == .ignored(.final) && $0.path.last == Self.request })
    #expect(final.taps == 3)
    let alone = try #require(silences.first { $0.effect == .ignored(.backgroundAlone) })
    #expect(alone.path == [.open, Self.background])
    #expect(!silences.contains { $0.effect == .ignored(.grantedWithGroup) })
  }

  @Test(
    "every way to an end state replays and ends there",
    arguments: [19, 23, 28, 29, 30, 31, 34, 37].map { APILevel(nearest: $0) })
  func replays(level: APILevel) throws {
    let engine = Android.Engine(Android.System(level))
    for end in try Self.outcome(level).endStates {
      var state = engine.install(Self.build())
      for event in end.path { state = try #require(engine.next(after: state, on: event)) }
      #expect(state == end.state)
      #expect(AndroidStanding(state, on: engine.system) == end.kind.standing)
      #expect(state.prompt == nil)
      #expect(end.path.reduce(0) { $0 + $1.taps(on: level) } == end.taps)
    }
  }

  @Test("levels that behave alike for the app are one stretch, and all are covered")
  func stretches() {
    let search = Android.AppSearch(Self.build(), calls: [Self.request])
    let outcomes = search.run()
    #expect(outcomes.flatMap(\.releases.levels) == APILevel.all)
    #expect(outcomes.count < APILevel.all.count)
    for outcome in outcomes {
      var newest = search
      newest.releases = [outcome.releases.last]
      #expect(newest.run().map(\.endStates) == [outcome.endStates])
    }
  }

  @Test("a level that does not install the package is left out (AND-SPL-013)")
  func notInstalled() {
    let search = Android.AppSearch(Self.build(22), calls: [Self.request])
    #expect(search.run().last?.releases.last == APILevel(nearest: 33).release)
  }

  @Test("a call is searched on the levels on which it is made")
  func levelsOfCalls() throws {
    let search = Android.AppSearch(
      Self.build(), calls: [Self.request, Self.background],
      releasesOfCalls: [Self.background: [APILevel(nearest: 34).release]],
      releases: [33, 34].map { APILevel(nearest: $0).release })
    let outcomes = search.run()
    #expect(outcomes.count == 2)
    #expect(outcomes.map { $0.endStates.contains { $0.kind.always != nil } } == [false, true])
  }

  @Test("the map has a place for each dialog, and draws no way through Settings")
  func map() throws {
    let map = try Self.outcome(34, [Self.request]).map
    #expect(map.places.first?.standing == .undecided)
    #expect(map.places.contains { $0.prompt == .accuracyChoice })
    #expect(map.places.contains { $0.standing == .deniedForGood && $0.isDeadEnd })
    #expect(map.ways.allSatisfy { way in !way.events.contains(where: \.isInSettings) })
  }
}

@Suite("The same behaviors on two levels of Android")
struct AndroidPairSearchTests {
  private static let request = Android.Event.request(Android.Permissions([.fine, .coarse]))

  private func compare(_ old: APILevel, _ new: APILevel) -> PairedSearch<Android>.Result {
    let build = Android.Build(target: 34, permissions: [.fineLocation, .coarseLocation])
    let search = Android.AppSearch(build, calls: [Self.request])
    return PairedSearch(
      Android.Engine(Android.System(old)), Android.Engine(Android.System(new)), search.alphabet,
      of: build, limits: SearchLimits(states: 20_000, depth: 6)
    ).run()
  }

  @Test("Android 12 lets the person choose the accuracy, which Android 11 does not (AND-RUN-020)")
  func accuracy() throws {
    let first = try #require(compare(30, 31).divergences.first { $0.aspect == .question })
    #expect(first.path.map(\.new) == [.open, Self.request])
    #expect(first.old == "While using the app / Only this time / Deny")
    #expect(
      first.new == "While using the app / Only this time / Don’t allow with Precise")
  }

  @Test("buttons that mean the same are pressed on dialogs with other words")
  func buttons() throws {
    let result = compare(28, 29)
    let standing = try #require(result.divergences.first { $0.aspect == .standing })
    #expect(standing.path.last?.old == .answer(.allow))
    #expect(standing.path.last?.new == .answer(.whileUsing))
    #expect(standing.old == "All the time")
    #expect(standing.new == "While using the app")
  }

  @Test(
    "each divergence replays on both levels", arguments: [(22, 23), (28, 29), (29, 30), (30, 31)])
  func replays(old: Int, new: Int) throws {
    let levels = (APILevel(nearest: old), APILevel(nearest: new))
    let engines = (
      Android.Engine(Android.System(levels.0)), Android.Engine(Android.System(levels.1))
    )
    let build = Android.Build(target: 34, permissions: [.fineLocation, .coarseLocation])
    let result = compare(levels.0, levels.1)
    #expect(!result.divergences.isEmpty)
    for divergence in result.divergences {
      var states = (engines.0.install(build), engines.1.install(build))
      for behaviour in divergence.path.dropLast() {
        states.0 = engines.0.next(after: states.0, on: behaviour.old) ?? states.0
        states.1 = engines.1.next(after: states.1, on: behaviour.new) ?? states.1
      }
      guard let last = divergence.path.last else {
        #expect(states.0 != states.1 || divergence.aspect == .status)
        continue
      }
      let ends = (engines.0.step(states.0, last.old), engines.1.step(states.1, last.new))
      switch divergence.aspect {
      case .possible: #expect((ends.0.refusal == nil) != (ends.1.refusal == nil))
      default: #expect(ends.0 != ends.1 || states.0 != states.1)
      }
    }
  }

  @Test("what differs before anything is done is reported without a way (AND-RUN-045)")
  func fromTheStart() throws {
    let build = Android.Build(
      target: 34, permissions: [.fineLocation, .coarseLocation, .backgroundLocation])
    let result = PairedSearch(
      Android.Engine(Android.System(29)), Android.Engine(Android.System(30)),
      Android.AppSearch(build, calls: [Self.request]).alphabet, of: build,
      limits: SearchLimits(states: 1000, depth: 1)
    ).run()
    let told = try #require(result.divergences.first)
    #expect(told.aspect == .status)
    #expect(told.path.isEmpty)
    #expect(told.old == "fine denied, coarse denied, background denied")
    #expect(told.new == "fine denied, coarse denied, background denied with a rationale")
  }

  @Test("levels between which nothing changes for the app do not part")
  func alike() {
    let result = compare(24, 25)
    #expect(result.divergences.isEmpty)
    #expect(result.pairCount > 10)
  }
}
