import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// A request goes to an address with `http://`, which App Transport Security blocks.
struct CleartextRequest: Rule {
  let metadata = RuleMetadata(
    "cleartext-request", code: "W082", category: .networkAndPrivacy, severity: .warning,
    summary: "A request goes to http://, and App Transport Security blocks it.",
    facts: ["IOS-STORE-012", "IOS-STORE-022", "IOS-STORE-023"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, subject.plist != nil, !allowsAll(subject) else { return [] }
    var hosts: [String] = []
    var places: [String: [Use]] = [:]
    for use in subject.uses(of: .cleartextRequest) where use.isExercised {
      guard case .text(let host) = use.argument, !isExcepted(host, in: subject) else { continue }
      if places[host] == nil { hosts.append(host) }
      places[host, default: []].append(use)
    }
    return hosts.compactMap { host in
      guard let uses = places[host], let first = uses.first else { return nil }
      return finding(
        "a request goes to http://\(host), and App Transport Security blocks it", in: subject,
        at: first.position, systems: subject.systems(from: .iOS(9)),
        consequence: "The request fails with error -1022 and nothing is sent.",
        fix: Fix(
          "Write https://. A server that has no TLS needs an entry under NSExceptionDomains, and a"
            + " reason for App Review."),
        related: uses.dropFirst().prefix(3).map {
          Finding.Related($0.position, "http://\(host) is requested here too")
        })
    }
  }

  /// Whether clear text is allowed to any server, by all code or by some that this may be.
  private func allowsAll(_ subject: Subject) -> Bool {
    guard let entry = subject.entry(.appTransportSecurity) else { return false }
    // A value with variables, or one that is not a dictionary, says nothing that can be relied on.
    guard entry.unresolved.isEmpty, entry.value.dictionary != nil else { return true }
    return [
      "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsInWebContent",
      "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInMedia",
    ].contains { entry.value[$0].map { $0.value.boolean != false } ?? false }
  }

  /// Whether the host, or a domain that it belongs to, is allowed clear text.
  private func isExcepted(_ host: String, in subject: Subject) -> Bool {
    let domains =
      subject.entry(.appTransportSecurity)?.value["NSExceptionDomains"]?.value.dictionary ?? []
    return domains.contains { domain in
      let value = domain.node.value
      let name = domain.key.lowercased()
      guard
        InsecureExceptionDomain.keys.contains(where: { value[$0]?.value.boolean == true })
      else { return false }
      let isParent = host.hasSuffix("." + name) && value["NSIncludesSubdomains"] != nil
      return host == name || isParent
    }
  }
}
