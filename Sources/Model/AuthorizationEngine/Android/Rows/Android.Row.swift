import PlatformModel
import TransitionSystem

extension Android.Row {
  init(
    _ id: String, _ facts: [FactID], on events: [Android.Event] = [],
    when: Android.Guard = .always, then: [Android.Update] = [], effects: [Android.Effect] = [],
    refuse refusal: Android.Refusal? = nil
  ) {
    self.init(
      id: id, facts: facts, events: events, when: when, then: then, effects: effects,
      refusal: refusal)
  }
}

extension Android {
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

    /// All rows in words, in order.
    public static var export: [RowExport] { all.map(RowExport.init) }
  }
}

extension Android.Update {
  static func count(_ variable: Android.Variable, by: Int8) -> Android.Update {
    .count(.of(variable), by: by)
  }
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
