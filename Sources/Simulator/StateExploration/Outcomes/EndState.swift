import AuthorizationEngine

/// Where people end up: states without an open question that stand alike and have the same ways on.
public struct EndState: Hashable, Sendable {
  /// What makes two states one end state.
  public struct Kind: Hashable, Sendable {
    /// Where person and app stand.
    public let standing: Standing
    /// Whether Precise Location is off; false where the app has no location.
    public let isReduced: Bool
    /// How the app can still come to a location.
    public let location: WayBack
    /// How it can still come to Always; nil where it never asks for it.
    public let always: WayBack?
  }

  /// What it is.
  public let kind: Kind
  /// The person's acts on the shortest way there.
  public let taps: Int
  /// The events of that way.
  public let path: [Event]
  /// The nearest of its states.
  public let state: Situation
  /// How many states it stands for.
  public let stateCount: Int

  /// Whether the app has no location here and no question can change that.
  public var isDeadEnd: Bool { kind.location == .settings || kind.location == .none }
}

extension Event {
  /// Whether the person does it in Settings.
  public var isInSettings: Bool {
    switch self {
    case .chooseInSettings, .setPrecise, .setLocationServices, .setRestricted, .setMotion,
      .setFitnessTracking, .setBluetoothPermission, .setBluetoothInSettings,
      .resetLocationAndPrivacy:
      true
    default: false
    }
  }
}

extension StateGraph {
  /// The end states of the graph, nearest first.
  public func endStates(wantsAlways: Bool) -> [EndState] {
    let standings = states.indices.map { Standing(self[$0]) }
    let located = standings.map(\.hasLocation)
    let edges = edges
    let isAsking = search.alphabet.events.map { !$0.isInSettings }
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
    let always = wantsAlways ? waysBack(to: standings.map { $0 == .always }) : nil
    var kinds: [EndState.Kind: (first: Int, count: Int)] = [:]
    var order: [EndState.Kind] = []
    for place in states.indices {
      let state = self[place]
      guard state.prompt == nil else { continue }
      let kind = EndState.Kind(
        standing: standings[place], isReduced: located[place] && state.precision == .reduced,
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
        EndState(
          kind: kind, taps: taps(to: known.first), path: path(to: known.first),
          state: self[known.first], stateCount: known.count)
      }
    }
  }
}
