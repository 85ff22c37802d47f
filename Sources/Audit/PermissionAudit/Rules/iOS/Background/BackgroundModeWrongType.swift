import Findings
import PlatformModel

/// UIBackgroundModes is something else than an array of strings.
struct BackgroundModeWrongType: Rule {
  let metadata = RuleMetadata(
    "background-mode-wrong-type", code: "W013", category: .background, severity: .error,
    summary: "UIBackgroundModes is not an array of strings, so iOS ignores it.",
    facts: ["IOS-STORE-014", "IOS-BG-010"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, subject.backgroundMode == .wrongType,
      let entry = subject.entry(.backgroundModes)
    else { return [] }
    let setters = subject.backgroundSetters
    let shape =
      entry.value.array == nil ? entry.value.typeName : "an array that contains more than strings"
    return [
      finding(
        "UIBackgroundModes is \(shape) but must be an array of strings",
        in: subject, at: entry.position,
        systems: subject.systems(from: setters.isEmpty ? .iOS(8) : .iOS(9)),
        consequence: "The system reads none of the modes"
          + (setters.isEmpty
            ? "." : ": code that sets allowsBackgroundLocationUpdates to true aborts."),
        fix: Fix(
          "Make it an array of strings.",
          snippet: "<key>UIBackgroundModes</key>\n<array>\n\t<string>location</string>\n</array>",
          edits: Self.modes(entry.value.string).map {
            subject.edits(.set([entry.key], .strings($0)), at: entry.position, .safe)
          } ?? []),
        related: setters.prefix(3).map(\.related), denial: subject.abortDenial)
    ]
  }

  /// The modes that a string names; nil if it holds anything else.
  private static func modes(_ text: String?) -> [String]? {
    let names = (text ?? "").split { $0 == " " || $0 == "," }.map(String.init)
    return names.isEmpty || !names.allSatisfy(known.contains) ? nil : names.uniqued
  }

  private static let known: Set<String> = [
    "audio", "bluetooth-central", "bluetooth-peripheral", "external-accessory", "fetch",
    "location", "nearby-interaction", "network-authentication", "newsstand-content",
    "processing", "push-to-talk", "remote-notification", "voip",
  ]
}
