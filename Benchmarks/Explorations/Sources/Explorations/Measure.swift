import Glibc
import WayleaveTesting
import PlatformModel

/// What searches cost. Both clocks are shown, because on a busy machine the wall's says more of the
/// neighbours than of the code.
enum Measure {
  /// The library for apps asks for five permissions in a row, on iOS 13 to 18.
  static func five(depth: Int) async throws {
    let (exploration, cost) = try await measured {
      try await explore(.iOS(13...18), depth: depth) { phone in
        let app = phone.app { FivePrompts() }
        app.action("Set up") { await $0.setUp() }
      }
    }
    print(exploration, terminator: "")
    print("five prompts on six releases to depth \(depth): \(exploration.runs) runs in \(cost)")
  }

  /// A question and its answer, again and again: each run begins with a phone fresh out of its box,
  /// opens the app, asks, answers, delivers, and is checked. No two of them are the same. Each
  /// release has a thread of its own.
  static func runs(seconds: Int, on releases: Releases) async throws {
    var runs = 0
    var judged = 0
    let start = ContinuousClock.now
    let (_, cost) = try await measured {
      while ContinuousClock.now - start < .seconds(seconds) {
        let exploration = try await explore(releases, depth: 2, environment: []) { phone in
          let app = phone.app(.trail) { Numbered() }
          app.action("Locate", for: 1...1000) { try await $0.ask($1) }
        }
        runs += exploration.runs
        judged += exploration.transitions
      }
    }
    print("\(runs) runs, \(judged) states judged in \(cost)")
    print("\(Int(Double(runs) / cost.processor)) runs for each second of one core")
    print("\(Int(Double(runs) / cost.wall)) runs for each second of the wall's clock")
  }

  /// All that can be made of one question, to the end of its graph or a depth.
  static func flow(depth: Int) async throws {
    let (exploration, cost) = try await measured {
      try await explore(.iOS(13...18), depth: depth, environment: .everything) { phone in
        let app = phone.app(.trail) { LockedPrompt(fixed: true) }
        app.action("Locate") { await $0.askWhenInUse() }
      }
    }
    print(exploration, terminator: "")
    let pace = Int(Double(exploration.transitions) / cost.processor)
    print("\(exploration.runs) runs in \(cost): \(pace) steps for each second of one core")
  }

  /// Steps and milliseconds to the first failure, by search and at random, on one release.
  static func programs(seeds: Int) async throws {
    print("program; steps of the story; search: steps taken, ms; by lot: median of steps taken, ms")
    for program in Program.all {
      guard let release = program.releases.versions.last else { continue }
      let one = Releases([release])
      let (found, cost) = try await measured {
        await failure { try await explore(one, depth: 12) { program.describe($0, false) } }
      }
      var steps: [Int] = []
      var times: [Double] = []
      for seed in 1...max(1, seeds) {
        let randomWalks = RandomWalks(count: 1_000_000, length: 12, seed: UInt64(seed) << 32)
        let options = ExplorationOptions(randomWalks: randomWalks)
        let (lot, time) = try await measured {
          await failure {
            try await explore(one, depth: 0, options: options) { program.describe($0, false) }
          }
        }
        steps.append(lot?.exploration.coverage.first?.randomSteps ?? 0)
        times.append(time.wall)
      }
      let middle = steps.count / 2
      print(
        [
          program.name, "\(found?.counterexamples.first?.steps.count ?? -1)",
          "\(found?.exploration.transitions ?? -1)", milliseconds(cost.wall),
          "\(steps.sorted()[middle])", milliseconds(times.sorted()[middle]),
        ].joined(separator: "; "))
    }
  }

  private static func failure(
    _ body: () async throws -> Exploration
  ) async -> ExplorationFailure? {
    do {
      _ = try await body()
      return nil
    } catch { return error as? ExplorationFailure }
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1000).rounded()))"
  }

  /// What something cost: seconds by the wall's clock, and of processor time.
  struct Cost: CustomStringConvertible {
    var wall: Double
    var processor: Double

    var description: String { "\(wall) s, \(processor) s of processor time" }
  }

  private static func measured<Result>(
    _ body: () async throws -> Result
  ) async throws -> (Result, Cost) {
    let before = (wall: ContinuousClock.now, processor: clock())
    let result = try await body()
    let wall = (ContinuousClock.now - before.wall) / .seconds(1)
    let processor = Double(clock() - before.processor) / Double(CLOCKS_PER_SEC)
    return (result, Cost(wall: wall, processor: processor))
  }
}
