import AuthorizationEngine
import PhoneSimulator
import PlatformModel

extension TokenWriter {
  /// Adds a scenario.
  package mutating func add(_ scenario: Scenario) {
    add(scenario.name)
    add(scenario.releases)
    add(scenario.switches.on.map { $0.description })
    add(scenario.model.rawValue)
    let timing = scenario.timing
    for length in [
      timing.grace, timing.suspension, timing.onceLapse, timing.sessionMemory, timing.quiet,
      timing.reminder, timing.fix, timing.locationTimeout, timing.reducedFix, timing.movement,
      timing.significantChange, timing.visit, timing.bluetoothReset, timing.longStop,
    ] { add(length) }
    add(scenario.apps.count)
    for app in scenario.apps { add(app) }
    add(scenario.steps.count)
    for step in scenario.steps {
      add(step.line)
      add(step.releases)
      add(step.refusal?.rawValue ?? "")
      add(step.act)
    }
  }

  mutating func add(_ app: AppPackage) {
    add(app.name)
    add(app.bundleIdentifier)
    add(app.purposeStrings.map { ($0.key.rawValue, $0.value) }.sorted { $0 < $1 })
    add(app.temporaryAccuracy.map { ($0.key, $0.value) }.sorted { $0 < $1 })
    add(app.backgroundModes)
    add(app.defaultAccuracyReduced)
    add(app.requiresExplicitServiceSession)
    add(app.kind.rawValue)
    add(app.deploymentTarget.description)
    add(app.linkedSDK.description)
  }
}

extension TokenReader {
  mutating func scenario() throws(Problem) -> Scenario {
    var scenario = Scenario(try text(), apps: [], steps: [])
    scenario.releases = try span()
    for name in try texts() {
      guard let one = IOS.Switch.allCases.first(where: { $0.description == name }) else {
        throw problem("a switch")
      }
      scenario.switches[one] = true
    }
    scenario.model = try one(of: PhoneModel.allCases, "a kind of phone") { $0.rawValue }
    scenario.timing = try timing()
    for _ in 0..<max(0, try number()) { scenario.apps.append(try app()) }
    appCount = scenario.apps.count
    for _ in 0..<max(0, try number()) {
      let line = try number()
      let releases = try span()
      let reason = try text()
      let refusal = IOS.Refusal(rawValue: reason)
      guard reason.isEmpty || refusal != nil else { throw problem("a reason to refuse") }
      scenario.steps.append(
        Scenario.Step(try act(), line: line, releases: releases, refusal: refusal))
    }
    return scenario
  }

  private mutating func timing() throws(Problem) -> Timing {
    var timing = Timing()
    timing.grace = try duration()
    timing.suspension = try duration()
    timing.onceLapse = try duration()
    timing.sessionMemory = try duration()
    timing.quiet = try duration()
    timing.reminder = try duration()
    timing.fix = try duration()
    timing.locationTimeout = try duration()
    timing.reducedFix = try duration()
    timing.movement = try duration()
    timing.significantChange = try duration()
    timing.visit = try duration()
    timing.bluetoothReset = try duration()
    timing.longStop = try duration()
    return timing
  }

  mutating func app() throws(Problem) -> AppPackage {
    var app = AppPackage(name: try text(), bundleIdentifier: try text())
    for (key, text) in try pairs() { app.purposeStrings[InfoPlistKey(rawValue: key)] = text }
    for (key, text) in try pairs() { app.temporaryAccuracy[key] = text }
    app.backgroundModes = try texts()
    app.defaultAccuracyReduced = try bool()
    app.requiresExplicitServiceSession = try bool()
    app.kind = try one(of: IOS.Build.Kind.allCases, "a kind of app") { $0.rawValue }
    app.deploymentTarget = try version()
    app.linkedSDK = try version()
    return app
  }
}
