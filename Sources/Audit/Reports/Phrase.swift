/// A run of words, each with its ink, that wraps between them.
struct Phrase {
  /// A word with the spaces that part it from the one before.
  private struct Word {
    var text: String
    var ink: Ink
    var gap: Int
  }

  private var words: [Word] = []

  /// Appends text; it wraps at its spaces and is a number of spaces after what went before.
  mutating func add(_ text: String, _ ink: Ink = .plain, gap: Int = 1) {
    for (index, word) in text.printable.split(separator: " ").enumerated() {
      words.append(Word(text: String(word), ink: ink, gap: index == 0 ? gap : 1))
    }
  }

  /// Appends text that stays in one piece, such as a path with spaces in it.
  mutating func addWhole(_ text: String, _ ink: Ink = .plain, gap: Int = 1) {
    words.append(Word(text: text.printable, ink: ink, gap: gap))
  }

  /// The lines; a word that is wider than a line stands alone and uncut, so that paths can be
  /// copied.
  ///
  /// - Parameters:
  ///   - indent: The columns before each line but the first.
  ///   - lead: The columns that the caller has written before the first line; as many as `indent`
  ///     unless said otherwise.
  func lines(indent: Int, lead: Int? = nil, style: TextStyle) -> [String] {
    var lines: [String] = []
    var line: [Word] = []
    var width = lead ?? indent
    for word in words {
      let wide = word.text.displayWidth
      if !line.isEmpty && width + word.gap + wide > style.columns {
        lines.append(Self.join(line, style))
        line = []
        width = indent
      }
      width += (line.isEmpty ? 0 : word.gap) + wide
      line.append(word)
    }
    lines.append(Self.join(line, style))
    let margin = String(repeating: " ", count: indent)
    return lines.enumerated().map { $0.offset == 0 ? $0.element : margin + $0.element }
  }

  /// One line; neighbors of one ink are painted together.
  private static func join(_ words: [Word], _ style: TextStyle) -> String {
    var line = ""
    var run = ""
    var ink = Ink.plain
    for (index, word) in words.enumerated() {
      let gap = String(repeating: " ", count: index == 0 ? 0 : word.gap)
      if word.ink == ink {
        run += gap + word.text
      } else {
        line += ink.paint(run, colored: style.isColored) + gap
        run = word.text
        ink = word.ink
      }
    }
    return line + ink.paint(run, colored: style.isColored)
  }
}

extension String {
  /// The text in lines of at most so many columns; a word that is wider is a line by itself.
  package func wrapped(at columns: Int) -> [String] {
    var phrase = Phrase()
    phrase.add(self)
    return phrase.lines(indent: 0, style: TextStyle(columns: columns))
  }
}
