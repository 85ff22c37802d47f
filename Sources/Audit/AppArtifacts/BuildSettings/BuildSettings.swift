import Findings

/// The settings of a target in one configuration: layers, and what is in them expanded.
///
/// Precedence is Xcode's: the target's settings, its xcconfig, the project's settings, its
/// xcconfig, defaults. `$(inherited)`, or a setting that names itself, means the next assignment
/// below.
struct BuildSettings {
  /// The weakest layer first.
  var layers: [SettingsLayer]
  var context: SettingsContext

  /// Configuration files that are named and are not in the tree.
  var unseen: [String] { layers.flatMap(\.unseen) }

  /// An expanded text.
  struct Expansion: Hashable {
    var text: String
    /// Variables nothing defines, in order of appearance.
    var undefined: [String] = []
  }

  /// The assignments that hold for a name, strongest first.
  func assignments(_ name: String) -> [SettingAssignment] {
    var found: [SettingAssignment] = []
    for layer in layers.reversed() {
      guard let list = layer.assignments[name] else { continue }
      for assignment in list.reversed()
      where assignment.conditions.isEmpty || context.meets(assignment.conditions) {
        found.append(assignment)
      }
    }
    return found
  }

  /// The value of a setting with every variable in it; nil if nothing sets it.
  func value(_ name: String) -> Expansion? {
    var evaluation = SettingEvaluation(settings: self)
    return evaluation.value(of: name).map { Expansion(text: $0, undefined: evaluation.undefined) }
  }

  /// The text of a setting; "" where nothing sets it.
  subscript(name: String) -> String { value(name)?.text ?? "" }

  /// Whether a setting says YES.
  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The words of a setting that is a list; quotes keep a word with blanks together.
  func list(_ name: String) -> [String] { SettingWords.split(self[name]) }

  /// Where the strongest assignment of a setting is.
  func position(_ name: String) -> SourcePosition? {
    assignments(name).first.map(\.position).flatMap { $0.file.isEmpty ? nil : $0 }
  }

  /// A text with its variables replaced.
  func expand(_ text: String) -> Expansion {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return Expansion(text: text) }
    var evaluation = SettingEvaluation(settings: self)
    let text = evaluation.expand(text)
    return Expansion(text: text, undefined: evaluation.undefined)
  }

  /// The names with a prefix that any layer sets, sorted.
  func names(withPrefix prefix: String) -> [String] {
    var names: Set<String> = []
    for layer in layers {
      for name in layer.assignments.keys where name.hasPrefix(prefix) { names.insert(name) }
    }
    return names.sorted()
  }
}
