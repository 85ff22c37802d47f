import ArgumentParser

/// `wayleave explore`: everything that the person holding the phone can do.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find the permission states that users can reach or get stuck in.",
    subcommands: [ExploreModelCommand.self, ExploreInitCommand.self, ExploreFitCommand.self],
    defaultSubcommand: ExploreModelCommand.self)
}
