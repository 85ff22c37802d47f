import Findings

/// Reports made by hand, small enough to be read beside what they print.
enum Samples {
  static let abilities = Table(
    title: "What users get",
    columns: ["Grant", "iOS 15-16", "iOS 17-27"],
    rows: [
      Table.Row("Always", [.init("in background", .good), .init("in background", .good)]),
      Table.Row("While Using", [.init("foreground only", .limited), .init("crash", .bad)]),
      Table.Row("Denied", [.init("nothing", .plain), .init("nothing", .plain)]),
    ],
    notes: ["The indicator is shown while the app runs in the background."])

  static let app = Report.Target(
    name: "TrailGuide", project: "TrailGuide.xcodeproj", kind: "app", deploymentTarget: "iOS 15.0",
    infoPlist: "TrailGuide/Info.plist", configurations: ["Debug", "Release"],
    abilities: [abilities], unknowns: ["the code of the pod MapEngine, which is binary"])

  static let widget = Report.Target(
    name: "TrailWidget", project: "TrailGuide.xcodeproj", kind: "widget extension",
    deploymentTarget: "iOS 15.0", infoPlist: nil, configurations: ["Debug", "Release"])

  static let clip = Report.Target(
    name: "TrailClip", project: "TrailGuide.xcodeproj", kind: "App Clip",
    deploymentTarget: nil, infoPlist: "TrailClip/Info.plist", configurations: ["Debug", "Release"])

  static let crash = Finding(
    rule: "background-updates-without-mode", severity: .error,
    message: "allowsBackgroundLocationUpdates is set to true without the location background mode",
    position: SourcePosition(file: "TrailGuide/Recorder.swift", line: 31, column: 5),
    target: app.id, systems: "iOS 9-27",
    consequence: "The app is killed at this line.",
    fix: Fix(
      "Add location to UIBackgroundModes.",
      snippet: "<key>UIBackgroundModes</key>\n<array>\n  <string>location</string>\n</array>"),
    evidence: ["IOS-BG-010"],
    related: [
      .init(SourcePosition(file: "TrailGuide/Info.plist", line: 4), "the mode belongs here")
    ])

  static let vague = Finding(
    rule: "vague-purpose-string", severity: .warning,
    message: "NSLocationWhenInUseUsageDescription does not say what location is for",
    position: SourcePosition(file: "TrailGuide/Info.plist", line: 12),
    target: app.id, configurations: ["Debug"],
    consequence: "App Review may refuse the app.", fix: Fix("Name the feature."),
    evidence: ["ITMS-90683"])

  static let rules = [
    RuleMetadata(
      "background-updates-without-mode", code: "W010", category: .background, severity: .error,
      summary: "Background updates are allowed without the background mode.",
      facts: ["IOS-BG-010"]),
    RuleMetadata(
      "vague-purpose-string", code: "W004", category: .purposeStrings, severity: .warning,
      summary: "A purpose string does not say what location is for.", facts: [],
      storeMessages: ["ITMS-90683"]),
  ]

  static let ignored = vague.with {
    $0.suppression = Suppression(
      .comment, at: SourcePosition(file: "TrailGuide/Info.plist", line: 11),
      reason: "a script sets it")
  }

  static let old = crash.with {
    $0.suppression = Suppression(.baseline, at: SourcePosition(file: "old.json"))
  }

  /// Three apps of one name, as repositories of Flutter packages hold them; the third is clean.
  static let runners = ["a", "b", "c"].map { folder in
    Report.Target(
      name: "Runner", project: "\(folder)/ios/Runner.xcodeproj", kind: "app",
      deploymentTarget: "iOS 15.0", infoPlist: "\(folder)/ios/Info.plist",
      configurations: ["Debug", "Release"], abilities: [])
  }

  /// A finding of each of the first two.
  static let findingsOfRunners = runners.prefix(2).map { runner in
    crash.with {
      $0.target = runner.id
      $0.position.file = "\(runner.project)/Recorder.swift"
    }
  }

  static func report(
    _ findings: [Finding], targets: [Report.Target] = [app, widget], root: String = "TrailGuide",
    suppressed: [Finding] = []
  ) -> Report {
    Report(
      root: root, targets: targets, findings: findings, rules: rules, suppressed: suppressed)
  }

  /// Names that trees really have, and some that they should not.
  static let oddNames = [
    "Trail Guide", "Trail \"Guide\"", "L'app", "Wander🥾App", "山道", "a\tb", "a\nb", "bell\u{7}",
    "esc\u{1B}[31m", "100%", "a,b", "back\\slash", "\u{202E}gnp.exe", "e\u{301}té", "nul\u{0}",
  ]
}

extension Finding {
  func with(_ change: (inout Finding) -> Void) -> Finding {
    var copy = self
    change(&copy)
    return copy
  }
}
