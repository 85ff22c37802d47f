import PlatformModel
import TransitionSystem

extension Android {
  /// The whole state of one app on one phone, packed into 32 bytes.
  ///
  /// Bounds: one request at a time, as on a device (AND-RUN-003); one foreground service; one running
  /// registration for location and one Bluetooth scan.
  public struct State: Hashable, Sendable {
    /// The four words, for programs and for storage outside the engine.
    public internal(set) var words = WordQuad()

    init() {}

    /// The state that four words hold, which came from ``words`` of a state.
    public init(words: WordQuad) { self.words = words }
  }
}

extension Android.Field {
  /// Where the variable lies: a permission has sixteen bits, the others share the last word.
  public var placement: Placement {
    switch self {
    case .mark(let mark, let permission):
      Placement(
        word: Int(permission.rawValue / 4),
        shift: UInt64(permission.rawValue % 4) * 16 + UInt64(mark.rawValue), width: 1)
    case .of(let variable) where variable.isDeclared:
      // What a package declares lies in the last bit of each permission's sixteen.
      Self.lane(variable.rawValue - Android.Variable.backgroundRestricted.rawValue)
    case .of(let variable):
      Placement(
        word: 3, shift: Android.Variable.shifts[Int(variable.rawValue)],
        width: Android.Variable.widths[Int(variable.rawValue)])
    }
  }

  private static func lane(_ number: UInt8) -> Placement {
    Placement(word: Int(number / 4), shift: UInt64(number % 4) * 16 + 15, width: 1)
  }
}

extension Android.State {
  /// The value of a variable, an index into its domain.
  public internal(set) subscript(field: Android.Field) -> UInt8 {
    get { words[field.placement] }
    set { words[field.placement] = newValue }
  }

  /// Whether a permission has a mark.
  public func has(_ mark: Android.Mark, _ permission: Android.Permission) -> Bool {
    self[.mark(mark, permission)] != 0
  }

  /// Whether a yes-or-no variable is set.
  public func has(_ variable: Android.Variable) -> Bool { self[.of(variable)] != 0 }

  /// The permissions with a mark.
  public func all(_ mark: Android.Mark) -> Android.Permissions {
    Android.Permissions(Android.Permission.allCases.filter { has(mark, $0) })
  }

  /// The same state with a mark set or cleared, for tables and tests.
  public func with(
    _ mark: Android.Mark, _ permission: Android.Permission, _ value: Bool = true
  ) -> Android.State {
    var copy = self
    copy[.mark(mark, permission)] = value ? 1 : 0
    return copy
  }

  /// The same state with another value of a variable; unchanged where the domain has no such value.
  public func with(_ variable: Android.Variable, _ value: UInt8) -> Android.State {
    guard variable.domain.indices.contains(Int(value)) else { return self }
    var copy = self
    copy[.of(variable)] = value
    return copy
  }

  /// What the check of a permission says: checkSelfPermission.
  public func check(_ permission: Android.Permission) -> Bool { has(.held, permission) }

  /// The target of the installed package.
  public var target: APILevel { APILevel(nearest: 19 + Int(self[.of(.target)])) }
  /// Where the app is.
  public var presence: Android.Presence {
    Android.Presence(rawValue: self[.of(.presence)]) ?? .stopped
  }
  /// The foreground service that runs.
  public var service: Android.Service {
    Android.Service(rawValue: self[.of(.service)]) ?? .none
  }
  /// The dialog or page on the screen.
  public var prompt: Android.Prompt? {
    let value = self[.of(.prompt)]
    return value == 0 ? nil : Android.Prompt(rawValue: value - 1)
  }
}

extension Android.State: CustomStringConvertible {
  /// The marks by permission, then the variables that are set: "fine: declared held, target=34".
  public var description: String {
    let permissions = Android.Permission.allCases.compactMap { permission -> String? in
      let marks = Android.Mark.allCases.filter { has($0, permission) }
      return marks.isEmpty
        ? nil : "\(permission): " + marks.map { "\($0)" }.joined(separator: " ")
    }
    let others = Android.Variable.allCases.compactMap { variable -> String? in
      let value = Int(self[.of(variable)])
      guard value != 0, variable.domain.indices.contains(value) else { return nil }
      return variable.domain == ["no", "yes"]
        ? "\(variable)" : "\(variable)=\(variable.domain[value])"
    }
    return (permissions + others).joined(separator: ", ")
  }
}
