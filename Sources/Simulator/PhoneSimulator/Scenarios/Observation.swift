import AuthorizationEngine
import PlatformModel

/// What a story can look at, each giving words in order, or none.
///
/// Those that speak of happenings look at the step before: what took place in it.
package enum Observation: String, Hashable, Sendable, CaseIterable {
  // What is so.
  case status
  case accuracy
  case prompt
  case title
  case body
  case buttons
  case map
  case precise
  case indicator
  case process
  case screen
  case settings
  case choices
  case preciseSwitch = "precise switch"
  // What took place in the step before.
  case callbacks
  case location
  case horizontalAccuracy = "horizontal accuracy"
  case placemark
  case live
  case regions
  case conditions
  case beacons
  case significantChange = "significant change"
  case visit
  case backgroundStart = "background start"
  case errors
  case monitoringErrors = "monitoring errors"
  case accuracyRequest = "accuracy request"
  case withheld
  case dropped
  case suppressed
  case ended = "prompt ended"
  case diagnostics
  case launch
  case life
  case crash
  case killed
  case console
  case motion
  case bluetooth
  case wifi
  case button
}

extension Observation {
  /// The words that it can give; nil if any text can come.
  package var domain: [String]? {
    switch self {
    case .status, .callbacks: AuthorizationStatus.allCases.map { "\($0)" }
    case .accuracy: ["fullAccuracy", "reducedAccuracy"]
    case .prompt: IOS.Prompt.allCases.map { $0.description }
    case .buttons: IOS.Button.allCases.map { $0.rawValue }
    case .map, .precise, .preciseSwitch: ["on", "off"]
    case .indicator: Indicator.allCases.map { $0.rawValue }
    case .process: IOS.AppProcess.allCases.map { "\($0)" }
    case .location, .live: ["precise", "reduced"]
    case .beacons: ["heard"]
    case .significantChange, .visit, .backgroundStart: ["delivered"]
    case .accuracyRequest: IOS.Effect.TemporaryAccuracyResult.allCases.map { $0.rawValue }
    case .withheld: IOS.Effect.Withholding.allCases.map { $0.rawValue }
    case .dropped: IOS.LaunchTrigger.allCases.dropFirst().map { "\($0)" }
    case .suppressed: IOS.Effect.Silence.allCases.map { $0.rawValue }
    case .ended:
      ["answered", "dismissedByLock", "replaced", "suppressed", "appKilled"]
    case .launch: IOS.Effect.LaunchReason.allCases.map { $0.rawValue }
    case .life:
      [
        "inactive", "active", "resumed", "woken", "suspended", "ended", "lapsed", "paused",
        "unpaused",
      ]
    case .wifi: ["never"]
    case .button: ["action"]
    case .title, .body, .screen, .horizontalAccuracy, .placemark, .settings, .choices, .regions,
      .conditions, .errors,
      .monitoringErrors, .diagnostics, .crash, .killed, .console, .motion, .bluetooth:
      nil
    }
  }
}
