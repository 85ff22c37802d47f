extension CompactPropertyList.Value {
  /// The value with all it holds as a tree; a member's line is its key's.
  public var node: PropertyList.Node {
    var builder = PropertyListBuilder()
    var ends: [Int] = []
    var position = index
    let end = next
    while position < end {
      let value = CompactPropertyList.Value(storage: storage, index: position)
      position += 1
      if builder.isInDictionary, builder.pendingKey == nil {
        builder.key(value.string ?? "", line: value.line)
        continue
      }
      switch value.cell.kind {
      case .array:
        builder.openArray(line: value.line)
        ends.append(value.next)
      case .dictionary:
        builder.openDictionary(line: value.line)
        ends.append(value.next)
      default: builder.add(value.scalar, line: value.line)
      }
      while ends.last == position {
        ends.removeLast()
        builder.close()
      }
    }
    return builder.root ?? PropertyList.Node(.dictionary([]))
  }

  /// The value of a cell that holds no others.
  private var scalar: PropertyList.Value {
    switch cell.kind {
    case .string, .escapedString, .escapedJSON: .string(string ?? "")
    case .data: .data(count: bytes.count { $0 > 0x20 } / 2)
    case .dataCount: .data(count: Int(text) ?? 0)
    case .boolean: .boolean(bytes.first == UInt8(ascii: "t"))
    case .date: .date(text)
    case .number: Int64(text).map { .integer($0) } ?? .real(Double(text) ?? .nan)
    case .array: .array([])
    case .dictionary: .dictionary([])
    }
  }

  private var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension CompactPropertyList {
  /// A list that was read in another form, laid flat.
  public init(_ list: PropertyList) {
    var text: [UInt8] = []
    var cells: [Cell] = []
    /// What has yet to be laid down, the next one last.
    var steps: [Step] = [.node(list.root)]
    while let step = steps.popLast() {
      if case .end(let cell) = step {
        cells[cell].end = UInt32(clamping: cells.count)
        continue
      }
      let start = UInt32(clamping: text.count)
      let kind = step.lay(on: &text)
      cells.append(
        Cell(
          start: start, end: UInt32(clamping: text.count),
          line: UInt32(clamping: step.line ?? 0), kind: kind))
      if kind == .array || kind == .dictionary {
        steps.append(.end(of: cells.count - 1))
        steps.append(contentsOf: step.inner)
      }
    }
    file = list.file
    storage = Storage(text: text, cells: cells)
  }

  private enum Step {
    case key(String, line: Int?)
    case node(PropertyList.Node)
    case end(of: Int)

    var line: Int? {
      switch self {
      case .key(_, let line): line
      case .node(let node): node.line
      case .end: nil
      }
    }

    /// What an array or a dictionary holds, the first one last.
    var inner: [Step] {
      guard case .node(let node) = self else { return [] }
      switch node.value {
      case .array(let nodes): return nodes.reversed().map { .node($0) }
      case .dictionary(let members):
        return members.reversed().flatMap { member in
          [.node(member.node), .key(member.key, line: member.node.line)]
        }
      default: return []
      }
    }

    /// Appends the text of a key or a scalar, and tells the kind of its cell.
    func lay(on text: inout [UInt8]) -> Kind {
      let (written, kind): (String, Kind) =
        switch self {
        case .key(let key, _): (key, .string)
        case .end: ("", .string)
        case .node(let node):
          switch node.value {
          case .string(let string): (string, .string)
          case .integer(let number): (String(number), .number)
          case .real(let number): (String(number), .number)
          case .boolean(let flag): (flag ? "true" : "false", .boolean)
          case .date(let date): (date, .date)
          case .data(let count): (String(count), .dataCount)
          case .array: ("", .array)
          case .dictionary: ("", .dictionary)
          }
        }
      text.append(contentsOf: written.utf8)
      return kind
    }
  }
}
