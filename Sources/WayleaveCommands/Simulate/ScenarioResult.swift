import PhoneSimulator
import PlatformModel

/// What came of a scenario file: a run, or the reason why it could not be read.
enum ScenarioResult {
  case ran(ScenarioReport)
  case unreadable(file: String, YAMLProblem)

  /// Reads a scenario file and runs it.
  ///
  /// - Parameter range: The releases to run it on instead of its own.
  /// - Parameter progress: Is told the release, and how many steps of how many are done on all.
  init(
    of file: String, on range: OSVersion.Span?,
    progress: (OSVersion, Int, Int) -> Void = { _, _, _ in }
  ) {
    do {
      let scenario = try Self.scenario(of: file, on: range)
      let versions = scenario.releases.versions
      let count = scenario.steps.count * versions.count
      var done = 0
      let outcomes = scenario.outcomes(on: versions) { version, _ in
        done += 1
        progress(version, done, count)
      }
      self = .ran(ScenarioReport(file: file, scenario: scenario, outcomes: outcomes))
    } catch {
      self = .unreadable(file: file, error)
    }
  }

  private static func scenario(
    of file: String, on range: OSVersion.Span?
  ) throws(YAMLProblem) -> Scenario {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile(path: file).read(atMost: YAMLValue.largestFile)
    } catch {
      throw YAMLProblem(0, error.message)
    }
    return try ScenarioFile(reading: bytes, beside: ScenarioFolder(of: file), on: range).scenario
  }

  /// The run, if there was one.
  var report: ScenarioReport? { if case .ran(let report) = self { report } else { nil } }

  /// Why the file could not be read or the story could not go on, one line; nil where neither is so.
  var problemLine: String? {
    switch self {
    case .ran(let report): report.obstacleLine
    case .unreadable(let file, let problem): problem.text(in: file)
    }
  }

  /// Whether everything was as expected.
  var hasPassed: Bool { problemLine == nil && report?.failures.isEmpty ?? false }
}
