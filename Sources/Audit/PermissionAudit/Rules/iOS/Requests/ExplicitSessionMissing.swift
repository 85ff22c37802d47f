import Findings
import PlatformModel
import SourceReaders

/// The app switches implicit service sessions off and makes no session of its own.
struct ExplicitSessionMissing: Rule {
  let metadata = RuleMetadata(
    "explicit-session-missing", code: "W033", category: .asking, severity: .error,
    summary: "NSLocationRequireExplicitServiceSession is true, but no CLServiceSession is created.",
    facts: ["IOS-NEW-006", "IOS-NEW-008"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, let entry = subject.entry(.requireExplicitServiceSession),
      entry.value.boolean == true, !subject.mayUse([.serviceSession]),
      let systems = subject.systems(from: .iOS(18))
    else { return [] }
    let silenced = subject.uses(of: .implicitSessions).filter(\.isExercised)
    guard let first = silenced.first else { return unneeded(entry.position, systems, in: subject) }
    return [
      finding(
        "\(entry.key) is true, \(first.api.rawValue) is used, but no CLServiceSession is created",
        in: subject, at: entry.position, systems: systems,
        consequence:
          "It shows no prompt and delivers nothing: updates and events only say that a service"
          + " session is required.",
        fix: Fix(
          "Create a CLServiceSession and keep it while the feature is wanted, or delete the key."
        ),
        evidence: ["IOS-NEW-006"], related: silenced.prefix(3).map(\.related),
        denial: subject.mayUse(.requests) ? nil : .prompt)
    ]
  }

  /// As far as is known, the key means nothing to CLLocationManager.
  private func unneeded(
    _ position: SourcePosition, _ systems: String, in subject: Subject
  ) -> [Finding] {
    guard subject.hostsFrameworks, !subject.mayUse(.implicitSessions) else { return [] }
    return [
      finding(
        "\(InfoPlistKey.requireExplicitServiceSession.rawValue) is true, but no CLServiceSession"
          + " is created",
        in: subject, at: position, severity: .note, systems: systems,
        consequence: "CLLocationManager works as before. CLLocationUpdate and CLMonitor would give"
          + " nothing.",
        fix: Fix(
          "Delete the key until the app creates service sessions.",
          edits: subject.edits(
            .delete(InfoPlistKey.requireExplicitServiceSession.rawValue), at: position, .safe)),
        evidence: ["IOS-NEW-006", "IOS-NEW-008"])
    ]
  }
}
