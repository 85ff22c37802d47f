import AuthorizationEngine
import PlatformModel

/// The same behaviours on two systems at once: breadth first over pairs of states.
///
/// Time passes on both, also where it changes one alone. A pair is not followed further once an event is possible on one side alone, or the questions on the
/// screen cannot be answered alike.
public struct PairSearch: Sendable {
  /// The older system.
  public let old: Engine
  /// The newer.
  public let new: Engine
  private let alphabet: Alphabet
  private let start: Situation
  private let limits: SearchLimits

  /// A comparison of two systems for one build.
  public init(
    _ old: Engine, _ new: Engine, _ alphabet: Alphabet, from start: Situation,
    limits: SearchLimits = SearchLimits(states: 200_000)
  ) {
    self.old = old
    self.new = new
    self.alphabet = alphabet
    self.start = start
    self.limits = limits
  }

  private struct Pair: Hashable {
    var old: Situation
    var new: Situation
  }

  private struct Node {
    var pair: Pair
    var parent: Int
    var behaviour: Behaviour?
    var taps: Int
  }

  /// What was found.
  public struct Result: Hashable, Sendable {
    /// The first divergence of each aspect, fewest taps first.
    public let divergences: [Divergence]
    /// How many pairs of states were looked at.
    public let pairCount: Int
    /// Whether all pairs were looked at.
    public let isFinished: Bool
  }

  /// Searches until every aspect diverged, nothing new is found or a limit is reached.
  public func run() -> Result {
    var nodes = [Node(pair: Pair(old: start, new: start), parent: 0, taps: 0)]
    var known: Set<Pair> = [nodes[0].pair]
    var found: [Divergence.Aspect: Divergence] = [:]
    var open = [0][...]
    var waiting: [[Node]] = []
    var isCut = false
    func path(_ node: Node) -> [Behaviour] {
      var path: [Behaviour] = []
      var node = node
      while let behaviour = node.behaviour {
        path.append(behaviour)
        node = nodes[node.parent]
      }
      return path.reversed()
    }
    func note(_ aspect: Divergence.Aspect, _ node: Node, _ old: String, _ new: String) {
      guard old != new, found[aspect].map({ $0.taps > node.taps }) ?? true else { return }
      found[aspect] = Divergence(
        aspect: aspect, path: path(node), taps: node.taps, old: old, new: new)
    }
    var taps = 0
    while true {
      while let place = open.popFirst() {
        let node = nodes[place]
        for behaviour in behaviours(in: node.pair) {
          let left = old.step(node.pair.old, behaviour.old)
          let right = new.step(node.pair.new, behaviour.new)
          if left.state == nil, right.state == nil { continue }
          let isTime = behaviour.old.isTime
          let reached = Node(
            pair: Pair(old: left.state ?? node.pair.old, new: right.state ?? node.pair.new),
            parent: place, behaviour: behaviour,
            taps: node.taps + behaviour.new.taps(on: new.system.version))
          if !isTime {
            note(.possible, reached, left.words, right.words)
            guard left.state != nil, right.state != nil else { continue }
          }
          note(.delivery, reached, left.deliveries, right.deliveries)
          note(.question, reached, old.question(reached.pair.old), new.question(reached.pair.new))
          note(.standing, reached, old.shown(reached.pair.old), new.shown(reached.pair.new))
          note(.status, reached, old.told(reached.pair.old), new.told(reached.pair.new))
          note(
            .process, reached, "\(reached.pair.old.process)", "\(reached.pair.new.process)")
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
    let order = Divergence.Aspect.allCases
    return Result(
      divergences: order.compactMap { found[$0] }.sorted {
        ($0.taps, $0.path.count) < ($1.taps, $1.path.count)
      }, pairCount: nodes.count, isFinished: !isCut)
  }

  /// The events of the alphabet, with answers that mean the same in the place of buttons.
  private func behaviours(in pair: Pair) -> [Behaviour] {
    alphabet.events.compactMap { event in
      guard case .answer(let button) = event else { return Behaviour(old: event, new: event) }
      guard let left = pair.old.prompt, let right = pair.new.prompt,
        old.buttons(of: pair.old).contains(button)
      else { return nil }
      let offered = new.buttons(of: pair.new)
      let meaning = ButtonMeaning(button, on: left)
      let match =
        offered.contains(button) && ButtonMeaning(button, on: right) == meaning
        ? button : offered.first { ButtonMeaning($0, on: right) == meaning }
      return match.map { Behaviour(old: event, new: .answer($0)) }
    }
  }
}

extension Outcome<Situation> {
  fileprivate var words: String { refusal.map { "refused: \($0)" } ?? "possible" }

  fileprivate var deliveries: String {
    let words = effects.compactMap { effect -> String? in
      switch effect {
      case .delivered, .withheld, .locationError, .monitoringError, .aborted, .killed, .ignored:
        effect.spelled
      default: nil
      }
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

extension Engine {
  fileprivate func question(_ state: Situation) -> String {
    guard let prompt = state.prompt else { return "no question" }
    let form = prompt.form(on: system.version)
    let toggle = form?.hasPreciseToggle == true ? " with Precise: \(state.promptsPrecise)" : ""
    return buttons(of: state).map(\.rawValue).joined(separator: " / ") + toggle
  }

  fileprivate func shown(_ state: Situation) -> String {
    let standing = Standing(state)
    return standing.title
      + (standing.hasLocation && state.precision == .reduced ? ", approximate" : "")
  }

  fileprivate func told(_ state: Situation) -> String {
    "\(status(of: state))" + (accuracy(of: state) == .reducedAccuracy ? ", reduced" : "")
  }
}

extension Situation {
  fileprivate var promptsPrecise: String { has(.promptPrecise) ? "Off" : "On" }
}
