/// Writes an image for tests: sections of a kilobyte each, at addresses that are known before.
struct MachOWriter {
  var cpu: UInt32 = 0x100_000C
  var fileType: UInt32 = 6
  var base: UInt64 = 0
  /// dyld's form of pointers; nil for plain numbers.
  var form: UInt16?
  var imports: [String] = []
  /// Further load commands, whole.
  var commands: [[UInt8]] = []
  private(set) var sections: [(segment: String, name: String, bytes: [UInt8])] = []

  private static let start = 0x1000
  private static let step = 0x400

  /// Where the next section begins.
  var next: UInt64 { base + UInt64(Self.start + sections.count * Self.step) }

  /// Adds a section; what it gives back is the address of its first byte.
  @discardableResult
  mutating func add(_ segment: String, _ name: String, _ bytes: [UInt8]) -> UInt64 {
    let address = next
    sections.append((segment, name, bytes))
    return address
  }

  /// An address as the data of the image holds it.
  func pointer(_ address: UInt64) -> [UInt8] {
    switch form {
    case 6, 7, 9, 12: little(address - base)
    default: little(address)
    }
  }

  /// A symbol of another image, as the data holds it.
  func symbol(_ number: UInt64) -> [UInt8] {
    switch form {
    case 1, 7, 9, 12: little(number | 1 << 62)
    default: little(number | 1 << 63)
    }
  }

  var bytes: [UInt8] {
    let end = Self.start + sections.count * Self.step
    let fixups = form.map { Self.fixups($0, imports) } ?? []
    var commands = self.commands
    // One segment for all: names of sections are looked for in any.
    var segment = little(UInt32(0x19)) + little(UInt32(72 + 80 * sections.count))
    segment += text("__TEXT", 16) + little(base) + little(UInt64(end)) + little(UInt64(0))
    segment += little(UInt64(end)) + little(UInt32(5)) + little(UInt32(5))
    segment += little(UInt32(sections.count)) + little(UInt32(0))
    for (number, section) in sections.enumerated() {
      let place = Self.start + number * Self.step
      segment += text(section.name, 16) + text(section.segment, 16)
      segment += little(base + UInt64(place)) + little(UInt64(section.bytes.count))
      segment += little(UInt32(place)) + little(UInt32(0)) + little(UInt64(0)) + little(UInt32(0))
      segment += [UInt8](repeating: 0, count: 12)
    }
    commands.insert(segment, at: 0)
    if form != nil {
      commands.append(
        little(UInt32(0x8000_0034)) + little(UInt32(16)) + little(UInt32(end))
          + little(UInt32(fixups.count)))
    }
    let all = commands.flatMap(\.self)
    var bytes = little(UInt32(0xFEED_FACF)) + little(cpu) + little(UInt32(0)) + little(fileType)
    bytes += little(UInt32(commands.count)) + little(UInt32(all.count)) + little(UInt64(0))
    bytes += all
    bytes += [UInt8](repeating: 0, count: Self.start - bytes.count)
    for section in sections {
      bytes += section.bytes + [UInt8](repeating: 0, count: Self.step - section.bytes.count)
    }
    return bytes + fixups
  }

  /// The command that names a library.
  static func library(_ path: String) -> [UInt8] {
    let size = (24 + path.utf8.count + 8) / 8 * 8
    return little(UInt32(0x0C)) + little(UInt32(size)) + little(UInt32(24))
      + [UInt8](repeating: 0, count: 12) + text(path, size - 24)
  }

  private static func fixups(_ form: UInt16, _ imports: [String]) -> [UInt8] {
    // The head, the starts of one segment, the imports, and their names.
    var bytes = little(UInt32(0)) + little(UInt32(28)) + little(UInt32(64))
    bytes += little(UInt32(64 + imports.count * 4)) + little(UInt32(imports.count))
    bytes += little(UInt32(1)) + little(UInt32(0))
    bytes += little(UInt32(1)) + little(UInt32(8)) + little(UInt32(22)) + little(UInt16(0x4000))
    bytes += little(form) + [UInt8](repeating: 0, count: 64 - 44)
    var names: [UInt8] = []
    for name in imports {
      bytes += little(UInt32(names.count) << 9 | 1)
      names += Array(name.utf8) + [0]
    }
    return bytes + names
  }
}

/// The bytes of a number, least first.
func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

/// A text with zeros after it.
func text(_ text: String, _ length: Int) -> [UInt8] {
  let bytes = Array(text.utf8.prefix(length))
  return bytes + [UInt8](repeating: 0, count: length - bytes.count)
}

/// Texts with a zero after each, and where each begins.
func texts(_ all: [String]) -> (bytes: [UInt8], places: [UInt64]) {
  var bytes: [UInt8] = []
  var places: [UInt64] = []
  for text in all {
    places.append(UInt64(bytes.count))
    bytes += Array(text.utf8) + [0]
  }
  return (bytes, places)
}
