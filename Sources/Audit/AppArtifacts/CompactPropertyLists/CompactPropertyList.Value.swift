import Findings

extension CompactPropertyList {
  /// A value of a list; it holds on to the whole list.
  public struct Value: Sendable {
    let storage: Storage
    let index: Int

    var cell: Cell { storage.cells[index] }
    var bytes: ArraySlice<UInt8> { storage.text[Int(cell.start)..<Int(cell.end)] }

    /// The cell after this value and all that it holds.
    var next: Int {
      switch cell.kind {
      case .array, .dictionary: Int(cell.end)
      default: index + 1
      }
    }

    /// The line of the value; nil in binary files.
    public var line: Int? { cell.line == 0 ? nil : Int(cell.line) }

    /// Whether this is a dictionary.
    public var isDictionary: Bool { cell.kind == .dictionary }

    /// Whether this is an array.
    public var isArray: Bool { cell.kind == .array }

    /// The text of a string, decoded; nil for any other kind.
    public var string: String? {
      switch cell.kind {
      case .string: String(decoding: bytes, as: UTF8.self)
      case .escapedString: OldStyleCharacters.unescaped(bytes)
      case .escapedJSON: JSONEscape.unescaped(bytes)
      default: nil
      }
    }

    /// A truth value of a binary file or of JSON; nil for any other kind.
    var boolean: Bool? {
      cell.kind == .boolean ? bytes.first == UInt8(ascii: "t") : nil
    }

    /// Whether this is a string with just this text; no text is decoded where none has escapes.
    public func isString(_ text: String) -> Bool {
      cell.kind == .string ? storage.holds(text, at: cell) : string == text
    }

    /// The members of a dictionary, in the order of the file; none for any other kind.
    public var members: Members { Members(of: self) }

    /// The elements of an array; none for any other kind.
    public var elements: Elements { Elements(of: self) }

    /// The value under a key of a dictionary; the last one where a key occurs twice.
    public subscript(key: String) -> Value? {
      guard isDictionary else { return nil }
      return storage.member(key, from: index + 1, to: next).map {
        Value(storage: storage, index: $0)
      }
    }
  }

  /// A key with its value.
  public struct Member: Sendable {
    /// The key, always a string.
    public let key: Value
    /// The value.
    public let value: Value

    /// The text of the key.
    public var name: String { key.string ?? "" }
  }
}

extension CompactPropertyList {
  /// The members of a dictionary, in the order of the file.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private let storage: Storage
    private var index: Int
    private let end: Int

    init(of value: Value) {
      storage = value.storage
      index = value.index + 1
      end = value.isDictionary ? value.next : index
    }

    /// The first key with its value; nil if there is none.
    public var first: Member? {
      var members = self
      return members.next()
    }

    /// The next key with its value.
    public mutating func next() -> Member? {
      guard index < end else { return nil }
      let value = Value(storage: storage, index: index + 1)
      let member = Member(key: Value(storage: storage, index: index), value: value)
      index = value.next
      return member
    }
  }

  /// The elements of an array.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let storage: Storage
    private var index: Int
    private let end: Int

    init(of value: Value) {
      storage = value.storage
      index = value.index + 1
      end = value.isArray ? value.next : index
    }

    /// The first element; nil if there is none.
    public var first: Value? {
      var elements = self
      return elements.next()
    }

    /// The next element.
    public mutating func next() -> Value? {
      guard index < end else { return nil }
      let value = Value(storage: storage, index: index)
      index = value.next
      return value
    }
  }
}
