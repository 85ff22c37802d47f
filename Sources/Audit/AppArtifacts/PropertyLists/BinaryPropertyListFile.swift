import Findings

/// The bytes of a binary property list with what its trailer says, checked against them.
struct BinaryPropertyListFile {
  let bytes: [UInt8]
  let name: String
  /// The object that is the root.
  let rootObject: Int
  private let offsetWidth: Int
  private let referenceWidth: Int
  let objectCount: Int
  /// Where the table of offsets begins; every object lies before it.
  let table: Int

  private static let headerSize = 8
  private static let trailerSize = 32

  init(_ bytes: [UInt8], file: String) throws(ReadingProblem) {
    self.bytes = bytes
    name = file
    guard bytes.starts(with: "bplist00".utf8) else {
      throw Self.problem(file, 0, "The binary property list is not of version 00.")
    }
    let trailer = bytes.count - Self.trailerSize
    guard trailer > Self.headerSize else {
      throw Self.problem(file, bytes.count, "The binary property list is cut off.")
    }
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    let numbers = [8, 16, 24].map { start in
      bytes[(trailer + start)..<(trailer + start + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    // Each object takes a byte at least, so that the size of the file bounds every number here.
    let bounded = numbers.compactMap { $0 <= UInt64(trailer) ? Int($0) : nil }
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth), bounded.count == 3,
      bounded[0] > 0, bounded[1] < bounded[0], bounded[2] >= Self.headerSize,
      bounded[0] <= (trailer - bounded[2]) / offsetWidth
    else {
      throw Self.problem(
        file, trailer, "The trailer of the binary property list does not fit the file.")
    }
    objectCount = bounded[0]
    rootObject = bounded[1]
    table = bounded[2]
  }

  /// The object with a number, its content read unless it is a container.
  func object(_ number: Int) throws(ReadingProblem) -> (offset: Int, content: Content) {
    let entry = table + number * offsetWidth
    let offset = unsigned(entry, width: offsetWidth)
    guard let offset, offset >= Self.headerSize, offset < table else {
      throw problem(at: entry, "The offset there lies outside the objects of the file.")
    }
    return (offset, try content(at: offset))
  }

  /// The object number at a position in a row of references that lies within the file.
  func reference(_ position: Int, from start: Int) throws(ReadingProblem) -> Int {
    let place = start + position * referenceWidth
    guard let number = unsigned(place, width: referenceWidth), number < objectCount else {
      throw problem(at: place, "The reference there names no object of the file.")
    }
    return number
  }

  /// Where a row of references ends; throws where it leaves the objects.
  func checkReferences(_ count: Int, from start: Int) throws(ReadingProblem) {
    guard start <= table, count <= (table - start) / referenceWidth else {
      throw problem(at: start, "The value there claims \(count) references; the file ends before.")
    }
  }

  /// A number of one to eight bytes; nil if it is larger than the file.
  func unsigned(_ start: Int, width: Int) -> Int? {
    guard start >= 0, width <= 8, start + width <= bytes.count else { return nil }
    let number = bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number <= UInt64(bytes.count) ? Int(number) : nil
  }

  func problem(at offset: Int, _ message: String) -> ReadingProblem {
    Self.problem(name, offset, message)
  }

  private static func problem(
    _ file: String, _ offset: Int, _ message: String
  ) -> ReadingProblem {
    ReadingProblem(
      .malformedFile, at: SourcePosition(file: file), "\(message) (byte \(offset))",
      wayOut: "Restore the file from version control, or write it again as XML.")
  }
}
