import AppArtifacts
import Findings

/// What was read of a Kotlin or Java source.
public struct AndroidSourceReading: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// The uses of Android's APIs, in the order of the file.
  public var calls: [AndroidCall]
  /// What could not be read of it.
  public var problems: [ReadingProblem]

  /// What was read of a Kotlin or Java source.
  public init(path: String, calls: [AndroidCall], problems: [ReadingProblem] = []) {
    self.path = path
    self.calls = calls
    self.problems = problems
  }
}
