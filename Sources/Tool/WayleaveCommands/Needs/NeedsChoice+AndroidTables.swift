import Findings
import Reports
import ServiceNeeds

/// What services need on Android, as tables.
extension NeedsChoice {
  /// One service: each thing that it needs there, when it is lacking, and what then.
  func androidTable(_ demand: ServiceDemand) -> Table {
    let android = androidDemand(of: demand)
    let hasTerms = android.capabilities.contains { androidTerm(for: $0) != nil }
    let rows = android.capabilities.map { capability in
      let loss = android.loss(of: capability)
      let term = Table.Cell(androidTerm(for: capability) ?? "")
      return Table.Row(
        capability.title,
        [
          Table.Cell(capability.lack),
          Table.Cell(loss.phrase, loss.isFailure ? .bad : .limited),
        ] + (hasTerms ? [term] : []))
    }
    return Table(
      title: "\(label(of: demand)) on Android",
      columns: ["Needs", "Missing if", "Effect"] + (hasTerms ? ["The SDK says"] : []),
      rows: rows.isEmpty
        ? [Table.Row("nothing", [Table.Cell(""), Table.Cell("always works")])] : rows,
      notes: androidNotes(on: [demand]))
  }

  /// All services, a row each.
  var androidOverview: Table {
    Table(
      title: "On Android",
      columns: ["Service", "Does not start without", "Is degraded without"],
      rows: demands.map { demand in
        let (required, optional) = androidWords(demand)
        return Table.Row(demand.service, [Table.Cell(required), Table.Cell(optional)])
      },
      notes: androidNotes(on: demands))
  }

  /// Says so if what is said of Android was read from the needs on iOS.
  func androidNotes(on demands: [ServiceDemand]) -> [String] {
    demands.contains(where: isReadFromIOS)
      ? ["The vendor's page covers iOS only; these are the equivalent needs on Android."] : []
  }

  /// What a service requires on Android and what it only warns of, in words.
  func androidWords(_ demand: ServiceDemand) -> (required: String, optional: String) {
    let android = androidDemand(of: demand)
    func words(_ isFailure: Bool) -> String {
      let titles = android.capabilities.filter { android.loss(of: $0).isFailure == isFailure }
        .map { capability in
          capability.title
            + (android.loss(of: capability) == .foregroundOnly ? " (foreground only)" : "")
        }
      return titles.isEmpty ? "–" : titles.joined(separator: ", ")
    }
    return (words(true), words(false))
  }

  private func isReadFromIOS(_ demand: ServiceDemand) -> Bool {
    entries(of: demand).allSatisfy { $0.android == nil }
  }
}
