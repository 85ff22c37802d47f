import ArgumentParser

/// The command line tool; each subcommand has a file of its own.
public struct Wayleave: ParsableCommand {
  /// Name, help and subcommands.
  public static let configuration = CommandConfiguration(
    commandName: name,
    abstract:
      "What an app's users get of their location on each iOS and Android, and what is wrong.",
    discussion: """
      Begin with `wayleave check PATH`, where PATH is the folder of an Xcode
      project or a Gradle build.
      """,
    version: version,
    subcommands: [
      CheckCommand.self, MatrixCommand.self, SimulateCommand.self, ExploreCommand.self,
      ExplainCommand.self, RulesCommand.self, FactsCommand.self, NeedsCommand.self,
      DiagnoseCommand.self, PermissionsCommand.self, DiffCommand.self, BranchesCommand.self,
    ])

  /// The name of the tool, which stands before those of its commands.
  static let name = "wayleave"

  /// The version of the tool, as the changelog names it.
  static let version = "0.1.0"

  /// Runs what the command line names.
  public static func start() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      exit(withError: error)
    }
  }

  /// The tool without arguments.
  public init() {}

  /// Says which command to type first.
  public func run() throws {
    Console.current.write(
      """
      wayleave says what an app's users get of their location on each iOS, and what is wrong.

        wayleave check PATH   judges the Xcode project or Gradle build in a folder; begin here
        wayleave matrix       shows what an app gets, by iOS version and permission
        wayleave simulate     runs a scenario on a virtual iPhone
        wayleave explore      shows where people end up, whatever they do, and the dead ends
        wayleave explain      explains a rule, a key, a message, a prompt or an iOS version
        wayleave rules        lists what check looks for
        wayleave facts        lists what is known of the platforms, with sources
        wayleave needs        says what the services of an SDK need
        wayleave permissions  lists what an Android app asks for, and who brought it
        wayleave diff         compares two versions of an app
        wayleave diagnose     says why nothing works on a phone whose state an app reported
        wayleave branches     lists the code for older releases that cannot run on Linux

      `wayleave help check` shows the options of a command.

      """)
  }
}
