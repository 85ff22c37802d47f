import Findings

/// Edits of the build settings that make keys of an Info.plist, in a project file or an xcconfig file.
enum SettingEdits {
  private static let prefix = "INFOPLIST_KEY_"

  /// What an action replaces in a project file.
  ///
  /// - Parameter line: The line of the setting, or one in the configuration that is to have it.
  static func inProject(
    _ action: Edit.Action, onLine line: Int?, in text: [UInt8]
  ) throws(EditRefusal) -> [Replacement] {
    guard let line, let range = text.line(line) else {
      throw EditRefusal("the project file has no such line")
    }
    let tree = try BraceTree(text)
    guard let settings = settings(at: range, in: tree.root) else {
      throw EditRefusal("the line is in no build configuration of the project")
    }
    let (key, member) = try setting(action, settings)
    switch action {
    case .set(_, .string(let value)):
      guard let member else { return [try adding(key, value, to: settings, in: text)] }
      guard !text.string(member.value.range).contains("$(") else { throw variable(key) }
      return [Replacement(member.value.range, by: BraceTree.quoted(value))]
    case .set(_, .boolean(let flag)):
      guard let member else { throw EditRefusal("\(key) is not in the configuration") }
      return [Replacement(member.value.range, by: flag ? "YES" : "NO")]
    case .rename(_, let new):
      guard let member else { throw EditRefusal("\(key) is not in the configuration") }
      guard cases(of: prefix + new, in: settings).isEmpty else {
        throw EditRefusal("\(new) is there already")
      }
      if let condition = member.key.firstIndex(of: "[") {
        throw EditRefusal(
          "\(prefix)\(key) is set for one case only, \(member.key[condition...]); rename it yourself"
        )
      }
      return [Replacement(member.keyRange, by: prefix + new)]
    case .delete:
      guard let member else { throw EditRefusal("\(key) is not in the configuration") }
      return [Replacement(deleting: text.wholeLines(member.range))]
    default: throw unsupported(key)
    }
  }

  /// What an action replaces in an xcconfig file.
  static func inConfiguration(
    _ action: Edit.Action, onLine line: Int?, in text: [UInt8]
  ) throws(EditRefusal) -> [Replacement] {
    guard let key = action.key, let line, let range = text.line(line) else {
      throw EditRefusal("the file has no such line")
    }
    let name = prefix + key
    let start = text[range].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? range.upperBound
    guard text.has(name, at: start), text[range].last != UInt8(ascii: "\\"),
      let equals = text[range].firstIndex(of: UInt8(ascii: "=")),
      text.isBlank(start + name.utf8.count..<equals)
    else { throw EditRefusal("the line does not set \(name) alone, for every case") }
    var end = text.places(of: "//", in: range).first ?? range.upperBound
    while end > equals + 1, text.isBlank(end - 1..<end) { end -= 1 }
    var first = equals + 1
    while first < end, text.isBlank(first..<first + 1) { first += 1 }
    switch action {
    case .set(_, .string(let value)):
      guard !text.string(first..<end).contains("$(") else { throw variable(key) }
      return [Replacement(first..<end, by: first == equals + 1 ? " " + value : value)]
    case .set(_, .boolean(let flag)): return [Replacement(first..<end, by: flag ? "YES" : "NO")]
    case .rename(_, let new):
      let lines = SourceLines(text)
      let isThere = lines.indices.contains { index in
        let line = lines[index]
        guard line.hasPrefix(prefix + new) else { return false }
        return line.dropFirst((prefix + new).count).first.map { "=[ \t".contains($0) } ?? false
      }
      guard !isThere else { throw EditRefusal("\(new) is there already") }
      return [Replacement(start..<start + name.utf8.count, by: prefix + new)]
    case .delete:
      return [Replacement(deleting: range.lowerBound..<text.afterLineEnd(range.upperBound))]
    default: throw unsupported(key)
    }
  }

