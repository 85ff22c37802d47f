/// A way told in lines of at most some columns, broken between its steps; a step that is longer than a
/// line, and a text, between words.
struct StoryLines {
  /// The lines, indented.
  let lines: [String]

  /// A way.
  init(_ steps: [String], columns: Int, indent: Int = 6) {
    var pieces: [(text: String, gap: String, lead: String)] = []
    for (index, step) in steps.enumerated() {
      let lead = index == 0 ? "" : "· "
      guard indent + lead.count + step.count > columns else {
        pieces.append((step, index == 0 ? "" : " ", lead))
        continue
      }
      for (place, word) in step.split(separator: " ").enumerated() {
        pieces.append(
          (String(word), index == 0 && place == 0 ? "" : " ", place == 0 ? lead : ""))
      }
    }
    lines = Self.lines(of: pieces, columns: columns, indent: indent)
  }

  /// A text.
  init(text: String, columns: Int, indent: Int) {
    let words = text.split(separator: " ").enumerated().map { place, word in
      (text: String(word), gap: place == 0 ? "" : " ", lead: "")
    }
    lines = Self.lines(of: words, columns: columns, indent: indent)
  }

  private static func lines(
    of pieces: [(text: String, gap: String, lead: String)], columns: Int, indent: Int
  ) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for piece in pieces {
      let words = piece.lead + piece.text
      if line != margin, line.count + piece.gap.count + words.count > columns {
        lines.append(line)
        line = margin + words
      } else {
        line += piece.gap + words
      }
    }
    return lines + [line]
  }
}
