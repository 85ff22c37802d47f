/// The named values of a mapping, all of which are known.
struct YAMLFields {
  /// The line that the mapping is on.
  let line: Int
  private let what: String
  private let mapping: YAMLValue
  private let pairs: [(key: String, value: YAMLValue)]

  /// The values of a mapping; a name that is none of those known stops.
  ///
  /// - Parameter renamed: Names of older files, and those that took their places.
  init(
    _ value: YAMLValue, _ what: String, known: [String], renamed: [String: String] = [:]
  ) throws(YAMLProblem) {
    line = value.line
    self.what = what
    mapping = value
    pairs = try value.pairs(what)
    for (key, _) in pairs where !known.contains(key) {
      if let new = renamed[key] { throw YAMLProblem(value.line(of: key), old: key, new: new) }
      throw YAMLProblem(value.line(of: key), unknown: "part of \(what)", key, known: known)
    }
  }

  /// The value of a name; nil if the name is not there.
  subscript(name: String) -> YAMLValue? { pairs.first { $0.key == name }?.value }

  /// The line that a name is on.
  func line(of name: String) -> Int { mapping.line(of: name) }

  /// The value of a name that has to be there.
  func required(_ name: String) throws(YAMLProblem) -> YAMLValue {
    guard let value = self[name] else {
      throw YAMLProblem(line, "\(what) has no \(name)", possible: ["\(name):"])
    }
    return value
  }
}
