import Findings
import PlatformModel
import SourceReaders

/// The Info.plist switches Bluedot's background location on with a key that is going away.
struct BluedotBackgroundKey: Rule {
  let metadata = RuleMetadata(
    "bluedot-background-key", code: "W026", category: .background, severity: .warning,
    summary: "BDPointBackgroundLocationEnabledForWhenInUseKey is deprecated by its vendor.",
    facts: ["IOS-BG-010", "IOS-BG-016"])

  static let key = "BDPointBackgroundLocationEnabledForWhenInUseKey"

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app, let entry = subject.plist?[Self.key] else { return [] }
    let uses = subject.backgroundSetters.filter { $0.call != nil }
    // With the key true the SDK sets the property when it starts, and without the mode that aborts.
    let aborts = subject.hasBluedotFlag && subject.backgroundMode == .off
    return [
      finding(
        uses.isEmpty
          ? "\(Self.key) is deprecated"
          : "\(Self.key) is set as well as allowsBackgroundLocationUpdates, which replaces it",
        in: subject, at: entry.position, severity: aborts ? .error : .warning,
        systems: subject.systems(from: .iOS(9)),
        consequence: aborts
          ? "The SDK sets allowsBackgroundLocationUpdates when it starts, and without the background"
            + " mode location the app aborts."
          : uses.isEmpty
            ? "A future version of the SDK will ignore it: location in the background will end."
            : "The SDK sets the property when it starts, whatever the app has set before.",
        fix: Fix(
          "Delete the key and set allowsBackgroundLocationUpdates in the foreground, before the SDK"
            + " starts.",
          snippet: uses.isEmpty
            ? "BDLocationManager.instance().allowsBackgroundLocationUpdates = true" : nil,
          // Without the property the key is what keeps location running.
          edits: uses.isEmpty ? [] : subject.edits(.delete(Self.key), at: entry.position, .unsafe)),
        related: uses.prefix(3).map(\.related), denial: subject.abortDenial)
    ]
  }
}
