import Findings

/// Which files each subspec of a pod compiles, as its podspec says in so many words.
///
/// What its Ruby computes is not seen; a subspec of which that is so may compile any file.
struct Podspec {
  /// A subspec by its path below the pod, as `Core/Storage`; "" is the pod itself.
  private struct Part {
    var patterns: [PathPattern] = []
    /// The subspecs of the same pod that it brings.
    var needed: [String] = []
    /// The subspecs that it means by default; nil for all.
    var defaults: [String]?
    /// Whether it compiles what could not be read.
    var isOpen = false
  }

  private var parts: [String: Part] = ["": Part()]
  /// Whether subspecs are made by code, so that their names are not known.
  private var isOpen = false
  private let pod: String

  init(_ bytes: [UInt8], of pod: String) {
    self.pod = pod
    var reading = Reading()
    for statement in Self.statements(String(decoding: bytes, as: UTF8.self)) {
      read(statement, &reading)
    }
  }

  /// Whether some subspec compiles the file at a path below the podspec, but none of the chosen
  /// ones does.
  ///
  /// - Parameter chosen: Subspecs by their paths; "" for the pod as a line without one means it.
  func leavesOut(_ path: String, choosing chosen: Set<String>) -> Bool {
    guard !isOpen, parts.count > 1 else { return false }
    let compiled = compiled(chosen)
    func compiles(_ name: String) -> Bool {
      guard let part = parts[name] else { return false }
      return part.patterns.contains { $0.matches(path) }
    }
    if compiled.contains(where: { parts[$0]?.isOpen != false || compiles($0) }) { return false }
    return parts.keys.contains(where: compiles)
  }

  /// Whether the chosen subspecs compile the file at a path below the podspec; nil if the podspec does
  /// not say which files they compile.
  func compiles(_ path: String, choosing chosen: Set<String>) -> Bool? {
    let compiled = compiled(chosen).map { parts[$0] }
    guard !isOpen, compiled.allSatisfy({ $0?.isOpen == false }),
      compiled.contains(where: { $0?.patterns.isEmpty == false })
    else { return nil }
    return compiled.contains { $0?.patterns.contains { $0.matches(path) } == true }
  }

