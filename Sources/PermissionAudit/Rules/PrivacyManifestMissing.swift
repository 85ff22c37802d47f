import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// Code uses an API for which the store wants a reason, and the bundle has no privacy manifest.
struct PrivacyManifestMissing: Rule {
  let metadata = RuleMetadata(
    "privacy-manifest-missing", code: "W081", category: .store, severity: .note,
    summary: "An API for which the store wants a reason is used, and no privacy manifest gives it.",
    facts: ["IOS-STORE-020", "IOS-STORE-021", "IOS-STORE-024"], storeMessages: ["ITMS-91053"])

  var page: [UInt8] { PackageResources.privacy_manifest_missing_md }

  func findings(in subject: Subject) -> [Finding] {
    guard let plist = subject.plist, subject.bundle != .watch,
      subject.configuration.privacyManifest == nil,
      !subject.configuration.copiesPrivacyManifest, subject.target.owesPrivacyManifest,
      !addsManifest(subject.target)
    else { return [] }
    let uses = subject.uses.filter {
      $0.origin == .own && $0.certainty == .seen && [PlatformAPI].reasoned.contains($0.api)
        && subject.target.answers(for: $0.position.file)
    }
    guard let first = uses.first else { return [] }
    return [
      finding(
        "the store wants a reason for \(first.api.rawValue), and the target has no privacy manifest",
        in: subject, at: plist.position,
        consequence: "Apple says that since 1 May 2024 no upload without the reason is accepted"
          + " (ITMS-91053). Apps without a manifest were released in 2026 all the same.",
        fix: Fix(
          "Add PrivacyInfo.xcprivacy to the target, with the reason for each such API under"
            + " NSPrivacyAccessedAPITypes.", snippet: Self.snippet(first.api)),
        related: [Finding.Related(first.position, "\(first.api.rawValue) used here")])
    ]
  }

  /// React Native's pods write a manifest into the app when they are installed.
  private func addsManifest(_ target: AppTarget) -> Bool {
    target.libraries.contains { library in
      ["react-native", "React-Core", "React"].contains(library.name)
    }
  }

  /// The entry of the manifest; the reason is the app's to choose.
  private static func snippet(_ api: PlatformAPI) -> String {
    let category =
      switch api {
      case .fileTimestamps: "FileTimestamp"
      case .systemBootTime: "SystemBootTime"
      case .diskSpace: "DiskSpace"
      case .activeKeyboards: "ActiveKeyboards"
      default: "UserDefaults"
      }
    return """
      <key>NSPrivacyAccessedAPITypes</key>
      <array>
        <dict>
          <key>NSPrivacyAccessedAPIType</key>
          <string>NSPrivacyAccessedAPICategory\(category)</string>
          <key>NSPrivacyAccessedAPITypeReasons</key>
          <array>
            <string>WRITE: the code of the reason, from Apple's list</string>
          </array>
        </dict>
      </array>
      """
  }
}
