import Findings

/// How the columns of a table are arranged on lines of some width.
struct TableColumns {
  /// The arrangements, from the one that reads best to the one that always fits.
  enum Arrangement {
    /// In parts below each other; the columns that distinguish rows lead every one of them.
    case parts([[Column]])
    /// In one part, with the last column on lines of its own below each row.
    case hanging([Column])
    /// Each row as a list, a line for each column.
    case records
  }

  /// A column of the grid with its width.
  struct Column: Hashable {
    var index: Int
    var width: Int

    /// The lines of a cell: broken at spaces, and inside a word that is wider than the column.
    func wrap(_ text: String) -> [String] {
      var lines: [String] = []
      var line = ""
      for word in text.split(separator: " ").map(String.init) {
        if line.isEmpty {
          line = word
        } else if line.displayWidth + 1 + word.displayWidth <= width {
          line += " " + word
        } else {
          lines.append(line)
          line = word
        }
      }
      return lines + [line]
    }
  }

  /// The arrangement.
  let arrangement: Arrangement

  private static let gap = 2

  /// Fits a grid into a number of screen columns.
  ///
  /// - Parameter hangs: Whether the last column goes below the rows rather than into another part.
  init(grid: [[Table.Cell]], room: Int, hangs: Bool = false) {
    let count = grid.first?.count ?? 0
    let natural = (0..<count).map { index in
      grid.map { $0[index].text.displayWidth }.max() ?? 0
    }
    let least = (0..<count).map { index in
      grid.flatMap { $0[index].text.split(separator: " ").map { String($0).displayWidth } }
        .max() ?? 0
    }
    guard count > 1 else {
      arrangement = .parts([natural.indices.map { Column(index: $0, width: natural[$0]) }])
      return
    }
    let columns = { (indices: [Int]) in
      let widths = Self.shrink(
        indices.map { natural[$0] }, least: indices.map { least[$0] }, room: room)
      return zip(indices, widths).map { Column(index: $0, width: $1) }
    }
    let fits = { (indices: [Int]) in
      indices.reduce(0) { $0 + least[$1] + Self.gap } - Self.gap <= room
    }
    let all = Array(0..<count)
    let leads = Self.leads(grid.dropFirst().map { $0.map(\.text) }, count: count)
    let parts = fits(all) ? [all] : Self.split(least, leads: leads, room: room)
    if parts.count > 1, hangs, count > 2, fits(all.dropLast()) {
      arrangement = .hanging(columns(all.dropLast()))
    } else if parts.allSatisfy(fits) {
      arrangement = .parts(parts.map(columns))
    } else {
      arrangement = .records
    }
  }

  /// How many columns it takes to tell every row from the others; one where none do.
  private static func leads(_ rows: [[String]], count: Int) -> Int {
    (1..<count).first { leads in Set(rows.map { $0.prefix(leads) }).count == rows.count } ?? 1
  }

  /// As many columns to a part as fit with all their cells wrapped, at least one beside the leads.
  private static func split(_ least: [Int], leads: Int, room: Int) -> [[Int]] {
    let lead = Array(0..<leads)
    let width = lead.reduce(0) { $0 + least[$1] + gap } - gap
    var parts = [lead]
    var used = width
    for index in leads..<least.count {
      if used + gap + least[index] > room, (parts.last?.count ?? 0) > leads {
        parts.append(lead)
        used = width
      }
      parts[parts.count - 1].append(index)
      used += gap + least[index]
    }
    return parts
  }

  /// Takes from the widest column until the row fits.
  private static func shrink(_ natural: [Int], least: [Int], room: Int) -> [Int] {
    var widths = natural
    while widths.reduce(0, +) + gap * (widths.count - 1) > room {
      let candidates = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
    }
    return widths
  }
}
