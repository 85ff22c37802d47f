import Findings

/// A rule's page, read as its own test: the text and the examples in it.
struct Page {
  var title = ""
  /// The first paragraph under the title.
  var summary = ""
  var text: String
  var examples: [Example] = []

  /// An app in fenced blocks, each named by its file, closed by a block of expected findings.
  struct Example {
    /// The line of the page on which the example's first block opens.
    var line: Int
    var targets: [TargetHeader] = []
    /// Text by path.
    var files: [(path: String, text: String)] = []
    /// The services that the app is said to use, such as "move:driving".
    var needs: [String] = []
    /// Compiled files, each with the name of its bytes, in a bundle that the example is then.
    var compiled: [(path: String, name: String)] = []
    /// The name of the package that the example is, and what its code holds.
    var package: (name: String, code: [String])?
    /// Reading problems that no text can show, such as a locked folder.
    var problems: [String] = []
    /// Lines such as "error App/Map.swift:7 background-updates-without-mode".
    var expected: [String] = []
  }

  /// A block that says what a target is: its name, then "key: value" lines.
  struct TargetHeader {
    var name: String
    var values: [String: String] = [:]

    func list(_ key: String) -> [String] {
      (values[key] ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
  }

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    title = lines.first.map { String($0.drop { $0 == "#" || $0 == " " }) } ?? ""
    summary =
      lines.dropFirst().drop { $0.isEmpty }.prefix { !$0.isEmpty }.joined(separator: " ")
    var example: Example?
    var place = 0
    while place < lines.count {
      defer { place += 1 }
      guard lines[place].hasPrefix("```") else { continue }
      let opening = lines[place].dropFirst(3).split(separator: " ", maxSplits: 1).map(String.init)
      let start = place + 1
      place = lines[start...].firstIndex { $0.hasPrefix("```") } ?? lines.count
      let body = Array(lines[start..<place])
      guard let kind = opening.first else { continue }
      let name = opening.count > 1 ? opening[1] : ""
      let isBlock = ["findings", "target", "problems", "needs"].contains(kind)
      guard isBlock || !name.isEmpty else { continue }
      var current = example ?? Example(line: start)
      switch kind {
      case "target":
        var header = TargetHeader(name: name)
        for line in body {
          let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
          if parts.count == 2 { header.values[parts[0]] = String(parts[1].drop { $0 == " " }) }
        }
        current.targets.append(header)
        example = current
      case "needs":
        current.needs = body
        example = current
      case "problems":
        current.problems = body
        example = current
      case "compiled":
        current.compiled.append((name, body.first ?? ""))
        example = current
      case "code":
        current.package = (name, body)
        example = current
      case "findings":
        current.expected = body.filter { !$0.isEmpty && $0 != "none" }
        examples.append(current)
        example = nil
      default:
        current.files.append((name, body.joined(separator: "\n") + "\n"))
        example = current
      }
    }
  }
}
