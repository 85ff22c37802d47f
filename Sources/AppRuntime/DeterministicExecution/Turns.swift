import CDeterministicExecution

/// Who is next where several pieces are ready, while somebody asks for it: the oldest, unless an
/// order says otherwise.
///
/// What one run loop, the main queue with the main actor, or one queue holds begins in the order of
/// asking, as on a phone; between these, and among tasks of the global pool, nothing is promised.
final class Turns {
  private var order: [Order.Turn]
  /// What waits until nothing else is ready.
  private var late: [Errand] = []
  /// How many pieces could run at each moment at which there were several.
  private(set) var open: [UInt8] = []
  /// What ran out of its turn.
  private(set) var words: [String] = []

  /// How many such moments of one verb are written down, and how many pieces of each.
  private static let most = 24
  private static let mostPieces = 8

  init(_ order: Order?) { self.order = order?.turns ?? [] }

  /// The next piece to run.
  func take(from ready: inout Queue, except busy: [Lane]) -> Errand? {
    if order.isEmpty, late.isEmpty, open.count == Self.most { return ready.takeNext(except: busy) }
    let heads = ready.heads(except: busy, and: late)
    guard let oldest = heads.first else {
      late = []
      return ready.takeNext(except: busy)
    }
    guard heads.count > 1 else { return ready.remove(at: oldest) }
    if open.count < Self.most { open.append(UInt8(min(heads.count, Self.mostPieces))) }
    guard let turn = order.first, turn.place == open.count, let first = ready[oldest] else {
      return ready.remove(at: oldest)
    }
    order.removeFirst()
    switch turn.choice {
    case .late:
      late.append(first)
      words.append("\(first.words) runs when nothing else is ready")
      return take(from: &ready, except: busy)
    case .takes(let number):
      guard heads.indices.contains(number - 1) else { return ready.remove(at: oldest) }
      let chosen = heads[number - 1]
      words.append("\(ready[chosen]?.words ?? "") runs before \(first.words)")
      return ready.remove(at: chosen)
    }
  }
}

/// What keeps pieces in the order of asking.
private enum Line: Hashable {
  case runLoop, mainQueue
  case queue(UnsafeMutableRawPointer)
}

extension Queue {
  /// The places of the pieces that could run now: the oldest of each line, oldest first.
  fileprivate func heads(except busy: [Lane], and late: [Errand]) -> [Int] {
    var taken: Set<Line> = []
    return places.filter { place in
      guard let errand = self[place], !busy.contains(errand.lane) else { return false }
      if let line = errand.line, !taken.insert(line).inserted { return false }
      return !late.contains { $0 === errand }
    }
  }
}

extension Errand {
  fileprivate var line: Line? {
    switch (lane, work) {
    case (.main, .job): return .mainQueue
    case (.main, .block): return queue == nil ? .runLoop : .mainQueue
    case (.main, .closure): return .runLoop
    case (.queue(let address), _): return .queue(address)
    case (.pool, _):
      // The pieces of a concurrent queue of the app's own may be parted by a barrier.
      guard let queue, !queue.isGlobal else { return nil }
      return .queue(queue.address)
    }
  }

  /// What it is, for a story.
  fileprivate var words: String {
    switch (lane, work) {
    case (.main, .job): return "a task on the main actor"
    case (.main, .block) where queue != nil: return "a block of the main queue"
    case (.main, _): return "a callback of the main run loop"
    case (_, .job): return "a task on the global pool"
    default:
      guard let queue, !queue.isGlobal else { return "a block of a global queue" }
      return "a block of the queue \(queue.label)"
    }
  }
}

extension DispatchObject {
  fileprivate var label: String { wayleave_label(address).map { String(cString: $0) } ?? "" }
  fileprivate var isGlobal: Bool { label.hasPrefix("com.apple.root.") }
}
