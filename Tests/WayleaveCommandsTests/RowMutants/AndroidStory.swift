import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A scenario of this repository on one level of Android, with the rows that fire in it.
struct AndroidStory: Sendable {
  /// The file, from the folder of the scenarios.
  let file: String
  let scenario: AndroidScenario
  let level: APILevel
  let fired: Set<String>
  /// The rows of the phone, which the story asks whether they hold.
  let asked: Set<String>
  /// What goes wrong in it; nil if nothing does, as has to be.
  let failure: String?

  private init(_ file: String, _ scenario: AndroidScenario, on level: APILevel) {
    self.file = file
    self.scenario = scenario
    self.level = level
    var run = AndroidScenarioRun(scenario, on: level)
    run.recordRows()
    run.run()
    fired = run.phone.firedRows ?? []
    asked = Set(run.phone.engine.rows.map(\.id))
    failure = Self.failure(of: run)
  }

  /// Whether an alteration can make a difference: to a row that fired, or to one that is made to
  /// hold.
  func canNotice(_ mutant: RowMutant) -> Bool {
    fired.contains(mutant.row) || mutant.mutation == .negated && asked.contains(mutant.row)
  }

  /// The first step that notices an alteration; nil if the whole story comes out as before.
  func notices(_ mutant: RowMutant) -> String? {
    EngineShelf.$mutant.withValue(mutant) {
      var run = AndroidScenarioRun(scenario, on: level)
      run.run()
      return Self.failure(of: run).map { "\(file):\($0) on \(level)" }
    }
  }

  private static func failure(of run: AndroidScenarioRun) -> String? {
    let failed = run.record.failures.first.map { "\($0.line): \($0.observation)" }
    return failed ?? run.record.obstacle.map { "\($0.line)" }
  }

  /// The scenarios of some folders, on every level that they name.
  static func all(in folders: [String]) throws -> [AndroidStory] {
    let names = ShippedScenarios.names.filter { name in
      folders.contains { name.hasPrefix($0 + "/") }
    }
    return try names.flatMap { name -> [AndroidStory] in
      guard let scenario = try ShippedScenarios.androidScenario(name) else { return [] }
      return APILevel.all.filter { scenario.releases.contains($0.release) }
        .map { AndroidStory(name, scenario, on: $0) }
    }
  }
}
