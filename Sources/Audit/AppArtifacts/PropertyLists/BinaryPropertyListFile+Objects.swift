import Findings

extension BinaryPropertyListFile {
  /// What an object is.
  enum Content {
    case scalar(PropertyList.Value)
    /// An array, a set or a dictionary with the place of its references.
    case container(isDictionary: Bool, start: Int, count: Int)
  }

  /// Reads the object at an offset, which lies before the table.
  func content(at offset: Int) throws(ReadingProblem) -> Content {
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0 where marker == 0x08 || marker == 0x09: return .scalar(.boolean(marker == 0x09))
    case 0x1 where low <= 4:
      return .scalar(integer(try payload(offset + 1, 1 << low, of: offset)))
    case 0x2 where low == 2 || low == 3:
      return .scalar(.real(real(try payload(offset + 1, 1 << low, of: offset))))
    case 0x3 where low == 3:
      let seconds = real(try payload(offset + 1, 8, of: offset))
      guard let text = PropertyListDate.text(secondsSince2001: seconds) else {
        throw problem(at: offset, "The date there is out of range.")
      }
      return .scalar(.date(text))
    case 0x4:
      let (start, count) = try length(low, of: offset)
      return .scalar(.data(count: try payload(start, count, of: offset).count))
    case 0x5:
      let (start, count) = try length(low, of: offset)
      let text = try payload(start, count, of: offset)
      guard text.allSatisfy({ $0 < 0x80 }) else {
        throw problem(at: offset, "The ASCII string there has other bytes than ASCII.")
      }
      return .scalar(.string(String(decoding: text, as: UTF8.self)))
    case 0x6:
      let (start, count) = try length(low, of: offset)
      let text = try payload(start, count * 2, of: offset)
      let units = stride(from: text.startIndex, to: text.endIndex, by: 2).map {
        UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
      }
      return .scalar(.string(String(decoding: units, as: UTF16.self)))
    case 0x8:
      let number = integer(try payload(offset + 1, low + 1, of: offset))
      return .scalar(
        .dictionary([PropertyList.Member("CF$UID", PropertyList.Node(number))]))
    case 0xA, 0xB, 0xC, 0xD:
      let isDictionary = marker >> 4 == 0xD
      let (start, count) = try length(low, of: offset)
      try checkReferences(isDictionary ? count * 2 : count, from: start)
      return .container(isDictionary: isDictionary, start: start, count: count)
    default:
      throw problem(
        at: offset, "The object there is of the unknown type 0x\(String(marker, radix: 16)).")
    }
  }

  /// The bytes of the object at an offset that is not a container, its first byte included.
  func scalar(at offset: Int) throws(ReadingProblem) -> ArraySlice<UInt8> {
    let low = Int(bytes[offset] & 0x0F)
    switch bytes[offset] >> 4 {
    case 0x1, 0x2, 0x3: return try payload(offset, 1 + (1 << low), of: offset)
    case 0x4, 0x5, 0x6:
      let (start, count) = try length(low, of: offset)
      let width = bytes[offset] >> 4 == 0x6 ? 2 : 1
      return try payload(offset, start - offset + count * width, of: offset)
    case 0x8: return try payload(offset, low + 2, of: offset)
    default: return try payload(offset, 1, of: offset)
    }
  }

  /// The bytes of an object; throws where it reaches into the table.
  private func payload(
    _ start: Int, _ count: Int, of object: Int
  ) throws(ReadingProblem) -> ArraySlice<UInt8> {
    guard start <= table, count <= table - start else {
      throw problem(at: object, "The object there claims \(count) bytes; the file ends before.")
    }
    return bytes[start..<start + count]
  }

  /// The length of an object and where what follows it begins; never more than the file's size.
  private func length(
    _ low: Int, of object: Int
  ) throws(ReadingProblem) -> (start: Int, count: Int) {
    guard low == 0x0F else { return (object + 1, low) }
    let place = object + 1
    guard place < table, bytes[place] & 0xF0 == 0x10, bytes[place] & 0x0F <= 3,
      case let width = 1 << Int(bytes[place] & 0x0F), place + 1 + width <= table,
      let count = unsigned(place + 1, width: width)
    else {
      throw problem(at: object, "The object there has a length that does not fit the file.")
    }
    return (place + 1 + width, count)
  }

  /// A big-endian integer; eight bytes are signed, fewer are not, sixteen are a real if need be.
  private func integer(_ digits: ArraySlice<UInt8>) -> PropertyList.Value {
    let low = digits.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let high = digits.dropLast(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if digits.count == 8 { return .integer(Int64(bitPattern: low)) }
    if high == 0 { return Int64(exactly: low).map { .integer($0) } ?? .real(Double(low)) }
    let number = Int64(bitPattern: low)
    if high == .max, number < 0 { return .integer(number) }
    return .real(Double(Int64(bitPattern: high)) * 18_446_744_073_709_551_616 + Double(low))
  }

  private func real(_ digits: ArraySlice<UInt8>) -> Double {
    let pattern = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return digits.count == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: pattern))) : Double(bitPattern: pattern)
  }
}
