import PlatformModel

extension Android {
  /// A change of one variable to a constant, or to what another one held.
  public enum Update: Hashable, Sendable {
    case set(Field, UInt8)
    case copy(from: Field, to: Field)
    /// One less, or one more, within the domain.
    case count(Variable, by: Int8)
  }

  /// One declarative transition: on an event, under a condition, these changes and effects.
  public struct Row: Hashable, Sendable {
    /// A name that no other row has.
    public let id: String
    /// The facts that the row renders.
    public let facts: [FactID]
    /// The events that set it off; empty in a row that settles consequences.
    public let events: [Event]
    /// When it applies.
    public let when: Guard
    /// What changes.
    public let then: [Update]
    /// What is noticed, in order.
    public let effects: [Effect]
    /// The sentence with which the event is refused instead.
    public let refusal: Refusal?

    init(
      _ id: String, _ facts: [FactID], on events: [Event] = [], when: Guard = .always,
      then: [Update] = [], effects: [Effect] = [], refuse refusal: Refusal? = nil
    ) {
      self.id = id
      self.facts = facts
      self.events = events
      self.when = when
      self.then = then
      self.effects = effects
      self.refusal = refusal
    }

    /// Whether it settles consequences after every event rather than answering one.
    public var settles: Bool { events.isEmpty }
  }

  /// Builds a list of rows; each is checked by itself, which keeps long tables quick to compile.
  @resultBuilder
  enum RowList {
    static func buildExpression(_ row: Row) -> [Row] { [row] }
    static func buildExpression(_ rows: [Row]) -> [Row] { rows }
    static func buildEither(first part: [Row]) -> [Row] { part }
    static func buildEither(second part: [Row]) -> [Row] { part }
    static func buildOptional(_ part: [Row]?) -> [Row] { part ?? [] }
    static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap(\.self) }
    static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap(\.self) }
  }

  /// Every transition of the model, in the order in which the engine reads them.
  public enum Rows {
    typealias Row = Android.Row
    typealias Guard = Android.Guard
    typealias Update = Android.Update
    typealias Effect = Android.Effect
    typealias Event = Android.Event
    typealias Permission = Android.Permission
    typealias Group = Android.Group
    typealias Prompt = Android.Prompt
    typealias Button = Android.Button
    typealias RowList = Android.RowList

    /// The rows that answer an event; the first that applies and holds is taken.
    public static let main: [Android.Row] =
      gates + requests + answers + settings + life + location + wifi + bluetooth + services

    /// The rows that settle consequences; each that holds is taken, once, in this order.
    public static let settling: [Android.Row] =
      packageSettling + verdictSettling + requestSettling + promptSettling + wifiSettling

    /// All rows, main rows first.
    public static let all: [Android.Row] = main + settling
  }
}

extension Android.Update {
  static func set(_ variable: Android.Variable, _ value: UInt8 = 1) -> Android.Update {
    .set(.of(variable), value)
  }
  static func clear(_ variable: Android.Variable) -> Android.Update { .set(.of(variable), 0) }
  static func mark(_ mark: Android.Mark, _ one: Android.Permission) -> Android.Update {
    .set(.mark(mark, one), 1)
  }
  static func unmark(_ mark: Android.Mark, _ one: Android.Permission) -> Android.Update {
    .set(.mark(mark, one), 0)
  }
  static func prompt(_ prompt: Android.Prompt) -> Android.Update {
    .set(.of(.prompt), prompt.rawValue + 1)
  }
  static func verdict(_ verdict: Android.Verdict) -> Android.Update {
    .set(.of(.verdict), verdict.rawValue + 1)
  }
  static func presence(_ value: Android.Presence) -> Android.Update {
    .set(.of(.presence), value.rawValue)
  }
  static func service(_ value: Android.Service) -> Android.Update {
    .set(.of(.service), value.rawValue)
  }
}

extension [Android.Update] {
  /// The process is gone, and the request and the service with it.
  static let processEnds: [Android.Update] =
    [
      .presence(.stopped), .service(.none), .clear(.updating), .clear(.bluetoothScan),
      .clear(.open), .clear(.prompt), .clear(.verdict),
    ]
    + Android.Permission.allCases.flatMap {
      [Android.Update.unmark(.asked, $0), .unmark(.named, $0)]
    }
}

extension Android.Update: CustomStringConvertible {
  /// "held(fine) = yes".
  public var description: String {
    switch self {
    case .set(let field, let value):
      "\(field) = \(field.domain.indices.contains(Int(value)) ? field.domain[Int(value)] : "?")"
    case .copy(let source, let field): "\(field) = \(source)"
    case .count(let variable, let by): "\(variable) \(by < 0 ? "-" : "+") \(abs(Int(by)))"
    }
  }
}

extension Android.Row: CustomStringConvertible {
  /// The row as a paragraph of plain text, in the form of one of iOS.
  public var description: String {
    var lines = [id, "  facts: " + facts.map(\.rawValue).joined(separator: " ")]
    if !events.isEmpty { lines.append("  on: " + events.map(\.spelled).joined(separator: ", ")) }
    lines.append("  when: \(when)")
    if let refusal { lines.append("  refused: \(refusal)") }
    if !then.isEmpty {
      lines.append("  then: " + then.map(\.description).joined(separator: ", "))
    }
    if !effects.isEmpty {
      lines.append("  effects: " + effects.map(\.spelled).joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }
}
