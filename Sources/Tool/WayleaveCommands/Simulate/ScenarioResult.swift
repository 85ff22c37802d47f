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
  /// - Parameter progress: Is told the release, and how many steps of how many are done on all.
  init(
    of file: String, isNamed: Bool = false, on range: OSVersion.Span?,
    progress: (OSVersion, Int, Int) -> Void = { _, _, _ in }
  ) {
    do {
      var done = 0
      switch try Story(of: file, isNamed: isNamed, on: range) {
      case .iOS(let scenario):
        let versions = scenario.releases.versions
        let count = scenario.steps.count * versions.count
        let outcomes = scenario.outcomes(on: versions) { version, _ in
          done += 1
          progress(version, done, count)
        }
        self = .ran(
          ScenarioReport(
            file: file, name: scenario.name, about: scenario.about, outcomes: outcomes))
      case .android(let scenario):
        let levels = scenario.levels.levels
        let count = scenario.steps.count * levels.count
        let outcomes = scenario.outcomes(on: levels) { level, _ in
          done += 1
          progress(level.release, done, count)
        }
        self = .ran(
          ScenarioReport(
            file: file, name: scenario.name, about: scenario.about, outcomes: outcomes))
      }
    } catch {
      self = .unreadable(file: file, error)
    }
  }

  /// A scenario of either platform, as its file says.
  private enum Story {
    case iOS(Scenario)
    case android(AndroidScenario)

    init(of file: String, isNamed: Bool, on range: OSVersion.Span?) throws(YAMLProblem) {
      let bytes: [UInt8]
      do {
        bytes = try BoundedFile(path: file).read(atMost: YAMLValue.largestFile)
      } catch {
        throw YAMLProblem(0, error.message)
      }
      if let root = try YAMLValue(reading: bytes), AndroidScenarioFile.isMeant(by: root) {
        if isNamed, range?.first.platform == .iOS {
          throw YAMLProblem(0, "this scenario is for Android, and --ios does not apply to it")
        }
        var scenario = try AndroidScenarioFile(root).scenario
        if let range, range.first.platform == .android { scenario.levels = range }
        self = .android(scenario)
        return
      }
      if isNamed, range?.first.platform == .android {
        throw YAMLProblem(0, "this scenario is for iOS, and --android does not apply to it")
      }
      let releases = range?.first.platform == .iOS ? range : nil
      self = .iOS(
        try ScenarioFile(reading: bytes, beside: ScenarioFolder(of: file), on: releases).scenario)
    }
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
