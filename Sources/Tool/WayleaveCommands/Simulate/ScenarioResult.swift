import PhoneSimulator
import PlatformModel

/// What came of a scenario file: a run, or the reason why it could not be read.
enum ScenarioResult {
  case ran(ScenarioReport)
  case unreadable(file: String, YAMLProblem)

  /// Reads a scenario file and runs it.
  ///
  /// - Parameter isNamed: Whether the person named it, and not a folder that may hold scenarios of
  ///   both platforms.
  /// - Parameter range: The releases to run it on instead of its own.
  /// - Parameter progress: Receives the release, and how many steps of how many are done on all.
  init(
    of file: String, isNamed: Bool = false, on range: OSVersion.Span?,
    progress: (OSVersion, Int, Int) -> Void = { _, _, _ in }
  ) {
    do {
      let story = try ScenarioStory(of: file, isNamed: isNamed, on: range)
      let outcomes = story.outcomes(progress: progress)
      self = .ran(
        ScenarioReport(
          file: file, name: story.name, about: story.about, script: story.script,
          outcomes: outcomes))
    } catch {
      self = .unreadable(file: file, error)
    }
  }

  /// The run, if there was one.
  var report: ScenarioReport? { if case .ran(let report) = self { report } else { nil } }

  /// Why the file could not be read or the story could not go on, one line; nil if neither is so.
  var problemLine: String? {
    switch self {
    case .ran(let report): report.obstacleLine
    case .unreadable(let file, let problem): problem.text(in: file)
    }
  }

  /// Whether every expectation was met.
  var hasPassed: Bool { problemLine == nil && report?.failures.isEmpty ?? false }
}
