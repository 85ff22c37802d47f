import Findings

/// Reads binary property lists, version 00.
///
/// Every offset, count and reference is held against the file before it is used. References that
/// lead back to a value that is still open are refused, and so is a list whose shared values
/// multiply past the limits.
struct BinaryPropertyListReader {
  private let file: BinaryPropertyListFile
  private var builder = PropertyListBuilder()
  private var open: [Container] = []
  /// The objects in `open`: a reference to one of them would never end.
  private var openObjects: Set<Int> = []
  private var count = 0
  private var textSize = 0

  /// The most bytes of text that a list may hold, shared strings counted each time.
  static let maximumTextSize = 32 << 20

  static func read(_ bytes: [UInt8], file: String) throws(ReadingProblem) -> PropertyList.Node {
    var reader = BinaryPropertyListReader(file: try BinaryPropertyListFile(bytes, file: file))
    return try reader.root()
  }

  private init(file: BinaryPropertyListFile) { self.file = file }

  /// An array, a set or a dictionary that is being read.
  private struct Container {
    let object: Int
    let isDictionary: Bool
    /// Where its references are: the keys of a dictionary, then its values.
    let start: Int
    let count: Int
    var read = 0
  }

  private mutating func root() throws(ReadingProblem) -> PropertyList.Node {
    try visit(file.rootObject)
    while let container = open.last {
      guard container.read < container.count else {
        builder.close()
        open.removeLast()
        openObjects.remove(container.object)
        continue
      }
      open[open.count - 1].read += 1
      var position = container.read
      if container.isDictionary {
        let key = try file.reference(position, from: container.start)
        builder.key(try text(of: key), line: nil)
        position += container.count
      }
      try visit(try file.reference(position, from: container.start))
    }
    return builder.root ?? PropertyList.Node(.dictionary([]))
  }

  private mutating func text(of key: Int) throws(ReadingProblem) -> String {
    let object = try file.object(key)
    guard case .scalar(.string(let text)) = object.content else {
      throw file.problem(at: object.offset, "The key of a dictionary is not a string.")
    }
    try account(text, at: object.offset)
    return text
  }

  private mutating func visit(_ reference: Int) throws(ReadingProblem) {
    let object = try file.object(reference)
    switch object.content {
    case .scalar(let value):
      try account(value.string ?? "", at: object.offset)
      builder.add(value, line: nil)
    case .container(let isDictionary, let start, let count):
      try account("", at: object.offset)
      guard openObjects.insert(reference).inserted else {
        throw file.problem(at: object.offset, "The value there holds itself.")
      }
      guard open.count < PropertyListLimits.depth else {
        throw file.problem(
          at: object.offset,
          "More than \(PropertyListLimits.depth) values are nested.")
      }
      open.append(
        Container(object: reference, isDictionary: isDictionary, start: start, count: count))
      if isDictionary { builder.openDictionary(line: nil) } else { builder.openArray(line: nil) }
    }
  }

  /// Counts a value and its text towards the limits.
  private mutating func account(_ text: String, at offset: Int) throws(ReadingProblem) {
    count += 1
    textSize += text.utf8.count
    guard count <= PropertyListLimits.count else {
      throw file.problem(
        at: offset, "The list holds more than \(PropertyListLimits.count) values.")
    }
    guard textSize <= Self.maximumTextSize else {
      throw file.problem(
        at: offset, "The list holds more than \(Self.maximumTextSize) bytes of text.")
    }
  }
}
