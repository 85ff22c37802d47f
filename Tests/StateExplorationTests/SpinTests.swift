import AuthorizationEngine
import Foundation
import PlatformModel
import StateExploration
import Testing

@Suite(
  "SPIN on a model written from the rows",
  .enabled(if: Spin.order != nil, "Scripts/spin runs these; they need spin and gcc."), .serialized)
struct SpinTests {
  /// Releases on which a slice has a model of its own, with the model.
  private static func models(
    of slice: SearchSlice, on versions: [OSVersion]
  ) -> [(version: OSVersion, model: PromelaModel)] {
    var known: Set<Substring> = []
    return versions.compactMap { version in
      let model = PromelaModel(
        Engine(System(version)), slice.alphabet, from: Situation(slice.build),
        addsFingerprint: true)
      // The first line names the release.
      let text = model.text.drop { $0 != "\n" }
      return known.insert(text).inserted ? (version, model) : nil
    }
  }

  private static let versions: [OSVersion] =
    Spin.isWhole ? OSVersion.allIOS : [.iOS(13), .newestIOS]

  private static let slices: [SearchSlice] =
    Spin.isWhole
    ? SearchSlice.all
    : SearchSlice.all.filter { ["asking", "motion and Bluetooth"].contains("\($0)") }

  @Test("finds the states and transitions that the search finds", arguments: slices)
  func sameGraph(slice: SearchSlice) throws {
    for (version, model) in Self.models(of: slice, on: Self.versions) {
      let graph = slice.search(version).run()
      #expect(graph.isFinished)
      let spin = try Spin.count(model)
      #expect(spin == Spin.Count(graph), "\(version)")
      print("spin: \(slice) on \(version): \(spin)")
    }
  }

  @Test("finds another graph where a row was altered on its side alone", arguments: slices)
  func alteredForSpin(slice: SearchSlice) throws {
    let engine = Engine(System(.newestIOS))
    let graph = slice.search(.newestIOS).run()
    let live = Self.liveRows(of: graph)
    let wanted = Spin.isWhole ? 6 : 1
    let mutants = RowMutant.all.filter { live.contains($0.row) && $0.mutation != .silent }
    for mutant in mutants.spread(wanted) {
      let model = PromelaModel(
        engine.altered(by: mutant), slice.alphabet, from: Situation(slice.build),
        addsFingerprint: true)
      let spin = try Spin.count(model)
      #expect(spin != Spin.Count(graph), "\(mutant)")
      print("spin: \(slice), \(mutant) for SPIN alone: \(spin)")
    }
  }

  @Test("finds another graph than a search whose rows were altered", arguments: slices)
  func alteredForSearch(slice: SearchSlice) throws {
    let engine = Engine(System(.newestIOS))
    let start = Situation(slice.build)
    let spin = try Spin.count(
      PromelaModel(engine, slice.alphabet, from: start, addsFingerprint: true))
    let live = Self.liveRows(of: slice.search(.newestIOS).run())
    let mutants = RowMutant.all.filter { live.contains($0.row) && $0.mutation == .inert }
    for mutant in Spin.isWhole ? mutants : mutants.spread(12) {
      let search = ModelSearch(engine.altered(by: mutant), slice.alphabet, from: start)
      #expect(Spin.Count(search.run()) != spin, "\(mutant)")
    }
    print("spin: \(slice): \(mutants.count) rows that change a state, each made inert")
  }

  /// The rows that change some state of a graph.
  private static func liveRows(of graph: StateGraph) -> Set<String> {
    let engine = graph.search.engine
    var live: Set<String> = []
    let step = max(1, graph.count / 400)
    for place in stride(from: 0, to: graph.count, by: step) {
      for event in graph.search.alphabet.events {
        guard let next = engine.next(after: graph[place], on: event), next != graph[place] else {
          continue
        }
        let fired = engine.trace(graph[place], event)
        // With one row the change is sure to be its own.
        if fired.count(where: { !$0.then.isEmpty }) == 1 {
          live.formUnion(fired.filter { !$0.then.isEmpty }.map(\.id))
        }
      }
    }
    return live
  }
}

extension Array {
  /// Some of the elements, evenly spread.
  fileprivate func spread(_ wanted: Int) -> [Element] {
    guard count > wanted, wanted > 0 else { return self }
    return (0..<wanted).map { self[$0 * count / wanted] }
  }
}
