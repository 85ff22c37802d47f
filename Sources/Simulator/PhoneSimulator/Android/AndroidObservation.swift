import AuthorizationEngine
import PlatformModel

/// What can be looked at on an Android phone in the middle of a story.
package enum AndroidObservation: String, Hashable, Sendable, CaseIterable {
  /// The permissions that the check says are granted, by their short names.
  case held
  /// The permissions whose rationale is to be shown.
  case rationale
  /// The last result: "ACCESS_FINE_LOCATION granted"; "empty" for empty arrays. Since the last
  /// step.
  case result
  /// The dialog on the screen.
  case prompt
  /// Whether its choice of accuracy is on Precise: on, off.
  case precise
  /// What can be pressed on it.
  case buttons
  /// The locations that arrived since the last step: precise, approximate, rarely.
  case location
  /// Whether a beacon was heard since the last step: heard.
  case beacons
  /// What a Wi-Fi call brought since the last step: scans, fresh, old, empty.
  case wifi
  /// Why something did not come since the last step.
  case withheld
  /// What was thrown since the last step.
  case threw
  /// What a call returned since the last step.
  case returned
  /// Why no dialog came since the last step.
  case suppressed
  /// Where the app is: stopped, background, visible.
  case process
  /// The foreground service: eligible or limited.
  case service
  /// Whether notifications may be posted: enabled.
  case notifications
}

extension AndroidObservation {
  /// The words that it can give; nil if any text can come.
  package var domain: [String]? {
    switch self {
    case .held, .rationale: Android.Permission.allCases.map { $0.platform.name }
    case .prompt: Android.Prompt.allCases.map { "\($0)" }
    case .precise: ["on", "off"]
    case .location: ["precise", "approximate", "precise rarely", "approximate rarely"]
    case .beacons: ["heard"]
    case .wifi: ["scans"] + Android.Results.allCases.map { $0.rawValue }
    case .withheld: Android.Withholding.allCases.map { $0.rawValue }
    case .threw: Android.Exception.allCases.map { $0.rawValue }
    case .returned: ["true", "false"]
    case .suppressed: Android.Silence.allCases.map { $0.rawValue }
    case .process: Android.Presence.allCases.map { $0.description }
    case .service: Android.Service.allCases.dropFirst().map { $0.description }
    case .notifications: ["enabled"]
    case .result, .buttons: nil
    }
  }
}

extension Android.State {
  /// Whether the choice of accuracy on the screen is on Precise; nil if there is none.
  var choosesPrecise: Bool? { prompt == .accuracyChoice ? !has(.approximate) : nil }
}

extension AndroidPhone {
  /// What is seen, with what was noticed from an entry of the trace on.
  package func observe(_ observation: AndroidObservation, from first: Int) -> [String] {
    let effects = trace[min(first, trace.count)...].filter { $0.app == appName }
      .compactMap { $0.effect }
    func seen(_ word: (Android.Effect) -> String?) -> [String] { effects.words(word) }
    switch observation {
    case .held: return situation.all(.held).list.map { $0.platform.name }
    case .rationale:
      return Android.Permission.allCases.filter { engine.rationale($0, in: situation) }
        .map { $0.platform.name }
    case .result:
      return effects.reduce(into: []) { words, effect in
        switch effect {
        case .result(let names, let granted):
          words = names.list.map { "\($0.platform.name) \(granted.has($0) ? "granted" : "denied")" }
        case .cancelled: words = ["empty"]
        default: break
        }
      }
    case .prompt: return situation.prompt.map { ["\($0)"] } ?? []
    case .precise: return situation.choosesPrecise.map { [$0 ? "on" : "off"] } ?? []
    case .buttons:
      return situation.prompt.map { prompt in
        buttons.map { $0.label(on: system.level, of: prompt) }
      } ?? []
    case .location:
      return seen {
        switch $0 {
        case .delivered(.preciseLocation): "precise"
        case .delivered(.coarseLocation): "approximate"
        case .delivered(.preciseLocationRarely): "precise rarely"
        case .delivered(.coarseLocationRarely): "approximate rarely"
        default: nil
        }
      }
    case .beacons: return seen { $0 == .delivered(.bluetoothResult) ? "heard" : nil }
    case .wifi:
      return seen {
        switch $0 {
        case .scanStarted: "scans"
        case .scanResults(let results): results.rawValue
        default: nil
        }
      }
    case .withheld:
      return seen {
        switch $0 {
        case .withheld(let why), .scanRefused(let why): why.rawValue
        default: nil
        }
      }
    case .threw: return seen { if case .threw(let what) = $0 { what.rawValue } else { nil } }
    case .returned: return seen { if case .returned(let value) = $0 { "\(value)" } else { nil } }
    case .suppressed: return seen { if case .ignored(let why) = $0 { why.rawValue } else { nil } }
    case .process: return [situation.presence.description]
    case .service: return situation.service == .none ? [] : [situation.service.description]
    case .notifications: return app.areNotificationsEnabled ? ["enabled"] : []
    }
  }
}
