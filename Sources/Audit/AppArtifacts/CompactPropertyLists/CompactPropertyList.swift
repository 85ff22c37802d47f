/// A property list as a flat list of cells over the text it was read from: small and quick.
///
/// Made for project files: no text is decoded before it is asked for. It reads the old style, with
/// or without outer braces, and JSON directly; XML and binary lists are taken over from
/// `PropertyList`.
public struct CompactPropertyList: Sendable {
  /// The file, relative to the root.
  public let file: String
  let storage: Storage

  /// The most bytes that are read.
  public static let maximumSize = 32 << 20
  /// The most values, keys included, that one list may hold.
  public static let maximumCount = 4_000_000

  /// The root value.
  public var root: Value { Value(storage: storage, index: 0) }
}

extension CompactPropertyList {
  /// The text and the cells, shared by all values of a list.
  final class Storage: Sendable {
    let text: [UInt8]
    let cells: [Cell]

    init(text: [UInt8], cells: [Cell]) {
      self.text = text
      self.cells = cells
    }

    /// Whether the bytes of a cell spell a text.
    func holds(_ wanted: String, at cell: Cell) -> Bool {
      var wanted = wanted
      return wanted.withUTF8 { wanted in
        text.withUnsafeBufferPointer { $0.isText(wanted, from: cell.start, to: cell.end) }
      }
    }

    /// The index of the last value under a key, among the cells of a dictionary.
    func member(_ key: String, from first: Int, to end: Int) -> Int? {
      var key = key
      return key.withUTF8 { wanted in
        text.withUnsafeBufferPointer { text in
          cells.withUnsafeBufferPointer { cells in
            var found: Int?
            var place = first
            while place + 1 < end {
              let name = cells[place]
              let isFound =
                name.kind == .string
                ? text.isText(wanted, from: name.start, to: name.end)
                : Value(storage: self, index: place).string?.utf8.elementsEqual(wanted) == true
              if isFound { found = place + 1 }
              let value = cells[place + 1]
              let holdsOthers = value.kind == .array || value.kind == .dictionary
              place = holdsOthers ? Int(value.end) : place + 2
            }
            return found
          }
        }
      }
    }
  }

  /// A value: what it is, which bytes it is on, its line, and where the value after it begins.
  struct Cell: Hashable, Sendable {
    /// The first byte of the value's text, without its quote.
    var start: UInt32
    /// The byte after the value's text; of arrays and dictionaries the cell after their last value.
    var end: UInt32
    /// The line, from 1; 0 in binary files, which have none.
    var line: UInt32
    var kind: Kind
  }

  /// What a cell holds. A dictionary's cells are keys and values in turn.
  enum Kind: UInt8, Hashable, Sendable {
    /// The bytes are the text.
    case string
    /// The bytes hold escapes of the old style.
    case escapedString
    /// The bytes hold escapes of JSON.
    case escapedJSON
    /// The bytes are hexadecimal digits.
    case data
    /// The bytes are the decimal number of bytes of data that was not kept.
    case dataCount
    case number
    case boolean
    case date
    case array
    case dictionary
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a range are the wanted ones.
  fileprivate func isText(_ wanted: Self, from start: UInt32, to end: UInt32) -> Bool {
    guard Int(end) - Int(start) == wanted.count else { return false }
    for offset in wanted.indices where self[Int(start) + offset] != wanted[offset] { return false }
    return true
  }
}
