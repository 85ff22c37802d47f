import AuthorizationEngine
import TransitionSystem

/// Where people end up: states without an open question that stand alike and have the same ways on.
public struct SearchEndState<Platform: SearchablePlatform>: Hashable, Sendable {
  /// What makes two states one end state.
  public struct Kind: Hashable, Sendable {
    /// Where person and app stand.
    public let standing: Platform.Standing
    /// Whether Precise Location is off; false if the app has no location.
    public let isReduced: Bool
    /// How the app can still come to a location.
    public let location: WayBack
    /// How it can still come to Always; nil if it never asks for it.
    public let always: WayBack?
  }

  /// What it is.
  public let kind: Kind
  /// The person's acts on the shortest way there.
  public let taps: Int
  /// The events of that way.
  public let path: [Platform.Event]
  /// The nearest of its states.
  public let state: Platform.State
  /// How many states it stands for.
  public let stateCount: Int

  /// Whether the app has no location here and no question can change that.
  public var isDeadEnd: Bool { kind.location == .settings || kind.location == .none }
}

extension SearchGraph {
  /// The end states of the graph, nearest first.
  @_specialize(where Platform == IOS)
  @_specialize(where Platform == Android)
  public func endStates(wantsAlways: Bool) -> [SearchEndState<Platform>] {
    let standings = states.indices.map {
      Platform.standing(in: self[$0], on: search.program.device)
    }
    let located = standings.map { $0.hasLocation }
    let edges = edges
    let isAsking = search.alphabet.events.map { !Platform.isInSettings($0) }
    let asking = Reachability(edges.all, among: count, isCounted: isAsking)
    let anyhow = Reachability(edges.all, among: count, isCounted: isAsking.map { _ in true })
    var leavesAsking = Array(repeating: false, count: count)
    var leaves = leavesAsking
    for (from, event) in edges.leaving {
      leaves[Int(from)] = true
      if isAsking[Int(event)] { leavesAsking[Int(from)] = true }
    }
    let isOpenAsking = asking.canReach(leavesAsking)
    let isOpen = anyhow.canReach(leaves)
    func waysBack(to goals: [Bool]) -> [WayBack] {
      let byQuestion = asking.canReach(goals)
      let bySettings = anyhow.canReach(goals)
      return states.indices.map { place in
        if goals[place] { return .held }
        if byQuestion[place] { return .question }
        if isOpenAsking[place] { return .unknown }
        if bySettings[place] { return .settings }
        return isOpen[place] ? .unknown : .none
      }
    }
    let location = waysBack(to: located)
    let always = wantsAlways ? waysBack(to: standings.map { $0.isAlways }) : nil
    var kinds: [SearchEndState<Platform>.Kind: (first: Int, count: Int)] = [:]
    var order: [SearchEndState<Platform>.Kind] = []
    for place in states.indices {
      let state = self[place]
      guard Platform.question(in: state) == nil else { continue }
      let kind = SearchEndState<Platform>.Kind(
        standing: standings[place], isReduced: located[place] && Platform.isReduced(state),
        location: location[place], always: always?[place])
      if let known = kinds[kind] {
        kinds[kind] = (known.first, known.count + 1)
      } else {
        kinds[kind] = (place, 1)
        order.append(kind)
      }
    }
    return order.compactMap { kind in
      kinds[kind].map { known in
        SearchEndState(
          kind: kind, taps: taps(to: known.first), path: path(to: known.first),
          state: self[known.first], stateCount: known.count)
      }
    }
  }
}

/// Where people end up on iOS.
public typealias EndState = SearchEndState<IOS>

extension Android {
  /// Where people end up on Android.
  public typealias EndState = SearchEndState<Android>
}
