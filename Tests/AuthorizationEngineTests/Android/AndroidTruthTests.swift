import PlatformModel
import TestSupport
import Testing

@testable import AuthorizationEngine

/// The table of requests, over every level, target and generation of its rows.
///
/// It shows the requests: AND-RUN-002, AND-RUN-004, AND-RUN-006, AND-RUN-007, AND-RUN-009,
/// AND-RUN-010, AND-RUN-011, AND-RUN-012, AND-RUN-013, AND-RUN-020, AND-RUN-021, AND-RUN-024,
/// AND-RUN-025, AND-RUN-026, AND-RUN-027, AND-RUN-028, AND-RUN-029, AND-RUN-030, AND-RUN-031,
/// AND-RUN-032, AND-RUN-033, AND-RUN-034, AND-RUN-041, AND-RUN-060, AND-RUN-061, AND-RUN-062,
/// AND-RUN-063, with the mistakes AND-PAIN-01 and AND-PAIN-02; and what comes along: AND-SPL-001,
/// AND-SPL-002, AND-SPL-004, AND-SPL-008, AND-SPL-010, AND-SPL-015, AND-SPL-016, AND-SPL-017,
/// AND-SPL-020, AND-PERM-042.
@Suite(.holdingRows) struct AndroidTruthTests {
  static let numbers = Set(AndroidTruth.table.map(\.id))

  @Test func `every row of the table is here or in a test of its own`() {
    let apart = ["A04", "A28", "A82", "A96", "A99", "A100"]
    let expected = (1...100).map { $0 < 10 ? "A0\($0)" : "A\($0)" } + ["A70b"]
    #expect(Self.numbers.union(apart).sorted() == expected.sorted())
    #expect(expected.count == 101)
  }

  @Test(.facts("AND-PAIN-01", "AND-PAIN-02"), arguments: AndroidTruth.table)
  func `a row holds on every level and target that it names`(row: AndroidTruth) {
    var runs = 0
    for number in row.levels {
      let level = APILevel(nearest: number)
      for generation in Android.Generation.possible(on: level)
      where row.generations.contains(generation) {
        if number == 30, generation != .g4, row.generations.lowerBound == .g0 { continue }
        let system = Android.System(level, generation: generation, switches: row.switches)
        let engine = Android.Engine.underTest(system)
        for target in row.targets {
          for way in row.ways {
            runs += 1
            check(row, target, way, engine)
          }
        }
      }
    }
    #expect(runs > 0)
  }

  private func check(
    _ row: AndroidTruth, _ target: Int, _ way: [Android.Event], _ engine: Android.Engine
  ) {
    let place = "\(row.id) on \(engine.system), target \(target), \(way.map(\.spelled))"
    let run = AndroidRun(row, target, way, engine)
    #expect(run.refusal == nil, "\(place): \(run.refusal.map(\.description) ?? "")")
    for permission in Android.Permission.allCases {
      let marks = AndroidTruth.marks(row.after).first { $0.0 == permission }?.1
      guard let marks else {
        #expect(!run.situation.check(permission), "\(place): \(permission) is held")
        continue
      }
      for (letter, mark) in AndroidTruth.markLetters
      where marks.contains(letter)
        || !marks.contains("*") && !(letter == "s" && marks.contains("f"))
      {
        #expect(
          run.situation.has(mark, permission) == marks.contains(letter),
          "\(place): \(mark) of \(permission)")
      }
    }
    #expect(run.result(in: row) == row.result, "\(place): result")
    if let rationale = row.rationale, let first = AndroidTruth.names(row.ask).first {
      #expect(engine.rationale(first, in: run.situation) == rationale, "\(place): rationale")
    }
    if let rationale = row.backgroundRationale {
      #expect(
        engine.rationale(.background, in: run.situation) == rationale,
        "\(place): rationale of background")
    }
    if let shows = row.shows { #expect(run.prompts == shows, "\(place): dialogs") }
    #expect(run.situation.prompt == nil && !run.situation.has(.open), "\(place): something is open")
  }
}

/// One run of a row: its request, its acts, and what was noticed.
struct AndroidRun {
  var situation: Android.State
  var effects: [Android.Effect] = []
  var refusal: Android.Refusal?

  init(
    _ row: AndroidTruth, _ target: Int, _ way: [Android.Event], _ engine: Android.Engine
  ) {
    situation = row.start(on: engine, target: target)
    let names = AndroidTruth.names(row.ask)
    for event in (names.isEmpty ? [] : [.request(Android.Permissions(names))]) + way {
      engine.note(event, in: situation)
      switch engine.step(situation, event) {
      case .moved(let next, let noticed):
        situation = next
        effects += noticed
      case .refused(let why): refusal = why
      }
    }
  }

  var prompts: [Android.Prompt] {
    effects.compactMap { if case .promptShown(let prompt) = $0 { prompt } else { nil } }
  }

  /// G and D in the order asked, "empty", or nil.
  func result(in row: AndroidTruth) -> String? {
    let asked = AndroidTruth.names(row.ask)
    return effects.compactMap { effect -> String? in
      switch effect {
      case .result(let names, let granted):
        (asked.isEmpty ? names.list : asked).map { granted.has($0) ? "G" : "D" }
          .joined(separator: " ")
      case .cancelled: "empty"
      default: nil
      }
    }.first
  }
}
