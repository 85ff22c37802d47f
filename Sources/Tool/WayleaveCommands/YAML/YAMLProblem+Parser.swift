import Yams

extension YAMLProblem {
  /// What the YAML parser says of a file, on one line.
  init(yaml error: any Error, in bytes: [UInt8]) {
    switch error {
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _),
      YamlError.composer(let context, let problem, let mark, _):
      self.init(problem, line: mark.line, column: mark.column, in: bytes)
      if "\(context?.text ?? "") \(problem)".contains("alias") {
        possible = ["quotes around a text that begins with *"]
      }
    case YamlError.reader(let problem, let offset, _, _):
      let line = bytes.prefix(offset ?? 0).count { $0 == UInt8(ascii: "\n") } + 1
      self.init(line, "the YAML cannot be read: \(problem)")
    case YamlError.duplicatedKeysInMapping(let duplicates, let context):
      self.init(
        context.mark.line, "the name \(duplicates.min() ?? "?") occurs twice in one mapping",
        possible: ["one of the two"])
    default:
      self.init(1, "the YAML cannot be read: \(error)")
    }
  }

  private init(_ problem: String, line: Int, column: Int, in bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let text = lines.indices.contains(line - 1) ? lines[line - 1] : []
    if text.drop(while: { $0 == UInt8(ascii: " ") }).first == UInt8(ascii: "\t") {
      self.init(line, "YAML indents with spaces, not tabs", possible: ["two spaces"])
    } else if problem.hasPrefix("Maximum nesting level") {
      self.init(line, "the YAML is nested too deeply", possible: ["at most 1000 levels"])
    } else {
      self.init(line, "the YAML cannot be read: \(problem) at column \(column)")
    }
  }
}
