import AuthorizationEngine
import PlatformModel

/// A story as it is run on one level: the phone at the step it has come to, and what went wrong.
package struct AndroidScenarioRun: Sendable {
  /// The story.
  package let scenario: AndroidScenario
  /// The level on which it began.
  package let firstLevel: APILevel
  /// The phone.
  package private(set) var phone: AndroidPhone
  /// What went wrong, and how much was looked at.
  package private(set) var record = StoryRecord()
  package private(set) var stepStart = 0

  /// Sets the phone up for a story on a level.
  package init(_ scenario: AndroidScenario, on level: APILevel) {
    self.scenario = scenario
    firstLevel = level
    let first = scenario.apps.first ?? AndroidScenario.App("App", Android.Build(target: level))
    phone = AndroidPhone(
      Android.System(level, generation: scenario.generation, switches: scenario.switches),
      appName: first.name, first.build)
    for app in scenario.apps.dropFirst() { phone.install(app.name, app.build) }
  }

  /// Writes down from now on which rows fire, and forgets which fired before.
  package mutating func recordRows() { phone.recordRows() }

  /// Runs the story to its end, or to its first obstacle; failures do not stop it.
  ///
  /// - Parameter progress: Is called with how many steps are done.
  package mutating func run(progress: (Int) -> Void = { _ in }) {
    for (index, step) in scenario.steps.enumerated() {
      guard record.obstacle == nil else { return }
      if step.releases.contains(phone.system.level.release) { take(step) }
      progress(index + 1)
    }
  }

  /// Takes one step more, or looks: what took place in it is what the next expectation sees.
  package mutating func take(_ step: AndroidScenario.Step) {
    if phone.apps.indices.contains(step.app.rawValue) {
      phone.turn(to: phone.apps[step.app.rawValue].name)
    }
    if case .expect(let expectations) = step.act {
      for one in expectations {
        record.check(one, seeing: phone.observe(one.observation, from: stepStart), at: phone.now)
      }
      return
    }
    stepStart = phone.trace.count
    let refusal = perform(step.act).map {
      StoryRefusal(
        code: $0.rawValue, sentence: $0.description,
        possible: $0 == .buttonNotOffered ? phone.observe(.buttons, from: 0) : [])
    }
    record.take(refusal, expecting: step.refusal?.rawValue, line: step.line)
  }

  private mutating func perform(_ act: AndroidScenario.Act) -> Android.Refusal? {
    switch act {
    case .event(let event): return phone.perform(event)
    case .press(let labels): return press(labels)
    case .flipPrecise:
      return phone.perform(.chooseAccuracy(precise: phone.situation.choosesPrecise == false))
    case .beacon(let isHeard): phone.hear(isHeard)
    case .update(let build): phone.update(to: build)
    case .upgrade(let level):
      guard level > phone.system.level else { return .notOnThisSystem }
      phone.upgrade(to: level)
    case .wait(let length): phone.advance(by: length)
    case .until(let moment):
      guard moment >= phone.now else { return .notDue }
      phone.advance(by: moment - phone.now)
    case .expect: break
    }
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
