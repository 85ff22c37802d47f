import ArgumentParser

/// How a run ends; Documentation/ExitCodes.md says the same in a table.
enum ExitStatus: Int32 {
  /// Nothing at or above the severity of `--fail-on`.
  case clean = 0
  /// Findings at or above it.
  case findings = 1
  /// The input could not be checked at all.
  case notJudged = 2

  /// Ends the run unless it ends well.
  func leave() throws {
    if self != .clean { throw ExitCode(rawValue) }
  }
}
