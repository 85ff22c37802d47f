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
    let hint = Catalogue.nearest(to: text).map { "did you mean \($0)? " } ?? ""
    throw ValidationError(
      "there is no rule named '\(text)'; \(hint)`wayleave rules` lists all of them.")
  }
}
