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
  private let start: Pair
  private let limits: SearchLimits

  /// A comparison of two systems for one build, from where each leaves it after it was installed.
  public init(
    _ old: Platform.Engine, _ new: Platform.Engine, _ alphabet: SearchAlphabet<Platform>,
    of build: Platform.Build, limits: SearchLimits = SearchLimits(states: 200_000)
  ) {
    self.old = old
    self.new = new
    self.alphabet = alphabet
    start = Pair(old: Platform.start(build, on: old), new: Platform.start(build, on: new))
    self.limits = limits
  }

  private struct Pair: Hashable {
    var old: Platform.State
    var new: Platform.State
  }

  private struct Node {
    var pair: Pair
    var parent: Int
    var behaviour: SearchBehaviour<Platform>?
    var taps: Int
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
    func places(of pair: Pair) -> (old: Place<Platform>, new: Place<Platform>) {
      (
        Place(engine: old, device: programs.old.device, state: pair.old),
        Place(engine: new, device: programs.new.device, state: pair.new)
      )
    }
    var nodes = [Node(pair: start, parent: 0, taps: 0)]
    var known: Set<Pair> = [nodes[0].pair]
    var found: [DivergenceAspect: SearchDivergence<Platform>] = [:]
    var open = [0][...]
    var waiting: [[Node]] = []
    var isCut = false
    func path(_ node: Node) -> [SearchBehaviour<Platform>] {
      var path: [SearchBehaviour<Platform>] = []
      var node = node
      while let behaviour = node.behaviour {
        path.append(behaviour)
        node = nodes[node.parent]
      }
      return path.reversed()
    }
    func note(_ aspect: DivergenceAspect, _ node: Node, _ old: String, _ new: String) {
      guard old != new, found[aspect].map({ $0.taps > node.taps }) ?? true else { return }
      found[aspect] = SearchDivergence(
        aspect: aspect, path: path(node), taps: node.taps, old: old, new: new)
    }
    let first = places(of: start)
    for aspect in DivergenceAspect.allCases {
      guard let old = Platform.words(for: aspect, at: first.old),
        let new = Platform.words(for: aspect, at: first.new)
      else { continue }
      note(aspect, nodes[0], old, new)
    }
    var taps = 0
    while true {
      while let place = open.popFirst() {
        let node = nodes[place]
        let here = places(of: node.pair)
        for event in alphabet.events {
          guard let counterpart = Platform.counterpart(of: event, here.old, here.new) else {
            continue
          }
          let behaviour = SearchBehaviour<Platform>(old: event, new: counterpart)
          let left = programs.old.step(node.pair.old.words, behaviour.old)
          let right = programs.new.step(node.pair.new.words, behaviour.new)
          if left.state == nil, right.state == nil { continue }
          let pair = Pair(
            old: left.state.map(Platform.State.init(words:)) ?? node.pair.old,
            new: right.state.map(Platform.State.init(words:)) ?? node.pair.new)
          let reached = Node(
            pair: pair, parent: place, behaviour: behaviour,
            taps: node.taps + Platform.taps(for: behaviour.new, on: programs.new.device))
          if !Platform.isTime(behaviour.old) {
            note(.possible, reached, left.words, right.words)
            guard left.state != nil, right.state != nil else { continue }
          }
          note(
            .delivery, reached, Platform.deliveries(among: left.notices),
            Platform.deliveries(among: right.notices))
          let there = places(of: pair)
          for aspect in DivergenceAspect.allCases {
            guard let old = Platform.words(for: aspect, at: there.old),
              let new = Platform.words(for: aspect, at: there.new)
            else { continue }
            note(aspect, reached, old, new)
          }
          if reached.taps > taps {
            if limits.depth.map({ reached.taps <= $0 }) ?? true {
              while waiting.count <= reached.taps { waiting.append([]) }
              waiting[reached.taps].append(reached)
            } else {
              isCut = true
            }
          } else if nodes.count >= limits.states {
            isCut = true
          } else if known.insert(reached.pair).inserted {
            nodes.append(reached)
            open.append(nodes.count - 1)
          }
        }
      }
      taps += 1
      guard taps < waiting.count else { break }
      for seed in waiting[taps] {
        if nodes.count >= limits.states {
          isCut = true
        } else if known.insert(seed.pair).inserted {
          nodes.append(seed)
          open.append(nodes.count - 1)
        }
      }
      waiting[taps] = []
    }
    let order = DivergenceAspect.allCases
    return Result(
      divergences: order.compactMap { found[$0] }.sorted {
        ($0.taps, $0.path.count) < ($1.taps, $1.path.count)
      }, pairCount: nodes.count, isFinished: !isCut)
  }
}

extension TransitionSystem.Outcome {
  fileprivate var words: String { refusal.map { "refused: \($0)" } ?? "possible" }
}

/// The same behaviors on two releases of iOS.
public typealias PairSearch = PairedSearch<IOS>
