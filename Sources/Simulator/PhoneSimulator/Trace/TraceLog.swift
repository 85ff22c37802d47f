/// What happened on a phone, as it is written down.
struct TraceLog: Sendable {
  /// The lines, oldest first.
  private(set) var entries: [TraceEntry] = []
  /// Whether what happens is written down, and prompts that ended are kept.
  var isKept = true
  /// The place before which no entry grows: a run of the same ends with its step.
  private var runStart = 0

  /// Makes room for so many lines, at once and not bit by bit.
  mutating func reserveCapacity(_ count: Int) {
    if isKept { entries.reserveCapacity(count) }
  }

  /// Begins a step: what it brings is not counted in the lines before it.
  mutating func beginStep() { runStart = entries.count }

  /// Writes something down.
  mutating func note(
    _ what: @autoclosure () -> TraceEntry.What, _ app: AppID?, at now: Duration
  ) {
    guard isKept else { return }
    entries.append(TraceEntry(time: now, app: app, what: what(), lastTime: now))
  }

  /// Writes down what was noticed; a run of the same becomes one line that counts.
  mutating func note(_ noticed: Noticed, _ app: AppID, at now: Duration) {
    guard isKept else { return }
    if noticed.effect.comesInRuns {
      let place = entries.countRepeat(at: now, since: runStart) { line in
        guard case .noticed(let other) = line.what else { return false }
        return line.app == app && other.effect == noticed.effect
          && other.manager == noticed.manager
      }
      if let place {
        entries[place].what = .noticed(noticed)
        return
      }
    }
    note(.noticed(noticed), app, at: now)
  }
}
