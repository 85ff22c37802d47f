import Findings

/// How wide the columns of a table are set, and in how many parts.
struct TableColumns {
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

  /// The columns of each part; the first column leads every one of them.
  let parts: [[Column]]

  private static let gap = 2

  /// Fits a grid into a number of screen columns.
  init(grid: [[Table.Cell]], room: Int) {
    let count = grid.first?.count ?? 0
    let natural = (0..<count).map { index in
      grid.map { $0[index].text.displayWidth }.max() ?? 0
    }
    let least = (0..<count).map { index in
      grid.flatMap { $0[index].text.split(separator: " ").map { String($0).displayWidth } }
        .max() ?? 0
    }
    guard count > 1 else {
      parts = [natural.indices.map { Column(index: $0, width: natural[$0]) }]
      return
    }
    parts = Self.split(least, room: room).map { indices in
      let widths = Self.shrink(
        indices.map { natural[$0] }, least: indices.map { least[$0] }, room: room)
      return zip(indices, widths).map { Column(index: $0, width: $1) }
    }
  }

  /// As many columns to a part as fit with all their cells wrapped, at least one beside the labels.
  private static func split(_ least: [Int], room: Int) -> [[Int]] {
    var parts: [[Int]] = [[0]]
    var used = least[0]
    for index in 1..<least.count {
      if used + gap + least[index] > room, (parts.last?.count ?? 0) > 1 {
        parts.append([0])
        used = least[0]
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
