import ArgumentParser

/// `wayleave explore`: everything that the person holding the phone can do.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find every permission state that users can reach, and the dead ends.",
    subcommands: [ExploreModelCommand.self, ExploreInitCommand.self, ExploreFitCommand.self],
    defaultSubcommand: ExploreModelCommand.self)
}
