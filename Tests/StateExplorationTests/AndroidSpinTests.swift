import AuthorizationEngine
import PlatformModel
import StateExploration
import Testing

@Suite(
  "SPIN on a model written from the rows of Android",
  .enabled(if: SpinOrder.isGiven, "Scripts/spin runs these; they need spin and clang."))
struct AndroidSpinTests {
  /// Every level, with each generation of dialogs that it may have.
  private static let systems: [Android.System] = APILevel.all.flatMap { level in
    Android.Generation.possible(on: level).map { Android.System(level, generation: $0) }
  }

  private static let slices: [AndroidSlice] =
    SpinOrder.isWhole
    ? AndroidSlice.all
    : AndroidSlice.all.filter { ["asking", "the location button"].contains("\($0)") }

  private static func model(_ slice: AndroidSlice, _ engine: Android.Engine)
    -> Android.PromelaModel
  {
    Android.PromelaModel(
      engine.program, slice.alphabet, from: engine.install(slice.build), addsFingerprint: true)
  }

  /// The model without its first line, which names the phone.
  private static func body(of model: Android.PromelaModel) -> Substring {
    model.text.drop { $0 != "\n" }
  }

  @Test("finds the states, transitions and effects that the search finds", arguments: slices)
  func sameGraph(slice: AndroidSlice) throws {
    var counts: [Substring: SpinVerifier.Count] = [:]
    let systems = SpinOrder.isWhole ? Self.systems : Self.systems.spread(2)
    for system in systems {
      let engine = Android.Engine(system)
      let model = Self.model(slice, engine)
      let body = Self.body(of: model)
      let spin = try counts[body] ?? SpinVerifier(model).run()
      counts[body] = spin
      let graph = slice.search(engine).run()
      #expect(graph.isFinished)
      #expect(SpinVerifier.Count(graph) == spin, "\(system)")
      print("spin: equal: Android, \(slice) on \(system): \(spin)")
    }
  }

  @Test(
    "finds what the search finds where sources disagree and the alternative is chosen",
    arguments: SpinOrder.isWhole ? Android.Switch.allCases : [.keepApproximateTwice])
  func sameGraphByChoice(choice: Android.Switch) throws {
    for system in Self.systems.reversed() {
      let usual = Android.Engine(system)
      let other = Android.Engine(
        Android.System(system.level, generation: system.generation, switches: [choice]))
      for slice in AndroidSlice.all {
        let model = Self.model(slice, other)
        guard Self.body(of: model) != Self.body(of: Self.model(slice, usual)) else { continue }
        let count = SpinVerifier.Count(slice.search(other).run())
        guard count != SpinVerifier.Count(slice.search(usual).run()) else { continue }
        #expect(try SpinVerifier(model).run() == count)
        print("spin: equal: Android, \(slice) on \(other.system): \(count)")
        return
      }
    }
    // What the rationale alone depends on no row reads.
    #expect(choice == .noBackgroundRationale, "no part shows \(choice)")
  }

  @Test("finds another graph where a row was altered on one side alone", arguments: slices)
  func altered(slice: AndroidSlice) throws {
    let engine = Android.Engine(Android.System(34))
    let count = SpinVerifier.Count(slice.search(engine).run())
    let some = RowMutant.all(of: Android.self).spread(SpinOrder.isWhole ? 300 : 40)
    let mutants = some.filter { mutant in
      let graph = slice.search(engine.altered(by: mutant)).run()
      return SpinVerifier.Count(graph) != count
    }
    #expect(!mutants.isEmpty)
    for mutant in mutants.spread(SpinOrder.isWhole ? 6 : 1) {
      let spin = try SpinVerifier(Self.model(slice, engine.altered(by: mutant))).run()
      #expect(spin != count, "\(mutant)")
      #expect(SpinVerifier.Count(slice.search(engine.altered(by: mutant)).run()) == spin)
      print("spin: noticed: \(slice), \(mutant) for SPIN alone")
    }
  }
}
