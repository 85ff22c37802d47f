extension MarkupReader {
  /// Reads characters, references and CDATA up to the next tag, comment or instruction.
  mutating func text() throws(MarkupProblem) -> String {
    var joined = ""
    while index < bytes.count {
      if starts("<![CDATA[") {
        let start = index + 9
        let end = try skip(past: "]]>", from: start, "A CDATA section never closes.")
        joined += withLineFeeds(start..<end - 3)
        index = end
        continue
      }
      if bytes[index] == UInt8(ascii: "<") { break }
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
      let piece = try resolved(start..<index, blanksBecomeSpaces: false)
      if joined.isEmpty { joined = piece } else { joined += piece }
    }
    return joined
  }

  /// The text of a range, its references resolved and its line ends made LF, or all blanks spaces.
  func resolved(
    _ range: Range<Int>, blanksBecomeSpaces: Bool
  ) throws(MarkupProblem) -> String {
    let plain = bytes[range].allSatisfy {
      $0 != UInt8(ascii: "&") && ($0 >= 0x20 || (!blanksBecomeSpaces && $0 != 0x0D))
    }
    if plain { return string(range) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "&"):
        position = try appendReference(at: position, before: range.upperBound, to: &result)
        continue
      case 0x0D:
        result.append(blanksBecomeSpaces ? 0x20 : 0x0A)
        if position + 1 < range.upperBound, bytes[position + 1] == 0x0A { position += 1 }
      case 0x09, 0x0A:
        result.append(blanksBecomeSpaces ? 0x20 : byte)
      default:
        result.append(byte)
      }
      position += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func withLineFeeds(_ range: Range<Int>) -> String {
    guard bytes[range].contains(0x0D) else { return string(range) }
    var result: [UInt8] = []
    for position in range where bytes[position] != 0x0D || bytes[position + 1] != 0x0A {
      result.append(bytes[position] == 0x0D ? 0x0A : bytes[position])
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends what `&…;` stands for, and returns the offset after it.
  private func appendReference(
    at start: Int, before end: Int, to result: inout [UInt8]
  ) throws(MarkupProblem) -> Int {
    let limit = min(start + 64, end)
    guard let semicolon = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw problem(at: start, "An “&” begins no reference here; in text it is written “&amp;”.")
    }
    let name = string(start + 1..<semicolon)
    switch name {
    case "lt": result.append(UInt8(ascii: "<"))
    case "gt": result.append(UInt8(ascii: ">"))
    case "amp": result.append(UInt8(ascii: "&"))
    case "apos": result.append(UInt8(ascii: "'"))
    case "quot": result.append(UInt8(ascii: "\""))
    default:
      if name.hasPrefix("#") {
        guard let scalar = Self.scalar(name.dropFirst()) else {
          throw problem(at: start, "“&\(name);” is not a character.")
        }
        UTF8Text.append(scalar.value, to: &result)
      } else if name.utf8.allSatisfy(Self.isNameByte), !name.isEmpty {
        throw problem(
          at: start,
          "“&\(name);” is none of the five entities of XML; entities of a document are not expanded."
        )
      } else {
        throw problem(at: start, "An “&” begins no reference here; in text it is written “&amp;”.")
      }
    }
    return semicolon + 1
  }

  /// The character that "65" or "x41" stands for; nil for NUL, surrogates and values out of range.
  private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x"
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard number.first?.isHexDigit == true,
      let value = UInt32(number, radix: isHexadecimal ? 16 : 10), value > 0
    else { return nil }
    return Unicode.Scalar(value)
  }
}
