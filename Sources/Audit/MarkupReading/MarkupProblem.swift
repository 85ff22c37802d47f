/// Why a text could not be read, with the place.
public struct MarkupProblem: Error, Hashable, Sendable {
  /// Where.
  public var position: MarkupPosition
  /// What is wrong, one sentence without the place.
  public var message: String

  /// Why a text could not be read.
  public init(at position: MarkupPosition, _ message: String) {
    self.position = position
    self.message = message
  }
}

extension MarkupProblem {
  /// A problem at an offset into a text; the line is counted now, which only a failure pays.
  public init(at offset: Int, in bytes: [UInt8], _ message: String) {
    var cursor = LineCursor()
    cursor.advance(to: offset, in: bytes)
    self.init(at: cursor.position, message)
  }
}
