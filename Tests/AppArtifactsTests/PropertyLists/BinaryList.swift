/// A binary property list in the making: objects as bytes, the tables as told.
struct BinaryList {
  var objects: [[UInt8]]
  var root = 0
  var header = "bplist00"
  var offsetWidth: UInt8 = 2
  var referenceWidth: UInt8 = 1
  /// Stands in for the number of objects that the trailer claims.
  var claimedCount: UInt64?
  /// Stands in for the place of the table that the trailer claims.
  var claimedTable: UInt64?
  /// Stand in for the offsets of objects.
  var claimedOffsets: [Int: Int] = [:]

  init(_ objects: [[UInt8]]) { self.objects = objects }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var bytes = Array(header.utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for (index, offset) in offsets.enumerated() {
      bytes += Self.bigEndian(UInt64(claimedOffsets[index] ?? offset)).suffix(Int(offsetWidth))
    }
    bytes += [0, 0, 0, 0, 0, 0, offsetWidth, referenceWidth]
    bytes += Self.bigEndian(claimedCount ?? UInt64(objects.count))
    bytes += Self.bigEndian(UInt64(root))
    bytes += Self.bigEndian(claimedTable ?? UInt64(table))
    return bytes
  }

  static func bigEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// A string of fewer than 15 ASCII characters.
  static func string(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
  }

  /// An array with references to other objects.
  static func array(_ references: UInt8...) -> [UInt8] {
    [0xA0 | UInt8(references.count)] + references
  }

  /// A dictionary with references to keys and values.
  static func dictionary(_ keys: [UInt8], _ values: [UInt8]) -> [UInt8] {
    [0xD0 | UInt8(keys.count)] + keys + values
  }

  /// A date, in seconds from the start of 2001.
  static func date(_ seconds: Double) -> [UInt8] {
    [0x33] + bigEndian(seconds.bitPattern)
  }
}
