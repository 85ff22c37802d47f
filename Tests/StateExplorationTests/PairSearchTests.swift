import AuthorizationEngine
import PlatformModel
import StateExploration
import Testing

@Suite("The same behaviors on two releases")
struct PairSearchTests {
  private func compare(
    _ old: OSVersion, _ new: OSVersion, _ calls: [IOS.Event] = [.requestWhenInUse, .requestAlways]
  ) -> PairSearch.Result {
    let search = AppSearch(.complete, calls: calls)
    return PairSearch(
      IOS.Engine(IOS.System(old)), IOS.Engine(IOS.System(new)), search.alphabet, of: .complete
    ).run()
  }

  @Test("iOS 13.0 grants Always without a question where 13.4 asks (T18, T19)")
  func lateQuestion() throws {
    let result = compare(.iOS(13), .iOS(13, 4))
    let first = try #require(result.divergences.first)
    #expect(first.aspect == .question)
    #expect(first.taps == 2)
    #expect(
      first.path.map(\.new) == [
        .open, .createManager, .requestWhenInUse, .answer(.allowWhileUsing), .requestAlways,
      ])
    #expect(first.old == "no question")
    #expect(first.new == "Keep Only While Using / Change to Always Allow")
  }

  @Test("buttons that mean the same are pressed on prompts with other words")
  func buttons() throws {
    let result = compare(.iOS(12), .iOS(13))
    let standing = try #require(result.divergences.first { $0.aspect == .standing })
    let last = try #require(standing.path.last)
    #expect(last.old == .answer(.onlyWhileUsing))
    #expect(last.new == .answer(.allowWhileUsing))
    #expect(standing.old == "While Using")
    #expect(standing.new == "Always, not confirmed")
  }

  @Test(
    "each divergence replays on both releases",
    arguments: [
      (OSVersion.iOS(9), OSVersion.iOS(11)), (.iOS(12), .iOS(13)), (.iOS(13), .iOS(14)),
    ])
  func replays(old: OSVersion, new: OSVersion) {
    let engines = (IOS.Engine(IOS.System(old)), IOS.Engine(IOS.System(new)))
    for divergence in compare(old, new).divergences {
      var states = (IOS.State(.complete), IOS.State(.complete))
      for behaviour in divergence.path.dropLast() {
        states.0 = engines.0.next(after: states.0, on: behaviour.old) ?? states.0
        states.1 = engines.1.next(after: states.1, on: behaviour.new) ?? states.1
      }
      guard let last = divergence.path.last else {
        Issue.record("a divergence without an event")
        continue
      }
      let ends = (engines.0.step(states.0, last.old), engines.1.step(states.1, last.new))
      switch divergence.aspect {
      case .possible: #expect((ends.0.refusal == nil) != (ends.1.refusal == nil))
      case .standing:
        #expect(ends.0.state.map { Standing($0) } != ends.1.state.map { Standing($0) })
      case .process: #expect(ends.0.state?.process != ends.1.state?.process)
      default: #expect(ends.0 != ends.1)
      }
    }
  }

  @Test("releases between which nothing changes for the app do not part")
  func alike() {
    let result = compare(.iOS(15), .iOS(15, 8))
    #expect(result.divergences.isEmpty)
    #expect(result.isFinished)
    #expect(result.pairCount > 1000)
  }
}
