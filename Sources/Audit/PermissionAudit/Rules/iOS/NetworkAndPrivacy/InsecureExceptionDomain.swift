import AppArtifacts
import Findings
import PlatformModel

/// A server is excepted from App Transport Security in an app that handles positions.
struct InsecureExceptionDomain: Rule {
  let metadata = RuleMetadata(
    "insecure-exception-domain", code: "W036", category: .networkAndPrivacy, severity: .note,
    summary: "A server may be reached in clear text by an app that uses location.",
    facts: ["IOS-STORE-012"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.usesLocation, let entry = subject.entry(.appTransportSecurity) else { return [] }
    let domains = entry.value["NSExceptionDomains"]?.value.dictionary ?? []
    let names = domains.filter(allowsClearText).map(\.key).filter { !isLocal($0) }
    guard !names.isEmpty else { return [] }
    return [
      finding(
        "clear text is allowed to \(names.joined(separator: ", "))",
        in: subject, at: entry.position, systems: subject.systems(from: .iOS(9)),
        consequence: "What the app sends there can be read on the way, positions too.",
        fix: Fix("Reach the server over HTTPS and delete its exception."))
    ]
  }

  private func allowsClearText(_ domain: PropertyList.Member) -> Bool {
    let value = domain.node.value
    return Self.keys.contains { value[$0]?.value.boolean == true }
  }

  /// The keys that allow clear text to a server; two are of old releases.
  static let keys = [
    "NSExceptionAllowsInsecureHTTPLoads", "NSTemporaryExceptionAllowsInsecureHTTPLoads",
    "NSThirdPartyExceptionAllowsInsecureHTTPLoads",
  ]

  /// A server on the machine or in the house is where clear text is usual.
  private func isLocal(_ domain: String) -> Bool {
    ["localhost", "127.0.0.1", "local", "::1"].contains(domain) || domain.hasSuffix(".local")
  }
}
