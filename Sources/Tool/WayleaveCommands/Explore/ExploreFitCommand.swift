import ArgumentParser
import ExplorationPackages
import FileAccess

/// `wayleave explore fit`: makes a written package compile.
struct ExploreFitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "In a generated package, remove the code that does not compile on Linux.",
    discussion: """
      The command builds the package and removes what the compiler rejects from its copies of the \
      sources: the statement around an error, or only a value. It repeats this until the package \
      compiles. Code that asks for location or reads its status stays. \
      Sources/MODULE/LeftOut.swift lists what was removed.

      EXAMPLES
        wayleave explore fit LocationAccessExploration
        cd LocationAccessExploration && swift test

      EXIT CODES
        0   the package compiles
        1   the package still does not compile
        2   the folder has no such package, the compiler cannot be run, or the build
            fails without an error in a source file
        64  the command line was not understood
      """)

  @Argument(help: ArgumentHelp("The folder that explore init wrote.", valueName: "FOLDER"))
  var folder: String

  @Option(
    help: ArgumentHelp(
      "The command that builds the package (default: swift build --build-tests).",
      valueName: "command"))
  var compiler: String?

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      try PackageFit(folder: folder, compiler: compiler).report(on: console)
    }
  }
}

extension PackageFit {
  /// Runs, and prints the outcome. Throws exit code 1 if the package does not compile.
  func report(on console: Console) throws {
    let outcome = try run()
    console.write(outcome.text)
    if !outcome.isDone { throw ExitCode(1) }
  }
}
