/// How much a finding matters; `--fail-on` compares with it.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; nothing breaks.
  case note
  /// Some users get less than the app expects, or a reviewer may object.
  case warning
  /// It crashes, a store warns of it or refuses it, or it never works.
  case error

  /// Notes are least, errors most.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
