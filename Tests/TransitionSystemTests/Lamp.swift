import TransitionSystem

/// A platform small enough to check by hand: a lamp with a switch, a dimmer and a plug.
enum Lamp: PermissionSystem {
  enum Field: Int, StateVariable, CaseIterable {
    case isOn, level, remembered, colour

    static var all: [Field] { allCases }

    var number: Int { rawValue }

    var description: String { ["isOn", "level", "remembered", "colour"][rawValue] }

    var domain: [String] {
      switch self {
      case .isOn: ["no", "yes"]
      case .level, .remembered: ["dark", "dim", "bright"]
      case .colour: ["white", "red", "blue", "green"]
      }
    }

    /// The colour lies in the second word.
    var placement: Placement {
      switch self {
      case .isOn: Placement(word: 0, shift: 0, width: 1)
      case .level: Placement(word: 0, shift: 1, width: 2)
      case .remembered: Placement(word: 0, shift: 3, width: 2)
      case .colour: Placement(word: 1, shift: 62, width: 2)
      }
    }
  }

  enum Event: SystemEvent {
    case press, brighter, darker, paint(UInt8), unplug

    static let kindCount = 5

    var number: Int {
      switch self {
      case .press: 0
      case .brighter: 1
      case .darker: 2
      case .paint: 3
      case .unplug: 4
      }
    }

    var payload: [(field: Lamp.Field, value: UInt8)] {
      if case .paint(let colour) = self { [(.colour, colour)] } else { [] }
    }

    var spelled: String { "\(self)" }
  }

  enum Effect: Hashable, Sendable, Spelled {
    case click, shines, painted(UInt8)

    var spelled: String { "\(self)" }
  }

  enum Refusal: Hashable, Sendable, CustomStringConvertible {
    case isDark, noSuchThing

    var description: String { self == .isDark ? "The lamp is dark." : "There is no such thing." }
  }

  /// A lamp that can be dimmed or not.
  enum Model: SystemDevice {
    case plain, dimmable

    enum Condition: CustomStringConvertible {
      case hasDimmer

      var description: String { "with a dimmer" }
    }

    func satisfies(_ condition: Condition) -> Bool { self == .dimmable }
  }

  struct Fact: RawRepresentable, Hashable, Sendable {
    let rawValue: String
  }

  typealias Device = Model
  typealias Words = WordPair

  struct State: SystemState {
    let words: WordPair

    var description: String { "\(words)" }
  }

  static let name = "Lamp"

  static let unanswered = Refusal.noSuchThing

  static func filled(_ effect: Effect, from words: WordPair, _ payload: Payload<WordPair>) -> Effect
  {
    if case .painted = effect { .painted(payload.values[Field.colour.placement]) } else { effect }
  }

  static let isOn = Guard<Lamp>.field(.isOn, 0b10)

  static let rows: [Row<Lamp>] = [
    Row(
      id: "off", facts: [], events: [.press], when: isOn,
      then: [
        .copy(from: .level, to: .remembered), .set(.level, 2), .set(.level, 0), .set(.isOn, 0),
      ], effects: [.click]),
    Row(
      id: "on", facts: [], events: [.press],
      then: [
        .set(.isOn, 1), .copy(from: .remembered, to: .level),
      ], effects: [.click]),
    Row(
      id: "dark", facts: [], scope: [.hasDimmer], events: [.brighter, .darker],
      when: .not(isOn), refusal: .isDark),
    Row(
      id: "brighter", facts: [], events: [.brighter], when: .system(.hasDimmer),
      then: [.count(.level, by: 1)]),
    Row(
      id: "darker", facts: [], events: [.darker], when: .system(.hasDimmer),
      then: [.count(.level, by: -2)]),
    Row(
      id: "paint", facts: [], events: [.paint(0)],
      when: .any(isOn, .field(.colour, 0b1110)), then: [.payload], effects: [.painted(0)]),
    Row(id: "shines", facts: [], when: .all(isOn, .field(.level, 0b100)), effects: [.shines]),
    Row(
      id: "at least dim", facts: [], when: .all(isOn, .field(.level, 0b001)),
      then: [.set(.level, 1)]),
  ]

  /// A state with some values.
  static func state(_ values: [Field: UInt8]) -> WordPair {
    values.reduce(into: WordPair()) { $0[$1.key.placement] = $1.value }
  }
}
