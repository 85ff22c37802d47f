import Findings
import Reports
import ServiceNeeds

extension DiagnosisAnswer {
  /// The answer for people.
  func text(_ style: TextStyle) -> String {
    var text = ArticleText(article, style: style).text
    if !services.isEmpty { text += "\n" + TableText(table, style: style, indent: 2).text }
    return text
  }

  private var article: Article {
    var sections = causes.enumerated().map { place, cause in
      Article.Section("\(place + 1)", [item(cause)])
    }
    sections.append(Article.Section("note", file.remarks.map { Article.Item($0) }))
    return Article(
      name: file.snapshot.system.description, kind: "snapshot", opening: [opening],
      sections: sections)
  }

  private var opening: String {
    let of = symptom.map { " of “\($0.title)”" } ?? ""
    return switch causes.count {
    case 0: "The snapshot shows no cause\(of)." + blanks
    case 1: "One cause\(of)."
    default: "\(causes.count) causes\(of), the likeliest first."
    }
  }

  /// What an empty answer may hide.
  private var blanks: String {
    let blanks = file.snapshot.blanks
    return blanks.isEmpty ? "" : " It has no value for \(blanks.joined(separator: ", "))."
  }

  private func item(_ cause: Cause) -> Article.Item {
    var details = [cause.step(on: file.snapshot, app: app) + "."]
    let losses = services.compactMap { service in
      service.loss(to: cause).map { (service.label, $0) }
    }
    if !losses.isEmpty {
      let since = cause.actor == .noOne ? "On this phone" : "Until then"
      details.append("\(since) \(Loss.effects(losses)).")
    }
    return Article.Item(cause.sentence + ".", remark: cause.actor.words, details: details)
  }

  private var table: Table {
    let hasUnknown = services.contains { !$0.verdict.unknown.isEmpty }
    return Table(
      title: "",
      columns: ["Service", "Status", "Missing"] + (hasUnknown ? ["Not checked"] : []),
      rows: services.map { service in
        let lacking = (service.verdict.failures + service.verdict.warnings).map(\.capability)
        return Table.Row(
          service.label,
          [Table.Cell(service.phrase, service.meaning), cell(lacking)]
            + (hasUnknown ? [cell(service.verdict.unknown)] : []))
      })
  }

  private func cell(_ capabilities: [Capability]) -> Table.Cell {
    Table.Cell(
      capabilities.isEmpty ? "–" : capabilities.map(\.title).joined(separator: ", "))
  }
}

extension DiagnosisAnswer.Service {
  /// What a cause does to the service; nil if it does nothing to it.
  func loss(to cause: Cause) -> Loss? {
    (verdict.failures + verdict.warnings).filter { $0.cause == cause }
      .compactMap { demand.loss(of: $0.capability) }.max()
  }

  fileprivate var meaning: Table.Meaning {
    if isUnknown { return .plain }
    return loss.map { $0.isFailure ? .bad : .limited } ?? .good
  }
}

extension Cause.Actor {
  /// What is said beside a cause.
  var words: String {
    switch self {
    case .person: "the user can fix this"
    case .developer: "a developer can fix this"
    case .noOne: "cannot be fixed"
    }
  }
}

extension PermissionSnapshot {
  /// What it does not hold of the things that a phone can always tell an app.
  fileprivate var blanks: [String] {
    let members: [(String, Bool)] = [
      ("locationServices", locationServices != nil), ("authorization", authorization != nil),
      ("accuracy", accuracy != nil || system < .iOS(14)), ("motion", motion != nil),
      ("bluetooth", bluetooth != nil || system < .iOS(13)), ("radio", radio != nil),
      ("purposeKeys", purposeKeys != nil), ("backgroundModes", backgroundModes != nil),
      ("allowsBackgroundUpdates", allowsBackgroundUpdates != nil || system < .iOS(9)),
    ]
    return members.filter { !$0.1 }.map(\.0)
  }
}
