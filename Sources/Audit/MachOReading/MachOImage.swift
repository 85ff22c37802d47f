/// The load commands of one image: what lies where, and what the image says of itself.
struct MachOImage {
  let bytes: BinaryBytes
  let header: MachOHeader
  private(set) var sections: [Section] = []
  private(set) var segments: [Segment] = []
  private(set) var libraries: [String] = []
  private(set) var buildVersion: BuildVersion?
  private(set) var linkEdit = LinkEditData()
  private(set) var isEncrypted = false
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

  /// The most bytes of load commands that are read.
  static let maximumCommands = 4 << 20

  /// The image in some bytes; nil if they are something else.
  init?(_ bytes: BinaryBytes) throws(BinaryProblem) {
    // One read has the commands of nearly every image.
    let head = try bytes.bytes(at: 0, count: 1 << 14)
    guard let header = try MachOHeader(head) else { return nil }
    self.bytes = bytes
    self.header = header
    let (start, size) = (header.size, header.commandSize)
    guard size <= Self.maximumCommands, size <= bytes.count - start else {
      throw BinaryProblem(at: 20, "The header claims \(size) bytes of load commands.")
    }
    let commands =
      start + size <= head.count ? head : try bytes.bytes(at: 0, count: start + size)
    readCommands(commands, from: start, to: start + size, header.commandCount)
  }

  private var isBigEndian: Bool { header.isBigEndian }

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
    case 0x0C, 0x18, 0x1F, 0x20, 0x23:
      if let offset = bytes.size(at: 8, isBigEndian: isBigEndian), offset < bytes.count {
        libraries.append(bytes.text(at: offset, length: bytes.count - offset))
      }
    case 0x21, 0x2C:
      if bytes.uint32(at: 16, isBigEndian: isBigEndian) ?? 0 != 0,
        bytes.uint32(at: 12, isBigEndian: isBigEndian) ?? 0 != 0
      {
        isEncrypted = true
      }
    case 0x24: readMinimum(bytes, .macOS)
    case 0x25: readMinimum(bytes, CPU.isSimulated(header.cpu) ? .iOSSimulator : .iOS)
    case 0x2F: readMinimum(bytes, CPU.isSimulated(header.cpu) ? .tvOSSimulator : .tvOS)
    case 0x30: readMinimum(bytes, CPU.isSimulated(header.cpu) ? .watchOSSimulator : .watchOS)
    // A library for Catalyst has two; the first is what the file was linked for.
    case 0x32: buildVersion = buildVersion ?? BuildVersion(bytes, isBigEndian: isBigEndian)
    default: linkEdit.read(command, bytes, of: header, fileSize: self.bytes.count)
    }
  }

  private mutating func readMinimum(_ bytes: [UInt8], _ platform: BinaryContents.Platform) {
    guard buildVersion == nil else { return }
    buildVersion = BuildVersion(bytes, platform: platform, isBigEndian: isBigEndian)
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
}

extension CPU {
  /// Whether code for a phone's system that runs on this processor runs in a simulator.
  fileprivate static func isSimulated(_ cpu: UInt32) -> Bool { cpu == x86 || cpu == x86With64 }
}
