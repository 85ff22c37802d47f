import Findings

/// Why a YAML file cannot be read: the line, one sentence, and what was possible instead.
struct YAMLProblem: Error, Hashable {
  var line: Int
  var message: String
  var possible: [String]

  init(_ line: Int, _ message: String, possible: [String] = []) {
    self.line = line
    self.message = message
    self.possible = possible
  }

  /// A word that is none of those that are known; near misses alone are named where there are any.
  init(_ line: Int, unknown what: String, _ word: String, known: [String]) {
    let near = known.filter { Self.isNear($0, word) }
    self.init(
      line, "'\(word)' is not a known \(what)", possible: near.isEmpty ? known : near)
  }

  /// A word of older files.
  init(_ line: Int, old: String, new: String) {
    self.init(line, "'\(old)' is an old word", possible: [new])
  }

  /// Whether few enough letters differ for one word to be meant by the other.
  static func isNear(_ known: String, _ word: String) -> Bool {
    let allowed = word.count < 3 ? 0 : min(3, word.count / 2)
    return known.lowercased().editDistance(to: word.lowercased()) <= allowed
  }

  /// The problem as one line behind the name of the file.
  func text(in file: String) -> String {
    let place = line > 0 ? "\(file):\(line)" : file
    let hint = possible.isEmpty ? "" : "; possible: " + possible.joined(separator: ", ")
    return "\(place): \(message)\(hint)"
  }
}
