/// A way told in lines of at most some columns, broken between its steps.
struct StoryLines {
  /// The lines, indented.
  let lines: [String]

  init(_ steps: [String], columns: Int, indent: Int = 6) {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for (index, step) in steps.enumerated() {
      let piece = index == 0 ? step : " · " + step
      if index > 0, line.count + piece.count > columns {
        lines.append(line)
        line = margin + "· " + step
      } else {
        line += piece
      }
    }
    self.lines = lines + [line]
  }
}
