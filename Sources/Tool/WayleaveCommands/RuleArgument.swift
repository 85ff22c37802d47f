import ArgumentParser
import Findings
import PermissionAudit

/// A rule named on the command line, by its name or its code.
struct RuleArgument: ExpressibleByArgument, Hashable {
  /// The text as it was written.
  let text: String

  init(argument: String) { text = argument }

  /// The rule; stops with the likeliest name where there is none.
  func rule() throws -> any Rule {
    if let rule = Catalogue.rule(text) { return rule }
    let near = Catalogue.all.map(\.id.rawValue)
      .map { (name: $0, distance: Self.distance($0, text)) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let hint = near.flatMap { $0.distance <= 6 ? "did you mean \($0.name)? " : nil } ?? ""
    throw ValidationError(
      "there is no rule named '\(text)'; \(hint)`wayleave rules` lists all of them.")
  }

  /// How many letters have to be put in, taken out or changed to make one word the other.
  static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second.utf8.prefix(200))
    var row = Array(0...second.count)
    for (line, letter) in first.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
