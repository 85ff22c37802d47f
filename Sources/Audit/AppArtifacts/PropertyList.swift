import Findings

/// A property list with the place of each entry: XML, binary and old-style alike.
public struct PropertyList: Hashable, Sendable {
  /// The file, relative to the root.
  public var file: String
  /// The root value, a dictionary in all files that matter here.
  public var root: Node

  /// A property list that was read.
  public init(file: String, root: Node) {
    self.file = file
    self.root = root
  }
}

extension PropertyList {
  /// A value with its place.
  public struct Node: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// The line of the value, or of its key inside a dictionary; nil in binary files.
    public var line: Int?

    /// A value with its place.
    public init(_ value: Value, line: Int? = nil) {
      self.value = value
      self.line = line
    }
  }

  /// A key with its value, in the order of the file.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value; its line is the key's.
    public var node: Node

    /// A key with its value.
    public init(_ key: String, _ node: Node) {
      self.key = key
      self.node = node
    }
  }

  /// The kinds of value a property list has.
  public indirect enum Value: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    case date(String)
    case data(count: Int)
    case array([Node])
    case dictionary([Member])
  }
}

extension PropertyList.Value {
  /// What the value is, in a developer's words: "a string", "an array".
  public var typeName: String {
    switch self {
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a Boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }

  /// The text of a string; nil for any other kind.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a Boolean; nil for any other kind.
  public var boolean: Bool? {
    if case .boolean(let flag) = self { flag } else { nil }
  }

  /// The elements of an array; nil for any other kind.
  public var array: [PropertyList.Node]? {
    if case .array(let nodes) = self { nodes } else { nil }
  }

  /// The members of a dictionary; nil for any other kind.
  public var dictionary: [PropertyList.Member]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// The value under a key of a dictionary; the last one where a key occurs twice.
  public subscript(key: String) -> PropertyList.Node? {
    dictionary?.last { $0.key == key }?.node
  }
}
