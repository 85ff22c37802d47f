/// Bytes that grow up to a limit, with a few to spare behind them so that words can be copied.
final class InflationOutput {
  /// How many bytes there may be.
  let limit: Int
  /// How many there are.
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutableRawPointer

  private static let spare = 16

  init(capacity: Int, limit: Int) {
    self.limit = limit
    self.capacity = max(64, capacity)
    start = .allocate(byteCount: self.capacity + Self.spare, alignment: 8)
  }

  deinit { start.deallocate() }

  /// The bytes.
  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: start, count: count)) }

  /// Makes room for some more bytes; false where they go over the limit.
  @inline(__always)
  func reserve(_ more: Int) -> Bool {
    guard more > capacity - count || more > limit - count else { return true }
    return grow(more)
  }

  private func grow(_ more: Int) -> Bool {
    guard more <= limit - count else { return false }
    guard more > capacity - count else { return true }
    capacity = max(count + more, min(limit, capacity * 2))
    let new = UnsafeMutableRawPointer.allocate(byteCount: capacity + Self.spare, alignment: 8)
    new.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = new
    return true
  }

  /// Adds a byte for which there is room.
  @inline(__always)
  func append(_ byte: UInt8) {
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  /// Adds bytes for which there is room.
  func append(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    (start + count).copyMemory(from: base, byteCount: bytes.count)
    count += bytes.count
  }

  /// Adds bytes from further up, for which there is room: what is copied may reach into the copy.
  @inline(__always)
  func `repeat`(_ back: Int, _ size: Int) {
    var from = start + (count - back)
    var to = start + count
    count += size
    let end = start + count
    if back >= 8 {
      while to < end {
        to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
        from += 8
        to += 8
      }
      return
    }
    while to < end {
      to.storeBytes(of: from.load(as: UInt8.self), as: UInt8.self)
      from += 1
      to += 1
    }
  }
}
