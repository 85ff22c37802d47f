import Findings
import PlatformModel

/// Precise location is left to the location button, and what the button needs is not there.
struct LocationButtonIncomplete: AndroidRule {
  let metadata = RuleMetadata(
    "location-button-incomplete", code: "W067", category: .asking, severity: .error,
    summary: "onlyForLocationButton lacks USE_LOCATION_BUTTON, or the app needs lasting location.",
    facts: ["AND-NEW-001", "AND-NEW-002", "AND-PERM-028"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    let levels = subject.levels.filter { level in
      level >= 37
        && subject.request(.fineLocation, on: level)?.flags.contains(.onlyForLocationButton) == true
    }
    guard let level = levels.first, let request = subject.request(.fineLocation, on: level) else {
      return []
    }
    var findings: [Finding] = []
    if !subject.declares(.useLocationButton, on: level) {
      findings.append(
        finding(
          "onlyForLocationButton is set without USE_LOCATION_BUTTON" + subject.asFarAsSeen,
          in: subject, at: request.position, severity: subject.severityOfLack, on: levels,
          consequence: "No button is drawn, and no request can obtain precise location.",
          fix: .declare(
            [.useLocationButton], edits: subject.declaring([.useLocationButton])),
          denial: .preciseLocation))
    }
    if let lasting = lastingUse(in: subject, on: level) {
      findings.append(
        finding(
          "precise location is only for the button, but \(lasting.words)", in: subject,
          at: request.position, on: levels,
          consequence: "The button grants precise location for a session; requestPermissions never"
            + " does.",
          fix: Fix("Delete onlyForLocationButton, or whatever uses precise location for longer."),
          related: [Finding.Related(lasting.position, "used here")]))
    }
    return findings
  }

  private func lastingUse(
    in subject: AndroidSubject, on level: Int
  ) -> (words: String, position: SourcePosition)? {
    if let background = subject.request(.backgroundLocation, on: level) {
      return ("ACCESS_BACKGROUND_LOCATION is declared", background.position)
    }
    return subject.manifest.components.first { $0.foregroundTypes.contains(.location) }
      .map { ("a service has the type location", $0.position) }
  }
}
