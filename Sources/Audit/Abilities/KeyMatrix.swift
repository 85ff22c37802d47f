import Findings
import PlatformModel

/// Which purpose strings each request needs on each release (Documentation/Facts/ios-purpose-strings.md).
public enum KeyMatrix {
  /// The keys of the table, in the order of the facts.
  public static let keys: [InfoPlistKey] = [
    .whenInUse, .always, .alwaysAndWhenInUse, .temporaryAccuracy,
  ]

  /// The table of keys by request and release; releases that agree share a column.
  public static func table(
    for requests: [LocationRequest] = LocationRequest.allCases,
    on releases: [OSVersion] = OSVersion.allIOS
  ) -> Table {
    let lines = requests.flatMap { request in keys.map { (request: request, key: $0) } }
      .filter { line in
        releases.contains { line.key.duty(for: line.request, on: $0) != .notRead }
      }
    let duties = lines.map { line in
      releases.map { cell($0, of: line.key, for: line.request) }
    }
    let runs = Releases.runs(of: releases, rows: duties)
    return Table(
      title: "Purpose strings by request and release",
      columns: ["Request", "Key"] + runs.map(\.span.description),
      rows: zip(lines, duties).map { line, duties in
        Table.Row(
          line.request.rawValue,
          [Table.Cell(line.key.rawValue)] + runs.map { duties[$0.index] })
      },
      notes: [note(on: lines.map(\.request).uniqued)])
  }

  /// What the words in the cells mean.
  private static func note(on requests: [LocationRequest]) -> String {
    let failures = requests.compactMap { request in
      request.errorWithoutKey.map {
        "; \(request.rawValue) fails with \(LocationErrorCode.domain) error \($0.rawValue)"
      }
    }
    return "required: without it the request does nothing\(failures.joined()). "
      + "keep: not read here, but older releases that the app supports read it."
  }

  private static func cell(
    _ version: OSVersion, of key: InfoPlistKey, for request: LocationRequest
  ) -> Table.Cell {
    guard request.versions.contains(version) else { return Table.Cell("no such request") }
    return switch key.duty(for: request, on: version) {
    case .required: Table.Cell("required", .good)
    case .keptForOldTargets: Table.Cell("keep", .limited)
    case .notRead: Table.Cell("not read")
    }
  }
}
