/// The load commands of one image: what lies where, and what the image says of itself.
struct MachOImage {
  let bytes: BinaryBytes
  let is64Bit: Bool
  let isBigEndian: Bool
  let cpu: UInt32
  let subtype: UInt32
  let fileType: UInt32
  private(set) var sections: [Section] = []
  private(set) var segments: [Segment] = []
  private(set) var libraries: [String] = []
  private(set) var platform: UInt32?
  private(set) var minimumOS: UInt32?
  private(set) var sdk: UInt32?
  private(set) var isEncrypted = false
  private(set) var signature: Range<Int>?
  private(set) var fixups: Range<Int>?
  /// The programs that bind symbols: at launch, weak ones, and at the first call.
  private(set) var bindings: [Range<Int>] = []
  private(set) var symbols: SymbolPlace?
  private(set) var problems: [BinaryProblem] = []

  struct Section {
    var name: String
    var segment: String
    var address: UInt64
    var offset: Int
    var size: Int
    var relocations: Int
    var relocationCount: Int
    var isFilledWithZeros: Bool

    var range: Range<Int> { offset..<offset + size }
  }

  struct Segment {
    var name: String
    var address: UInt64
    var size: UInt64
    var offset: Int
    var fileSize: Int
  }

  /// Where the table of symbols lies.
  struct SymbolPlace {
    var offset: Int
    var count: Int
    var texts: Int
    var textSize: Int
    /// The symbols of other images, where the table says which these are.
    var undefined: Range<Int>?
  }

  /// The most bytes of load commands that are read.
  static let maximumCommands = 4 << 20

  /// The image in some bytes; nil if they are something else.
  init?(_ bytes: BinaryBytes) throws(BinaryProblem) {
    // One read has the commands of nearly every image.
    let head = try bytes.bytes(at: 0, count: 1 << 14)
    guard let mark = head.uint32(at: 0) else { return nil }
    switch mark {
    case 0xFEED_FACE: (is64Bit, isBigEndian) = (false, false)
    case 0xFEED_FACF: (is64Bit, isBigEndian) = (true, false)
    case 0xCEFA_EDFE: (is64Bit, isBigEndian) = (false, true)
    case 0xCFFA_EDFE: (is64Bit, isBigEndian) = (true, true)
    default: return nil
    }
    self.bytes = bytes
    let isBig = isBigEndian
    guard let cpu = head.uint32(at: 4, isBigEndian: isBig),
      let subtype = head.uint32(at: 8, isBigEndian: isBig),
      let fileType = head.uint32(at: 12, isBigEndian: isBig),
      let count = head.size(at: 16, isBigEndian: isBig),
      let size = head.size(at: 20, isBigEndian: isBig)
    else { throw BinaryProblem(at: 0, "The header is cut off.") }
    self.cpu = cpu
    self.subtype = subtype
    self.fileType = fileType
    let start = is64Bit ? 32 : 28
    guard size <= Self.maximumCommands, size <= bytes.count - start else {
      throw BinaryProblem(at: 20, "The header claims \(size) bytes of load commands.")
    }
    let commands =
      start + size <= head.count ? head : try bytes.bytes(at: 0, count: start + size)
    readCommands(commands, from: start, to: start + size, count)
  }

  private mutating func readCommands(_ bytes: [UInt8], from start: Int, to end: Int, _ count: Int) {
    var place = start
    for _ in 0..<min(count, (end - start) / 8) {
      guard let command = bytes.uint32(at: place, isBigEndian: isBigEndian),
        let size = bytes.size(at: place + 4, isBigEndian: isBigEndian), size >= 8,
        size <= end - place
      else {
        problems.append(BinaryProblem(at: place, "A load command is cut off."))
        return
      }
      read(command & 0x7FFF_FFFF, Array(bytes[place..<place + size]), at: place)
      place += size
    }
  }

  private mutating func read(_ command: UInt32, _ bytes: [UInt8], at place: Int) {
    switch command {
    case 0x01: readSegment(bytes, is64Bit: false)
    case 0x19: readSegment(bytes, is64Bit: true)
    case 0x02: readSymbols(bytes)
    case 0x0B: readUndefined(bytes)
    case 0x0C, 0x18, 0x1F, 0x20, 0x23:
      if let offset = bytes.size(at: 8, isBigEndian: isBigEndian), offset < bytes.count {
        libraries.append(bytes.text(at: offset, length: bytes.count - offset))
      }
    case 0x1D: signature = range(bytes, at: 8) ?? signature
    case 0x34: fixups = range(bytes, at: 8) ?? fixups
    case 0x22: for start in [16, 24, 32] { range(bytes, at: start).map { bindings.append($0) } }
    case 0x21, 0x2C:
      if bytes.uint32(at: 16, isBigEndian: isBigEndian) ?? 0 != 0,
        bytes.uint32(at: 12, isBigEndian: isBigEndian) ?? 0 != 0
      {
        isEncrypted = true
      }
    case 0x24: readMinimum(bytes, platform: 1)
    case 0x25: readMinimum(bytes, platform: CPU.isSimulated(cpu) ? 7 : 2)
    case 0x2F: readMinimum(bytes, platform: CPU.isSimulated(cpu) ? 8 : 3)
    case 0x30: readMinimum(bytes, platform: CPU.isSimulated(cpu) ? 9 : 4)
    case 0x32:
      // A library for Catalyst has two; the first is what the file was linked for.
      guard platform == nil else { return }
      platform = bytes.uint32(at: 8, isBigEndian: isBigEndian)
      minimumOS = bytes.uint32(at: 12, isBigEndian: isBigEndian)
      sdk = bytes.uint32(at: 16, isBigEndian: isBigEndian)
    default: break
    }
  }

