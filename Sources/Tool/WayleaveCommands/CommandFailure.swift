import ArgumentParser
import Reports

/// A reason why a command could not do its work: one line with the way out.
struct CommandFailure: Error, Hashable {
  /// What is wrong, naming the file or the name, and what to do.
  var message: String

  /// A reason to stop.
  init(_ message: String) { self.message = message }

  /// There is nothing whose permissions iOS would ask for.
  static func noApp(in path: String, remark: String = "") -> CommandFailure {
    CommandFailure(
      "no app for iOS with a readable Info.plist in \(path); `wayleave check` says why\(remark)")
  }

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
