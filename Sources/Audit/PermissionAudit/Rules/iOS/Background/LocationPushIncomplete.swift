import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// Location pushes need an entitlement, an extension and the push environment, and one of them lacks.
struct LocationPushIncomplete: Rule {
  let metadata = RuleMetadata(
    "location-push-incomplete", code: "W122", category: .background, severity: .warning,
    summary: "Location pushes need an entitlement and an extension, but the app lacks one of them.",
    facts: ["IOS-NEW-016", "IOS-AUTH-009"])

  static let entitlement = "com.apple.developer.location.push"
  static let environment = "aps-environment"
  static let point = "com.apple.location.push.service"

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app, let systems = subject.systems(from: .iOS(15)) else { return [] }
    let starts = subject.uses(of: .startMonitoringLocationPushes).filter(\.isWritten)
    let hasExtension = subject.extensionPoints?.contains(Self.point)
    let entry = subject.entitlements?.root.value[Self.entitlement]
    let granted = entry?.value.boolean == false ? nil : entry
    guard !starts.isEmpty || hasExtension == true || granted != nil else { return [] }
    let start = starts.first
    let call = "startMonitoringLocationPushes"
    var found: [Finding] = []
    func add(
      _ message: String, at position: SourcePosition?, _ consequence: String, _ fix: String,
      snippet: String? = nil
    ) {
      guard let position else { return }
      found.append(
        finding(
          message, in: subject, at: position, systems: systems, consequence: consequence,
          fix: Fix(fix, snippet: snippet), related: starts.prefix(3).map(\.related)))
    }
    if let signed = subject.entitlements {
      let place = start?.position ?? SourcePosition(file: signed.file, line: signed.root.line)
      let user = start == nil ? "an extension answers location pushes" : "\(call) is called"
      if granted == nil {
        add(
          "\(user), and the entitlements lack \(Self.entitlement)", at: place,
          start == nil
            ? "The app cannot start location pushes, so the extension never runs."
            : "The call fails with CLLocationPushServiceError 3, missingEntitlement.",
          "Ask Apple for the entitlement, and add it to the app’s entitlements.",
          snippet: "<key>\(Self.entitlement)</key>\n<true/>")
      } else if start != nil, signed.root.value[Self.environment] == nil {
        add(
          "\(user), and the entitlements lack \(Self.environment)", at: place,
          "The call fails with CLLocationPushServiceError 2, missingPushServerEnvironment.",
          "Switch on Push Notifications among the capabilities of the target.",
          snippet: "<key>\(Self.environment)</key>\n<string>development</string>")
      }
    }
    if hasExtension == false {
      let line = granted?.line ?? subject.entitlements?.root.line
      let place =
        start?.position ?? subject.entitlements.map { SourcePosition(file: $0.file, line: line) }
      add(
        start == nil
          ? "the app is signed for location pushes, and no extension of it answers them"
          : "\(call) is called, and no extension of the app answers location pushes",
        at: place,
        start == nil
          ? "A location push wakes nothing."
          : "The call fails with CLLocationPushServiceError 1, missingPushExtension.",
        "Add a Location Push Service extension (NSExtensionPointIdentifier \(Self.point)), or"
          + " remove the entitlement.")
    }
    return found
  }
}
