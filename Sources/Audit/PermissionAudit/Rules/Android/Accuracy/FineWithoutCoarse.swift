import Findings
import PlatformModel

/// Precise location is declared without the approximate one that people may choose instead.
struct FineWithoutCoarse: AndroidRule {
  let metadata = RuleMetadata(
    "fine-without-coarse", code: "W054", category: .accuracy, severity: .error,
    summary: "ACCESS_FINE_LOCATION is declared without ACCESS_COARSE_LOCATION.",
    facts: ["AND-PERM-012", "AND-RUN-026", "AND-LINT-002"])

  func findings(in subject: AndroidSubject) -> [Finding] {
    guard subject.targets(31) else { return [] }
    let levels = subject.levels.filter {
      $0 >= 31 && subject.declares(.fineLocation, on: $0)
        && !subject.declares(.coarseLocation, on: $0)
    }
    guard let first = levels.first else { return requestsAlone(in: subject) }
    guard let request = subject.request(.fineLocation, on: first),
      !request.flags.contains(.onlyForLocationButton),
      !request.merging.ignores("CoarseFineLocation")
    else { return [] }
    // An entry that ends too early is there already; a second one would be a repeat.
    let ended = subject.requests(.coarseLocation).first { $0.maximumSDK?.api != nil }
    if let ended, let cap = ended.maximumSDK?.api {
      return [
        finding(
          "ACCESS_COARSE_LOCATION is capped at API \(cap), but ACCESS_FINE_LOCATION is not",
          in: subject, at: ended.position, severity: .warning, on: levels,
          consequence: Self.noPrompt + ".",
          fix: ended.capOrigin == nil
            ? Fix(
              "Delete android:maxSdkVersion from the entry.",
              edits: subject.edits(of: ended, .safe) { .setAttribute("maxSdkVersion", nil, of: $0) }
            )
            : Fix(
              "Remove the library’s maxSdkVersion from the merged entry.",
              snippet: "<uses-permission android:name=\"\(ended.name)\""
                + " tools:remove=\"android:maxSdkVersion\" />"),
          related: ended.brought)
      ] + requestsAlone(in: subject)
    }
    return [
      finding(
        "ACCESS_FINE_LOCATION is declared, but ACCESS_COARSE_LOCATION is not" + subject.asFarAsSeen,
        in: subject, at: request.position, severity: subject.severityOfLack, on: levels,
        consequence: Self.noPrompt + ", and Android Lint reports an error.",
        fix: .declare(
          [.coarseLocation], edits: subject.declaring([.coarseLocation])), related: request.brought)
    ] + requestsAlone(in: subject)
  }

  private static let noPrompt =
    "If an app does not ask for both together, Android 12 may show no prompt at all"

  /// The code asks for the precise one only, which the declarations alone do not change.
  private func requestsAlone(in subject: AndroidSubject) -> [Finding] {
    subject.requestsForFineOnly.map { call in
      finding(
        "ACCESS_FINE_LOCATION is requested without ACCESS_COARSE_LOCATION", in: subject,
        at: call.position, severity: .warning,
        on: subject.levelsOfAndroid12.filter(call.asksForFineOnly),
        consequence: "Some releases of Android 12 ignore such a request: no prompt appears, and"
          + " nothing is granted.",
        fix: Fix("Ask for both in one request."), evidence: ["AND-RUN-026"])
    }
  }
}
