/// What a process of its own has to say: numbers and texts, taken out in the order of putting in.
struct Message: Sendable {
  private(set) var bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// A message from a pipe; nil if it is not whole, because its process ended too early.
  init?(sent bytes: [UInt8]) {
    var length = Message(bytes)
    guard let count = try? length.takeNumber(), count == bytes.count - length.place else {
      return nil
    }
    self = length
  }

  /// The message with its length before it.
  var toSend: [UInt8] {
    var length = Message()
    length.put(bytes.count)
    return length.bytes + bytes
  }

  /// A message that holds something else than is read from it.
  struct CutOff: Error, CustomStringConvertible {
    var description: String { "explore: the result of an isolated run cannot be read." }
  }

  mutating func put(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func put(_ number: Int) { put(UInt64(bitPattern: Int64(number))) }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }

  mutating func put<Item>(_ items: [Item], _ put: (inout Message, Item) -> Void) {
    self.put(items.count)
    for item in items { put(&self, item) }
  }

  mutating func takeWord() throws -> UInt64 {
    let end = place + 8
    guard end <= bytes.count else { throw CutOff() }
    defer { place = end }
    return bytes[place..<end].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func takeNumber() throws -> Int { Int(Int64(bitPattern: try takeWord())) }

  mutating func takeText() throws -> String {
    let length = try takeNumber()
    guard length >= 0, length <= bytes.count - place else { throw CutOff() }
    defer { place += length }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }

  mutating func takeAll<Item>(_ take: (inout Message) throws -> Item) throws -> [Item] {
    let count = try takeNumber()
    guard count >= 0, count <= bytes.count else { throw CutOff() }
    return try (0..<count).map { _ in try take(&self) }
  }
}
