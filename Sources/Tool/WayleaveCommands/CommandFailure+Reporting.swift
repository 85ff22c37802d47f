import ArgumentParser
import FileAccess
import Reports

extension CommandFailure {
  /// Runs a command's work; a failure becomes one line on standard error and exit code 2.
  static func reported(on console: Console, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as CommandFailure {
      console.writeError("wayleave: \(failure.message.printable)\n")
      throw ExitCode(ExitStatus.notJudged.rawValue)
    }
  }
}
