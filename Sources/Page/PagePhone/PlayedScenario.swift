import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A phone that is played with: a scenario on one release that grows by a step at a time.
///
/// It holds the steps and runs them from the beginning at each look, which takes a millisecond and lets
/// any step be taken back. A step that the phone refuses is not kept.
public struct PlayedScenario: Sendable {
  private enum Story {
    case iOS(Scenario)
    case android(AndroidScenario)
  }

  private var story: Story

  /// A phone with one app on it.
  ///
  /// A line each: the release, the app's name, then as in Info.plist the number of texts, keys and values
  /// by turns (background modes with spaces between them, true as "yes"); for Android the target level,
  /// the number of permissions and their names. nil for anything else.
  public init?(written text: String) {
    var reader = TokenReader(text)
    do {
      let release = try reader.version()
      let name = try reader.text()
      if let level = release.level {
        guard let target = APILevel(rawValue: try reader.number()) else { return nil }
        let permissions = try reader.texts().map { AndroidPermission(named: $0) }
        story = .android(
          AndroidScenario(
            "", releases: .android(level...level),
            apps: [
              AndroidScenario.App(
                name,
                Android.Build(
                  target: target, permissions: permissions,
                  hasLocationServiceType: permissions.contains(
                    .init(named: "FOREGROUND_SERVICE_LOCATION"))))
            ], steps: []))
      } else {
        var app = AppPackage(name: name)
        for (key, value) in try reader.pairs() { app.declare(key, value) }
        story = .iOS(
          Scenario("", releases: OSVersion.Span(release, release), apps: [app], steps: []))
      }
    } catch {
      return nil
    }
  }

  /// What came of a step.
  public enum Result: Hashable, Sendable {
    case done
    /// The phone cannot do it as it is: one sentence.
    case refused(String)
    /// The text is no step.
    case unreadable
  }

  /// Takes a step, as ``TokenWriter`` writes the act of one; a refused step changes nothing.
  public mutating func take(written text: String) -> Result {
    var reader = TokenReader(text)
    reader.appCount = 1
    var next = story
    do {
      switch story {
      case .iOS(var scenario):
        scenario.steps.append(Scenario.Step(try reader.act()))
        next = .iOS(scenario)
      case .android(var scenario):
        scenario.steps.append(AndroidScenario.Step(try reader.androidAct()))
        next = .android(scenario)
      }
    } catch {
      return .unreadable
    }
    if let obstacle = Self.run(next).record.obstacle { return .refused(obstacle.message) }
    story = next
    return .done
  }

  /// Takes the last step back; nothing where there is none.
  public mutating func takeBack() {
    switch story {
    case .iOS(var scenario):
      _ = scenario.steps.popLast()
      story = .iOS(scenario)
    case .android(var scenario):
      _ = scenario.steps.popLast()
      story = .android(scenario)
    }
  }

  /// What happened so far, as a timeline.
  public var trace: String { Self.run(story).trace }

  /// What there is to see now, as JSON: each observation with what it gives, a list of texts.
  public var view: String {
    var looking = story
    switch story {
    case .iOS(var scenario):
      // No observation ever gives this, so each of them is named with what it gives instead.
      let all = Observation.allCases.map { Expectation($0, [Self.never]) }
      scenario.steps.append(Scenario.Step(.expect(AppID(rawValue: 0), all)))
      looking = .iOS(scenario)
    case .android(var scenario):
      let all = AndroidObservation.allCases.map { Expectation($0, [Self.never]) }
      scenario.steps.append(AndroidScenario.Step(.expect(all)))
      looking = .android(scenario)
    }
    let members = Self.run(looking).record.failures.map { failure in
      let seen = failure.seen.map { $0.quotedAsJSON }.joined(separator: ",")
      return "\(failure.observation.quotedAsJSON):[\(seen)]"
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static let never = "\u{1}"

  private static func run(_ story: Story) -> (record: StoryRecord, trace: String) {
    switch story {
    case .iOS(let scenario):
      var run = ScenarioRun(scenario, on: scenario.releases.first)
      run.run()
      return (run.record, Timeline(run.world).text)
    case .android(let scenario):
      var run = AndroidScenarioRun(scenario, on: scenario.releases.first.level ?? .newest)
      run.run()
      return (run.record, run.phone.timeline.text)
    }
  }
}

extension AppPackage {
  /// Declares something as Info.plist does.
  fileprivate mutating func declare(_ key: String, _ value: String) {
    switch key {
    case "UIBackgroundModes": backgroundModes = value.split(separator: " ").map(String.init)
    case "NSLocationDefaultAccuracyReduced": defaultAccuracyReduced = value == "yes"
    case "NSLocationRequireExplicitServiceSession":
      requiresExplicitServiceSession = value == "yes"
    default: purposeStrings[InfoPlistKey(rawValue: key)] = value
    }
  }
}

extension String {
  /// The text as JSON has it.
  fileprivate var quotedAsJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 32:
        text += scalar.value < 16 ? "\\u000" : "\\u00"
        text += String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
