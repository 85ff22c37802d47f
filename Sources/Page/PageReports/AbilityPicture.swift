import Findings

/// What users get as a picture: a row for each answer, a band for each run of releases.
struct AbilityPicture {
  private let table: Table

  /// The picture of a table.
  init(_ table: Table) { self.table = table }

  /// The picture; a table that says one thing is a sentence.
  var html: HTML {
    guard !table.rows.isEmpty else {
      return .element(
        "p", ["class": "verdict"], [.icon("nothing"), .text(table.notes.joined(separator: " "))])
    }
    let releases = Array(table.columns.dropFirst())
    let head: [HTML] =
      [
        .element("th", ["scope": "col"], text: table.columns.first ?? "")
      ] + releases.map { .element("th", ["scope": "col", "class": "release"], text: $0) }
    let rows = table.rows.map { row in
      HTML.element(
        "tr", [.element("th", ["scope": "row"], [answer(row.label)])] + cells(row, releases))
    }
    let notes = table.notes.map { HTML.element("p", ["class": "note"], text: $0) }
    return .element(
      "div", ["class": "abilities"],
      [
        .element(
          "table",
          [
            .element("caption", ["class": "hidden"], text: table.title),
            .element("thead", [.element("tr", head)]), .element("tbody", rows),
          ])
      ] + notes)
  }

  /// The answer as the button that gives it.
  private func answer(_ label: String) -> HTML {
    .element("span", ["class": "answer"], text: label)
  }

  /// A band for each run of releases in which the cells say the same.
  private func cells(_ row: Table.Row, _ releases: [String]) -> [HTML] {
    var bands: [(cell: Table.Cell, first: Int, last: Int)] = []
    for (place, cell) in row.cells.enumerated() {
      if let open = bands.last, open.cell == cell {
        bands[bands.count - 1].last = place
      } else {
        bands.append((cell, place, place))
      }
    }
    return bands.map { band in
      let words = AbilityWords(band.cell.text)
      let names =
        releases.indices.contains(band.last) ? [releases[band.first], releases[band.last]] : []
      let span = band.last - band.first + 1
      return .element(
        "td",
        [
          "colspan": span > 1 ? "\(span)" : nil, "class": meaning(band.cell, words),
          "data-releases": Self.joined(names),
        ],
        [
          .element(
            "div", ["class": "band"],
            [
              .icon(words.icon.rawValue),
              .element(
                "div",
                [.element("strong", text: words.heading)]
                  + words.remarks.map { .element("span", ["class": "remark"], text: $0) }),
            ])
        ])
    }
  }

  /// The color. A cell without an opinion of its own gets that of its picture.
  private func meaning(_ cell: Table.Cell, _ words: AbilityWords) -> String {
    switch (cell.meaning, words.icon) {
    case (.plain, .nothing), (.plain, .none): "plain"
    default: cell.meaning.rawValue
    }
  }

  /// "iOS 13-14" and "iOS 15-27" as "iOS 13-27".
  static func joined(_ names: [String]) -> String {
    guard let first = names.first, let last = names.last, first != last else {
      return names.first ?? ""
    }
    let start = first.split(separator: "-").first.map(String.init) ?? first
    let end = last.split { $0 == "-" || $0 == " " }.last.map(String.init) ?? last
    return "\(start)-\(end)"
  }
}
