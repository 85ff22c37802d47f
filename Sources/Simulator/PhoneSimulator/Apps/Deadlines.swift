/// When what an app waits for is due; nothing else of time is kept for it.
///
/// Stored without an array: a phone copies it with every app, and reads it at every step.
struct Deadlines: Hashable, Sendable {
  /// What can be due, in the order in which two of the same moment happen.
  enum Kind: Int, CaseIterable {
    case grace, suspension, sessionMemory, onceLapse, upgrade, reminder, fix, liveUpdate
  }

  /// A moment that never comes.
  static let never: Duration = .seconds(Int64.max / 4)

  private var grace = never
  private var suspension = never
  private var sessionMemory = never
  private var onceLapse = never
  private var upgrade = never
  private var reminder = never
  private var fix = never
  private var liveUpdate = never

  /// The moment at which something is due; ``never`` where it is not awaited.
  subscript(kind: Kind) -> Duration {
    get {
      switch kind {
      case .grace: grace
      case .suspension: suspension
      case .sessionMemory: sessionMemory
      case .onceLapse: onceLapse
      case .upgrade: upgrade
      case .reminder: reminder
      case .fix: fix
      case .liveUpdate: liveUpdate
      }
    }
    set {
      switch kind {
      case .grace: grace = newValue
      case .suspension: suspension = newValue
      case .sessionMemory: sessionMemory = newValue
      case .onceLapse: onceLapse = newValue
      case .upgrade: upgrade = newValue
      case .reminder: reminder = newValue
      case .fix: fix = newValue
      case .liveUpdate: liveUpdate = newValue
      }
    }
  }

  /// The earliest moment; ``never`` where nothing is awaited.
  var earliest: Duration {
    min(
      min(min(grace, suspension), min(sessionMemory, onceLapse)),
      min(min(upgrade, reminder), min(fix, liveUpdate)))
  }

  /// What is due at a moment, the first where several are.
  func kind(at time: Duration) -> Kind? { Kind.allCases.first { self[$0] == time } }

  /// Starts a deadline where a condition began to hold, keeps it while it does, drops it after.
  mutating func hold(_ kind: Kind, while condition: Bool, from start: @autoclosure () -> Duration) {
    if !condition {
      self[kind] = Self.never
    } else if self[kind] == Self.never {
      self[kind] = start()
    }
  }
}
