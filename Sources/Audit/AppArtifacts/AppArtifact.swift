import Findings

/// What was read of an app, or of a tree with several: values only, no judgement.
public struct AppArtifact: Hashable, Sendable {
  /// The path that was read, as the person wrote it.
  public var root: String
  /// The bundles and libraries found, in project order.
  public var targets: [AppTarget]
  /// The Android apps found, in the order of the tree.
  public var androidApps: [AndroidApp]
  /// What could not be read; each becomes a finding, and the rest was read all the same.
  public var problems: [ReadingProblem]

  /// What was read below a path.
  public init(
    root: String, targets: [AppTarget], androidApps: [AndroidApp] = [],
    problems: [ReadingProblem] = []
  ) {
    self.root = root
    self.targets = targets
    self.androidApps = androidApps
    self.problems = problems
  }
}
