import Reports

/// A line of the output of `check --batch`.
package struct BatchAnswer: Hashable, Sendable {
  /// The version of the lines' form: it grows when a member leaves or changes its meaning.
  package static let version = 1

  private let members: [JSONValue.Member]

  /// The answer to a request that was checked.
  package init(id: JSONValue, _ checked: BatchCheck.Result, milliseconds: Int) {
    members = [
      JSONValue.Member("id", id), JSONValue.Member("exit", .integer(checked.exit)),
      JSONValue.Member("report", checked.report),
      JSONValue.Member("declarations", checked.declarations),
      JSONValue.Member("declined", checked.declined),
      JSONValue.Member("milliseconds", .integer(milliseconds)),
    ]
  }

  /// The answer to a request that could not be checked.
  package init(id: JSONValue, _ problem: BatchProblem, milliseconds: Int) {
    members = [
      JSONValue.Member("id", id), JSONValue.Member("exit", 2),
      JSONValue.Member(
        "problem",
        ["code": .string(problem.code.rawValue), "message": .string(problem.message)]),
      JSONValue.Member("milliseconds", .integer(milliseconds)),
    ]
  }

  /// The line, with its line feed.
  package var line: String { JSONValue.object(members).line + "\n" }

  /// The first line of the output, with its line feed.
  package static func opening(toolVersion: String) -> String {
    let value: JSONValue = [
      "schema": "wayleave-batch", "version": .integer(version),
      "tool": ["name": "wayleave", "version": .string(toolVersion)],
    ]
    return value.line + "\n"
  }
}
