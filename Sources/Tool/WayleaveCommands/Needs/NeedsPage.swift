import Explanations
import Findings
import PlatformModel
import Reports
import ServiceNeeds

/// The page on permissions of an SDK's document, written from its profile.
struct NeedsPage {
  /// The profile.
  var profile: NeedsProfile
  /// The vendor's own document, where it was held against iOS.
  var document: VendorDocument?

  /// The page as Markdown, with a line feed at the end.
  var text: String {
    let title = MarkdownText.prose(profile.title)
    let document = MarkdownText.prose(profile.document)
    let platforms = speaksOfAndroid ? "iOS and Android" : "iOS"
    var parts = ["# \(title): permissions on \(platforms)\n", "From: \(document).\n"]
    parts.append("## Services\n\n" + TableMarkdown(services).text)
    if let remarks = list(options) { parts.append(remarks) }
    if !keys.rows.isEmpty { parts.append("## Info.plist\n\n" + TableMarkdown(keys).text) }
    if speaksOfAndroid {
      parts.append("## On Android\n\n" + TableMarkdown(androidServices).text)
      if !permissions.rows.isEmpty {
        parts.append("## AndroidManifest.xml\n\n" + TableMarkdown(permissions).text)
      }
    }
    if let notes = list(notes) { parts.append("## Notes\n\n" + notes) }
    for platform in ["iOS", "Android"] {
      guard let claims = list(claims(on: platform)) else { continue }
      parts.append("## Where \(platform) differs\n\n" + claims)
    }
    return parts.joined(separator: "\n")
  }

  /// A service under the versions of one of its entries.
  private struct Row {
    var choice: NeedsChoice
    var demand: ServiceDemand
    var sdk: String
  }

  /// One row for each entry about iOS, under the oldest version that it speaks of.
  private var rows: [Row] {
    profile.services.compactMap { service in
      guard !service.speaksOfAndroidOnly else { return nil }
      let version = service.until == nil ? nil : service.from ?? SDKVersion("0")
      let request = NeedsRequest(profile.name, version: version, services: [service.name])
      guard let choice = try? NeedsChoice(request, of: profile), let demand = choice.demands.first
      else { return nil }
      let sdk = Era.words(from: service.from, until: service.until)
      return Row(choice: choice, demand: demand, sdk: sdk)
    }
  }

  private var services: Table {
    let rows = rows
    let hasVersions = rows.contains { $0.sdk != "all" }
    return Table(
      title: "",
      columns: ["Service", "Name"] + (hasVersions ? ["SDK"] : [])
        + ["Does not start without", "Is degraded without"],
      rows: rows.map { row in
        Table.Row(
          row.choice.title(of: row.demand),
          [Table.Cell(row.demand.service)] + (hasVersions ? [Table.Cell(row.sdk)] : [])
            + [
              Table.Cell(row.choice.words(row.demand.required)),
              Table.Cell(row.choice.warnings(of: row.demand)),
            ])
      })
  }

  /// The services of the newest SDK, which is what is said of Android.
  private var newest: NeedsChoice? { try? NeedsChoice(NeedsRequest(profile.name), of: profile) }

  private var speaksOfAndroid: Bool { newest?.speaksOfAndroid ?? false }

  private var androidServices: Table {
    Table(
      title: "",
      columns: ["Service", "Name", "Does not start without", "Is degraded without"],
      rows: (newest.map { choice in choice.demands.map { (choice, $0) } } ?? []).map {
        choice, demand in
        let (required, optional) = choice.androidWords(demand)
        return Table.Row(
          choice.title(of: demand),
          [Table.Cell(demand.service), Table.Cell(required), Table.Cell(optional)])
      },
      notes: newest.map { $0.androidNotes(on: $0.demands) } ?? [])
  }

