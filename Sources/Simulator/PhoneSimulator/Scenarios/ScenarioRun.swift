import AuthorizationEngine
import PlatformModel

/// A story as it is run on one release: the phone at the step it has come to, and what went wrong.
package struct ScenarioRun: Sendable {
  /// The story.
  package let scenario: Scenario
  /// The phone.
  package private(set) var world: PhoneWorld
  /// What went wrong, and how much was looked at.
  package private(set) var record = StoryRecord()
  /// The trace's length when the step before the next expectation began.
  package private(set) var stepStart = 0
  private var managers: [AppID: [IOS.ManagerID]] = [:]

  /// The run ends where the phone took this many steps: no one waits for more.
  var stepLimit = 5_000_000

  /// Sets the phone up for a story on a release.
  package init(_ scenario: Scenario, on version: OSVersion) {
    self.init(
      scenario, on: EngineShelf.engine(for: IOS.System(version, switches: scenario.switches)))
  }

  /// Sets the phone up for a story, with an engine of the caller's.
  package init(_ scenario: Scenario, on engine: IOS.Engine) {
    self.scenario = scenario
    world = PhoneWorld(engine, model: scenario.model)
    world.timing = scenario.timing
    world.inbox.isUsed = false
    for package in scenario.apps where world.install(package) == nil {
      record.obstacle = StoryRecord.Obstacle(
        line: 0,
        message: "\(package.name) asks for \(package.deploymentTarget) or newer, "
          + "and cannot be installed on \(world.system.version).", possible: [])
    }
  }

  /// Writes down from now on what the story rests on, and forgets what it rested on before.
  package mutating func recordFooting() { world.steps.footing = Footing() }

  /// Runs the story to its end, or to its first obstacle; failures do not stop it.
  ///
  /// - Parameter progress: Is called with how many steps are done.
  package mutating func run(progress: (Int) -> Void = { _ in }) {
    for (index, step) in scenario.steps.enumerated() {
      guard record.obstacle == nil else { return }
      if step.releases.contains(world.system.version) { take(step) }
      progress(index + 1)
    }
  }

  /// Takes one step more, or looks: what took place in it is what the next expectation sees.
  package mutating func take(_ step: Scenario.Step) {
    if case .expect(let app, let expectations) = step.act {
      for one in expectations {
        record.check(one, seeing: observe(one.observation, of: app), at: world.now)
      }
      return
    }
    stepStart = world.trace.count
    world.log.beginStep()
    let refusal = perform(step.act).map {
      StoryRefusal(code: $0.reason.rawValue, sentence: $0.sentence, possible: $0.possible)
    }
    record.take(refusal, expecting: step.refusal?.rawValue, line: step.line)
  }

  private mutating func perform(_ act: Scenario.Act) -> PhoneRefusal? {
    switch act {
    case .person(let verb): return verb.perform(on: &world)
    case .app(let app, let verb): return perform(verb, by: app)
    case .world(let verb): return verb.perform(on: &world)
    case .wait(let length): return wait(length)
    case .until(let moment):
      guard moment >= world.now else {
        return PhoneRefusal(
          .notDue, "Time would run backwards: it is \(ClockText(world.now)) already.",
          possible: ["a later moment", "wait, which counts from now"])
      }
      return wait(moment - world.now)
    case .expect: return nil
    }
  }

  private mutating func wait(_ length: Duration) -> PhoneRefusal? {
    guard !world.advance(by: length, untilStep: stepLimit) else { return nil }
    return PhoneRefusal(
      .notDue, "Over \(stepLimit) things would happen by then.",
      possible: ["a shorter wait", "a longer fix or movement under timing"])
  }

  private mutating func perform(_ verb: Scenario.AppVerb, by app: AppID) -> PhoneRefusal? {
    if verb == .createManager {
      if world.apps[app.rawValue].state.managers.isEmpty { managers[app] = nil }
      guard let manager = world.createManager(for: app) else {
        return world.explained(.appNotRunning, app)
      }
      managers[app, default: []].append(manager)
      return nil
    }
    var manager: IOS.ManagerID?
    if let number = verb.manager {
      let made = managers[app] ?? []
      if made.indices.contains(number - 1) {
        manager = made[number - 1]
      } else if world.situation(of: app)?.process == .running {
        return PhoneRefusal(
          .noManager,
          made.isEmpty
            ? IOS.Refusal.noManager.description
            : "The app has \(made.count) location managers in this process, and no manager \(number).",
          possible: ["app: CLLocationManager()"])
      }
    }
    return verb.perform(on: &world, by: app, manager: manager).map { world.explained($0, app) }
  }
}