  private mutating func readMinimum(_ bytes: [UInt8], platform: UInt32) {
    guard self.platform == nil else { return }
    self.platform = platform
    minimumOS = bytes.uint32(at: 8, isBigEndian: isBigEndian)
    sdk = bytes.uint32(at: 12, isBigEndian: isBigEndian)
  }

  /// A range of the file, as an offset and a size after it; nil if it is empty or not in the file.
  private func range(_ bytes: [UInt8], at place: Int) -> Range<Int>? {
    guard let offset = bytes.size(at: place, isBigEndian: isBigEndian),
      let size = bytes.size(at: place + 4, isBigEndian: isBigEndian), size > 0,
      offset <= self.bytes.count, size <= self.bytes.count - offset
    else { return nil }
    return offset..<offset + size
  }

  private mutating func readSymbols(_ bytes: [UInt8]) {
    guard let offset = bytes.size(at: 8, isBigEndian: isBigEndian),
      let count = bytes.size(at: 12, isBigEndian: isBigEndian),
      let texts = range(bytes, at: 16), offset <= self.bytes.count,
      count <= (self.bytes.count - offset) / (is64Bit ? 16 : 12)
    else { return }
    symbols = SymbolPlace(
      offset: offset, count: count, texts: texts.lowerBound, textSize: texts.count)
  }

  private mutating func readUndefined(_ bytes: [UInt8]) {
    guard let first = bytes.size(at: 24, isBigEndian: isBigEndian),
      let count = bytes.size(at: 28, isBigEndian: isBigEndian), let total = symbols?.count,
      first <= total, count <= total - first
    else { return }
    symbols?.undefined = first..<first + count
  }

  private mutating func readSegment(_ bytes: [UInt8], is64Bit: Bool) {
    let width = is64Bit ? 8 : 4
    func field(_ number: Int) -> UInt64? {
      bytes.address(at: 24 + number * width, is64Bit: is64Bit, isBigEndian: isBigEndian)
    }
    guard let address = field(0), let size = field(1),
      let offset = field(2).flatMap({ Int(exactly: $0) }),
      let fileSize = field(3).flatMap({ Int(exactly: $0) }),
      let count = bytes.size(at: 24 + 4 * width + 8, isBigEndian: isBigEndian)
    else { return }
    segments.append(
      Segment(
        name: bytes.text(at: 8, length: 16), address: address, size: size, offset: offset,
        fileSize: fileSize))
    let start = 24 + 4 * width + 16
    let step = is64Bit ? 80 : 68
    for number in 0..<min(count, max(0, bytes.count - start) / step) {
      readSection(bytes, at: start + number * step, is64Bit: is64Bit)
    }
  }

  private mutating func readSection(_ bytes: [UInt8], at place: Int, is64Bit: Bool) {
    let width = is64Bit ? 8 : 4
    let rest = place + 32 + 2 * width
    guard
      let address = bytes.address(at: place + 32, is64Bit: is64Bit, isBigEndian: isBigEndian),
      let claimed = bytes.address(
        at: place + 32 + width, is64Bit: is64Bit, isBigEndian: isBigEndian),
      let size = Int(exactly: claimed), let offset = bytes.size(at: rest, isBigEndian: isBigEndian),
      let relocations = bytes.size(at: rest + 8, isBigEndian: isBigEndian),
      let count = bytes.size(at: rest + 12, isBigEndian: isBigEndian),
      let flags = bytes.uint32(at: rest + 16, isBigEndian: isBigEndian)
    else { return }
    let isZeros = [1, 12, 18].contains(flags & 0xFF)
    guard isZeros || offset <= self.bytes.count && size <= self.bytes.count - offset else {
      problems.append(BinaryProblem(at: offset, "A section reaches over the end of the file."))
      return
    }
    sections.append(
      Section(
        name: bytes.text(at: place, length: 16), segment: bytes.text(at: place + 16, length: 16),
        address: address, offset: isZeros ? 0 : offset, size: isZeros ? 0 : size,
        relocations: relocations, relocationCount: count, isFilledWithZeros: isZeros))
  }
}

extension MachOImage {
  /// The sections of a name, in whatever segment: some apps move them.
  func sections(named name: String) -> [Section] {
    sections.filter { $0.name == name && !$0.isFilledWithZeros && $0.size > 0 }
  }

  /// The address at which the image begins.
  var base: UInt64 {
    segments.first { $0.offset == 0 && $0.fileSize > 0 }?.address
      ?? segments.first { $0.name == "__TEXT" }?.address ?? 0
  }

  var kind: BinaryContents.Kind {
    switch fileType {
    case 1: .object
    case 2: .executable
    case 6: .dynamicLibrary
    case 8: .bundle
    default: .other
    }
  }

  /// "13.0" of the number that the linker writes.
  static func version(_ number: UInt32?) -> String? {
    guard let number, number != 0 else { return nil }
    let (major, minor, patch) = (number >> 16, number >> 8 & 0xFF, number & 0xFF)
    return patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

extension CPU {
  /// Whether code for a phone's system that runs on this processor runs in a simulator.
  fileprivate static func isSimulated(_ cpu: UInt32) -> Bool { cpu == x86 || cpu == x86With64 }
}
