import Findings
import PlatformModel
import SourceReaders

/// A location manager asks or starts, and nothing holds it.
struct ManagerAsLocalVariable: Rule {
  let metadata = RuleMetadata(
    "manager-as-local-variable", code: "W041", category: .asking, severity: .warning,
    summary:
      "A location manager is released before the user can answer its prompt.",
    facts: ["IOS-AUTH-041"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch else { return [] }
    return subject.uses.filter { $0.surroundings.manager == .lost && Self.answered($0) }.map {
      use in
      finding(
        "\(use.api.rawValue) is sent to a location manager that nothing retains", in: subject,
        at: use.position, systems: subject.systems(from: use.since, running: [use]),
        consequence: use.asks
          ? "The prompt flashes or never appears: it goes away with the manager."
          : "Nothing is delivered: the manager goes away when the surrounding code has run.",
        fix: Fix("Keep the manager in a stored property."),
        denial: [PlatformAPI].requests.contains(use.api)
          ? (subject.losesRequests ? .prompt : nil)
          : use.asks || subject.start == .works ? nil : .location)
    }
  }

  /// Regions and significant changes belong to the app, and any manager may start them.
  private static func answered(_ use: Use) -> Bool {
    use.asks
      || [.requestLocation, .startUpdatingLocation, .startUpdatingHeading].contains(use.api)
  }
}
