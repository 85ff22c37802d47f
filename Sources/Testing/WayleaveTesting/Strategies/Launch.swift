/// The opening of the app, with which every search begins.
final class Launch {
  private let explorer: Explorer
  private let hangs: HangCheck
  private let determinism: DeterminismCheck
  /// Whether the search goes on after the launch; nil until that was checked.
  private var goesOn: Bool?
  /// What was found at the launch.
  private(set) var found: [Counterexample] = []
  /// How many pieces of code could run at each moment at which there were several.
  private(set) var turns: [UInt8] = []

  init(_ explorer: Explorer, _ hangs: HangCheck, _ determinism: DeterminismCheck) {
    self.explorer = explorer
    self.hangs = hangs
    self.determinism = determinism
  }

  /// Opens the app, unless that was done; returns whether a search goes on after it.
  func begin() throws -> Bool {
    try goesOn ?? check(continueAfterFailure: explorer.options.continueAfterFailure)
  }

  /// Opens the app, unless that was done, for steps that are given: they follow whatever goes wrong.
  func beginReplay() throws {
    if goesOn == nil { _ = try check(continueAfterFailure: true) }
  }

  /// Checks the launch; returns whether the search goes on after it.
  ///
  /// An app that asks as it is opened does so in every run: if the search goes on, that is reported
  /// once. What else goes wrong at the launch leaves nothing to go on from.
  private func check(continueAfterFailure: Bool) throws -> Bool {
    try determinism.run()
    let edge = try explorer.isolatesRuns ? explorer.openIsolated() : explorer.open()
    let faults = edge.faults
    turns = edge.open
    if let rows = edge.rows { explorer.outcome.rows.formUnion(rows) }
    if let target = edge.target { explorer.count(target) }
    explorer.outcome.counterexamples.report(explorer.counterexamples(faults, by: []))
    var isSound = false
    if faults.isEmpty || continueAfterFailure && faults.allSatisfy(\.isPrompt) {
      explorer.known.passed += faults
      explorer.outcome.counterexamples.report(
        explorer.counterexamples(try hangs.hangs(0), by: []))
      isSound = explorer.outcome.counterexamples.isEmpty || continueAfterFailure
    }
    goesOn = isSound
    found = explorer.outcome.counterexamples.reported
    return isSound
  }
}
