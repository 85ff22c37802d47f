import FileAccess
import Findings
import PermissionAudit

/// What `.wayleave.yml` asks of a check; Documentation/Configuration.md has the whole form.
struct CheckConfiguration {
  /// The file that this was read from, as seen from the folder of this run; nil for none.
  var file: String?
  /// The only targets that are checked, by name; empty for all of them.
  var targets: [Entry] = []
  /// The only build configuration that is checked.
  var buildConfiguration: Entry?
  /// The least severity that makes the check fail.
  var failOn: FailOn?
  /// The file of old findings, as seen from the folder of this run.
  var baseline: Entry?
  /// The services that apps are held to.
  var needs: [Entry] = []
  /// The only rules that run; empty for all of them.
  var only: Set<RuleID> = []
  /// The severities of rules whose own does not suit.
  var severities: [RuleID: Severity] = [:]
  /// What is suppressed.
  var ignores: [Ignore] = []

  /// Files over this size are refused: 1 MiB holds some 20,000 entries.
  static let largestFile = 1 << 20
}

extension CheckConfiguration {
  /// A name in the file, with its place for messages.
  struct Entry: Hashable {
    /// The name.
    var text: String
    /// Where it stands, such as ".wayleave.yml:3"; nil for one of the command line.
    var place: String?

    /// A failure that has to do with the name, on one line that begins with its place.
    func failure(_ message: String) -> CommandFailure {
      CommandFailure((place.map { $0 + ": " } ?? "") + message)
    }
  }
}
