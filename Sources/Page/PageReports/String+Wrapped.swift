extension String {
  /// The text in lines of at most so many characters; a longer word is broken.
  func wrapped(to width: Int, atMost most: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(whereSeparator: \.isWhitespace) {
      // Names in capitals are wider than prose.
      let width = word.contains("_") ? width * 5 / 6 : width
      var rest = word
      while !rest.isEmpty {
        let room = width - (line.isEmpty ? 0 : line.count + 1)
        if rest.count <= room {
          line += (line.isEmpty ? "" : " ") + String(rest)
          rest = ""
        } else if line.isEmpty {
          lines.append(String(rest.prefix(width)))
          rest = rest.dropFirst(width)
        } else {
          lines.append(line)
          line = ""
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > most else { return lines }
    return Array(lines.prefix(most - 1)) + [String(lines[most - 1].prefix(width - 2)) + " …"]
  }

  /// The text, cut where it has more than so many characters.
  func shortened(to width: Int) -> String {
    count > width ? prefix(width - 1) + "…" : self
  }
}
