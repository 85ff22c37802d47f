import MarkupReading

/// The cells of a list in the making, with its limits.
struct CellList {
  typealias Cell = CompactPropertyList.Cell

  private(set) var cells: [Cell] = []
  /// The arrays and dictionaries that are open, as cells, outermost first.
  private(set) var open: [Int] = []
  private let maximumCount: Int

  init(maximumCount: Int) { self.maximumCount = maximumCount }

  /// The innermost open array or dictionary.
  var innermost: Cell? { open.last.map { cells[$0] } }
  /// The cell that was added last.
  var last: Cell? { cells.last }

  /// Adds a value; what it holds, if it is an array or a dictionary, follows until it is closed.
  mutating func add(
    _ kind: CompactPropertyList.Kind, _ start: Int, _ end: Int, line: Int, in bytes: [UInt8]
  ) throws(MarkupProblem) {
    guard cells.count < maximumCount else {
      throw MarkupProblem(at: start, in: bytes, "The list has more than \(maximumCount) values.")
    }
    if kind == .array || kind == .dictionary {
      guard open.count < PropertyListLimits.depth else {
        throw MarkupProblem(
          at: start, in: bytes,
          "More than \(PropertyListLimits.depth) arrays and dictionaries are nested."
        )
      }
      open.append(cells.count)
    }
    cells.append(
      Cell(start: UInt32(start), end: UInt32(end), line: UInt32(clamping: line), kind: kind))
  }

  /// Adds the cell that was added last once more: a key that is its own value.
  mutating func repeatLast(in bytes: [UInt8]) throws(MarkupProblem) {
    guard let last = cells.last else { return }
    try add(last.kind, Int(last.start), Int(last.end), line: Int(last.line), in: bytes)
  }

  /// Closes the innermost array or dictionary.
  mutating func close() {
    guard let innermost = open.popLast() else { return }
    cells[innermost].end = UInt32(cells.count)
  }
}
