/// Puts values into each other without recursion; its callers keep the nesting right.
struct PropertyListBuilder {
  /// An array or a dictionary that is still open.
  private struct Level {
    var line: Int?
    var members: [PropertyList.Member]?
    var nodes: [PropertyList.Node] = []
    /// The key that waits for its value, with its line.
    var key: (text: String, line: Int?)?
  }

  private var levels: [Level] = []
  /// The root, once it is complete.
  private(set) var root: PropertyList.Node?

  /// How many arrays and dictionaries are open.
  var depth: Int { levels.count }
  /// Whether the innermost open value is a dictionary.
  var isInDictionary: Bool { levels.last?.members != nil }
  /// The key that waits for its value.
  var pendingKey: String? { levels.last?.key?.text }

  mutating func openArray(line: Int?) { levels.append(Level(line: line)) }

  mutating func openDictionary(line: Int?) { levels.append(Level(line: line, members: [])) }

  mutating func key(_ text: String, line: Int?) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].key = (text, line)
  }

  /// Adds a value to the innermost open one, or makes it the root.
  mutating func add(_ value: PropertyList.Value, line: Int?) {
    guard !levels.isEmpty else {
      root = root ?? PropertyList.Node(value, line: line)
      return
    }
    let last = levels.count - 1
    if let key = levels[last].key {
      levels[last].key = nil
      levels[last].members?.append(
        PropertyList.Member(key.text, PropertyList.Node(value, line: key.line)))
    } else {
      levels[last].nodes.append(PropertyList.Node(value, line: line))
    }
  }

  /// Closes the innermost open array or dictionary.
  mutating func close() {
    guard let level = levels.popLast() else { return }
    add(level.members.map { .dictionary($0) } ?? .array(level.nodes), line: level.line)
  }
}
