import ArgumentParser

/// `wayleave explore`: everything that the person holding the phone can do.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Show where people end up with an app's permission, and where no way leads back.",
    subcommands: [ExploreModelCommand.self, ExploreInitCommand.self, ExploreFitCommand.self],
    defaultSubcommand: ExploreModelCommand.self)
}
