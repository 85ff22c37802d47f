import PlatformModel

extension Android {
  /// The rows of one device: a pure function from a state and an event to the next state.
  ///
  /// Total: every event in every state either moves it or is refused with a sentence. Equal input
  /// gives equal output, in any process.
  public struct Engine: Sendable {
    /// The device whose rows these are.
    public let system: System
    /// The rows that can hold here, main rows first.
    public let rows: [Row]
    private let main: [Event: [Int]]
    private let settling: Range<Int>
    private let guards: [Guard]

    /// Settles what the device decides, once for all steps.
    public init(_ system: System) {
      let settled = Rows.all.map { ($0, $0.when.settled(on: system)) }.filter { $0.1 != .never }
      rows = settled.map(\.0)
      guards = settled.map(\.1)
      var byEvent: [Event: [Int]] = [:]
      for (index, row) in rows.enumerated() {
        for event in row.events { byEvent[event, default: []].append(index) }
      }
      main = byEvent
      settling = (rows.firstIndex(where: \.settles) ?? rows.count)..<rows.count
      self.system = system
    }

    /// What becomes of a state on an event.
    public enum Outcome: Hashable, Sendable {
      /// The next state, which may be the same, and what was noticed, in order.
      case moved(Situation, [Effect])
      /// The event cannot happen; the state stays as it was.
      case refused(Refusal)
    }

    /// The next state, with the effects, or a refusal.
    public func step(_ situation: Situation, _ event: Event) -> Outcome {
      var next = situation
      var effects: [Effect] = []
      let refusal = take(event, in: &next) { row, before in
        effects += row.effects.map { $0.filled(from: before) }
      }
      return refusal.map { .refused($0) } ?? .moved(next, effects)
    }

    /// The rows that an event fires in a state, in order; the refusing row alone where it is refused.
    public func trace(_ situation: Situation, _ event: Event) -> [Row] {
      var next = situation
      var fired: [Row] = []
      _ = take(event, in: &next) { row, _ in fired.append(row) }
      return fired
    }

    /// Answers an event: the first main row that holds, then every settling row that holds, once.
    private func take(
      _ event: Event, in situation: inout Situation, fired: (Row, Situation) -> Void
    ) -> Refusal? {
      for index in main[event.kind] ?? []
      where guards[index].holds(in: situation, on: system) {
        if let refusal = rows[index].refusal {
          fired(rows[index], situation)
          return refusal
        }
        // The names of a request belong to the state once it is taken, and not where another is open.
        if case .request(let names) = event, !situation.has(.open) {
          for one in names.list {
            situation[.mark(.named, one)] = 1
            situation[.mark(.asked, one)] = 1
          }
        }
        fired(rows[index], situation)
        situation.apply(rows[index].then)
        if case .request(let names) = event, !situation.has(.open) { situation.forget(names) }
        settle(&situation, fired)
        return nil
      }
      return .notOnThisSystem
    }

    private func settle(_ situation: inout Situation, _ fired: (Row, Situation) -> Void) {
      for index in settling where guards[index].holds(in: situation, on: system) {
        fired(rows[index], situation)
        situation.apply(rows[index].then)
      }
    }

    /// Whether a condition holds in a state here.
    public func holds(_ condition: Guard, in situation: Situation) -> Bool {
      condition.holds(in: situation, on: system)
    }
  }
}

extension Android.Situation {
  mutating func apply(_ updates: [Android.Update]) {
    let before = self
    for update in updates {
      switch update {
      case .set(let field, let value): self[field] = value
      case .copy(let source, let field): self[field] = before[source]
      case .count(let variable, let by):
        let value = Int(self[.of(variable)]) + Int(by)
        self[.of(variable)] = UInt8(max(0, min(variable.domain.count - 1, value)))
      }
    }
  }

  /// A request that ended at once leaves no names behind.
  mutating func forget(_ names: Android.Permissions) {
    for one in names.list {
      self[.mark(.named, one)] = 0
      self[.mark(.asked, one)] = 0
    }
  }
}

extension Android.Effect {
  /// A result with the names and grants of the state that it is told from.
  func filled(from situation: Android.Situation) -> Android.Effect {
    guard case .result = self else { return self }
    let names = situation.all(.named)
    return .result(names: names, granted: names.intersection(situation.all(.held)))
  }
}
