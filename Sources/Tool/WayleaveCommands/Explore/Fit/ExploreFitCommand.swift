import ArgumentParser
import Reports

/// `wayleave explore fit`: a written package without what the compiler refuses.
struct ExploreFitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Leave out of a written package what the compiler refuses on Linux.",
    discussion: """
      The package is built, and what the compiler refuses is left out of its copies of the sources:
      the statement around it, or the value. What asks for location or reads its status stays. This goes on
      until the package compiles. Sources/MODULE/LeftOut.swift says what was left out.

      EXAMPLES
        wayleave explore fit LocationAccessExploration
        cd LocationAccessExploration && swift test

      EXIT CODES
        0   the package compiles
        1   something is refused that has to stay
        2   the folder holds no such package, or no compiler can be run
        64  the command line was not understood
      """)

  @Argument(help: ArgumentHelp("A folder that explore init wrote.", valueName: "FOLDER"))
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
