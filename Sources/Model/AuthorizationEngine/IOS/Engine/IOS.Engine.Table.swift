import PlatformModel
import TransitionSystem

extension IOS.Engine {
  /// The program of a system, and the conditions that are read off a state, compiled.
  ///
  /// An object, because every phone has an engine: handing one on counts one reference, not one for
  /// each list.
  @usableFromInline final class Table: Sendable {
    let program: Program<IOS>
    @usableFromInline let rows: [IOS.Row]
    let flat: FlatProgram<WordPair>
    let keepsInUse: CompiledGuard<WordPair>
    let keepsAwake: CompiledGuard<WordPair>
    let toldReduced: CompiledGuard<WordPair>
    let told: [(status: AuthorizationStatus, when: CompiledGuard<WordPair>)]
    let settingsRows: [(row: IOS.SettingsRow, when: CompiledGuard<WordPair>)]

    init(_ program: Program<IOS>) {
      self.program = program
      rows = program.rows
      flat = program.flat
      keepsInUse = program.compiled(.keepsInUse)
      keepsAwake = program.compiled(.keepsAwake)
      toldReduced = program.compiled(.toldReduced)
      told = IOS.ReportedStatus.allCases.compactMap { reported in
        reported.status.map { ($0, program.compiled(.status(reported))) }
      }
      settingsRows = IOS.SettingsRow.rows.map { ($0.row, program.compiled($0.when)) }
    }
  }
}

extension CompiledGuard<WordPair> {
  /// Whether it holds in a state.
  @inline(__always)
  func holds(in state: IOS.State) -> Bool { holds(in: state.words) }
}
