import Findings

/// The settings of one place: an xcconfig with what it includes, or a configuration of the project.
struct SettingsLayer {
  /// By name; in each list a later assignment outranks an earlier one.
  private(set) var assignments: [String: [SettingAssignment]] = [:]
  /// Configuration files that are named and are not in the tree.
  var unseen: [String] = []

  mutating func add(_ name: String, _ assignment: SettingAssignment) {
    assignments[name, default: []].append(assignment)
  }

  /// Settings given as text, as the build system's own are.
  init(_ values: [String: String] = [:]) {
    let nowhere = SourcePosition(file: "")
    for (name, value) in values { add(name, SettingAssignment(value: value, position: nowhere)) }
  }

  /// The `buildSettings` dictionary of a configuration.
  ///
  /// Its keys have no order that counts: an assignment with conditions outranks one without.
  init(dictionary: CompactPropertyList.Value, file: String) {
    var conditional: [(String, SettingAssignment)] = []
    for member in dictionary.members {
      guard let (name, conditions) = SettingAssignment.split(member.name) else { continue }
      let assignment = SettingAssignment(
        value: Self.text(of: member.value), conditions: conditions,
        position: SourcePosition(file: file, line: member.value.line))
      if conditions.isEmpty {
        add(name, assignment)
      } else {
        conditional.append((name, assignment))
      }
    }
    conditional.sort { $0.1.conditions.count < $1.1.conditions.count }
    for (name, assignment) in conditional { add(name, assignment) }
  }

  /// A list becomes words with blanks between; a word that holds a blank is quoted.
  private static func text(of value: CompactPropertyList.Value) -> String {
    guard value.isArray else { return value.string ?? "" }
    return value.elements.map { element in
      let text = element.string ?? ""
      return text.utf8.contains(UInt8(ascii: " ")) && !text.utf8.contains(UInt8(ascii: "\""))
        ? "\"\(text)\"" : text
    }.joined(separator: " ")
  }
}
