import Findings
import PlatformModel
import SourceReaders

/// authorizedAlways is taken for leave to run in the background.
struct AlwaysTakenForBackground: Rule {
  let metadata = RuleMetadata(
    "always-taken-for-background", code: "W048", category: .background, severity: .warning,
    summary: "Code treats authorizedAlways as background access, which it may not be.",
    facts: ["IOS-REQ-009", "IOS-REQ-012", "IOS-NEW-007"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app else { return [] }
    return [provisional(in: subject), withoutSession(in: subject)].compactMap { $0 }
  }

  /// Always that was asked for first is provisional until a second prompt, and looks the same.
  private func provisional(in subject: Subject) -> Finding? {
    guard let systems = subject.systems(from: .iOS(13)),
      !AlwaysRequestedFirst().findings(in: subject).isEmpty,
      let use = gated(Self.services, in: subject)
    else { return nil }
    return finding(
      "\(use.api.rawValue) relies on authorizedAlways, which may be provisional", in: subject,
      at: use.position, systems: systems,
      consequence: "Until people answer a second prompt, iOS holds back what happens while the app"
        + " is not in use, and the status already reads authorizedAlways.",
      fix: Fix(
        "Ask for When In Use first and for Always later: then the grant is never provisional."),
      evidence: ["IOS-REQ-009", "IOS-REQ-012"])
  }

  private func withoutSession(in subject: Subject) -> Finding? {
    guard let systems = subject.systems(from: .iOS(18)), !subject.mayUse([.serviceSession]),
      let use = gated([.liveUpdates, .monitor], in: subject)
    else { return nil }
    return finding(
      "\(use.api.rawValue) relies on authorizedAlways, and no CLServiceSession asks for Always",
      in: subject, at: use.position, systems: systems,
      consequence: "From iOS 18 Always holds for updates and monitors only while such a session is"
        + " held; without it they deliver nothing when the app is not in use.",
      fix: Fix("Hold a CLServiceSession.", snippet: "CLServiceSession(authorization: .always)"),
      evidence: ["IOS-NEW-007"])
  }

  private func gated(_ apis: [PlatformAPI], in subject: Subject) -> Use? {
    subject.uses(of: apis).first {
      $0.isExercised && $0.argument != .boolean(false)
        && $0.call?.statusContext == ["authorizedAlways"]
    }
  }

  private static let services: [PlatformAPI] = [
    .allowsBackgroundLocationUpdates, .startMonitoringRegion, .startMonitoringVisits,
    .startMonitoringSignificantLocationChanges,
  ]
}
