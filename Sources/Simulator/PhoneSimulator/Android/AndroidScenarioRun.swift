import AuthorizationEngine
import PlatformModel

/// A story as it is run on one level: the phone at the step it has come to, and what went wrong.
public struct AndroidScenarioRun: Sendable {
  /// The story.
  public let scenario: AndroidScenario
  /// The level on which it began.
  public let firstLevel: APILevel
  /// The phone.
  public private(set) var phone: AndroidPhone
  /// What was to be seen and was not, in order.
  public private(set) var failures: [ScenarioRun.Failure] = []
  /// Where the story could not go on; nil where it came to its end.
  public private(set) var obstacle: ScenarioRun.Obstacle?
  /// How many things were looked at.
  public private(set) var checkCount = 0
  private var stepStart = 0

  /// Sets the phone up for a story on a level.
  public init(_ scenario: AndroidScenario, on level: APILevel) {
    self.scenario = scenario
    firstLevel = level
    phone = AndroidPhone(
      Android.System(level, generation: scenario.generation, switches: scenario.switches),
      appName: scenario.appName, scenario.build)
  }

  /// Writes down from now on which rows fire.
  package mutating func recordRows() { phone.recordRows() }

  /// Runs the story to its end, or to its first obstacle; failures do not stop it.
  ///
  /// - Parameter progress: Is told how many steps are done.
  public mutating func run(progress: (Int) -> Void = { _ in }) {
    for (index, step) in scenario.steps.enumerated() {
      guard obstacle == nil else { return }
      if step.levels.contains(phone.system.level.release) { take(step) }
      progress(index + 1)
    }
  }

  private mutating func take(_ step: AndroidScenario.Step) {
    if case .expect(let expectations) = step.act {
      for expectation in expectations { check(expectation) }
      return
    }
    stepStart = phone.trace.count
    let refusal: Android.Refusal? =
      switch step.act {
      case .event(let event): phone.perform(event)
      case .press(let labels): press(labels)
      case .beacon(let isHeard): done { $0.hear(isHeard) }
      case .update(let build): done { $0.update(to: build) }
      case .upgrade(let level): done { $0.upgrade(to: level) }
      case .wait(let length): done { $0.advance(by: length) }
      case .expect: nil
      }
    guard refusal != step.refusal else { return }
    obstacle = ScenarioRun.Obstacle(
      line: step.line, message: message(refusal, step.refusal),
      possible: refusal == .buttonNotOffered
        ? phone.observe(.buttons, from: 0).map { "person: answer \($0)" } : [])
  }

  private func message(_ refusal: Android.Refusal?, _ expected: Android.Refusal?) -> String {
    switch (refusal, expected) {
    case (let refusal?, nil): refusal.description
    case (nil, let expected?): "This was to be refused (\(expected.rawValue)) and was not."
    case (let refusal?, let expected?):
      "This was to be refused as \(expected.rawValue), and is refused as \(refusal.rawValue)."
    case (nil, nil): ""
    }
  }

  private mutating func done(_ act: (inout AndroidPhone) -> Void) -> Android.Refusal? {
    act(&phone)
    return nil
  }

  private mutating func press(_ labels: [String]) -> Android.Refusal? {
    guard let prompt = phone.situation.prompt else { return .noPrompt }
    for label in labels {
      let button = phone.buttons.first {
        $0.label(on: phone.system.level, of: prompt).folded == label.folded
      }
      if let button { return phone.perform(.answer(button)) }
    }
    return .buttonNotOffered
  }

  private mutating func check(_ expectation: AndroidExpectation) {
    checkCount += 1
    let seen = phone.observe(expectation.observation, from: stepStart)
    let isThere = expectation.values == ["shown"] ? !seen.isEmpty : expectation.values == seen
    guard !isThere else { return }
    failures.append(
      ScenarioRun.Failure(
        observation: expectation.observation.rawValue, values: expectation.values,
        line: expectation.line, seen: seen, time: phone.now))
  }
}

extension String {
  /// The text in lower case with straight quotes, as people type it.
  fileprivate var folded: String {
    String(
      lowercased().compactMap { character -> Character? in
        switch character {
        case "’": "'"
        case "“", "”", "\"": nil
        default: character
        }
      })
  }
}
