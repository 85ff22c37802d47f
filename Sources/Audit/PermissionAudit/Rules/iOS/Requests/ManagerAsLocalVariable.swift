import Findings
import PlatformModel
import SourceReaders

/// A location manager asks or starts, or a Bluetooth manager is made for a delegate, and nothing holds
/// it.
struct ManagerAsLocalVariable: Rule {
  let metadata = RuleMetadata(
    "manager-as-local-variable", code: "W041", category: .asking, severity: .warning,
    summary: "A location or Bluetooth manager is released before an answer can arrive.",
    facts: ["IOS-AUTH-041", "IOS-BT-018"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch else { return [] }
    let lost = subject.uses.filter { $0.surroundings.manager == .lost }
    return location(lost.filter(Self.answered), in: subject)
      + lost.filter { [PlatformAPI].bluetooth.contains($0.api) && $0.isExercised }.map {
        bluetooth($0, in: subject)
      }
  }

  private func location(_ lost: [Use], in subject: Subject) -> [Finding] {
    lost.map { use in
      finding(
        "\(use.api.rawValue) is sent to a location manager that nothing retains", in: subject,
        at: use.position, systems: subject.systems(from: use.since, running: [use]),
        consequence: use.asks
          ? "The prompt flashes or never appears: it goes away with the manager."
          : "Nothing is delivered: the manager goes away when the surrounding code has run.",
        fix: Self.fix, evidence: ["IOS-AUTH-041"],
        denial: [PlatformAPI].requests.contains(use.api)
          ? (subject.losesRequests ? .prompt : nil)
          : use.asks || subject.start == .works ? nil : .location)
    }
  }

  private func bluetooth(_ use: Use, in subject: Subject) -> Finding {
    finding(
      "nothing retains the \(use.api.rawValue) that is created here", in: subject, at: use.position,
      systems: subject.systems(from: use.since, running: [use]),
      consequence:
        "Its delegate is never called, not even with the state: the manager goes away when the"
        + " surrounding code has run.",
      fix: Self.fix, evidence: ["IOS-BT-018"])
  }

  private static let fix = Fix("Keep the manager in a stored property that is not weak.")

  /// Regions and significant changes belong to the app, and any manager may start them.
  private static func answered(_ use: Use) -> Bool {
    use.asks
      || [.requestLocation, .startUpdatingLocation, .startUpdatingHeading].contains(use.api)
  }
}
