/// How text reports are set: the width to wrap at, and whether colour is wanted.
public struct TextStyle: Hashable, Sendable {
  /// The columns to wrap prose and tables at.
  public var columns: Int
  /// Whether colours are written.
  public var isColored: Bool

  /// A style; plain and 100 columns wide unless said otherwise, as for a file or a pipe.
  public init(columns: Int = 100, isColored: Bool = false) {
    self.columns = columns
    self.isColored = isColored
  }
}
