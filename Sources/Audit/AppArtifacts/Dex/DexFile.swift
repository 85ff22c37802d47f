/// A file of Dalvik code in memory, of the versions 035 to 041, read in place.
///
/// Every number is read with its bounds: past the end there are zeros, and a table that reaches
/// over the end is refused as a whole.
struct DexFile {
  /// The whole file; a container of version 041 holds several of these.
  let bytes: UnsafeRawBufferPointer
  /// Its version, such as 35.
  let version: Int
  /// Where the next one begins in a container; the end of the bytes in any other file.
  let next: Int
  let strings: Table
  let types: Table
  let prototypes: Table
  let fields: Table
  let methods: Table
  let classes: Table
  /// What places in the file count from.
  let origin: Int

  /// Entries of one size, one after the other.
  struct Table {
    var offset: Int
    var count: Int
    var size: Int

    /// Where an entry is; entries past the end are none.
    func place(_ index: Int) -> Int? {
      index >= 0 && index < count ? offset + index * size : nil
    }
  }

  /// Why a file cannot be read, with the place.
  struct Failure: Error, Hashable {
    var offset: Int
    var message: String
  }

  /// The versions that are read.
  static let versions = 35...41

  /// Reads the header at a place and the extent of the tables; nothing else.
  init(_ bytes: UnsafeRawBufferPointer, at start: Int = 0) throws(Failure) {
    self.bytes = bytes
    version = try Self.version(bytes, at: start)
    let isContainer = version >= 41
    let headerSize = isContainer ? 0x78 : 0x70
    guard bytes.count - start >= headerSize else {
      throw Failure(offset: start, message: "The header of the code is cut off")
    }
    guard bytes.number(at: start + 0x28) == 0x1234_5678 else {
      throw Failure(offset: start + 0x28, message: "The code is in the byte order of no phone")
    }
    // From version 041 on, places count from the beginning of the container.
    let origin = isContainer ? 0 : start
    func table(_ place: Int, _ size: Int) throws(Failure) -> Table {
      let count = bytes.number(at: start + place)
      let offset = origin + bytes.number(at: start + place + 4)
      guard count == 0 || offset <= bytes.count && count <= (bytes.count - offset) / size else {
        throw Failure(
          offset: start + place, message: "A table of the code reaches over the end of the file")
      }
      return Table(offset: offset, count: count, size: size)
    }
    strings = try table(0x38, 4)
    types = try table(0x40, 4)
    prototypes = try table(0x48, 12)
    fields = try table(0x50, 8)
    methods = try table(0x58, 8)
    classes = try table(0x60, 32)
    let size = bytes.number(at: start + 0x20)
    next = isContainer && size >= headerSize ? min(bytes.count, start + size) : bytes.count
    self.origin = origin
  }

  private static func version(
    _ bytes: UnsafeRawBufferPointer, at start: Int
  ) throws(Failure) -> Int {
    func byte(_ place: Int) -> UInt8 { bytes.byte(at: start + place) }
    let mark = (0..<4).map(byte)
    if mark == Array("cdex".utf8) {
      throw Failure(
        offset: start,
        message: "This is compact code (cdex), which phones make for themselves")
    }
    guard mark == Array("dex\n".utf8) else {
      throw Failure(offset: start, message: "This is not Dalvik code")
    }
    let digits = (4..<7).map { Int(byte($0)) - 0x30 }
    let version = digits[0] * 100 + digits[1] * 10 + digits[2]
    guard digits.allSatisfy((0...9).contains), byte(7) == 0, versions.contains(version) else {
      throw Failure(
        offset: start + 4,
        message: "The code has the version \(String(decoding: (4..<7).map(byte), as: UTF8.self)),"
          + " and 035 to 041 are read")
    }
    return version
  }
}

extension DexFile {
  /// As many bytes of a string as are looked at.
  private static let longestString = 2048

  /// The bytes of a string, without the NUL at its end.
  func string(_ index: Int) -> UnsafeRawBufferPointer {
    let none = UnsafeRawBufferPointer(rebasing: bytes[..<0])
    guard let place = strings.place(index) else { return none }
    var cursor = origin + bytes.number(at: place)
    _ = bytes.variable(at: &cursor)
    guard cursor < bytes.count else { return none }
    let last = min(bytes.count, cursor + Self.longestString)
    var end = cursor
    while end < last, bytes[end] != 0 { end += 1 }
    return UnsafeRawBufferPointer(rebasing: bytes[cursor..<end])
  }

  /// A string as text; bytes that are not UTF-8 are replaced.
  func text(_ index: Int) -> String { String(decoding: string(index), as: UTF8.self) }

  /// The descriptor of a type, such as "Landroid/app/Service;".
  func descriptor(_ type: Int) -> String {
    types.place(type).map { text(bytes.number(at: $0)) } ?? ""
  }

  /// The first string that is not before a text; strings are sorted.
  func firstString(notBefore text: [UInt8]) -> Int {
    var low = 0
    var high = strings.count
    while low < high {
      let middle = (low + high) / 2
      if string(middle).lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number of a string; nil if the file does not hold it.
  func index(of text: [UInt8]) -> Int? {
    let place = firstString(notBefore: text)
    return place < strings.count && string(place).elementsEqual(text) ? place : nil
  }

  /// The type with a descriptor; types are sorted as their strings are.
  func type(_ descriptor: [UInt8]) -> Int? {
    guard let wanted = index(of: descriptor) else { return nil }
    var low = 0
    var high = types.count
    while low < high {
      let middle = (low + high) / 2
      if bytes.number(at: types.offset + middle * 4) < wanted {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < types.count && bytes.number(at: types.offset + low * 4) == wanted ? low : nil
  }

  /// The number of parameters of a method.
  func parameterCount(ofMethod index: Int) -> Int {
    guard let method = methods.place(index),
      let prototype = prototypes.place(bytes.short(at: method + 2))
    else { return 0 }
    // The short form has one letter for the result and one for each parameter.
    return max(0, string(bytes.number(at: prototype)).count - 1)
  }
}

extension UnsafeRawBufferPointer {
  /// A byte; zero past the end.
  func byte(at place: Int) -> UInt8 { place >= 0 && place < count ? self[place] : 0 }

  /// A number of two bytes, least first; zero past the end.
  func short(at place: Int) -> Int {
    guard place >= 0, place <= count - 2 else { return 0 }
    return Int(UInt16(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt16.self)))
  }

  /// A number of four bytes, least first; zero past the end.
  func number(at place: Int) -> Int {
    guard place >= 0, place <= count - 4 else { return 0 }
    return Int(UInt32(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt32.self)))
  }

  /// A number of seven bits in a byte, least first (ULEB128); the place moves behind it.
  func variable(at place: inout Int) -> Int {
    var value: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 35, by: 7) {
      let byte = byte(at: place)
      place += 1
      value |= UInt32(byte & 0x7F) << shift
      if byte & 0x80 == 0 { break }
    }
    return Int(value)
  }

  /// The same with a sign (SLEB128).
  func signedVariable(at place: inout Int) -> Int {
    var value: Int64 = 0
    for shift in stride(from: Int64(0), to: 35, by: 7) {
      let byte = byte(at: place)
      place += 1
      value |= Int64(byte & 0x7F) << shift
      if byte & 0x80 == 0 {
        if byte & 0x40 != 0 { value -= 1 << (shift + 7) }
        break
      }
    }
    return Int(value)
  }
}
