import Findings
import PlatformModel
import ServiceNeeds

/// A service that the app is said to use needs something said in the Info.plist, which does not say it.
struct ServiceNeedUndeclared: AndroidRule {
  let metadata = RuleMetadata(
    "service-need-undeclared", code: "W052", category: .needs, severity: .error,
    summary: "A service named with --needs lacks something in the Info.plist or the manifest.",
    facts: [
      "IOS-KEY-001", "IOS-KEY-003", "IOS-KEY-004", "IOS-BG-040", "IOS-ACC-009", "IOS-ACC-010",
      "IOS-MOT-006", "IOS-BT-004", "IOS-BT-005", "IOS-STORE-003",
      "AND-RUN-006", "AND-RUN-063", "AND-SPL-001",
    ], storeMessages: ["ITMS-90683"])

  func findings(in subject: Subject) -> [Finding] {
    subject.services.needs.compactMap { finding(for: $0, in: subject) }
  }

  private func finding(for need: DeclarationNeed, in subject: Subject) -> Finding? {
    let declaration = need.declaration
    let releases = declaration.releases
    // Before iOS 10 motion was asked for without a text.
    let first = declaration == .motionString ? .iOS(10) : releases.first
    guard let position = subject.position(lacking: declaration),
      let systems = subject.systems(from: first, to: releases.last)
    else { return nil }
    let subjects = need.subjects
    let needs = subjects.count == 1 ? "needs" : "need"
    let lack =
      declaration == .preciseByDefault
      ? "precise location, and \(declaration.key.rawValue) asks for reduced accuracy"
      : "\(declaration.title), which the Info.plist lacks"
    return finding(
      "\(subjects.words) \(needs) \(lack)", in: subject, at: position,
      severity: need.loss.isFailure ? .error : .warning, systems: systems,
      consequence: "\(declaration.consequence) \(need.lossWords)",
      fix: subject.fix(declaring: declaration), evidence: declaration.evidence)
  }
}

extension DeclarationNeed {
  /// What becomes of the services, as a sentence.
  var lossWords: String {
    "\(declaration == .preciseByDefault ? "With it" : "Without it") \(effects)."
  }
}

extension Subject {
  fileprivate func fix(declaring declaration: Declaration) -> Fix {
    switch declaration {
    case .locationMode:
      Fix(
        "Add location to UIBackgroundModes.",
        snippet: "<key>UIBackgroundModes</key>\n<array>\n\t<string>location</string>\n</array>",
        edits: edits(
          .include("location", in: InfoPlistKey.backgroundModes.rawValue),
          at: entry(.backgroundModes)?.position, .unsafe))
    case .preciseByDefault:
      Fix(
        "Delete the key, or leave the services out.",
        edits: edits(
          .delete(declaration.key.rawValue), at: entry(.defaultAccuracyReduced)?.position, .unsafe))
    case .temporaryAccuracyKey:
      Fix(
        "Declare a purpose key with a text that says why.",
        snippet: """
          <key>\(declaration.key.rawValue)</key>
          <dict>
          \t<key>PreciseLocation</key>
          \t<string>\(declaration.key.placeholder)</string>
          </dict>
          """,
        edits: edits(
          .set(
            [declaration.key.rawValue, "PreciseLocation"],
            .string(declaration.key.placeholder)),
          at: entry(.temporaryAccuracy)?.position, .text))
    default: fix(adding: declaration.key)
    }
  }
}

extension Declaration {
  /// What the system or the store does where it is not said.
  fileprivate var consequence: String {
    switch self {
    case .whenInUseString: "A request for location does nothing: no prompt, no callback, no crash."
    case .alwaysString, .legacyAlwaysString: "A request for Always does nothing."
    case .locationMode:
      "Standard updates end when the app leaves the foreground, and setting"
        + " allowsBackgroundLocationUpdates aborts it."
    case .preciseByDefault:
      "The prompt grants reduced accuracy; only Settings or a temporary request changes that."
    case .temporaryAccuracyKey:
      "A request for full accuracy fails at once with kCLErrorPromptDeclined (18)."
    case .motionString: "The system kills the app at the first query of motion."
    case .bluetoothString: "The system kills the app when a Bluetooth manager is created."
    case .legacyBluetoothString:
      "App Store Connect asks for it in a build for iOS 12 or earlier."
        + " \(StoreMessage.missingPurposeString.effect)"
    }
  }

  fileprivate var evidence: [String] {
    switch self {
    case .whenInUseString: ["IOS-KEY-001"]
    case .alwaysString: ["IOS-KEY-003"]
    case .legacyAlwaysString: ["IOS-KEY-004"]
    case .locationMode: ["IOS-BG-010", "IOS-BG-040"]
    case .preciseByDefault: ["IOS-ACC-010"]
    case .temporaryAccuracyKey: ["IOS-ACC-009"]
    case .motionString: ["IOS-MOT-006"]
    case .bluetoothString: ["IOS-BT-004", "IOS-STORE-003", "ITMS-90683"]
    case .legacyBluetoothString: ["IOS-BT-005", "ITMS-90683"]
    }
  }
}
