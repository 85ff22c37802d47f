import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// Which permissions an Android app must declare if it compiles a source that was checked by itself.
enum AndroidDutyTable {
  /// The table of a source alone; none for everything else.
  static func tables(for subjects: [AndroidSubject]) -> [Table] {
    guard let subject = subjects.first, subject.app.form == .source else { return [] }
    let rows = subject.duties
    return [
      Table(
        title: rows.isEmpty ? "" : "What an app that uses it must declare in its manifest",
        columns: rows.isEmpty ? [] : ["Permission", "For", "On"], rows: rows,
        notes: [
          rows.isEmpty
            ? "No call in it needs a permission of location, motion or Bluetooth."
            : "The manifest itself was not checked. Check the app for that."
        ])
    ]
  }

  /// The rules that need neither the manifest nor the other code.
  static let rules: Set<RuleID> = [
    "background-asked-with-foreground", "bluetooth-enabled-by-code", "rationale-taken-for-final",
    "wifi-switched-by-code",
  ]
}

extension AndroidSubject {
  /// A row for each need of a call, and for each permission that the code requests.
  fileprivate var duties: [Table.Row] {
    var rows: [(name: String, row: Table.Row)] = []
    func add(_ name: String, _ call: AndroidCall, _ levels: [Int]) {
      guard !rows.contains(where: { $0.name == name }) else { return }
      let row = Table.Row(
        name,
        [
          Table.Cell("\(call.api.rawValue) (line \(call.line))"),
          Table.Cell(Self.releases(levels) ?? "no release"),
        ])
      rows.append((name, row))
    }
    for need in PermissionMissing.needs {
      let calls = calls.filter { need.apis.contains($0.api) && $0.levels.overlaps(need.levels) }
      guard let call = calls.first else { continue }
      add(
        need.names, call,
        need.levels.filter { level in calls.contains { $0.levels.contains(level) } })
    }
    for call in calls(.permissionRequest) {
      for name in call.permissions {
        guard let entry = AndroidPermission(named: name).entry else { continue }
        let levels = levels.filter { $0 >= entry.introduced.rawValue }
        add(name, call, levels)
      }
    }
    return rows.map(\.row)
  }
}
