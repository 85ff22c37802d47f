import FileAccess
import Reports

/// Builds a package, leaves out what the compiler rejects, and builds it again.
package struct PackageFit {
  var package: WrittenPackage
  var compiler: Compiler

  /// Fits the package in a folder; it is built by a shell command or, without one, by SwiftPM.
  package init(folder: String, compiler command: String?) throws(CommandFailure) {
    package = try WrittenPackage(folder: folder)
    compiler = Compiler(
      command: command.map { ["sh", "-c", $0] }
        ?? ["swift", "build", "--build-tests", "--package-path", folder])
  }

  /// The outcome of a run.
  package struct Outcome {
    /// Whether the package compiles.
    package var isDone: Bool
    /// The errors whose code was left out, and those whose code stays.
    var left: [String] = []
    var kept: [String] = []

    /// What to tell of it.
    package var text: String {
      var text = left.isEmpty ? "" : "Left out because it does not compile on Linux:\n"
      for line in left { text += "  \(line.printable)\n" }
      if isDone { return text + "The package compiles.\n" }
      guard !kept.isEmpty else {
        return text + "The package does not compile after \(PackageFit.mostBuilds) builds."
          + " Run explore fit again.\n"
      }
      text += "The package does not compile. Change these lines by hand:\n"
      for line in kept { text += "  \(line.printable)\n" }
      return text
    }
  }

  /// Each build can show errors that the build before did not reach.
  private static let mostBuilds = 30
  private static let mostTimes = 3

  /// Builds until the package compiles or nothing more can be left out.
  package func run() throws(CommandFailure) -> Outcome {
    var outcome = Outcome(isDone: false)
    var times: [String: Int] = [:]
    for _ in 0..<Self.mostBuilds {
      let (isDone, output) = try compiler.run()
      if isDone {
        outcome.isDone = true
        outcome.kept = []
        return outcome
      }
      let log = CompilerLog(output)
      guard !log.entries.isEmpty else {
        throw CommandFailure(
          "the build failed without an error in a source; run it by hand: "
            + compiler.command.joined(separator: " "))
      }
      let step = try package.leaveOut(log)
      outcome.left += step.left.filter { !outcome.left.contains($0) }
      outcome.kept = step.kept
      for line in step.left { times[line, default: 0] += 1 }
      // Lines that are rejected again and again cannot be fixed here.
      let again = step.left.filter { times[$0, default: 0] > Self.mostTimes }
      outcome.kept += again
      if step.left.count == again.count { return outcome }
    }
    return outcome
  }
}
