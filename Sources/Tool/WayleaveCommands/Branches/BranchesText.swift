import PlatformModel
import Reports
import SourceReaders

/// What `wayleave branches` prints: a line a question, and what can be done about them.
struct BranchesText {
  private let branches: [(branch: NewestBranch, older: OSVersion)]
  private let range: OSVersion.Span
  private let style: TextStyle

  /// The questions that some release of a range would answer with no.
  init(_ branches: [NewestBranch], on range: OSVersion.Span, style: TextStyle = TextStyle()) {
    self.range = range
    self.style = style
    self.branches = branches.compactMap { branch in
      // A release that never existed, such as 19, divides the others all the same.
      let asked = branch.release.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
      let older = OSVersion.allIOS.last { release in
        range.contains(release) && (release.major, release.minor) < (asked[0], asked[1])
      }
      return older.map { (branch, $0) }
    }
  }

  /// Whether no release asks differently.
  var isEmpty: Bool { branches.isEmpty }

  var text: String {
    guard !branches.isEmpty else {
      return "No release of \(range) takes another branch on a phone than here.\n"
    }
    let lines = branches.map { branch, older in
      style.strong("\(branch.position)".printable)
        + ": \(branch.question): \(sentence(branch, older))".printable + "\n"
    }
    let count =
      branches.count == 1 ? "1 question is" : "\(branches.count) questions are"
    return lines.joined() + """

      \(count) answered with yes here and with no on a phone of an older release in \(range).
      Code that asks for the release as a value too takes the older branch here as well:
        if #available(iOS 14, *),
          UIDevice.current.systemVersion.compare("14", options: .numeric) != .orderedAscending {

      """
  }

  /// The same as JSON; Documentation/JSON.md has its form.
  var json: JSONValue {
    [
      "version": 1,
      "branches": .array(
        branches.map { branch, older -> JSONValue in
          [
            "file": .string(branch.position.file),
            "line": branch.position.line.map(JSONValue.integer) ?? .null,
            "column": branch.position.column.map(JSONValue.integer) ?? .null,
            "question": .string(branch.question),
            "release": .string(branch.release),
            "newestOlder": .string(older.number),
            "never": Self.lines(branch.old),
            "always": Self.lines(branch.new),
          ]
        }),
    ]
  }

  private static func lines(_ lines: ClosedRange<Int>?) -> JSONValue {
    lines.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) } ?? .null
  }

  private func sentence(_ branch: NewestBranch, _ older: OSVersion) -> String {
    let newest = "up to \(older)"
    let runs = branch.new.map { "\(words($0)) here although not on a phone \(newest)" }
    guard let old = branch.old else {
      return runs.map { "runs \($0)" } ?? "nothing depends on it"
    }
    let exception = branch.isAskedWithOthers ? " unless what is asked beside it fails" : ""
    return "never runs \(words(old)) here\(exception), a phone \(newest) does"
  }

  private func words(_ lines: ClosedRange<Int>) -> String {
    lines.count == 1
      ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)"
  }
}
