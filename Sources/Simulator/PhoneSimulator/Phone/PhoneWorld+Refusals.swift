import AuthorizationEngine
import PlatformModel

/// Why a phone cannot do something, in words for whoever asked for it.
extension PhoneWorld {
  /// A refusal with the sentence and the way out that belong to the state of this phone.
  func explained(_ reason: IOS.Refusal, _ app: AppID? = nil) -> PhoneRefusal {
    let installed = app.flatMap { apps.indices.contains($0.rawValue) ? apps[$0.rawValue] : nil }
    let name = installed?.package.name
    if reason == .noManager, let installed, installed.seen.process != .running {
      return explained(.appNotRunning, app)
    }
    switch reason {
    case .buttonNotOffered:
      return PhoneRefusal(
        reason, "The prompt on the screen does not offer that button on \(system.version).",
        possible: prompt.map { $0.buttons.map { $0.rawValue } } ?? [])
    case .promptUp:
      return PhoneRefusal(
        reason, "A prompt covers the screen: \((prompt?.title ?? "").asSentence)",
        possible: (prompt?.buttons.map { "answer: \($0)" } ?? []) + ["lock"])
    case .notOffered:
      let choices = app.flatMap { settingsPage(of: $0) }?.choices ?? []
      return PhoneRefusal(
        reason, "Settings does not offer that for \(name ?? "this app") on \(system.version).",
        possible: choices.map { $0.label(on: system.version) })
    case .appNotRunning, .notRunning:
      return PhoneRefusal(
        reason, name.map { "\($0) is not running." }, possible: name.map { ["open \($0)"] } ?? [])
    case .phoneLocked: return PhoneRefusal(reason, possible: ["unlock"])
    case .phoneUnlocked: return PhoneRefusal(reason, possible: ["lock"])
    case .notOnThisSystem:
      return PhoneRefusal(reason, "\(system.version) does not have that.")
    case .noPrompt:
      let last = promptStack.ended.last { $0.app == app || app == nil }
      guard case .suppressed(.silence(let silence)) = last?.end else { return PhoneRefusal(reason) }
      return PhoneRefusal(
        reason, "No prompt is on the screen; the last request was passed over: \(silence.words).")
    case .notForeground:
      return PhoneRefusal(
        reason, name.map { "\($0) is not in the foreground." },
        possible: apps.map { "open \($0.package.name)" })
    default: return PhoneRefusal(reason)
    }
  }
}

extension String {
  /// The text with a full stop at its end, unless a mark ends it: most prompts are questions.
  fileprivate var asSentence: String { hasSuffix("?") || hasSuffix(".") ? self : self + "." }
}
