import AuthorizationEngine
import Findings
import PlatformModel

/// What an app gets on Android, by level and grant: location, Wi-Fi and Bluetooth, in sight and
/// not.
public struct AndroidMatrix: Hashable, Sendable {
  /// What the person granted.
  public enum Grant: String, Hashable, Sendable, CaseIterable {
    case none
    case approximate
    case whileUsing
    case allTheTime

    /// The grant as Settings puts it.
    public var title: String {
      switch self {
      case .none: "nothing"
      case .approximate: "approximate, while using"
      case .whileUsing: "precise, while using"
      case .allTheTime: "precise, all the time"
      }
    }

    fileprivate var held: [Android.Permission] {
      switch self {
      case .none: []
      case .approximate: [.coarse]
      case .whileUsing: [.fine, .coarse]
      case .allTheTime: [.fine, .coarse, .background]
      }
    }
  }

  /// Where the app is.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    case visible
    case service
    case background

    fileprivate var title: String {
      switch self {
      case .visible: "in sight"
      case .service: "foreground service, started in sight"
      case .background: "out of sight"
      }
    }
  }

  /// The levels, oldest first.
  public var levels: [APILevel]
  /// The target of the app.
  public var target: APILevel

  /// A question; by default every level, for the newest target.
  public init(levels: [APILevel] = APILevel.all, target: APILevel = .newest) {
    self.levels = levels
    self.target = target
  }

  /// A package that declares all that a positioning SDK does.
  private var build: Android.Build {
    Android.Build(
      target: target,
      permissions: [
        .fineLocation, .coarseLocation, .backgroundLocation, .bluetoothScan, .bluetoothConnect,
        .bluetooth, .bluetoothAdmin, .accessWifiState, .changeWifiState, .foregroundService,
        .foregroundServiceLocation,
      ], hasLocationServiceType: true)
  }

  /// What comes of one grant in one place on one level, as a few words; nil if the level has no
  /// such grant.
  public func gets(_ grant: Grant, _ place: Place, on level: APILevel) -> String? {
    if grant == .allTheTime, level < 29 { return nil }
    if level < 23 || target < 23, grant != .whileUsing { return nil }
    let engine = CompiledEngines.engine(for: Android.System(level))
    var situation = engine.install(build)
    if level >= 23, target >= 23 {
      for one in [Android.Permission.fine, .coarse, .background] where one.introduced <= level {
        situation = situation.with(.held, one, grant.held.contains(one))
      }
      if level >= 31 { situation = situation.with(.held, .scan).with(.held, .connect) }
    }
    var events: [Android.Event] = [
      .open, .requestLocation(.network), .startBluetoothScan(filtered: true),
    ]
    if place == .service { events.append(.startForegroundService(.ordinary)) }
    if place != .visible { events.append(.leave) }
    for event in events {
      if case .moved(let next, _) = engine.step(situation, event) { situation = next }
    }
    let probes: [(Android.Event, String)] = [
      (.locationDue, ""), (.getScanResults, "Wi-Fi"), (.advertisementDue(beacon: true), "beacons"),
    ]
    let words = probes.compactMap { event, name -> String? in
      guard case .moved(_, let effects) = engine.step(situation, event) else { return nil }
      return effects.compactMap { Self.word($0, name) }.first
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }

  private static func word(_ effect: Android.Effect, _ name: String) -> String? {
    switch effect {
    case .delivered(.preciseLocation): "precise"
    case .delivered(.coarseLocation): "approximate"
    case .delivered(.preciseLocationRarely): "precise, rarely"
    case .delivered(.coarseLocationRarely): "approximate, rarely"
    case .delivered(.bluetoothResult): name
    case .scanResults(.fresh): name
    default: nil
    }
  }

  /// The matrix as a table: levels that agree share a column.
  public var table: Table {
    let rows = Grant.allCases.flatMap { grant in Place.allCases.map { (grant, $0) } }
    let words = rows.map { grant, place in levels.map { gets(grant, place, on: $0) } }
    let runs = Releases.runs(of: levels.map(\.release), rows: words)
    return Table(
      title: "What an app for target \(target.rawValue) gets on Android",
      columns: ["Granted", "The app is"]
        + runs.map(\.span.description),
      rows: zip(rows, words).map { row, words in
        Table.Row(
          row.0.title, [Table.Cell(row.1.title)] + runs.map { Self.cell(words[$0.index]) })
      },
      notes: [
        "The package declares all that a positioning SDK does; Bluetooth is granted, every switch on.",
        "Wi-Fi means results of scans. Up to API 22 everything is granted at install.",
      ])
  }

  private static func cell(_ words: String?) -> Table.Cell {
    guard let words else { return Table.Cell("–") }
    if words == "nothing" { return Table.Cell(words, .bad) }
    let isWhole = words == "precise, Wi-Fi, beacons"
    return Table.Cell(words, isWhole ? .good : .limited)
  }
}
