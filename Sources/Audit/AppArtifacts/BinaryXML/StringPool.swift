/// The strings of a binary XML file or a resource table, decoded when they are asked for.
struct StringPool {
  private let bytes: [UInt8]
  private let offsets: Int
  private let start: Int
  private let end: Int
  private let isUTF8: Bool
  /// How many strings there are.
  let count: Int
  /// How many the header claims.
  let claimed: Int
  private var known: [Int: String] = [:]
  private var textSize = 0
  /// Whether a string reached over the end of the pool and was cut.
  private(set) var isClamped = false

  /// The most bytes of text that one pool may give.
  static let maximumTextSize = 16 << 20

  /// A pool that begins at an offset and takes as many bytes; nil if its header does not fit.
  init?(_ bytes: [UInt8], at offset: Int, size: Int) {
    guard size >= 28, offset >= 0, size <= bytes.count - offset,
      let headerSize = bytes.uint16(at: offset + 2), headerSize >= 28, headerSize <= size,
      let claimed = bytes.size(at: offset + 8), let flags = bytes.uint32(at: offset + 16),
      let stringsStart = bytes.size(at: offset + 20),
      stringsStart <= size
    else { return nil }
    self.bytes = bytes
    self.claimed = claimed
    offsets = offset + headerSize
    // A count that is too large is a known trick: between header and strings there is room for so
    // many.
    let room = max(0, (stringsStart == 0 ? size : stringsStart) - headerSize) / 4
    count = min(claimed, room)
    start = offset + stringsStart
    end = offset + size
    isUTF8 = flags & 0x100 != 0
  }

  /// The string with a number; nil if the pool has none, or gave too much already.
  subscript(_ number: Int) -> String? {
    mutating get {
      guard number >= 0, number < count else { return nil }
      if let text = known[number] { return text }
      guard textSize < Self.maximumTextSize, let offset = bytes.size(at: offsets + number * 4),
        offset < end - start
      else { return nil }
      let text = isUTF8 ? utf8(at: start + offset) : utf16(at: start + offset)
      textSize += text.utf8.count
      known[number] = text
      return text
    }
  }

  private mutating func utf8(at offset: Int) -> String {
    // The length in UTF-16 units comes first, then the one in bytes.
    guard let (_, second) = length8(at: offset), let (count, text) = length8(at: second) else {
      isClamped = true
      return ""
    }
    let last = clamped(text, count)
    return String(decoding: bytes[text..<last], as: UTF8.self)
  }

  private mutating func utf16(at offset: Int) -> String {
    guard offset <= end - 2, let first = bytes.uint16(at: offset) else {
      isClamped = true
      return ""
    }
    var text = offset + 2
    var count = first
    if first & 0x8000 != 0 {
      guard let second = bytes.uint16(at: text) else { return "" }
      count = (first & 0x7FFF) << 16 | second
      text += 2
    }
    let last = clamped(min(text, end), count * 2)
    let units = stride(from: min(text, end), to: last - 1, by: 2).map {
      UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Where a text ends: inside the pool.
  private mutating func clamped(_ text: Int, _ count: Int) -> Int {
    let room = min(end - text, Self.maximumTextSize - textSize)
    guard count > room else { return text + count }
    isClamped = true
    return text + max(0, room)
  }

  private func length8(at offset: Int) -> (value: Int, next: Int)? {
    guard offset < end else { return nil }
    let first = Int(bytes[offset])
    guard first & 0x80 != 0 else { return (first, offset + 1) }
    guard offset + 1 < end else { return nil }
    return ((first & 0x7F) << 8 | Int(bytes[offset + 1]), offset + 2)
  }
}