  private static func variable(_ key: String) -> EditRefusal {
    EditRefusal("the value of \(key) comes from another build setting")
  }

  private static func unsupported(_ key: String) -> EditRefusal {
    EditRefusal(
      "no build setting makes \(key): name an Info.plist in INFOPLIST_FILE and put it there")
  }

  private static func setting(
    _ action: Edit.Action, _ settings: BraceTree.Value
  ) throws(EditRefusal) -> (String, BraceTree.Member?) {
    guard let key = action.key else { throw EditRefusal("a build setting has no such edit") }
    if case .set(let path, _) = action, path.count > 1 { throw unsupported(key) }
    let name = prefix + key
    let all = cases(of: name, in: settings)
    guard all.count < 2 else { throw EditRefusal("\(name) is set for several cases") }
    return (key, all.first)
  }

  /// The lines that set a name, for every case or for some.
  private static func cases(
    of name: String, in settings: BraceTree.Value
  ) -> [BraceTree.Member] {
    settings.members.filter { $0.key == name || $0.key.hasPrefix(name + "[") }
  }

  private static func adding(
    _ key: String, _ value: String, to settings: BraceTree.Value, in text: [UInt8]
  ) throws(EditRefusal) -> Replacement {
    let name = prefix + key
    let line = "\(name) = \(BraceTree.quoted(value));"
    let opening = settings.range.lowerBound + 1
    guard let first = settings.members.first else {
      let isTight = opening + 1 == settings.range.upperBound
      return Replacement(at: opening, " \(line)" + (isTight ? " " : ""))
    }
    // Xcode sorts the settings.
    guard let before = settings.members.last(where: { $0.key < name }) else {
      // What is between the brace and the first setting is about that one.
      let lead = lead(before: first, after: opening, in: text)
      if lead.contains(where: \.isNewline) {
        return Replacement(at: text.endOfRemark(after: opening), lead + line)
      }
      let isTight = opening == first.range.lowerBound
      return Replacement(at: opening, lead + line + (isTight ? " " : ""))
    }
    let end = before.range.upperBound
    guard before.isClosed else { throw EditRefusal("\(before.key) does not end with a semicolon") }
    return Replacement(
      at: text.endOfRemark(after: end), lead(before: before, after: end, in: text) + line)
  }

  /// What comes before a new setting: as before a neighbor, but never part of a remark that ends a line.
  private static func lead(
    before neighbor: BraceTree.Member, after place: Int, in text: [UInt8]
  ) -> String {
    let lead = text.lead(before: neighbor.range.lowerBound)
    if lead.contains(where: \.isNewline) { return lead }
    let remark = place..<text.endOfRemark(after: place)
    guard !text.places(of: "//", in: remark).isEmpty else { return lead.isEmpty ? " " : lead }
    let start = text.startOfLine(neighbor.range.lowerBound)
    let indentation = text.string(start..<neighbor.range.lowerBound).prefix {
      $0 == " " || $0 == "\t"
    }
    return text.lineEnd + String(indentation)
  }

  /// The build settings that a line is in, or those of the configuration that opens on it.
  private static func settings(at line: Range<Int>, in root: BraceTree.Value) -> BraceTree.Value? {
    var value = root
    while let member = value.members.first(where: { member in
      member.range.overlaps(line.lowerBound..<max(line.upperBound, line.lowerBound + 1))
        && member.value.kind == .dictionary
    }) {
      if member.key == "buildSettings" { return member.value }
      if let settings = member.value["buildSettings"],
        line.contains(member.range.lowerBound) || settings.range.overlaps(line)
      {
        return settings.value
      }
      value = member.value
    }
    return nil
  }
}

extension Edit.Action {
  /// The key of an Info.plist that the action is about.
  var key: String? {
    switch self {
    case .set(let path, _): path.first
    case .rename(let old, _): old
    case .delete(let key): key
    case .include(_, let key), .exclude(_, let key): key
    default: nil
    }
  }
}
