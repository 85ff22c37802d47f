import AppArtifacts
import FileAccess
import Findings
import PermissionAudit

/// What a check of one PATH found, with what it was asked and what it read.
struct CheckedInput {
  var report: Report
  let input: InputPath
  /// The files as they were read.
  var tree: FileTree
  /// The folder that findings are relative to.
  let folder: InputPath
  let settings: CheckConfiguration
  let known: Baseline?
  let checkup: Checkup
  /// The targets that were asked for, if their names may be of any PATH; nil if all of them.
  private var wanted: Set<TargetID>?

  var failOn: FailOn { settings.failOn ?? .error }

  init(
    report: Report, input: InputPath, tree: FileTree, folder: InputPath,
    settings: CheckConfiguration, known: Baseline?, checkup: Checkup
  ) {
    self.report = report
    self.input = input
    self.tree = tree
    self.folder = folder
    self.settings = settings
    self.known = known
    self.checkup = checkup
  }

  /// Keeps some targets, named as a report on several inputs names them.
  mutating func keep(_ targets: Set<TargetID>) {
    let moved = report.moved(below: folder.path)
    let ids = zip(report.targets, moved.targets).filter { targets.contains($1.id) }.map(\.0.id)
    wanted = Set(ids)
    replace(by: report, tree)
  }

  /// Has what another check of the same targets has found.
  mutating func replace(by report: Report, _ tree: FileTree) {
    self.report = wanted.map(report.keeping) ?? report
    self.tree = tree
  }
}
