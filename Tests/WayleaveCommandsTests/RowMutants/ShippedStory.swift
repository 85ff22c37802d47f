import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A scenario of this repository on one release, with what it rests on.
struct ShippedStory: Sendable {
  /// The file, from the folder of the scenarios.
  let file: String
  let scenario: Scenario
  let version: OSVersion
  let footing: Footing
  /// How many events it takes.
  let length: Int
  /// What goes wrong in it; nil if nothing does, as has to be.
  let failure: String?

  private init(_ file: String, _ scenario: Scenario, on version: OSVersion) {
    self.file = file
    self.scenario = scenario
    self.version = version
    var run = ScenarioRun(scenario, on: version)
    run.recordFooting()
    run.run()
    footing = run.world.footing ?? Footing()
    length = run.world.stepCount
    failure = Self.failure(of: run)
  }

  /// Whether an alteration can make a difference: to a row that fired, to one that refused, or to
  /// one that was asked whether it holds.
  func canNotice(_ mutation: RowMutation, of row: IOS.Row) -> Bool {
    if footing.rows.contains(row.id) { return true }
    guard mutation == .negated || row.refusal != nil else { return false }
    if row.settles { return row.versions.contains(version) }
    let asked = mutation == .negated ? footing.happened.union(footing.refused) : footing.refused
    return row.events.contains { asked.contains($0) || looksAtSettings && $0.isSettingsChoice }
  }

  /// Whether the story looks at what Settings offers, which asks every row about each choice.
  private var looksAtSettings: Bool {
    scenario.steps.contains { step in
      guard case .expect(_, let expectations) = step.act else { return false }
      return expectations.contains { $0.observation == .choices }
    }
  }

  /// The first step that notices an alteration; nil if the whole story comes out as before.
  func notices(_ mutant: RowMutant) -> String? {
    EngineShelf.$mutant.withValue(mutant) {
      var run = ScenarioRun(scenario, on: version)
      run.run()
      return Self.failure(of: run).map { "\(file):\($0) on \(version)" }
    }
  }

  private static func failure(of run: ScenarioRun) -> String? {
    let failed = run.record.failures.first.map { "\($0.line): \($0.observation)" }
    return failed ?? run.record.obstacle.map { "\($0.line)" }
  }
}

extension ShippedStory {
  /// The scenarios of some folders on the releases that can differ.
  static func all(in folders: [String]) throws -> [ShippedStory] {
    let names = ShippedScenarios.names.filter { name in
      folders.contains { name.hasPrefix($0 + "/") }
    }
    return try names.flatMap { name -> [ShippedStory] in
      guard try !ShippedScenarios.isOfAndroid(name) else { return [] }
      let scenario = try ShippedScenarios.scenario(name)
      return representatives(of: scenario).map { ShippedStory(name, scenario, on: $0) }
    }
  }

  /// One release of each run of releases on which rows, prompts and the steps themselves are alike.
  private static func representatives(of scenario: Scenario) -> [OSVersion] {
    let spans = IOS.Prompt.Form.all.map(\.versions) + scenario.steps.map(\.releases)
    let points =
      IOS.Rows.turningPoints + spans.flatMap { [$0.first, $0.last.next].compactMap(\.self) }
    var last: OSVersion?
    return scenario.releases.versions.filter { version in
      defer { last = version }
      guard let last else { return true }
      return points.contains { last < $0 && $0 <= version }
    }
  }
}

extension IOS.Event {
  fileprivate var isSettingsChoice: Bool {
    if case .chooseInSettings = self { true } else { false }
  }
}
