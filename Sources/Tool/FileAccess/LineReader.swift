#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads lines from an open file, and bytes that follow a line, within bounds.
package struct LineReader {
  private let descriptor: Descriptor
  private var buffer: [UInt8] = []
  private var next = 0
  private var hasEnded = false

  /// What a reader found.
  package enum Line: Hashable, Sendable {
    /// The bytes before a line feed, or before the end of the file.
    case text([UInt8])
    /// A line over the limit; it was skipped up to its end.
    case tooLong
    /// The file has ended.
    case end
  }

  /// A reader from where an open file is now.
  package init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// The next line, without its line feed.
  package mutating func line(atMost limit: Int) -> Line {
    var scanned = next
    while true {
      if let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { next = end + 1 }
        return end - next > limit ? .tooLong : .text(Array(buffer[next..<end]))
      }
      if buffer.count - next > limit { return skipLine() ? .tooLong : .end }
      let pending = buffer.count - next
      if !fill() {
        defer { next = buffer.count }
        return next == buffer.count ? .end : .text(Array(buffer[next...]))
      }
      scanned = next + pending
    }
  }

  /// A number of bytes; fewer if the file ends before.
  package mutating func bytes(_ count: Int) -> [UInt8] {
    var taken = Array(buffer[next..<min(buffer.count, next + max(0, count))])
    next += taken.count
    taken.reserveCapacity(max(0, count))
    while taken.count < count, fill() {
      let more = min(count - taken.count, buffer.count - next)
      taken += buffer[next..<next + more]
      next += more
    }
    return taken
  }

  /// Passes over a number of bytes; false if the file ends before.
  package mutating func skip(_ count: Int) -> Bool {
    var rest = count
    while rest > 0 {
      if next == buffer.count, !fill() { return false }
      let step = min(rest, buffer.count - next)
      next += step
      rest -= step
    }
    return true
  }

  /// Passes over the rest of a line; false at the end of the file.
  private mutating func skipLine() -> Bool {
    while true {
      if let end = buffer[next...].firstIndex(of: UInt8(ascii: "\n")) {
        next = end + 1
        return true
      }
      next = buffer.count
      guard fill() else { return true }
    }
  }

  /// Reads what there is; false at the end.
  private mutating func fill() -> Bool {
    guard !hasEnded else { return false }
    if next > 0 {
      buffer.removeFirst(next)
      next = 0
    }
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: 1 << 16))
    var count: Int
    repeat {
      count = buffer.withUnsafeMutableBytes {
        systemRead(descriptor.number, UnsafeMutableRawBufferPointer(rebasing: $0[start...]))
      }
    } while count < 0 && errno == EINTR
    buffer.removeLast(buffer.count - start - max(0, count))
    hasEnded = count <= 0
    return count > 0
  }
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(number, bytes.baseAddress, bytes.count)
}
