import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// What came of a scenario on each of its releases, as text.
public enum ScenarioTrace {
  /// The trace of a scenario on an iPhone.
  package static func text(of scenario: Scenario) -> String {
    text(of: scenario.outcomes(on: scenario.releases.versions))
  }

  /// The trace of a scenario on an Android phone.
  package static func text(of scenario: AndroidScenario) -> String {
    text(of: scenario.outcomes(on: scenario.releases.versions))
  }

  /// The trace of a scenario of either platform that ``TokenWriter`` wrote; nil if it cannot be
  /// read.
  public static func text(ofWritten text: String, onAndroid isAndroid: Bool) -> String? {
    var reader = TokenReader(text)
    if isAndroid { return (try? reader.androidScenario()).map { self.text(of: $0) } }
    return (try? reader.scenario()).map { self.text(of: $0) }
  }

  private static func text(of outcomes: [ScenarioOutcome]) -> String {
    var text = ""
    for outcome in outcomes {
      text += outcome.versions.map { $0.description }.joined(separator: " ") + "\n"
      text += outcome.timeline.text
      for failure in outcome.record.failures {
        text += "line \(failure.line): \(failure.observation): "
        text += failure.seen.joined(separator: ", ") + "\n"
      }
      if let obstacle = outcome.record.obstacle {
        text += "line \(obstacle.line): \(obstacle.message)\n"
      }
      text += "\(outcome.record.checkCount) things looked at\n"
    }
    return text
  }
}
