import AuthorizationEngine

/// What a phone writes down of what happens on it.
extension PhoneWorld {
  /// Writes something down.
  mutating func note(_ what: @autoclosure () -> TraceEntry.What, _ app: AppID?) {
    log.note(what(), app, at: now)
  }

  /// Writes down an event, unless what it brings says all there is to say.
  mutating func note(
    _ event: IOS.Event, _ manager: IOS.ManagerID?, _ app: AppID?,
    _ words: @autoclosure () -> String?
  ) {
    guard log.isKept, !event.isSilent else { return }
    note(.event(event, manager, words: words()), app)
  }

  /// Writes down what was noticed; a run of the same becomes one line that counts.
  mutating func note(_ noticed: Noticed, _ app: AppID) { log.note(noticed, app, at: now) }
}
