import AppArtifacts
import FileAccess
import Findings
import FixEdits
import Reports

extension CheckCommand {
  /// How often the app is checked again for edits that others have made possible.
  private static let passes = 5

  /// The edits that the command line allows.
  private var allowed: Set<Edit.Safety> { unsafeFixes ? [.safe, .unsafe, .text] : [.safe] }

  /// The edits for the findings of a report, on the files as they are now.
  func plan(for report: Report, below folder: InputPath) -> FixPlan {
    FixPlan(for: report.findings, allowing: allowed) { path throws(EditRefusal) in
      do throws(CommandFailure) {
        return try BoundedFile(path: folder.file(path)).read(atMost: FileTree.usualLimit * 2)
      } catch {
        throw EditRefusal("the file \(error.message)")
      }
    }
  }

  /// Makes the edits and checks again, until there is nothing left to do.
  ///
  /// - Parameter check: Checks the app as it is now.
  /// - Returns: The last report, and what was done.
  func fixing(
    _ report: Report, below folder: InputPath, check: () throws -> Report
  ) throws -> (Report, FixSummary) {
    var report = report
    var summary = FixSummary()
    // Of several inputs each file is named with its input.
    let isOnly = inputPaths.count == 1
    let root = isOnly ? folder : InputPath(path: "")
    for _ in 0..<Self.passes {
      let plan = plan(for: isOnly ? report : report.moved(below: folder.path), below: root)
      var unwritten: [(path: String, reason: String)] = []
      for file in plan.files {
        do throws(CommandFailure) {
          try EditedFile(path: root.file(file.path)).replace(file.before, by: file.after)
        } catch {
          unwritten.append((file.path, error.message))
        }
      }
      summary.add(plan, unwritten: unwritten)
      if plan.files.count == unwritten.count { break }
      report = try check()
      if !unwritten.isEmpty { break }
    }
    return (report, summary)
  }

  /// The edits as a unified diff, and what would be done.
  func previewed(_ report: Report, below folder: InputPath) -> (diff: String, FixSummary) {
    let plan = plan(for: report, below: folder)
    var summary = FixSummary()
    summary.isPreview = true
    summary.add(plan, unwritten: [])
    return (plan.files.map(\.diff).joined(), summary)
  }
}

extension InputPath {
  /// The path of a file below the folder.
  fileprivate func file(_ name: String) -> String {
    path.isEmpty ? name : path.hasSuffix("/") ? path + name : path + "/" + name
  }
}
