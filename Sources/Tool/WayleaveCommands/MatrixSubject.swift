import AppArtifacts
import AuthorizationEngine
import FileAccess
import Findings
import PermissionAudit
import PlatformModel

/// The targets of an app that declare the same, about which one table is made.
struct MatrixSubject {
  /// Their names, with configurations where these differ.
  var names: [String]
  /// The oldest release they run on; nil if nothing says.
  var deploymentTarget: OSVersion?
  /// What they declare.
  var build: IOS.Build

  /// The subjects below a path; stops where there is none.
  static func all(at path: String) throws(CommandFailure) -> [MatrixSubject] {
    try InputPath(path: path).check()
    let artifact = AppReader.read(FileTree.disk(path).reading(.ofThisMachine), root: path)
    var subjects: [MatrixSubject] = []
    for declared in DeclaredBuild.all(in: artifact) {
      if let place = subjects.firstIndex(where: {
        $0.build == declared.build && $0.deploymentTarget == declared.deploymentTarget
      }) {
        subjects[place].names.append(declared.title)
      } else {
        subjects.append(
          MatrixSubject(
            names: [declared.title], deploymentTarget: declared.deploymentTarget,
            build: declared.build))
      }
    }
    guard !subjects.isEmpty else { throw .noApp(in: path) }
    return subjects
  }

  /// A table of keys with a column on what the targets declare.
  func marked(_ table: Table) -> Table {
    var table = table
    table.columns.insert("declared", at: min(2, table.columns.count))
    table.rows = table.rows.map { row in
      var row = row
      let isDeclared = row.cells.first.map { declares($0.text) } ?? false
      row.cells.insert(
        Table.Cell(isDeclared ? "yes" : "no"), at: min(1, row.cells.count))
      return row
    }
    return table
  }

  /// Tables that say the same of several targets become one under all their names.
  static func merged(_ tables: [(names: [String], table: Table)]) -> [Table] {
    var merged: [(names: [String], table: Table)] = []
    for (names, table) in tables {
      if let place = merged.firstIndex(where: { $0.table == table }) {
        merged[place].names += names
      } else {
        merged.append((names, table))
      }
    }
    return merged.map { names, table in
      var table = table
      table.title = names.joined(separator: ", ") + " · " + table.title
      return table
    }
  }

  private func declares(_ key: String) -> Bool {
    key == InfoPlistKey.temporaryAccuracy.rawValue
      ? !build.temporaryAccuracyKeys.isEmpty
      : build.purposeStrings.contains(InfoPlistKey(rawValue: key))
  }
}
