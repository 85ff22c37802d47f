import AuthorizationEngine
import PlatformModel

/// What came of a story on a run of neighboring releases that all behave alike.
package struct ScenarioOutcome: Hashable, Sendable {
  /// The releases, oldest first.
  package internal(set) var versions: [OSVersion]
  /// What happened.
  package let timeline: Timeline
  /// What went wrong, and how much was looked at.
  package let record: StoryRecord

  init(_ run: ScenarioRun) {
    versions = [run.world.handset.initialVersion]
    timeline = Timeline(run.world)
    record = run.record
  }

  init(_ run: AndroidScenarioRun) {
    versions = [run.firstLevel.release]
    timeline = run.phone.timeline
    record = run.record
  }

  /// Whether two came out alike.
  func isAlike(_ other: ScenarioOutcome) -> Bool {
    timeline == other.timeline && record == other.record
  }
}

extension Scenario {
  /// Runs the story on releases, oldest first, and puts neighbors together that behave alike.
  ///
  /// - Parameter progress: Receives the release and how many steps are done on it.
  package func outcomes(
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
  /// As ``Scenario/outcomes(on:progress:)``, on Android.
  package func outcomes(
    on versions: [OSVersion], progress: (OSVersion, Int) -> Void = { _, _ in }
  ) -> [ScenarioOutcome] {
    var outcomes: [ScenarioOutcome] = []
    for version in versions {
      guard let level = version.level else { continue }
      var run = AndroidScenarioRun(self, on: level)
      run.run { progress(version, $0) }
      outcomes.add(ScenarioOutcome(run), on: version)
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
