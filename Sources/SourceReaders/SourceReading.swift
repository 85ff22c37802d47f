import AppArtifacts
import Findings

/// What was read of one source file.
public struct SourceReading: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// The uses of platform APIs, in the order of the file.
  public var calls: [PlatformCall]
  /// What could not be read of it.
  public var problems: [ReadingProblem]
  /// The custom flags and macros that decided an `#if` around a use, sorted.
  ///
  /// Of Objective-C, those of every `#if` in the file. Another configuration that gives these the same values has the same reading.
  public var consultedConditions: [String]
  /// Whether another platform may give another reading, whatever the flags.
  public var dependsOnPlatform: Bool

  /// What was read of one source file.
  public init(
    path: String, calls: [PlatformCall], problems: [ReadingProblem] = [],
    consultedConditions: [String] = [], dependsOnPlatform: Bool = true
  ) {
    self.path = path
    self.calls = calls
    self.problems = problems
    self.consultedConditions = consultedConditions
    self.dependsOnPlatform = dependsOnPlatform
  }
}
