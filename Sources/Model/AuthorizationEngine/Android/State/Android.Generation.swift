import PlatformModel

extension Android {
  /// A generation of the permission controller, which is updated apart from the system (AND-RUN-001).
  public enum Generation: UInt8, Hashable, Sendable, CaseIterable {
    /// Android 4.4 to 5.1: everything at install.
    case g0
    /// Android 6 and 7: a dialog for a whole group.
    case g1
    /// Android 8 and 9: a dialog for what was asked.
    case g2
    /// Android 10: while using the app, or all the time.
    case g3
    /// Android 11: only this time; the second denial is final.
    case g4
    /// Android 12, 13 and the first 14: precise or approximate.
    case g5
    /// Android 14 to 16: rewritten rules.
    case g6
    /// Android 17: the location button.
    case g7

    /// The generation that a device of a level ships with.
    public init(shippedWith level: APILevel) {
      switch level.rawValue {
      case ...22: self = .g0
      case ...25: self = .g1
      case ...28: self = .g2
      case 29: self = .g3
      case 30: self = .g4
      case ...33: self = .g5
      case ...36: self = .g6
      default: self = .g7
      }
    }

    /// The generations that a device of a level may follow: from Android 11 to 14 newer ones come by
    /// an update of the module.
    public static func possible(on level: APILevel) -> [Generation] {
      let shipped = Generation(shippedWith: level)
      return switch level.rawValue {
      case 30: [.g4, .g6]
      case 31...33: [.g5, .g6]
      case 34: [.g5, .g6]
      default: [shipped]
      }
    }
  }
}

extension Android.Generation: Comparable, CustomStringConvertible {
  /// By age.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// "G5".
  public var description: String { "G\(rawValue)" }
}
