import Findings

/// A compressed file of an archive of which parts are read: it is expanded from the front, as far
/// as the last part that is wanted, and only those parts are kept.
final class InflatedFile: Sendable {
  private let file: String
  private let count: Int
  /// The file from its front.
  private let front: Inflation
  private let state: Locked<State>

  private struct State {
    var stream: Inflation
    /// The parts that will be read, in order, without gaps between neighbors that overlap.
    var planned: [Part] = []
    /// What was read last without being planned.
    var recent = Part(range: 0..<0)
    var restarts = 0
  }

  /// A part of the expanded file, with as much of it as was expanded so far.
  private struct Part {
    var range: Range<Int>
    var bytes: [UInt8] = []

    var isWhole: Bool { bytes.count == range.count }

    mutating func take(_ start: Int, _ block: ArraySlice<UInt8>) {
      let known = range.lowerBound + bytes.count
      let end = start + block.count
      guard known < range.upperBound, known >= start, known < end else { return }
      let first = block.startIndex + known - start
      let last = block.startIndex + min(end, range.upperBound) - start
      bytes += block[first..<last]
    }

    func holds(_ wanted: Range<Int>) -> ArraySlice<UInt8>? {
      guard wanted.lowerBound >= range.lowerBound,
        wanted.upperBound <= range.lowerBound + bytes.count
      else { return nil }
      return bytes[wanted.lowerBound - range.lowerBound..<wanted.upperBound - range.lowerBound]
    }
  }

  /// The most bytes that are kept, and how often a file is expanded again from the front.
  private static let maximumKept = 48 << 20
  private static let maximumRestarts = 6
  /// What is read on where a part is wanted that nothing planned.
  private static let ahead = 1 << 16

  /// A file that claims a number of bytes, under the name that problems carry.
  init(_ compressed: ByteSource, count: Int, name: String = "The data", offset: Int = 0) {
    file = compressed.file
    self.count = count
    front = Inflation(compressed, name: name, offset: offset)
    state = Locked(State(stream: front))
  }

  /// The file as one of which parts are read.
  var source: ByteSource {
    ByteSource(
      file: file, count: count, plan: { self.plan($0) }
    ) { (range) throws(ReadingProblem) in try self.bytes(in: range) }
  }

  /// Keeps parts for later as they come by.
  private func plan(_ ranges: [Range<Int>]) {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    var left = Self.maximumKept
    let kept = merged.filter { range in
      left -= range.count
      return left >= 0
    }
    state.use { state in
      let recent = state.recent
      state.planned = kept.map { range in
        var part = Part(range: range)
        part.take(recent.range.lowerBound, recent.bytes[...])
        return part
      }
      // A part that has begun to come by and was not kept needs another run.
      if state.planned.contains(where: {
        $0.range.lowerBound + $0.bytes.count < state.stream.position && !$0.isWhole
      }) {
        state.stream = front
        for place in state.planned.indices { state.planned[place].bytes = [] }
      }
    }
  }

  private func bytes(in range: Range<Int>) throws(ReadingProblem) -> [UInt8] {
    let result: Result<[UInt8], ReadingProblem> = state.use { state in
      do throws(ReadingProblem) {
        return .success(try bytes(in: range, &state))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func bytes(
    in range: Range<Int>, _ state: inout State
  ) throws(ReadingProblem) -> [UInt8] {
    if let known = state.recent.holds(range) { return Array(known) }
    for part in state.planned {
      if let known = part.holds(range) { return Array(known) }
    }
    let isPlanned = state.planned.contains {
      $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound
    }
    var recent = Part(
      range: range.lowerBound..<min(count, max(range.upperBound, range.lowerBound + Self.ahead)))
    if isPlanned { recent.range = range }
    if range.lowerBound < state.stream.position {
      state.restarts += 1
      guard state.restarts <= Self.maximumRestarts else {
        throw .malformed(
          package: file, 0, "The parts of a compressed file lie in too wild an order")
      }
      state.stream = front
      for place in state.planned.indices where !state.planned[place].isWhole {
        state.planned[place].bytes = []
      }
    }
    var planned = state.planned
    state.planned = []
    defer { state.planned = planned }
    let keep = { (start: Int, block: ArraySlice<UInt8>) in
      recent.take(start, block)
      for place in planned.indices where !planned[place].isWhole {
        planned[place].take(start, block)
      }
    }
    try state.stream.run(until: range.upperBound, keep)
    // What comes after it may be broken, and no one has asked for it yet.
    try? state.stream.run(until: recent.range.upperBound, keep)
    guard let found = recent.holds(range) else {
      throw .malformed(
        package: file, state.stream.position,
        "A file of the archive expands to \(state.stream.position) bytes and claims \(count)")
    }
    let bytes = Array(found)
    state.recent = recent
    return bytes
  }
}
