/// File names that are no UTF-8, spelled with `\xE9` for a stray byte, and back.
enum EscapedName {
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text = ""
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let valid = validPrefix(rest)
      text += String(decoding: rest.prefix(valid), as: UTF8.self)
      rest = rest.dropFirst(valid)
      if let stray = rest.popFirst() {
        text += "\\x" + String(stray, radix: 16, uppercase: true)
      }
    }
    return text
  }

  static func bytes(_ text: String) -> [UInt8] {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var place = 0
    while place < source.count {
      if source[place] == UInt8(ascii: "\\"), place + 3 < source.count,
        source[place + 1] == UInt8(ascii: "x"),
        let value = UInt8(
          String(decoding: source[(place + 2)...(place + 3)], as: UTF8.self), radix: 16),
        value >= 0x80
      {
        bytes.append(value)
        place += 4
      } else {
        bytes.append(source[place])
        place += 1
      }
    }
    return bytes
  }

  /// How many bytes at the start are UTF-8.
  private static func validPrefix(_ bytes: ArraySlice<UInt8>) -> Int {
    var length = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      length += UTF8.width(scalar)
    }
    return length
  }
}
