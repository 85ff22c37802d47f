import ArgumentParser

/// `wayleave needs`: what the services of an SDK need from the phone and from the app.
struct NeedsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "needs",
    abstract: "Show which permissions and settings a location SDK needs.",
    discussion: """
      SERVICES is a single argument without spaces: the name of an SDK's profile, \
      optionally followed by a version, services and options.
        move                                     every service of the SDK
        move:driving,places                      some of them
        move@2.3.0:assistanceCall                for a specific version of the SDK
        move:driving+motionPermissionMandatory   with an option switched on
        ./my-sdk.yml:scan                        a profile of your own

      Documentation/Needs.md describes the format of a profile.

      EXAMPLES
        wayleave needs list
        wayleave needs show move:driving,walking
        wayleave needs plist move:driving
        wayleave needs manifest situm:buildingMode
        wayleave needs docs ./my-sdk.yml
      """,
    subcommands: [
      NeedsListCommand.self, NeedsShowCommand.self, NeedsPlistCommand.self,
      NeedsManifestCommand.self, NeedsDocsCommand.self,
    ])
}
