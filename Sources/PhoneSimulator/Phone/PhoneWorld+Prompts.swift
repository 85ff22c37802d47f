import AuthorizationEngine
import PlatformModel

/// The questions on the screen: how they come up and how they end.
extension PhoneWorld {
  /// Puts a question on the screen.
  mutating func show(_ prompt: Prompt, for app: AppID) {
    if let place = openPrompts.firstIndex(where: { $0.app == app }) { end(place, .replaced) }
    let index = app.rawValue
    let seen = apps[index].seen
    guard let form = prompt.form(on: system.version) else { return }
    promptCount += 1
    let shown = PhonePrompt(
      id: promptCount, prompt: prompt, app: app, asker: seen.asker,
      level: Level(rawValue: seen[.level]) ?? .whenInUse, title: title(of: form, for: app),
      body: body(of: form, for: app), buttons: form.buttons,
      showsMap: form.hasMap && showsMapInPrompts,
      precise: form.hasPreciseToggle ? Precision(rawValue: seen[.promptPrecise]) : nil, time: now)
    if prompt == .p8 || prompt == .p8Old { apps[index].backgroundUses = 0 }
    openPrompts.append(shown)
    note(.prompt(shown), app)
  }

  /// A request that iOS passes over: a question that nobody saw.
  mutating func suppress(_ silence: Effect.Silence, for app: AppID, level: Level) {
    guard keepsTrace else { return }
    promptCount += 1
    endedPrompts.append(
      PhonePrompt(
        id: promptCount, prompt: nil, app: app, asker: .nobody, level: level, title: "", body: nil,
        buttons: [], showsMap: false, precise: nil, time: now,
        end: .suppressed(.silence(silence))))
  }

  /// Takes an app's question off the screen.
  mutating func close(_ app: AppID, by event: Event, _ said: Effect.PromptEnd?) {
    guard let place = openPrompts.lastIndex(where: { $0.app == app }) else { return }
    switch (said, event) {
    case (.answered, .answer(let button)): end(place, .answered(button))
    case (.dismissedByLock, _), (_, .restart), (_, .updateSystem): end(place, .dismissedByLock)
    default:
      let isGone = [.terminated, .forceQuit].contains(apps[app.rawValue].seen.process)
      end(place, isGone ? .appKilled : .suppressed(.withdrawn))
    }
  }

  private mutating func end(_ place: Int, _ end: PhonePrompt.End) {
    var prompt = openPrompts.remove(at: place)
    prompt.end = end
    guard keepsTrace else { return }
    endedPrompts.append(prompt)
    note(.promptEnded(prompt), prompt.app)
  }

  private func title(of form: Prompt.Form, for app: AppID) -> String {
    let title = form.title(for: apps[app.rawValue].package.name)
    let uses = apps[app.rawValue].backgroundUses
    let count = uses == 1 ? "once" : "\(uses) times"
    guard let mark = title.firstRange(of: "%lu times") else { return title }
    return title.replacingCharacters(in: mark, with: count)
  }

  private func body(of form: Prompt.Form, for app: AppID) -> String? {
    let package = apps[app.rawValue].package
    if form.bodyKey == .temporaryAccuracy {
      return apps[app.rawValue].accuracyPurpose.flatMap { package.temporaryAccuracy[$0] }
    }
    return form.bodyKey.flatMap { package.purposeStrings[$0] }
  }
}

extension String {
  fileprivate func firstRange(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: part.count)
      }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
