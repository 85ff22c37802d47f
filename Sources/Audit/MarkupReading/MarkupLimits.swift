/// What a document may ask of its reader; past a limit it is refused, never half read.
public struct MarkupLimits: Hashable, Sendable {
  /// The size of the text in bytes of UTF-8.
  public var size: Int
  /// How many elements may be inside each other.
  public var depth: Int
  /// How many attributes an element may carry.
  public var attributes: Int

  /// 64 MiB, 512 levels and 256 attributes unless told otherwise.
  public init(size: Int = 64 << 20, depth: Int = 512, attributes: Int = 256) {
    self.size = size
    self.depth = depth
    self.attributes = attributes
  }
}
