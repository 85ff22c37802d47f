import AuthorizationEngine
import PlatformModel

/// What came of a story on a run of neighbouring releases that all behave alike.
public struct ScenarioOutcome: Hashable, Sendable {
  /// The releases, oldest first.
  public internal(set) var versions: [OSVersion]
  /// What happened.
  public let timeline: Timeline
  /// What was to be seen and was not.
  public let failures: [ScenarioRun.Failure]
  /// Where the story could not go on.
  public let obstacle: ScenarioRun.Obstacle?
  /// How many things were looked at.
  public let checkCount: Int

  init(_ run: ScenarioRun) {
    versions = [run.world.initialVersion]
    timeline = Timeline(run.world)
    failures = run.failures
    obstacle = run.obstacle
    checkCount = run.checkCount
  }

  init(_ run: AndroidScenarioRun) {
    versions = [run.firstLevel.release]
    timeline = run.phone.timeline
    failures = run.failures
    obstacle = run.obstacle
    checkCount = run.checkCount
  }

  /// Whether two came out alike.
  func isAlike(_ other: ScenarioOutcome) -> Bool {
    timeline == other.timeline && failures == other.failures && obstacle == other.obstacle
      && checkCount == other.checkCount
  }

  /// The number of lines that begin both timelines.
  public func commonLines(with other: ScenarioOutcome) -> Int {
    zip(timeline.lines, other.timeline.lines).prefix { $0 == $1 }.count
  }
}

extension Scenario {
  /// Runs the story on releases, oldest first, and puts neighbours together that behave alike.
  ///
  /// - Parameter progress: Is told the release and how many steps are done on it.
  public func outcomes(
    on versions: [OSVersion], progress: (OSVersion, Int) -> Void = { _, _ in }
  ) -> [ScenarioOutcome] {
    var outcomes: [ScenarioOutcome] = []
    for version in versions {
      var run = ScenarioRun(self, on: version)
      run.run { progress(version, $0) }
      outcomes.add(ScenarioOutcome(run), on: version)
    }
    return outcomes
  }
}

extension AndroidScenario {
  /// As ``Scenario/outcomes(on:progress:)``, on levels of Android.
  public func outcomes(
    on levels: [APILevel], progress: (APILevel, Int) -> Void = { _, _ in }
  ) -> [ScenarioOutcome] {
    var outcomes: [ScenarioOutcome] = []
    for level in levels {
      var run = AndroidScenarioRun(self, on: level)
      run.run { progress(level, $0) }
      outcomes.add(ScenarioOutcome(run), on: level.release)
    }
    return outcomes
  }
}

extension [ScenarioOutcome] {
  fileprivate mutating func add(_ outcome: ScenarioOutcome, on version: OSVersion) {
    if let last, last.isAlike(outcome) {
      self[count - 1].versions.append(version)
    } else {
      append(outcome)
    }
  }
}
