import Findings
import Reports
import ServiceNeeds

/// What services need, as tables.
extension NeedsChoice {
  /// The SDK with its version and options, and the document behind it.
  var headline: String {
    let version = version.map { " \($0)" } ?? ""
    let options = options.isEmpty ? "" : ", with " + options.joined(separator: ", ")
    let title = "\(profile.title)\(version)\(options)".printable
    return title + "\nFrom: " + profile.document.printable
  }

  /// One service: each thing that it needs, when it is lacking, and what then.
  func table(_ demand: ServiceDemand) -> Table {
    var rows = demand.capabilities.map { capability in
      Table.Row(
        capability.title,
        [
          Table.Cell(capability.lack),
          Table.Cell(demand.loss(of: capability)?.phrase ?? "", meaning(capability, in: demand)),
        ])
    }
    if rows.isEmpty { rows = [Table.Row("nothing", [Table.Cell(""), Table.Cell("always works")])] }
    return Table(
      title: "\(label(of: demand)) · \(title(of: demand))",
      columns: ["Needs", "Missing if", "Effect"], rows: rows, notes: notes(of: demand))
  }

  /// All services, a row each.
  var overview: Table {
    Table(
      title: "", columns: ["Service", "Does not start without", "Is degraded without"],
      rows: demands.map { demand in
        Table.Row(
          demand.service,
          [Table.Cell(words(demand.required)), Table.Cell(warnings(of: demand))])
      })
  }

  /// What a service requires, in words.
  func words(_ capabilities: [Capability]) -> String {
    capabilities.isEmpty ? "–" : capabilities.map(\.title).joined(separator: ", ")
  }

  /// What a service only warns of, in words.
  func warnings(of demand: ServiceDemand) -> String {
    let optional = demand.capabilities.filter { !demand.required.contains($0) }
    guard !optional.isEmpty else { return "–" }
    return optional.map { capability in
      let isForeground = demand.loss(of: capability) == .foregroundOnly
      return capability.title + (isForeground ? " (foreground only)" : "")
    }.joined(separator: ", ")
  }

  /// What else there is to know of the SDK: options, versions, what to do instead.
  var remarks: [String] {
    let options = profile.promotions.sorted { $0.key < $1.key }.compactMap { option, capability in
      self.options.contains(option)
        ? nil : "+\(option) makes \(capability.title) required where it is optional."
    }
    let versions = demands.compactMap { demand -> String? in
      let name = demand.service
      let bounds = Set(
        profile.services.filter { $0.name == name }.flatMap { [$0.from, $0.until] }
          .compactMap(\.self)
      ).sorted()
      guard !bounds.isEmpty else { return nil }
      let list = bounds.map(\.description).joined(separator: ", ")
      return "\(name) changed with \(list): \(profile.name)@VERSION:\(name) shows another version."
    }
    return options + versions + [profile.fallback].compactMap { $0.map { "Instead: \($0)" } }
  }

  private func meaning(_ capability: Capability, in demand: ServiceDemand) -> Table.Meaning {
    demand.loss(of: capability)?.isFailure == true ? .bad : .limited
  }
}
