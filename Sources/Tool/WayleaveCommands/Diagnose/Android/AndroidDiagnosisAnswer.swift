import Findings
import PlatformModel
import Reports
import ServiceNeeds

/// What is said of a snapshot of an Android phone: its causes, and what services do on it.
struct AndroidDiagnosisAnswer {
  /// The snapshot with what was not understood of it.
  let file: AndroidSnapshotFile
  /// The complaint that was looked into; nil for all.
  let symptom: AndroidSymptom?
  /// The app's name, for paths in Settings.
  let app: String
  /// The causes, the likeliest first.
  let causes: [AndroidCause]
  /// The services, in the order they were asked for.
  let services: [(label: String, verdict: AndroidVerdict)]

  /// Looks into a snapshot; what keeps a service from starting comes first.
  init(
    _ file: AndroidSnapshotFile, symptom: AndroidSymptom?, choices: [NeedsChoice], app: String
  ) {
    self.file = file
    self.symptom = symptom
    self.app = app
    let services = choices.flatMap { choice in
      choice.demands.map { demand in
        (
          choice.label(of: demand),
          AndroidVerdict(choice.androidDemand(of: demand), on: file.snapshot)
        )
      }
    }
    self.services = services
    let found = AndroidDiagnosis(file.snapshot, of: symptom).causes
    let ranked =
      symptom == nil
      ? services.flatMap(\.1.failures) + found + services.flatMap(\.1.warnings) : found
    causes = ranked.uniqued
  }

  /// The answer for people.
  func text(_ style: TextStyle) -> String {
    var text = ArticleText(article, style: style).text
    if !services.isEmpty { text += "\n" + TableText(table, style: style, indent: 2).text }
    return text
  }

  /// The level of the phone.
  private var system: APILevel { file.snapshot.system }

  private var article: Article {
    let of = symptom.map { " of “\($0.title)”" } ?? ""
    let opening =
      switch causes.count {
      case 0: "The snapshot shows no cause\(of)."
      case 1: "One cause\(of)."
      default: "\(causes.count) causes\(of), the likeliest first."
      }
    var sections = causes.enumerated().map { place, cause in
      Article.Section(
        "\(place + 1)",
        [
          Article.Item(
            cause.sentence + ".", remark: cause.actor(on: system).words,
            details: [
              cause.step(on: system, app: app) + ".",
              "Facts: " + cause.facts.map(\.rawValue).joined(separator: ", ") + ".",
            ])
        ])
    }
    sections.append(Article.Section("note", (file.remarks + wayRemarks).map { Article.Item($0) }))
    return Article(
      name: system.description, kind: "snapshot", opening: [opening], sections: sections)
  }

  /// Says whose Settings the ways are of, where a cause has one.
  private var wayRemarks: [String] {
    causes.contains { $0.settingsPath(on: system, app: app) != nil }
      ? ["The ways through Settings are those of stock Android; makers move them (AND-SET-009)."]
      : []
  }

  private var table: Table {
    Table(
      title: "", columns: ["Service", "Status", "Missing", "Not checked"],
      rows: services.map { label, verdict in
        let lacks = (verdict.required + verdict.optional).map(\.capability.title)
        let meaning: Table.Meaning =
          !verdict.failures.isEmpty ? .bad : verdict.warnings.isEmpty ? .good : .limited
        return Table.Row(
          label,
          [
            Table.Cell(Self.phrase(verdict), meaning), Self.cell(lacks),
            Self.cell(verdict.unknown.map(\.title)),
          ])
      })
  }

  private static func phrase(_ verdict: AndroidVerdict) -> String {
    if !verdict.failures.isEmpty { return "does not start" }
    if !verdict.unknown.isEmpty { return "not known" }
    return verdict.warnings.isEmpty ? "starts" : "works in part"
  }

  private static func cell(_ words: [String]) -> Table.Cell {
    Table.Cell(words.isEmpty ? "–" : words.joined(separator: ", "))
  }

  /// The names of causes, each once.
  private static func names(_ causes: [AndroidCause]) -> [String] {
    causes.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The answer as a versioned JSON document, in the form of one about iOS.
  var json: JSONValue {
    [
      "version": .integer(DiagnosisAnswer.version),
      "system": .string(system.description),
      "symptom": symptom.map { .string($0.rawValue) } ?? .null,
      "causes": .array(
        causes.map { cause in
          [
            "cause": .string(cause.name),
            "sentence": .string(cause.sentence),
            "step": .string(cause.step(on: system, app: app)),
            "actor": .string(cause.actor(on: system).rawValue),
            "settings": .array(
              (cause.settingsPath(on: system, app: app) ?? []).map(JSONValue.string)),
            "facts": .array(cause.facts.map { .string($0.rawValue) }),
          ]
        }),
      "services": .array(
        services.map { label, verdict in
          [
            "service": .string(label),
            "effect": .string(Self.phrase(verdict)),
            "lacking": .array(
              Self.names(verdict.failures + verdict.warnings).map(JSONValue.string)),
            "unknown": .array(verdict.unknown.map { .string($0.rawValue) }),
          ]
        }),
      "remarks": .array(file.remarks.map(JSONValue.string)),
    ]
  }
}
