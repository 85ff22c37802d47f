/// A compiled file of which parts are read: a library is far larger than what matters of it.
public struct BinaryBytes: Sendable {
  /// The size in bytes.
  public let count: Int
  private let read: @Sendable (Range<Int>) throws(BinaryProblem) -> [UInt8]
  /// Told which ranges will be read, before they are; nil if any order costs the same.
  private let plan: (@Sendable ([Range<Int>]) throws(BinaryProblem) -> Void)?

  /// A file whose parts are read by a closure, which is asked for ranges inside the file only.
  ///
  /// `plan` is for a file that is expanded from the front: it receives all ranges at once.
  public init(
    count: Int, plan: (@Sendable ([Range<Int>]) throws(BinaryProblem) -> Void)? = nil,
    _ read: @escaping @Sendable (Range<Int>) throws(BinaryProblem) -> [UInt8]
  ) {
    self.count = max(0, count)
    self.plan = plan
    self.read = read
  }

  /// Bytes that are in memory already.
  public init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { Array(bytes[$0]) }
  }
}

extension BinaryBytes {
  /// Whether the file is cheaper to read from the front to the end than in any order.
  var isSequential: Bool {
    // `plan != nil` would need the metadata of its type, which macOS has from 15 on.
    if case .some = plan { true } else { false }
  }

  /// As many bytes from an offset on as there are, and no more than asked for.
  func bytes(at offset: Int, count wanted: Int) throws(BinaryProblem) -> [UInt8] {
    guard offset >= 0, offset < count, wanted > 0 else { return [] }
    let found = try read(offset..<offset + min(wanted, count - offset))
    guard found.count == min(wanted, count - offset) else {
      throw BinaryProblem(at: offset, "The file became shorter while it was read.")
    }
    return found
  }

  /// Says which ranges will be read; those that reach over the end are cut off.
  func prepare(_ ranges: [Range<Int>]) throws(BinaryProblem) {
    guard let plan else { return }
    try plan(ranges.map { $0.clamped(to: 0..<count) }.filter { !$0.isEmpty })
  }

  /// A part of the file as a file of its own; nil if it reaches over the end.
  func part(at offset: Int, count size: Int) -> BinaryBytes? {
    guard offset >= 0, size >= 0, offset <= count, size <= count - offset else { return nil }
    let read = self.read
    var planned: (@Sendable ([Range<Int>]) throws(BinaryProblem) -> Void)?
    if let plan {
      planned = { (ranges: [Range<Int>]) throws(BinaryProblem) in
        try plan(ranges.map { $0.lowerBound + offset..<$0.upperBound + offset })
      }
    }
    return BinaryBytes(count: size, plan: planned) { (range) throws(BinaryProblem) in
      try read(range.lowerBound + offset..<range.upperBound + offset)
    }
  }
}
