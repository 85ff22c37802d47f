import Findings
import PlatformModel
import SourceReaders

/// Code switches background location updates on in a process that may not have them: it aborts.
struct BackgroundUpdatesWithoutMode: Rule {
  let metadata = RuleMetadata(
    "background-updates-without-mode", code: "W012", category: .background, severity: .error,
    summary: "allowsBackgroundLocationUpdates is set to true without the background mode location.",
    facts: ["IOS-BG-010", "IOS-BG-011"])

  /// The abort in the words of a release and of all later ones (IOS-BG-010).
  private static func abort(from first: OSVersion) -> String {
    let text = PlatformText.backgroundUpdatesAbort(on: first)
    let isWhole = text == PlatformText.backgroundUpdatesAbort(on: .newestIOS)
    return "\(PlatformText.inconsistency), \"\(text)\(isWhole ? "" : "…")\""
  }

  func findings(in subject: Subject) -> [Finding] {
    let uses = subject.backgroundSetters.filter { !$0.isGuarded }
    switch subject.bundle {
    case .app, .appClip: return subject.backgroundMode == .off ? aborts(uses, in: subject) : []
    case .appExtension: return extensionAborts(uses, in: subject)
    case .watch, .framework: return []
    }
  }

  /// The mode is missing once, however many lines need it: one finding, at the surest of them.
  private func aborts(_ uses: [Use], in subject: Subject) -> [Finding] {
    let certain = uses.first { $0.argument == .boolean(true) }
    guard let plist = subject.plist, let use = certain ?? uses.first else { return [] }
    let others = uses.filter { $0 != use }.prefix(3).map(\.related)
    return [
      finding(
        "allowsBackgroundLocationUpdates is set\(certain == nil ? "" : " to true"),"
          + " but UIBackgroundModes does not contain location",
        in: subject, at: use.position, severity: certain == nil ? .warning : .error,
        systems: subject.systems(from: .iOS(9)),
        consequence:
          "The app aborts\(Self.condition(of: use, isCertain: certain != nil)), whatever the"
          + " permission: \(Self.abort(from: subject.deploymentTarget ?? .oldestIOS)).",
        fix: Fix(
          "Add location to UIBackgroundModes, or set the property only in builds that have the"
            + " mode.",
          snippet: "<key>UIBackgroundModes</key>\n<array>\n\t<string>location</string>\n</array>",
          edits: certain == nil
            ? guards(uses, in: subject)
            : subject.edits(
              .include("location", in: InfoPlistKey.backgroundModes.rawValue),
              at: subject.entry(.backgroundModes)?.position, .safe)),
        related: [Finding.Related(plist.position, "the Info.plist without the mode")] + others,
        denial: subject.abortDenial)
    ]
  }

  /// When the app aborts, where that is not at once: the code of a framework may never run.
  private static func condition(of use: Use, isCertain: Bool) -> String {
    let runs = use.origin == .framework ? " once this code of a framework runs" : ""
    return runs + (isCertain ? "" : (runs.isEmpty ? " when" : " and") + " the value is true")
  }

  /// A value that only the program knows may be meant for another target, which has the mode.
  private func guards(_ uses: [Use], in subject: Subject) -> [Edit] {
    uses.flatMap {
      subject.edits(
        .guardByBackgroundModes("allowsBackgroundLocationUpdates"), at: $0.position, .unsafe)
    }
  }

  /// A value that only the program knows is taken for a test of where the code runs.
  private func extensionAborts(_ uses: [Use], in subject: Subject) -> [Finding] {
    guard let systems = subject.systems(from: .iOS(15)) else { return [] }
    return uses.filter { $0.argument == .boolean(true) }.map { use in
      finding(
        "allowsBackgroundLocationUpdates is set to true in an app extension",
        in: subject, at: use.position, systems: systems,
        consequence:
          "The extension aborts, with or without the mode: \(Self.abort(from: .iOS(15))).",
        fix: Fix("Set the property in the app only: extensions never run in the background mode."),
        evidence: ["IOS-BG-012"])
    }
  }
}
