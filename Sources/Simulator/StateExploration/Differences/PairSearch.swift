import AuthorizationEngine
import PlatformModel
import TransitionSystem

/// The same behaviors on two systems at once: breadth first over pairs of states.
///
/// Time passes on both, also where it changes one of them only. A pair is not followed further once an
/// event is possible on one side only, or the questions on the screen cannot be answered alike.
public struct PairedSearch<Platform: ExplorablePlatform>: Sendable {
  /// The older system.
  public let old: Platform.Engine
  /// The newer.
  public let new: Platform.Engine
  private let alphabet: SearchAlphabet<Platform>
  private let start: StatePair<Platform>
  private let limits: SearchLimits

  /// A comparison of two systems for one build, from where each leaves it after it was installed.
  public init(
    _ old: Platform.Engine, _ new: Platform.Engine, _ alphabet: SearchAlphabet<Platform>,
    of build: Platform.Build, limits: SearchLimits = SearchLimits(states: 200_000)
  ) {
    self.old = old
    self.new = new
    self.alphabet = alphabet
    start = StatePair(old: Platform.start(build, on: old), new: Platform.start(build, on: new))
    self.limits = limits
  }

  /// What was found.
  public struct Result: Hashable, Sendable {
    /// The first divergence of each aspect, fewest taps first.
    public let divergences: [SearchDivergence<Platform>]
    /// How many pairs of states were looked at.
    public let pairCount: Int
    /// Whether all pairs were looked at.
    public let isFinished: Bool
  }

  /// Searches until every aspect diverged, nothing new is found or a limit is reached.
  public func run() -> Result {
    let programs = (old: Platform.program(of: old), new: Platform.program(of: new))
    var frontier = PairFrontier(start, limits)
    var divergences = FirstDivergences<Platform>()
    func places(of pair: StatePair<Platform>) -> (old: Place<Platform>, new: Place<Platform>) {
      (
        Place(engine: old, device: programs.old.device, state: pair.old),
        Place(engine: new, device: programs.new.device, state: pair.new)
      )
    }
    divergences.compare(places(of: start), at: 0, path: [])
    while let number = frontier.next() {
      let pair = frontier.pair(number)
      let here = places(of: pair)
      for event in alphabet.events {
        guard let counterpart = Platform.counterpart(of: event, here.old, here.new) else {
          continue
        }
        let behaviour = SearchBehaviour<Platform>(old: event, new: counterpart)
        let left = programs.old.step(pair.old.words, behaviour.old)
        let right = programs.new.step(pair.new.words, behaviour.new)
        if left.state == nil, right.state == nil { continue }
        let reached = StatePair<Platform>(
          old: left.state.map(Platform.State.init(words:)) ?? pair.old,
          new: right.state.map(Platform.State.init(words:)) ?? pair.new)
        let taps =
          frontier.taps(to: number) + Platform.taps(for: behaviour.new, on: programs.new.device)
        func path() -> [SearchBehaviour<Platform>] { frontier.path(to: number) + [behaviour] }
        if !Platform.isTime(behaviour.old) {
          divergences.note(.possible, at: taps, left.words, right.words, path: path())
          guard left.state != nil, right.state != nil else { continue }
        }
        divergences.note(
          .delivery, at: taps, Platform.deliveries(among: left.notices),
          Platform.deliveries(among: right.notices), path: path())
        divergences.compare(places(of: reached), at: taps, path: path())
        frontier.reach(reached, from: number, by: behaviour, taps: taps)
      }
    }
    return Result(
      divergences: divergences.sorted, pairCount: frontier.count, isFinished: !frontier.isCut)
  }
}

extension TransitionSystem.Outcome {
  fileprivate var words: String { refusal.map { "refused: \($0)" } ?? "possible" }
}

/// The same behaviors on two releases of iOS.
public typealias PairSearch = PairedSearch<IOS>
