import AuthorizationEngine
import PlatformModel

/// The questions on the screen: how they come up and how they end.
extension PhoneWorld {
  /// Puts a question on the screen.
  mutating func show(_ prompt: IOS.Prompt, for app: AppID) {
    if let place = promptStack.place(of: app) { end(place, .replaced) }
    let index = app.rawValue
    let seen = apps[index].state.seen
    guard let form = prompt.form(on: system.version) else { return }
    let shown = PhonePrompt(
      id: promptStack.nextNumber(), prompt: prompt, app: app, asker: seen.asker,
      level: IOS.Level(rawValue: seen[.level]) ?? .whenInUse, useCount: apps[index].backgroundUses,
      words: PhonePrompt.Words(
        appName: apps[index].package.name, form: form, body: body(of: form, for: app)),
      showsMap: form.hasMap && handset.showsMapInPrompts,
      precise: form.hasPreciseToggle ? IOS.Precision(rawValue: seen[.promptPrecise]) : nil,
      time: now)
    if prompt == .backgroundReminder || prompt == .backgroundReminderIOS8 {
      apps[index].backgroundUses = 0
    }
    promptStack.push(shown)
    note(.prompt(shown), app)
  }

  /// A request that iOS passes over: a question that no one saw.
  mutating func suppress(_ silence: IOS.Effect.Silence, for app: AppID, _ event: IOS.Event) {
    guard log.isKept else { return }
    promptStack.keep(
      PhonePrompt(
        id: promptStack.nextNumber(), prompt: event.otherQuestion, app: app, asker: .noOne,
        level: event == .requestAlways ? .always : .whenInUse, useCount: 0, words: nil,
        showsMap: false, precise: nil, time: now, end: .suppressed(.silence(silence))))
  }

  /// Takes an app's question off the screen.
  mutating func close(_ app: AppID, by event: IOS.Event, _ said: IOS.Effect.PromptEnd?) {
    guard let place = promptStack.place(of: app) else { return }
    switch (said, event) {
    case (.answered, .answer(let button)): end(place, .answered(button))
    case (.dismissedByLock, _), (_, .restart), (_, .updateSystem): end(place, .dismissedByLock)
    default:
      let isGone = [.terminated, .forceQuit].contains(apps[app.rawValue].state.seen.process)
      end(place, isGone ? .appKilled : .suppressed(.withdrawn))
    }
  }

  private mutating func end(_ place: Int, _ end: PhonePrompt.End) {
    let prompt = promptStack.end(place, end)
    guard log.isKept else { return }
    promptStack.keep(prompt)
    note(.promptEnded(prompt), prompt.app)
  }

  private func body(of form: IOS.Prompt.Form, for app: AppID) -> String? {
    guard let key = form.bodyKey else { return nil }
    guard key == .temporaryAccuracy else { return apps[app.rawValue].package.purposeStrings[key] }
    return apps[app.rawValue].accuracyPurpose.flatMap {
      apps[app.rawValue].package.temporaryAccuracy[$0]
    }
  }
}

extension IOS.Event {
  /// The question that it brings up, where that is not about location.
  fileprivate var otherQuestion: IOS.Prompt? {
    switch self {
    case .queryMotion, .startMotionUpdates, .readRawMotion: .motion
    case .createBluetoothManager: .bluetooth
    default: nil
    }
  }
}
