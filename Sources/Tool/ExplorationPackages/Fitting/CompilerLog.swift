import SourceReaders

/// The errors in the output of a compiler.
struct CompilerLog {
  /// An error in a file.
  struct Entry: Hashable {
    var file: String
    var refusal: Refusal
  }

  /// The errors, each once, in the order of the output.
  private(set) var entries: [Entry] = []

  /// The errors of each file, in the order of the first ones.
  var refusals: [(file: String, refused: [Refusal])] {
    var places: [String: Int] = [:]
    var found: [(file: String, refused: [Refusal])] = []
    for entry in entries {
      if let place = places[entry.file] {
        found[place].refused.append(entry.refusal)
      } else {
        places[entry.file] = found.count
        found.append((entry.file, [entry.refusal]))
      }
    }
    return found
  }

  /// Reads lines of the form `/path/File.swift:12:5: error: message`.
  init(_ text: String) {
    var seen: Set<Entry> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let mark = line.firstRange(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1]), row > 0, column > 0
      else { continue }
      let file = place.dropLast(2).joined(separator: ":")
      guard file.hasSuffix(".swift") else { continue }
      let entry = Entry(
        file: file,
        refusal: Refusal(line: row, column: column, message: String(line[mark.upperBound...])))
      if seen.insert(entry).inserted { entries.append(entry) }
    }
  }
}
