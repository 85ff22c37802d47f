import Findings
import ServiceNeeds

/// What the named services can do at best in an app, a table for each set of configurations.
enum ServiceTables {
  /// The tables; none where no services were named or nobody knows the Info.plist.
  static func tables(for subjects: [Subject]) -> [Table] {
    var groups: [(rows: [Table.Row], configurations: [String])] = []
    for subject in subjects where subject.plist != nil && !subject.services.labels.isEmpty {
      let rows = subject.serviceRows
      if let place = groups.firstIndex(where: { $0.rows == rows }) {
        groups[place].configurations.append(subject.configuration.name)
      } else {
        groups.append((rows, [subject.configuration.name]))
      }
    }
    return groups.map { rows, configurations in
      let names =
        configurations.count < subjects.count ? ", " + configurations.joined(separator: ", ") : ""
      return Table(
        title: "What services do" + names, columns: ["Service", "With everything granted"],
        rows: rows)
    }
  }
}

extension Subject {
  /// A row for each service: the worst that comes of what the Info.plist does not say.
  fileprivate var serviceRows: [Table.Row] {
    let lacking = services.needs.filter { position(lacking: $0.declaration) != nil }
    return services.labels.map { label in
      let losses = lacking.flatMap(\.dependents).filter { $0.label == label }.map(\.loss)
      guard let worst = losses.max() else {
        return Table.Row(label, [Table.Cell("starts", .good)])
      }
      return Table.Row(label, [Table.Cell(worst.phrase, worst.isFailure ? .bad : .limited)])
    }
  }
}
