/// Names that are looked up by bytes, many times: no text is made for a name that is not wanted.
struct NameSet: Sendable {
  let names: [String]
  private let bytes: [[UInt8]]
  /// For each hash the names that have it, by number from 1 on.
  private let slots: [UInt16]
  private let mask: Int

  init(_ names: some Sequence<String>) {
    self.names = Array(Set(names)).sorted()
    bytes = self.names.map { Array($0.utf8) }
    var size = 64
    while size < self.names.count * 4 { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (number, name) in bytes.enumerated() {
      var place = name.withUnsafeBufferPointer { Self.hash($0) } & (size - 1)
      while slots[place] != 0 { place = (place + 1) & (size - 1) }
      slots[place] = UInt16(truncatingIfNeeded: number + 1)
    }
    self.slots = slots
    mask = size - 1
  }

  /// The number of a name; nil for any other.
  func number(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = Self.hash(name) & mask
    while slots[place] != 0 {
      let number = Int(slots[place]) - 1
      if bytes[number].count == name.count, bytes[number].elementsEqual(name) { return number }
      place = (place + 1) & mask
    }
    return nil
  }

  /// The number of a name; nil for any other.
  func number(of name: ArraySlice<UInt8>) -> Int? {
    name.withUnsafeBufferPointer { number(of: $0) }
  }

  /// The first, the last and the middle bytes distinguish most names.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    let middle = name[name.count / 2]
    let later = name[name.count * 3 / 4]
    return (name.count &* 31 &+ Int(first)) &* 31 &+ (Int(middle) &* 7 &+ Int(last)) &* 131
      &+ Int(later) &* 17
  }
}
