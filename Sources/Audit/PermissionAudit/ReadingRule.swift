import AppArtifacts
import Findings

/// A rule about what could not be read: it has nothing to check, it passes on what readers say.
struct ReadingRule: Rule {
  /// The kind of trouble that it reports.
  let code: ReadingProblem.Code
  let metadata: RuleMetadata

  init(
    _ code: ReadingProblem.Code, _ number: String, _ severity: Severity, _ summary: String
  ) {
    self.code = code
    metadata = RuleMetadata(
      RuleID(rawValue: code.rawValue), code: number, category: .reading, severity: severity,
      summary: summary, facts: [])
  }

  func findings(in subject: Subject) -> [Finding] { [] }

  /// The finding that tells a person of a problem; alone where no target was checked.
  func finding(_ problem: ReadingProblem, isAlone: Bool = false) -> Finding {
    Finding(
      rule: id, severity: problem.severity ?? metadata.severity, message: problem.message,
      position: problem.position,
      target: problem.target, consequence: Self.consequence(of: problem.code, isAlone),
      fix: Fix(problem.wayOut))
  }

  private static func consequence(
    of code: ReadingProblem.Code, _ isAlone: Bool
  ) -> String {
    switch code {
    case .nothingToCheck: "Nothing was checked."
    case .appNotRead: "This check says nothing about that app. What it says is about other targets."
    case .codeInNoTarget: "No rule checked this code, because no target compiles it."
    case .encryptedCode:
      "The calls in it are not seen: a purpose string that it needs is not missed, and nothing is"
        + " called unused."
    case .irregularPackage: "Android reads it all the same, and other tools may see another app."
    case .unresolvedInfoPlist: "No rule that needs the missing part has checked this target."
    case .malformedFile, .unreadableFile, .oversizedFile, .cyclicReference:
      isAlone
        ? "What could not be read does not count in this verdict, and no target was checked."
        : "What could not be read does not count in this verdict; everything else was checked."
    }
  }
}

extension ReadingProblem {
  /// An artifact without a single bundle that is checked.
  static func nothing(in artifact: AppArtifact) -> ReadingProblem {
    let count = artifact.targets.count
    let first = artifact.targets.first
    return ReadingProblem(
      .nothingToCheck, at: SourcePosition(file: first?.project ?? "."),
      count == 0
        ? "no app was found here"
        : (count == 1 ? "\(first?.name ?? "this") is not" : "none of the \(count) targets here is")
          + " an app, an App Clip or an extension for iOS",
      wayOut: first?.isBuilt == true
        ? "Name an app that was built for iOS."
        : "Name the folder that holds the project of an app.")
  }
}
