import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// Code uses an API for which the store wants a reason, and the bundle has no privacy manifest.
struct PrivacyManifestMissing: Rule {
  let metadata = RuleMetadata(
    "privacy-manifest-missing", code: "W081", category: .networkAndPrivacy, severity: .note,
    summary: "An API for which the store wants a reason is used, and no privacy manifest gives it.",
    facts: ["IOS-STORE-020", "IOS-STORE-021", "IOS-STORE-024"], storeMessages: ["ITMS-91053"])

  func findings(in subject: Subject) -> [Finding] {
    guard let plist = subject.plist, subject.bundle != .watch,
      subject.configuration.privacyManifest == nil,
      !subject.configuration.copiesPrivacyManifest, subject.target.owesPrivacyManifest,
      !addsManifest(subject.target)
    else { return [] }
    let inner = Set(subject.configuration.innerPrivacyManifests.flatMap(Self.categories))
    let uses = subject.uses.filter {
      $0.origin == .own
        && ($0.certainty == .seen || $0.certainty == .linked && $0.isWritten)
        && [PlatformAPI].reasoned.contains($0.api)
        && subject.target.answers(for: $0.position.file)
        // Code of a library that is linked statically counts as the bundle's own.
        && !inner.contains(Self.category(of: $0.api))
    }
    // One use of each API, in the order of the sources.
    var firsts: [Use] = []
    for use in uses where !firsts.contains(where: { $0.api == use.api }) { firsts.append(use) }
    guard !firsts.isEmpty else { return [] }
    return [
      finding(
        "the store wants a reason for \(Self.listed(firsts.map(\.api.rawValue))), and the target has"
          + " no privacy manifest",
        in: subject, at: plist.position,
        consequence: "Apple says that since 1 May 2024 no upload without the reason is accepted"
          + " (ITMS-91053). Apps without a manifest were released in 2026 all the same.",
        fix: Fix(
          "Add PrivacyInfo.xcprivacy to the target, with the reason for each such API under"
            + " NSPrivacyAccessedAPITypes.", snippet: Self.snippet(firsts.map(\.api))),
        related: firsts.map { Finding.Related($0.position, "\($0.api.rawValue) used here") })
    ]
  }

  /// React Native's pods write a manifest into the app when they are installed.
  private func addsManifest(_ target: AppTarget) -> Bool {
    target.libraries.contains { library in
      ["react-native", "React-Core", "React"].contains(library.name)
    }
  }

  /// "a, b and c"
  private static func listed(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The entries of the manifest; the reasons are the app's to choose.
  private static func snippet(_ apis: [PlatformAPI]) -> String {
    """
    <key>NSPrivacyAccessedAPITypes</key>
    <array>
    \(apis.map(entry).joined(separator: "\n"))
    </array>
    """
  }

  private static func category(of api: PlatformAPI) -> String {
    let name =
      switch api {
      case .fileTimestamps: "FileTimestamp"
      case .systemBootTime: "SystemBootTime"
      case .diskSpace: "DiskSpace"
      case .activeKeyboards: "ActiveKeyboards"
      default: "UserDefaults"
      }
    return "NSPrivacyAccessedAPICategory\(name)"
  }

  /// The categories for which a manifest gives a reason.
  private static func categories(of manifest: PropertyList) -> [String] {
    (manifest.root.value["NSPrivacyAccessedAPITypes"]?.value.array ?? []).compactMap {
      $0.value["NSPrivacyAccessedAPIType"]?.value.string
    }
  }

  private static func entry(_ api: PlatformAPI) -> String {
    """
      <dict>
        <key>NSPrivacyAccessedAPIType</key>
        <string>\(category(of: api))</string>
        <key>NSPrivacyAccessedAPITypeReasons</key>
        <array>
          <string>WRITE: the code of the reason, from Apple's list</string>
        </array>
      </dict>
    """
  }
}