  private var permissions: Table {
    Table(
      title: "", columns: ["The manifest declares", "For", "Read by"],
      rows: [newest].compactMap(\.self).androidPermissionNeeds().map { need in
        var reasons: [String] = []
        for dependent in need.dependents where !reasons.contains(dependent.capability.title) {
          reasons.append(dependent.capability.title)
        }
        return Table.Row(
          need.permission.name,
          [
            Table.Cell(reasons.joined(separator: ", ")),
            Table.Cell(OSVersion.Span.android(need.levels).description),
          ])
      })
  }

  private var options: [String] {
    let options = profile.promotions.sorted { $0.key < $1.key }.map { option, capability in
      "The option \(option) makes \(capability.title) required where it is optional."
    }
    return options + [profile.fallback].compactMap { $0.map { "Without a service: \($0)" } }
  }

  private var keys: Table {
    let needs = rows.map(\.choice).declarationNeeds
    let eras = eras
    let versions = needs.map { eras.versions(needing: $0.declaration) }
    let hasVersions = versions.contains { $0 != "all" }
    return Table(
      title: "",
      columns: ["Info.plist has"] + (hasVersions ? ["SDK"] : []) + ["For", "Read by"],
      rows: zip(needs, versions).map { need, sdk in
        var reasons: [String] = []
        for dependent in need.dependents {
          let reason =
            dependent.loss == .uploadRefused ? "every upload" : dependent.capability.title
          if !reasons.contains(reason) { reasons.append(reason) }
        }
        return Table.Row(
          need.declaration.title,
          (hasVersions ? [Table.Cell(sdk)] : [])
            + [
              Table.Cell(reasons.joined(separator: ", ")),
              Table.Cell(need.declaration.releases.description),
            ])
      })
  }

  /// What Info.plist has to say for all services, from each version with which a service changed.
  private var eras: [Era] {
    let bounds = Set(profile.services.flatMap { [$0.from, $0.until] }.compactMap(\.self)).sorted()
    return ([nil] + bounds).map { bound in
      let request = NeedsRequest(profile.name, version: bound ?? SDKVersion("0"))
      let choice = try? NeedsChoice(request, of: profile)
      let needs = [choice].compactMap(\.self).declarationNeeds
      return Era(from: bound, declarations: Set(needs.map(\.declaration)))
    }
  }

  private var notes: [String] {
    profile.services.compactMap { service in
      service.note.map { "\(service.title ?? service.name): \($0)" }
    }
  }

  private func claims(on platform: String) -> [String] {
    let claims = VendorClaim.all.filter { $0.document == document }
    return claims.filter { $0.isAboutAndroid == (platform == "Android") }.map { claim in
      let facts = claim.facts.map(\.rawValue).joined(separator: ", ")
      return "\(claim.place) (\(claim.difference.rawValue)). The document: \(claim.says) "
        + "\(platform): \(claim.inFact) (\(facts))"
    }
  }

  private func list(_ items: [String]) -> String? {
    items.isEmpty ? nil : items.map { "- " + MarkdownText.prose($0) + "\n" }.joined()
  }
}

/// The versions of an SDK from one change of its services to the next.
private struct Era {
  /// The first of them; nil for the oldest of all.
  var from: SDKVersion?
  /// What Info.plist has to say for its services.
  var declarations: Set<Declaration>

  static func words(from: SDKVersion?, until: SDKVersion?) -> String {
    switch (from, until) {
    case (let from?, let until?): "\(from) to before \(until)"
    case (let from?, nil): "from \(from)"
    case (nil, let until?): "before \(until)"
    case (nil, nil): "all"
    }
  }
}

extension [Era] {
  /// The versions that need something said, in words; "all" where each does.
  fileprivate func versions(needing declaration: Declaration) -> String {
    var words: [String] = []
    var rest = self[...]
    while let first = rest.firstIndex(where: { $0.declarations.contains(declaration) }) {
      let end = self[first...].firstIndex { !$0.declarations.contains(declaration) }
      words.append(Era.words(from: self[first].from, until: end.flatMap { self[$0].from }))
      rest = self[(end ?? endIndex)...]
    }
    return words.joined(separator: ", ")
  }
}
