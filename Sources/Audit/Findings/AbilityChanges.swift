/// What people get otherwise than before, one change for each answer.
///
/// Each configuration is compared with its own table from before. That tables hold for other sets of
/// configurations is no change, and neither is what a table says of releases that only one of the two
/// runs on: the change of the bounds is.
struct AbilityChanges {
  private let pairs: [Pair]

  /// A configuration with its rows before and now.
  private struct Pair {
    var configuration: String
    var old: [NamedRow]
    var new: [NamedRow]
  }

  /// A row of the tables of what people get.
  private struct NamedRow {
    var name: String
    /// What it says, with neighbors that agree joined.
    var words: String
    /// The same by release; nil where the table does not say so.
    var row: AbilityRow?
  }

  /// What an answer gave, and gives now; nil where it was, or is, no answer.
  private struct Words: Hashable {
    var old: String?
    var new: String?
  }

  /// The changes of a target; none where it came or went as a whole.
  static func changes(
    _ old: Report.Target?, _ new: Report.Target?
  ) -> [ReportDifference.Change] {
    guard let old, let new else { return [] }
    return AbilityChanges(old, new).changes
  }

  private init(_ old: Report.Target, _ new: Report.Target) {
    pairs = new.namedConfigurations.compactMap { name in
      let partner = Self.partner(of: name, among: old.namedConfigurations)
      return partner.map {
        Pair(configuration: name, old: Self.rows(of: old, $0), new: Self.rows(of: new, name))
      }
    }
  }

  /// The configuration of the same name; otherwise the one whose name ends in the same word, as
  /// "ossDebug" does for "debug", or the first.
  private static func partner(of name: String, among old: [String]) -> String? {
    if old.contains(name) { return name }
    let word = name.lastWord
    return old.first { $0.lastWord == word } ?? old.first
  }

  private var changes: [ReportDifference.Change] {
    let names = (pairs.flatMap(\.new) + pairs.flatMap(\.old)).map(\.name).uniqued
    return names.flatMap { name -> [ReportDifference.Change] in
      var found: [(words: Words, configurations: [String])] = []
      for pair in pairs {
        guard let words = Self.words(of: name, in: pair) else { continue }
        if let place = found.firstIndex(where: { $0.words == words }) {
          found[place].configurations.append(pair.configuration)
        } else {
          found.append((words, [pair.configuration]))
        }
      }
      return found.map { words, configurations in
        ReportDifference.Change(
          kind: "ability", name: name, old: words.old, new: words.new,
          configurations: configurations.count < pairs.count ? configurations : [])
      }
    }
  }

  /// What changed in a row of a configuration; nil where nothing did.
  private static func words(of name: String, in pair: Pair) -> Words? {
    let was = pair.old.first { $0.name == name }
    let now = pair.new.first { $0.name == name }
    guard was?.words != now?.words else { return nil }
    if let old = was?.row, let new = now?.row, let differences = new.differences(from: old) {
      guard !differences.new.isEmpty else { return nil }
      return Words(old: old.words(of: differences.old), new: new.words(of: differences.new))
    }
    return Words(old: was?.words, new: now?.words)
  }

  private static func rows(of target: Report.Target, _ configuration: String) -> [NamedRow] {
    let tables = target.abilities.filter {
      $0.isOfAbilities
        && ($0.configurations.isEmpty || $0.configurations.contains(configuration))
    }
    return tables.flatMap { table in
      guard !table.rows.isEmpty else {
        return [NamedRow(name: "every answer", words: table.notes.joined(separator: " "))]
      }
      return table.rows.map { row in
        NamedRow(
          name: row.label, words: table.words(of: row),
          row: AbilityRow(
            columns: Array(table.columns.dropFirst()), texts: row.cells.map(\.text)))
      }
    }
  }
}

extension Report.Target {
  /// The configurations; one without a name where it has none.
  fileprivate var namedConfigurations: [String] {
    configurations.isEmpty ? [""] : configurations
  }
}

extension String {
  /// "debug" of "ossDebug".
  fileprivate var lastWord: String {
    let begin = lastIndex { $0.isUppercase } ?? startIndex
    return self[begin...].lowercased()
  }
}

extension Table {
  /// How the titles of the tables of what people get begin.
  private static let abilitiesTitle = "What users get"

  fileprivate var isOfAbilities: Bool { title.hasPrefix(Self.abilitiesTitle) }

  /// "iOS 13-14 precise, iOS 15-27 nothing".
  fileprivate func words(of row: Row) -> String {
    var runs: [(first: String, last: String, text: String)] = []
    for (column, cell) in zip(columns.dropFirst(), row.cells) {
      if let last = runs.last, last.text == cell.text {
        runs[runs.count - 1].last = column
      } else {
        runs.append((column, column, cell.text))
      }
    }
    return runs.map { run in "\(Self.span(run.first, run.last)) \(run.text)" }
      .joined(separator: "; ")
  }

  /// "iOS 13-17" of "iOS 13-14" and "iOS 15-17".
  private static func span(_ first: String, _ last: String) -> String {
    guard first != last else { return first }
    let begin = first.split(separator: "-").first ?? ""
    let end = last.split { $0 == "-" || $0 == " " }.last ?? ""
    return "\(begin)-\(end)"
  }
}
