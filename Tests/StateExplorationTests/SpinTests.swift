import AuthorizationEngine
import Foundation
import PlatformModel
import StateExploration
import Testing

/// What `Scripts/spin` asks for: all, or a subset; nil if no one asks.
enum SpinOrder {
  private static let order = ProcessInfo.processInfo.environment["WAYLEAVE_SPIN"]
  static let isWhole = order == "all"
  static let isGiven = order != nil
}

private let isWhole = SpinOrder.isWhole

@Suite(
  "SPIN on a model written from the rows",
  .enabled(if: SpinOrder.isGiven, "Scripts/spin runs these; they need spin and clang."))
struct SpinTests {
  private static let versions: [OSVersion] = isWhole ? OSVersion.allIOS : [.iOS(13), .newestIOS]

  private static let slices: [SearchSlice] =
    isWhole
    ? SearchSlice.all
    : SearchSlice.all.filter { ["asking", "motion and Bluetooth"].contains("\($0)") }

  private static func model(_ slice: SearchSlice, _ engine: IOS.Engine) -> PromelaModel {
    PromelaModel(engine, slice.alphabet, from: IOS.State(slice.build), addsFingerprint: true)
  }

  /// The model without its first line, which names the release.
  private static func body(of model: PromelaModel) -> Substring { model.text.drop { $0 != "\n" } }

  /// The releases, together where SPIN is given the same model.
  private static func stretches(
    of slice: SearchSlice
  ) -> [(model: PromelaModel, versions: [OSVersion])] {
    var stretches: [(model: PromelaModel, versions: [OSVersion])] = []
    var places: [Substring: Int] = [:]
    for version in versions {
      let model = model(slice, IOS.Engine(IOS.System(version)))
      let text = body(of: model)
      if let place = places[text] {
        stretches[place].versions.append(version)
      } else {
        places[text] = stretches.count
        stretches.append((model, [version]))
      }
    }
    return stretches
  }

  @Test("finds the states, transitions and effects that the search finds", arguments: slices)
  func sameGraph(slice: SearchSlice) throws {
    for (model, versions) in Self.stretches(of: slice) {
      let spin = try SpinVerifier(model).run()
      for version in versions {
        let graph = slice.search(version).run()
        #expect(graph.isFinished)
        #expect(SpinVerifier.Count(graph) == spin, "\(version)")
      }
      let first = versions.first.map { "\($0)" } ?? ""
      print("spin: equal: \(slice) on \(versions.count) releases from \(first): \(spin)")
    }
  }

  @Test(
    "finds what the search finds where sources disagree and the alternative is chosen",
    arguments: isWhole ? IOS.Switch.allCases : [.allowOnceLapsesLater])
  func sameGraphByChoice(choice: IOS.Switch) throws {
    for version in [OSVersion.newestIOS, .iOS(13), .iOS(12), .iOS(8)] {
      let usual = IOS.Engine(IOS.System(version))
      let other = IOS.Engine(IOS.System(version, switches: IOS.Switches(choice)))
      for slice in Self.slices {
        let start = IOS.State(slice.build)
        let model = Self.model(slice, other)
        guard Self.body(of: model) != Self.body(of: Self.model(slice, usual)) else { continue }
        let count = SpinVerifier.Count(ModelSearch(other, slice.alphabet, from: start).run())
        guard count != SpinVerifier.Count(slice.search(version).run()) else { continue }
        #expect(try SpinVerifier(model).run() == count)
        print("spin: equal: \(slice) on \(other.system): \(count)")
        return
      }
    }
    Issue.record("no part shows \(choice)")
  }

  @Test("finds another graph where a row was altered on its side alone", arguments: slices)
  func alteredForSpin(slice: SearchSlice) throws {
    let engine = IOS.Engine(IOS.System(.newestIOS))
    let graph = slice.search(.newestIOS).run()
    let count = SpinVerifier.Count(graph)
    let mutants = Self.visible(in: graph).spread(isWhole ? 6 : 1)
    #expect(!mutants.isEmpty)
    for mutant in mutants {
      let spin = try SpinVerifier(Self.model(slice, engine.altered(by: mutant))).run()
      #expect(spin != count, "\(mutant)")
      print("spin: noticed: \(slice), \(mutant) for SPIN alone")
    }
  }

  @Test(
    "finds another graph than a search whose rows were altered",
    arguments: isWhole ? slices : slices.suffix(1))
  func alteredForSearch(slice: SearchSlice) throws {
    let engine = IOS.Engine(IOS.System(.newestIOS))
    let start = IOS.State(slice.build)
    let spin = try SpinVerifier(Self.model(slice, engine)).run()
    let mutants = Self.visible(in: slice.search(.newestIOS).run())
    #expect(!mutants.isEmpty)
    for mutant in isWhole ? mutants : mutants.spread(12) {
      let search = ModelSearch(engine.altered(by: mutant), slice.alphabet, from: start)
      let graph = search.run()
      // The sum takes most of the time, and is seldom needed.
      #expect(
        graph.count != spin.states || graph.transitionCount != spin.transitions
          || graph.fingerprint != spin.fingerprint, "\(mutant)")
      print("spin: noticed: \(slice), \(mutant) for the search alone")
    }
  }

  /// The altered rows that make a difference somewhere in a graph, as the engine itself steps.
  private static func visible(in graph: StateGraph) -> [RowMutant] {
    let engine = graph.search.engine
    let step = max(1, graph.count / (isWhole ? 400 : 60))
    let states = stride(from: 0, to: graph.count, by: step).map { graph[$0] }
    var firing: [String: [(state: IOS.State, event: IOS.Event)]] = [:]
    for state in states {
      for event in graph.search.alphabet.events {
        for row in engine.trace(state, event) { firing[row.id, default: []].append((state, event)) }
      }
    }
    return RowMutant.all(of: IOS.self).filter { mutant in
      guard let places = firing[mutant.row] else { return false }
      let altered = engine.altered(by: mutant)
      return places.contains { place in
        let before = engine.step(place.state, place.event)
        let after = altered.step(place.state, place.event)
        return before.state != after.state || before.effects != after.effects
      }
    }
  }
}

extension SpinVerifier.Count {
  /// What a search of this package says of the same model.
  init<Platform>(_ graph: SearchGraph<Platform>) {
    self.init(
      states: graph.count, transitions: graph.transitionCount, fingerprint: graph.fingerprint)
  }
}

extension Array {
  /// Some of the elements, evenly spread.
  func spread(_ wanted: Int) -> [Element] {
    guard count > wanted, wanted > 0 else { return self }
    return (0..<wanted).map { self[$0 * count / wanted] }
  }
}
