import AuthorizationEngine
import PlatformModel
import StateExploration
import Testing

@Suite("What people can make of an app")
struct AppSearchTests {
  private static let both = AppSearch(
    .complete, calls: [.requestWhenInUse, .requestAlways])
  private static let whenInUse = AppSearch(.complete, calls: [.requestWhenInUse])

  private func end(
    _ standing: Standing, _ version: OSVersion, of search: AppSearch = whenInUse
  ) throws -> EndState {
    var search = search
    search.releases = [version]
    let outcome = try #require(search.run().first)
    #expect(outcome.graph.isFinished)
    return try #require(
      outcome.endStates.first { $0.kind.standing == standing && !$0.kind.isReduced })
  }

  @Test(
    "Don’t Allow is a dead end after two taps on every release, and Settings leads out of it",
    arguments: IOS.Rows.turningPoints)
  func denial(version: OSVersion) throws {
    let denied = try end(.denied, version)
    #expect(denied.isDeadEnd)
    #expect(denied.kind.location == .settings)
    #expect(denied.taps == 2)
    #expect(
      denied.path == [.open, .createManager, .requestWhenInUse, .answer(.dontAllow)])
  }

  @Test(
    "Allow Once is no dead end, from iOS 13 on",
    arguments: IOS.Rows.turningPoints.filter { $0 >= .iOS(13) })
  func allowOnce(version: OSVersion) throws {
    let once = try end(.allowOnce, version)
    #expect(once.kind.location == .held)
    #expect(once.taps == 2)
    #expect(!once.isDeadEnd)
  }

  @Test(
    "a person who keeps While Using leaves Always to Settings", arguments: IOS.Rows.turningPoints)
  func keptWhileUsing(version: OSVersion) throws {
    var search = Self.both
    search.releases = [version]
    let outcome = try #require(search.run().first)
    let kept = try #require(
      outcome.endStates.first {
        $0.kind.standing == .whileUsing && $0.kind.always == .settings && !$0.kind.isReduced
      })
    #expect(kept.kind.location == .held)
    #expect(!kept.isDeadEnd)
  }

  @Test(
    "Always that is not confirmed exists from iOS 13 on alone (IOS-REQ-008)",
    arguments: IOS.Rows.turningPoints)
  func provisional(version: OSVersion) throws {
    var search = Self.both
    search.releases = [version]
    let standings = search.run().flatMap { $0.endStates.map(\.kind.standing) }
    #expect(standings.contains(.alwaysUnconfirmed) == (version >= .iOS(13)))
    #expect(standings.contains(.always))
  }

  @Test("without a purpose string no one is asked, and no location ever comes")
  func withoutKey() throws {
    let search = AppSearch(IOS.Build(), calls: [.requestWhenInUse], releases: [.iOS(17)])
    let outcome = try #require(search.run().first)
    #expect(outcome.endStates.allSatisfy { $0.kind.location == .none && $0.isDeadEnd })
    #expect(outcome.silences.map(\.effect) == [.ignored(.keyMissing)])
    #expect(outcome.silences.first?.path == [.open, .createManager, .requestWhenInUse])
  }

  @Test("a flag without its mode crashes, after one tap (IOS-BG-010)")
  func crash() throws {
    var build = IOS.Build.complete
    build.hasLocationBackgroundMode = false
    let search = AppSearch(build, calls: [.setAllowsBackground(true)])
    for outcome in search.run() {
      #expect(outcome.crashes.isEmpty == (outcome.releases.first < .iOS(9)))
      if let crash = outcome.crashes.first {
        #expect(crash.effect == .aborted(.backgroundUpdates))
        #expect(crash.taps == 1)
      }
    }
  }

  @Test("Always after Allow Once shows nothing (T21)", arguments: [OSVersion.iOS(13), .iOS(18)])
  func alwaysAfterOnce(version: OSVersion) throws {
    var search = Self.both
    search.releases = [version]
    let silence = try #require(
      search.run().first?.silences.first { $0.effect == .ignored(.temporaryGrant) })
    #expect(
      silence.path == [
        .open, .createManager, .requestWhenInUse, .answer(.allowOnce), .requestAlways,
      ])
    #expect(silence.taps == 2)
  }

  @Test("every way to an end state replays and ends there", arguments: IOS.Rows.turningPoints)
  func replays(version: OSVersion) throws {
    var search = Self.both
    search.releases = [version]
    let engine = IOS.Engine(IOS.System(version))
    for end in search.run().flatMap(\.endStates) {
      var state = IOS.State(.complete)
      for event in end.path {
        state = try #require(engine.step(state, event).state, "\(event)")
      }
      #expect(state == end.state)
      #expect(Standing(state) == end.kind.standing)
      #expect(state.prompt == nil)
      #expect(end.path.reduce(0) { $0 + $1.taps(on: version) } == end.taps)
    }
  }

  @Test("releases that behave alike for the app are one stretch, and all are covered")
  func stretches() {
    let outcomes = Self.whenInUse.run()
    #expect(outcomes.flatMap { $0.releases.versions } == OSVersion.allIOS)
    #expect(outcomes.count < IOS.Rows.turningPoints.count)
    for outcome in outcomes {
      for version in [outcome.releases.first, outcome.releases.last] {
        var search = Self.whenInUse
        search.releases = [version]
        #expect(search.run().map(\.endStates) == [outcome.endStates])
      }
    }
  }

  @Test("what a limit of taps leaves open is not called a dead end")
  func limits() throws {
    var search = Self.whenInUse
    search.releases = [.iOS(17)]
    search.limits = SearchLimits(depth: 2)
    let outcome = try #require(search.run().first)
    #expect(!outcome.graph.isFinished)
    let denied = try #require(outcome.endStates.first { $0.kind.standing == .denied })
    #expect(denied.kind.location == .unknown)
    #expect(!denied.isDeadEnd)
    search.limits = SearchLimits(states: 100)
    let cut = try #require(search.run().first)
    #expect(cut.graph.count == 100)
    #expect(!cut.endStates.contains { $0.kind.location == .none })
  }

  @Test("a map has a place for each standing and question, and ways that change it")
  func map() throws {
    var search = Self.whenInUse
    search.releases = [.iOS(17)]
    let map = try #require(search.run().first?.map)
    let denied = try #require(map.places.firstIndex { $0.standing == .denied && $0.prompt == nil })
    let asked = try #require(
      map.places.firstIndex { $0.standing == .undecided && $0.prompt == .firstRequest })
    let ways = map.ways.filter { $0.from == asked && $0.to == denied }
    #expect(ways.flatMap(\.events) == [.answer(.dontAllow)])
    #expect(map.places[denied].isDeadEnd)
    #expect(map.ways.allSatisfy { $0.from != $0.to && !$0.events.isEmpty })
  }
}
