/// Counts lines on the way through a text; it only ever moves forward.
public struct LineCursor: Hashable, Sendable {
  /// The line of the last offset that was asked for, from 1.
  public private(set) var line = 1
  private var offset = 0
  private var lineStart = 0

  /// A cursor at the start of a text.
  public init() {}

  /// The place of the last offset that was asked for.
  public var position: MarkupPosition {
    MarkupPosition(line: line, column: offset - lineStart + 1)
  }

  /// Moves on to an offset; one that lies behind is ignored, one past the end means the end.
  ///
  /// A line ends with LF, CR LF or a lone CR.
  public mutating func advance(to target: Int, in bytes: [UInt8]) {
    let end = min(target, bytes.count)
    guard offset < end else { return }
    bytes.withUnsafeBufferPointer { bytes in
      for index in offset..<end where bytes[index] <= 0x0D {
        let next = index + 1
        if bytes[index] == 0x0A
          || bytes[index] == 0x0D && !(next < bytes.count && bytes[next] == 0x0A)
        {
          line += 1
          lineStart = next
        }
      }
    }
    offset = end
  }
}
