import AppArtifacts
import Findings

/// What a built bundle is signed with, and what its provisioning profile allows.
enum SigningTable {
  /// The table of a bundle; none if neither shows more than whose it is.
  static func tables(for subjects: [Subject]) -> [Table] {
    guard let subject = subjects.first, subject.target.isBuilt else { return [] }
    let signed = subject.entitlements?.root.value.dictionary
    let profile = subject.configuration.profile
    let members = (signed ?? profile?.entitlements ?? []).filter(tellsSomething)
    guard !members.isEmpty || profile != nil else { return [] }
    // Without a signature the profile is all there is, and nothing is to be compared.
    let compared = signed == nil ? nil : profile
    let lacks = compared.map { profile in members.contains { !allows(profile, $0.key) } } ?? false
    let rows = members.sorted { $0.key < $1.key }.map { member in
      Table.Row(
        member.key,
        [Table.Cell(text(member.node.value))]
          + (lacks ? [cell(compared.map { allows($0, member.key) } ?? false)] : []))
    }
    let isAllowed = compared != nil && !members.isEmpty && !lacks
    return [
      Table(
        title: signed == nil ? "What the provisioning profile allows" : "What it is signed for",
        columns: members.isEmpty
          ? [] : ["Entitlement", "Value"] + (lacks ? ["Profile allows it"] : []),
        rows: rows, notes: profile.map { [note($0, allowsAll: isAllowed)] } ?? [])
    ]
  }

  /// Whether an entitlement says more than whose a bundle is, and is not switched off.
  private static func tellsSomething(_ member: PropertyList.Member) -> Bool {
    !identity.contains(member.key) && member.node.value.boolean != false
  }

  /// Entitlements that say whose a bundle is or that it is for debugging, and nothing of what it
  /// may do.
  private static let identity: Set<String> = [
    "application-identifier", "com.apple.developer.team-identifier", "keychain-access-groups",
    "beta-reports-active", "get-task-allow",
  ]

  private static func allows(_ profile: ProvisioningProfile, _ key: String) -> Bool {
    profile.entitlements.contains { $0.key == key && $0.node.value.boolean != false }
  }

  private static func cell(_ isAllowed: Bool) -> Table.Cell {
    isAllowed ? Table.Cell("yes", .good) : Table.Cell("no", .bad)
  }

  private static func note(_ profile: ProvisioningProfile, allowsAll: Bool) -> String {
    let reach =
      switch profile.reach {
      case .development(let devices): "for development on \(counted(devices))"
      case .adHoc(let devices): "for \(counted(devices)) that it lists"
      case .enterprise: "for all devices of a company"
      case .store: "for the store"
      }
    let end = profile.lastDay.map { ", until \($0)" } ?? ""
    let all = allowsAll ? "; it allows all of this" : ""
    return "The provisioning profile “\(profile.name)” is \(reach)\(end)\(all)."
  }

  private static func counted(_ devices: Int) -> String {
    "\(devices) device\(devices == 1 ? "" : "s")"
  }

  private static func text(_ value: PropertyList.Value) -> String {
    switch value {
    case .string(let text), .date(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let flag): flag ? "true" : "false"
    case .data(let count): "\(count) bytes"
    case .array(let nodes) where nodes.isEmpty: "none"
    case .array(let nodes):
      nodes.count > 3
        ? "\(nodes.count) values" : nodes.map { text($0.value) }.joined(separator: ", ")
    case .dictionary(let members): "\(members.count) keys"
    }
  }
}
