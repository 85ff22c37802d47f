import Findings

/// What changed between two checks, as Markdown for a comment on a pull request.
public struct DifferenceMarkdown: Sendable {
  private let difference: ReportDifference
  /// How many changes a comment shows.
  private static let mostChanges = 200

  /// A difference to be set as Markdown.
  public init(_ difference: ReportDifference) { self.difference = difference }

  /// The document, with a line feed at the end.
  public var text: String {
    guard !difference.targets.isEmpty else { return "### Wayleave: nothing changed\n" }
    var lines = ["### Wayleave: " + MarkdownText.prose(DifferenceTally(difference).text)]
    var room = Self.mostChanges
    for target in difference.targets {
      lines += ["", "**\(MarkdownText.prose(target.title))**", ""]
      guard !target.changes.isEmpty else { continue }
      lines += ["| | What | |", "|---|---|---|"]
      for change in target.changes.prefix(room) {
        lines.append(
          "| \(change.sign) | \(MarkdownText.prose(change.kindInWords)) | "
            + "\(MarkdownText.prose(change.words)) |")
      }
      room -= min(room, target.changes.count)
    }
    let left = difference.changes.count - Self.mostChanges
    if left > 0 { lines += ["", "And \(left) more changes; `wayleave diff` prints all of them."] }
    return lines.joined(separator: "\n") + "\n"
  }
}
