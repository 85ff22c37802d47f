import Findings
import PlatformModel
import ServiceNeeds

/// What the named services can do at best in an app, a table for each set of configurations.
enum ServiceTables {
  /// The tables; none if no services were named or the Info.plist is unknown.
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
    return groups.map { table($0.rows, of: $0.configurations, among: subjects.count) }
  }
}

extension ServiceTables {
  /// The tables of an Android app; none if its target is not known.
  static func tables(for subjects: [AndroidSubject]) -> [Table] {
    var groups: [(rows: [Table.Row], variants: [String])] = []
    for subject in subjects {
      let rows = subject.serviceRows
      guard !rows.isEmpty else { continue }
      if let place = groups.firstIndex(where: { $0.rows == rows }) {
        groups[place].variants.append(subject.variant.name)
      } else {
        groups.append((rows, [subject.variant.name]))
      }
    }
    return groups.map { table($0.rows, of: $0.variants, among: subjects.count) }
  }

  private static func table(_ rows: [Table.Row], of names: [String], among count: Int) -> Table {
    let words = names.count < count ? ", " + names.joined(separator: ", ") : ""
    return Table(
      title: "What services do" + words, columns: ["Service", "With everything granted"],
      rows: rows)
  }

  fileprivate static func row(
    _ label: String, _ worst: Loss?, _ reason: String = ""
  ) -> Table.Row {
    guard let worst else { return Table.Row(label, [Table.Cell("starts", .good)]) }
    return Table.Row(
      label, [Table.Cell(worst.phrase + reason, worst.isFailure ? .bad : .limited)])
  }

  /// A row for a release that cannot grant location, by what becomes of a service without any; nil if it
  /// needs none. What works in the foreground works with a grant.
  fileprivate static func ungranted(_ label: String, _ worst: Loss?, _ lost: Loss?) -> Table.Row {
    guard let lost else { return row(label, worst) }
    let losses: [Loss?] = [lost, worst]
    let without = losses.compactMap { $0 == .foregroundOnly ? .worksLess : $0 }.max()
    return row(label, without, ": no prompt ever appears")
  }
}

extension AndroidSubject {
  /// A row for each service: the worst that comes of what the manifest does not declare.
  fileprivate var serviceRows: [Table.Row] {
    let lacking = needsLacking.map(\.need)
    guard let target else { return [] }
    let location = needs.androidPermissionNeeds(
      on: levels.compactMap { APILevel(rawValue: $0) }, target: APILevel(nearest: target)
    ).filter { [.fineLocation, .coarseLocation].contains($0.permission) }
    let isNeverGranted = isNeverGranted
    return needs.flatMap { choice in choice.demands.map(choice.label) }.map { label in
      let worst = lacking.flatMap(\.dependents).filter { $0.label == label }.map(\.loss).max()
      let lost = location.flatMap(\.dependents).filter { $0.label == label }.map(\.loss).max()
      return isNeverGranted
        ? ServiceTables.ungranted(label, worst, lost) : ServiceTables.row(label, worst)
    }
  }
}

extension Subject {
  /// A row for each service: the worst that comes of what the Info.plist does not say.
  fileprivate var serviceRows: [Table.Row] {
    let lacking = services.needs.filter { position(lacking: $0.declaration) != nil }
    let isNeverGranted = isNeverGranted
    return services.labels.map { label in
      let worst = lacking.flatMap(\.dependents).filter { $0.label == label }.map(\.loss).max()
      return isNeverGranted
        ? ServiceTables.ungranted(label, worst, locationLoss(of: label))
        : ServiceTables.row(label, worst)
    }
  }

  /// What becomes of a service without any location; nil if it needs none.
  private func locationLoss(of label: String) -> Loss? {
    services.needs.first { $0.declaration == .whenInUseString }?.dependents
      .first { $0.label == label }?.loss
  }
}
