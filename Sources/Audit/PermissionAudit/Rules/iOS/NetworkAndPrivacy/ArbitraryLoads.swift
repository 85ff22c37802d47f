import AppArtifacts
import Findings
import PlatformModel

/// The app may talk to any server in clear text, and it handles positions.
struct ArbitraryLoads: Rule {
  let metadata = RuleMetadata(
    "arbitrary-loads", code: "W035", category: .networkAndPrivacy, severity: .warning,
    summary: "App Transport Security is switched off for all servers in an app that uses location.",
    facts: ["IOS-STORE-012"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.usesLocation, let entry = subject.entry(.appTransportSecurity),
      entry.value["NSAllowsArbitraryLoads"]?.value.boolean == true,
      !Self.narrower.contains(where: { entry.value[$0] != nil })
    else { return [] }
    return [
      finding(
        "NSAllowsArbitraryLoads is true", in: subject, at: entry.position,
        systems: subject.systems(from: .iOS(9)),
        consequence: "Positions, map tiles and uploads may travel in clear text, and App Review"
          + " asks why.",
        fix: Fix("Delete the key, or name the servers that need an exception."))
    ]
  }

  /// From iOS 10 each of these replaces the general permission, which is then ignored.
  private static let narrower = [
    "NSAllowsArbitraryLoadsInWebContent", "NSAllowsArbitraryLoadsForMedia",
    "NSAllowsLocalNetworking",
  ]
}

extension Subject {
  /// Whether code that was seen works with locations in this bundle.
  var usesLocation: Bool {
    bundle != .watch
      && uses(of: .locationServices + .implicitSessions + .requests).contains {
        $0.isExercised
          && ($0.certainty == .seen || $0.certainty == .linked && $0.origin == .own)
      }
  }
}
