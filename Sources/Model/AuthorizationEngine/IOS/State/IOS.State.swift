import PlatformModel
import TransitionSystem

extension IOS {
  /// The whole state for one app with one location manager, packed into 16 bytes for searching.
  ///
  /// Bounds: one manager; a session of each kind is held or not; regions and monitor conditions are
  /// none, some or the full 20; one held happening, the newest (T32); Location Services may be
  /// asked for twice (IOS-REQ-028). ``IOS/AppState`` has none of these bounds but the last two.
  public struct State: Hashable, Sendable {
    /// The two words, for programs and for storage outside the engine.
    public internal(set) var words = WordPair()

    init() {}

    /// The state that two words hold, which came from ``words`` of a state and are not looked at
    /// again.
    public init(words: WordPair) { self.words = words }

    /// The state that two words hold; nil if a variable has a value outside its domain.
    public init?(low: UInt64, high: UInt64) {
      words = WordPair(low: low, high: high)
      for field in Field.allCases where Int(self[field]) >= field.size { return nil }
      var rebuilt = State()
      for field in Field.allCases { rebuilt[field] = self[field] }
      guard rebuilt == self else { return nil }
    }

    /// The value of a variable, an index into ``IOS/Field/domain``.
    public internal(set) subscript(field: Field) -> UInt8 {
      @inlinable @inline(__always) get { words[field.placement] }
      @inline(__always) set { words[field.placement] = newValue }
    }

    /// The same state with another value of one variable; unchanged where the domain has no such
    /// value.
    public func with(_ field: Field, _ value: UInt8) -> State {
      guard Int(value) < field.size else { return self }
      var copy = self
      copy[field] = value
      return copy
    }

    /// The same state with another named value of one variable.
    public func with(_ field: Field, _ value: some FieldValue) -> State {
      with(field, value.rawValue)
    }

    /// The same state with a yes-or-no variable set.
    public func with(_ field: Field, _ value: Bool = true) -> State {
      with(field, value ? 1 : 0)
    }

    /// Whether a yes-or-no variable is set.
    @inlinable public func has(_ field: Field) -> Bool { self[field] != 0 }
  }
}

extension IOS.State {
  private func value<Value: IOS.FieldValue>(_ field: IOS.Field, else other: Value) -> Value {
    Value(rawValue: self[field]) ?? other
  }

  /// What is stored about the location permission.
  public var grant: IOS.Grant { value(.auth, else: .notDetermined) }
  /// Whether the app may have the precise location.
  public var precision: IOS.Precision { value(.precise, else: .full) }
  /// What became of the process.
  public var process: IOS.AppProcess { value(.process, else: .terminated) }
  /// In what sense the app is in use.
  public var presence: IOS.Presence { value(.inUse, else: .notInUse) }
  /// The lock.
  public var lock: IOS.Lock { value(.lock, else: .unlocked) }
  /// Who asked the question on the screen.
  public var asker: IOS.Asker { value(.asker, else: .noOne) }
  /// The happening that waits for an answer or for a manager.
  public var pendingTrigger: IOS.LaunchTrigger { value(.pendingTrigger, else: .none) }
  /// What the manager last reported.
  public var reported: IOS.ReportedStatus { value(.reported, else: .nothing) }
  /// The motion permission.
  public var motion: IOS.Permission { value(.motion, else: .notDetermined) }
  /// The Bluetooth permission.
  public var bluetooth: IOS.Permission { value(.bluetooth, else: .notDetermined) }
  /// The Bluetooth radio.
  public var radio: IOS.Radio { value(.radio, else: .on) }

  /// The question on the screen, if any.
  public var prompt: IOS.Prompt? {
    let index = self[.prompt]
    return index == 0 ? nil : IOS.Prompt(rawValue: index - 1)
  }
}

extension IOS.State: CustomStringConvertible {
  /// The variables that differ from zero, "auth=whenInUse locationServicesOn managerExists".
  public var description: String {
    IOS.Field.allCases.compactMap { field in
      let value = Int(self[field])
      guard value != 0, field.domain.indices.contains(value) else { return nil }
      return field.domain == ["no", "yes"] ? "\(field)" : "\(field)=\(field.domain[value])"
    }
    .joined(separator: " ")
  }

  /// The layout, a line a variable: word, bits, scope, name and values.
  public static var layoutDescription: String {
    IOS.Field.allCases.map { field in
      let place = field.placement
      let bits =
        place.width == 1 ? "\(place.shift)" : "\(place.shift)-\(place.shift + place.width - 1)"
      return "word \(place.word) bit \(bits) \(field.scope.rawValue) \(field): "
        + field.domain.joined(separator: " ")
    }
    .joined(separator: "\n")
  }
}
