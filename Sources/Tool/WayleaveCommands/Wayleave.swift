import ArgumentParser

/// The command line tool; each subcommand has a file of its own.
public struct Wayleave: ParsableCommand {
  /// Name, help and subcommands.
  public static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract:
      "Check an app's location, motion and Bluetooth permissions, on each iOS and Android version.",
    discussion: """
      Start with `wayleave check PATH`, where PATH is the folder of an Xcode project or a Gradle \
      build.
      """,
    version: Tool.version,
    subcommands: [
      CheckCommand.self, MatrixCommand.self, SimulateCommand.self, ExploreCommand.self,
      ExplainCommand.self, RulesCommand.self, FactsCommand.self, NeedsCommand.self,
      DiagnoseCommand.self, PermissionsCommand.self, DiffCommand.self, BranchesCommand.self,
      PageCommand.self, MCPCommand.self,
    ])

  /// Runs what the command line names.
  public static func start() {
    do {
      var command = try command(of: Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch {
      exit(withError: error)
    }
  }

  /// The command that a command line names, with its options.
  static func command(of arguments: [String]) throws -> any ParsableCommand {
    // Otherwise --help would print the help of the tool, as if there were such a command.
    if arguments.drop(while: { $0 == "help" }).first == "fix" {
      throw ValidationError(
        "there is no command named 'fix'; fix an app with `wayleave check --fix`.")
    }
    return try parseAsRoot(ExplainCommand.protectingTexts(in: arguments))
  }

  /// The tool without arguments.
  public init() {}

  /// Says which command to type first.
  public func run() throws {
    Console.current.write(
      """
      wayleave checks an app's location, motion and Bluetooth permissions, on each iOS and Android
      version.

        wayleave check PATH   checks the Xcode project or Gradle build in a folder; start here
        wayleave matrix       shows which location data an app receives, by version and permission
        wayleave simulate     runs a scenario on a virtual phone
        wayleave explore      finds the permission states that users can reach or get stuck in
        wayleave explain      explains a rule, a key, a message, a prompt or an iOS version
        wayleave rules        lists what check looks for
        wayleave facts        lists what is known about the platforms, with sources
        wayleave needs        shows which permissions and settings a location SDK needs
        wayleave permissions  lists the permissions of an Android app, and what added each
        wayleave diff         compares two versions of an app
        wayleave diagnose     says why an app gets no location, from the state that it reported
        wayleave branches     lists the #available branches that tests on Linux never run
        wayleave page         writes a site: a phone to play with, and all that is known
        wayleave mcp          serves these to a coding assistant

      `wayleave help check` shows the options of a command.

      """)
  }
}
