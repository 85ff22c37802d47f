import AuthorizationEngine
import PhoneSimulator
import PlatformModel

extension TokenWriter {
  /// Adds a scenario on Android.
  package mutating func add(_ scenario: AndroidScenario) {
    add(scenario.name)
    add(scenario.releases)
    add(scenario.generation?.description ?? "")
    add(Android.Switch.allCases.filter(scenario.switches.contains).map { $0.rawValue })
    add(scenario.apps.count)
    for app in scenario.apps {
      add(app.name)
      add(app.build)
    }
    add(scenario.steps.count)
    for step in scenario.steps {
      add(step.line)
      add(step.releases)
      add(step.app.rawValue)
      add(step.refusal?.rawValue ?? "")
      add(step.act)
    }
  }

  private mutating func add(_ build: Android.Build) {
    add(build.target.rawValue)
    let caps = build.permissions.map { ($0.key.rawValue, $0.value.map { "\($0.rawValue)" } ?? "") }
    add(caps.sorted { $0 < $1 })
    add(build.neverForLocation)
    add(build.fineByLocationButtonOnly)
    add(build.hasLocationServiceType)
    add(build.isBackgroundRestricted)
  }

  /// Adds what a step does.
  package mutating func add(_ act: AndroidScenario.Act) {
    switch act {
    case .event(.request(let names)):
      add("request")
      add(names.list.map { $0.description })
    case .event(let event):
      add("event")
      add(event.spelled)
    case .press(let labels):
      add("press")
      add(labels)
    case .flipPrecise: add("flipPrecise")
    case .beacon(let isNear):
      add("beacon")
      add(isNear)
    case .update(let build):
      add("update")
      add(build)
    case .upgrade(let level):
      add("upgrade")
      add(level.rawValue)
    case .wait(let length):
      add("wait")
      add(length)
    case .until(let moment):
      add("until")
      add(moment)
    case .expect(let expectations):
      add("expect")
      add(expectations)
    }
  }
}

extension TokenReader {
  mutating func androidScenario() throws(Problem) -> AndroidScenario {
    var scenario = AndroidScenario(try text(), releases: try span(), apps: [], steps: [])
    let generation = try text()
    let switches = try texts()
    scenario.generation = Android.Generation.allCases.first { $0.description == generation }
    scenario.switches = Set(switches.compactMap { Android.Switch(rawValue: $0) })
    guard scenario.switches.count == switches.count,
      generation.isEmpty || scenario.generation != nil
    else { throw problem("a generation and switches") }
    for _ in 0..<max(0, try number()) {
      scenario.apps.append(AndroidScenario.App(try text(), try androidBuild()))
    }
    appCount = scenario.apps.count
    for _ in 0..<max(0, try number()) {
      let line = try number()
      let releases = try span()
      let app = try appID()
      let reason = try text()
      let refusal = Android.Refusal(rawValue: reason)
      guard reason.isEmpty || refusal != nil else { throw problem("a reason to refuse") }
      scenario.steps.append(
        AndroidScenario.Step(
          try androidAct(), line: line, releases: releases, app: app, refusal: refusal))
    }
    return scenario
  }

  private mutating func level() throws(Problem) -> APILevel {
    guard let level = APILevel(rawValue: try number()) else { throw problem("an API level") }
    return level
  }

  private mutating func androidBuild() throws(Problem) -> Android.Build {
    var build = Android.Build(target: try level())
    for (name, cap) in try pairs() {
      build.permissions[AndroidPermission(rawValue: name)] =
        .some(Int(cap).flatMap { APILevel(rawValue: $0) })
    }
    build.neverForLocation = try bool()
    build.fineByLocationButtonOnly = try bool()
    build.hasLocationServiceType = try bool()
    build.isBackgroundRestricted = try bool()
    return build
  }

  mutating func androidAct() throws(Problem) -> AndroidScenario.Act {
    switch try text() {
    case "request":
      var names: [Android.Permission] = []
      for name in try texts() {
        guard let one = Android.Permission.allCases.first(where: { $0.description == name }) else {
          throw problem("a permission")
        }
        names.append(one)
      }
      return .event(.request(Android.Permissions(names)))
    case "event": return .event(try one(of: Android.Event.kinds, "an event") { $0.spelled })
    case "press": return .press(try texts())
    case "flipPrecise": return .flipPrecise
    case "beacon": return .beacon(try bool())
    case "update": return .update(try androidBuild())
    case "upgrade": return .upgrade(try level())
    case "wait": return .wait(try duration())
    case "until": return .until(try duration())
    case "expect": return .expect(try expectations(of: AndroidObservation.allCases))
    default: throw problem("what happens")
    }
  }
}