  /// The parts whose files are compiled for some chosen ones.
  private func compiled(_ chosen: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    var waiting = Array(chosen)
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      // A subspec has the files of the parts around it.
      var part: String? = next
      while let one = part {
        found.insert(one)
        waiting += parts[one]?.needed ?? []
        part = one.isEmpty ? nil : TreePath.folder(one)
      }
      let within = next.isEmpty ? "" : next + "/"
      waiting +=
        parts[next]?.defaults?.map { within + $0 }
        ?? parts.keys.filter { !$0.isEmpty && $0 != next && $0.hasPrefix(within) }
    }
    return found
  }

  /// The blocks that are open, and the strings that have names.
  private struct Reading {
    /// For each block the variable of its subspec and its path; nil for a block of another kind.
    var blocks: [(variable: String, part: String)?] = []
    var strings: [String: String] = [:]

    func part(of variable: Substring) -> String? {
      blocks.lazy.compactMap { $0 }.last { $0.variable == variable }?.part
    }
  }

  private mutating func read(_ statement: String, _ reading: inout Reading) {
    let word = statement.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = statement[word.endIndex...]
    if word == "end" {
      if !reading.blocks.isEmpty { reading.blocks.removeLast() }
      return
    }
    if Podfile.opensBlock(statement, word: word) {
      reading.blocks.append(block(statement, word, reading))
      return
    }
    if let text = rest.trimmed.dropped("="), !text.hasPrefix("=") {
      if let texts = Self.texts(text, reading.strings), texts.count == 1 {
        reading.strings[String(word)] = texts[0]
      }
      return
    }
    guard rest.hasPrefix("."), let part = reading.part(of: word) else { return }
    set(part, String(rest.dropFirst()), reading)
  }

  /// `s.subspec 'Core' do |core|`, or the beginning of the pod.
  private mutating func block(
    _ statement: String, _ word: Substring, _ reading: Reading
  ) -> (variable: String, part: String)? {
    let variable = statement.split(separator: "|", omittingEmptySubsequences: false)
      .dropFirst().first?.trimmed
    if statement.contains("Spec.new"), let variable { return (variable, "") }
    guard statement.contains(".subspec") else { return nil }
    guard let variable, let outer = reading.part(of: word),
      let name = Podfile.strings(statement).first, !name.contains("#{")
    else {
      isOpen = true
      return nil
    }
    let part = outer.isEmpty ? name : outer + "/" + name
    if parts[part] == nil { parts[part] = Part() }
    return (variable, part)
  }

  private static let otherPlatforms = ["tvos.", "watchos.", "osx.", "visionos."]

  private mutating func set(_ name: String, _ text: String, _ reading: Reading) {
    if Self.otherPlatforms.contains(where: text.hasPrefix) { return }
    let setting = text.dropped("ios.") ?? text
    let attribute = setting.prefix { $0.isLetter || $0 == "_" }
    let value = setting[attribute.endIndex...].drop { " +=(<".contains($0) }.trimmed
    switch attribute {
    case "source_files":
      guard let texts = Self.texts(value, reading.strings) else {
        parts[name]?.isOpen = true
        return
      }
      parts[name]?.patterns += texts.flatMap(Self.withoutBraces).map { PathPattern($0) }
    case "dependency":
      guard let other = Podfile.strings(value).first, other.hasPrefix(pod + "/") else { return }
      parts[name]?.needed.append(String(other.dropFirst(pod.count + 1)))
    case "default_subspec", "default_subspecs":
      if value == ":none" {
        parts[name]?.defaults = []
      } else if let texts = Self.texts(value, reading.strings) {
        parts[name]?.defaults = texts
      }
    default: return
    }
  }

  /// The strings of a list; nil where one of them is computed in a way that is not read.
  private static func texts(_ value: String, _ known: [String: String]) -> [String]? {
    var value = value
    if value.hasSuffix(")") { value.removeLast() }
    if let list = value.dropped("%w"), list.count > 1 {
      return list.dropFirst().dropLast().split(separator: " ").map(String.init)
    }
    if value.hasPrefix("[") {
      guard value.hasSuffix("]") else { return nil }
      value = String(value.dropFirst().dropLast())
    }
    var texts: [String] = []
    for element in split(value, at: ",") where !element.isEmpty {
      var text = ""
      for piece in split(element, at: "+") {
        if let quote = piece.first, quote == "'" || quote == "\"", piece.last == quote,
          piece.count > 1, !piece.contains("#{")
        {
          text += piece.dropFirst().dropLast()
        } else if let string = known[piece] {
          text += string
        } else {
          return nil
        }
      }
      texts.append(text)
    }
    return texts.isEmpty ? nil : texts
  }

  /// The parts of a line between marks that no quotes are around.
  private static func split(_ text: String, at mark: Character) -> [String] {
    var parts = [""]
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == mark {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.trimmed }
  }

  /// `Core/*.{h,m}` as `Core/*.h` and `Core/*.m`; of many braces only the first ones.
  private static func withoutBraces(_ pattern: String) -> [String] {
    guard pattern.utf8.count < 1_000, let first = pattern.firstIndex(of: "{"),
      let last = pattern[first...].firstIndex(of: "}")
    else { return [pattern] }
    let choices = pattern[pattern.index(after: first)..<last]
      .split(separator: ",", omittingEmptySubsequences: false).prefix(32)
    let rest = pattern[pattern.index(after: last)...]
    guard rest.filter({ $0 == "{" }).count < 3 else { return [pattern] }
    return choices.flatMap { withoutBraces("\(pattern[..<first])\($0)\(rest)") }
  }

  /// The lines without comments, each with those that its open bracket or last comma goes on to.
  private static func statements(_ text: String) -> [String] {
    var statements: [String] = []
    var open = ""
    for raw in text.split(whereSeparator: \.isNewline) {
      let line = Podfile.withoutComment(raw).trimmed
      guard !line.isEmpty else { continue }
      open += open.isEmpty ? line : " " + line
      let depth = open.reduce(0) { $0 + ($1 == "[" ? 1 : $1 == "]" ? -1 : 0) }
      if (depth > 0 || line.hasSuffix(",")) && open.utf8.count < 1 << 16 { continue }
      statements.append(open)
      open = ""
    }
    return open.isEmpty ? statements : statements + [open]
  }
}

extension String {
  /// What follows a beginning, without the blanks around it; nil if it begins otherwise.
  fileprivate func dropped(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)).trimmed : nil
  }
}
