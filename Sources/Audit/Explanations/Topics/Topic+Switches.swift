import AuthorizationEngine
import PlatformModel

extension Topic {
  /// The switches of scenarios that no disagreement between sources is behind, by name.
  static var switches: [Topic] {
    let known = Set(Disagreement.switches.values.flatMap { $0 })
      .union(Disagreement.allCases.map(\.rawValue))
    let names = IOS.Switch.allCases.map { "\($0)" } + Android.Switch.allCases.map(\.rawValue)
    return names.filter { !known.contains($0) }.map { name in
      let reading = SwitchReading.all[name]
      let title = reading?.title ?? "A switch of scenarios for what is not documented."
      return Topic(.disagreement, name, title) {
        let facts = Links.facts(reading?.facts ?? [])
        return Explanation(
          .disagreement, name, title: title, paragraphs: [Disagreement.use(of: [name])],
          since: Links.span(of: facts),
          why: reading.map {
            ["The model takes: \($0.byDefault).", "With the switch: \($0.alternative)."]
          } ?? [], facts: facts)
      }
    }
  }
}

extension Disagreement {
  /// How a scenario takes the other reading.
  static func use(of switches: [String]) -> String {
    "In a scenario `switches: [\(switches.joined(separator: ", "))]` takes the other reading."
  }

  /// The switches that take the other reading of a disagreement, by its name in the tables.
  static let switches: [Disagreement: [String]] = [
    .statusWithLocationServicesOff: ["statusStaysWhenServicesOff"],
    .upgradeOnIOS8: ["upgradePromptOnIOS8"],
    .alwaysIndicatorOnIOS11: ["indicatorForAlways"],
    .regionsUnderReducedAccuracy: ["regionsRunReduced"],
    .allowOnceLapse: ["allowOnceLapsesLater"],
    .launchAfterForceQuit: ["relaunchAfterForceQuit"],
    .alwaysNeedsServiceSession: ["alwaysWithoutSession"],
    .rawMotionNeedsKey: ["rawMotionNeedsPermission"],
    .automaticPauseByDefault: ["noPauseByDefault"],
    .permissionAfterReinstall: ["grantSurvivesReinstall"],
    .fineAloneOnAndroid12: ["fineAloneShown"],
    .wifiScanBudget: ["oneWifiScanIn30Seconds"],
    .foregroundServiceInWifiBudget: ["serviceScansAsBackground"],
    .bluetoothScanWithBluetoothOff: ["scansWithBluetoothOff"],
    .coarseForPositioning: ["coarseScans"],
    .twoDenialsFinal: ["twoDenialsFinal"],
    .keepApproximateFinal: ["keepApproximateTwice"],
    .preciseSwitchForTargets: ["preciseSwitchForAll"],
    .radiosSwitchedByCode: ["radiosSwitchedByCode"],
    .backgroundRationale: ["noBackgroundRationale"],
  ]
}

/// What a switch chooses between where nothing is documented.
private struct SwitchReading: Sendable {
  let title: String
  let byDefault: String
  let alternative: String
  let facts: [FactID]

  static let all: [String: SwitchReading] = [
    "askNextTimeKeepsAlwaysAsked": SwitchReading(
      title: "What Ask Next Time does to a request for Always that was used up.",
      byDefault: "Ask Next Time gives the request back",
      alternative: "the request stays used up", facts: ["IOS-SET-016"]),
    "allowOnceUsesAlwaysUp": SwitchReading(
      title: "Whether Allow Once on a request for Always uses that request up.",
      byDefault: "no; Always can be asked for again",
      alternative: "yes; no prompt for Always comes again", facts: ["T16"]),
    "alwaysSessionAsksTwice": SwitchReading(
      title: "What a session for Always asks if nothing was asked before.",
      byDefault: "one question, the other one later",
      alternative: "both questions at once", facts: ["T40"]),
    "alwaysOfferedAfterAsking": SwitchReading(
      title: "When Settings offers Always.",
      byDefault: "where the purpose strings allow it",
      alternative: "only after the app asked for it once", facts: ["IOS-SET-004"]),
    "backgroundStartSilent": SwitchReading(
      title: "What updates do that start in the background under When In Use.",
      byDefault: "they fail with error 1", alternative: "they fail without an error",
      facts: ["IOS-REQ-026"]),
  ]
}
