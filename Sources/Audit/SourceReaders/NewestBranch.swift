import Findings

/// A question after the release of iOS that is always answered with yes where code runs on Linux.
///
/// On every phone of the simulator code then takes its newest branch, whatever the release.
public struct NewestBranch: Hashable, Sendable {
  /// The question as it is written, such as `#available(iOS 14, *)`.
  public var question: String
  /// The release of iOS that it asks for, as it is written: "14" or "16.4".
  public var release: String
  /// Where the question is.
  public var position: SourcePosition
  /// The lines that only phones with an older release run; nil if there are none.
  public var old: ClosedRange<Int>?
  /// The lines that older phones leave out, and that run here all the same; nil if there are none.
  public var new: ClosedRange<Int>?
  /// Whether the question is asked together with another: the old lines run where that one fails.
  public var isAskedWithOthers: Bool
}
