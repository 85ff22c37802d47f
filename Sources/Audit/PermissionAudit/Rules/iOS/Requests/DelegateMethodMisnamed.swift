import Findings
import PlatformModel
import SourceReaders

/// A misspelled delegate method, which Core Location never calls.
struct DelegateMethodMisnamed: Rule {
  let metadata = RuleMetadata(
    "delegate-method-misnamed", code: "W123", category: .asking, severity: .warning,
    summary: "A delegate method is misspelled, so Core Location never calls it.",
    facts: ["IOS-REQ-034"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    subject.uses(of: .misnamedCallback).compactMap { use in
      guard case .text(let meant) = use.argument else { return nil }
      let place = use.call?.enclosing ?? "this method"
      let name = place.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? place
      let written = name + place.drop { $0 != "(" }
      return finding(
        "Core Location never calls \(written)",
        in: subject, at: use.position, systems: subject.systems(from: use.since, running: [use]),
        consequence:
          "CLLocationManagerDelegate has no such method, and nothing in this file calls it, so"
          + " the app misses \(Self.loss(of: meant)).",
        fix: Fix("Rename it to \(meant), or delete it."))
    }
  }

  /// What the app does not get.
  private static func loss(of meant: String) -> String {
    if meant.contains("didUpdateLocations") { return "locations" }
    if meant.contains("uthorization") { return "the user’s answer and changes in Settings" }
    if meant.contains("rror") || meant.contains("Fail") { return "errors" }
    return "what \(meant) reports"
  }

  /// Whether a type's method for locations is one of these.
  static func isCallbackMisnamed(of type: String, in subject: Subject) -> Bool {
    subject.uses(of: .misnamedCallback).contains { use in
      guard case .text(let meant) = use.argument else { return false }
      return use.surroundings.type == type && meant.contains("didUpdateLocations")
    }
  }
}
