/// Looks for the instructions that load a reference to a selector, where nothing else shows that a
/// message is sent.
struct CodeReferences {
  /// The references that some instruction loads, by address.
  private(set) var found: Set<UInt64> = []
  /// Whether the code is for a processor whose instructions are known here.
  private(set) var isKnown = false

  /// How much code is looked through at most, and how much at once.
  private static let maximumSize = 512 << 20
  private static let step = 1 << 20

  init(to wanted: Set<UInt64>, in image: MachOImage) throws(BinaryProblem) {
    guard [CPU.arm64, CPU.x86With64].contains(image.header.cpu), !image.isEncrypted else { return }
    isKnown = true
    // The stubs that send one message each come first: newer compilers send all through them.
    for name in ["__objc_stubs", "__text"] {
      for section in image.sections(named: name) {
        try look(through: section, of: image, for: wanted)
        if wanted.isSubset(of: found) { return }
      }
    }
  }

  private mutating func look(
    through section: MachOImage.Section, of image: MachOImage, for wanted: Set<UInt64>
  ) throws(BinaryProblem) {
    var place = 0
    while place < min(section.size, Self.maximumSize) {
      // A little of the next part is read along, for instructions that belong together.
      let count = min(Self.step + 64, section.size - place)
      let bytes = try image.bytes.bytes(at: section.offset + place, count: count)
      let address = section.address &+ UInt64(place)
      bytes.withUnsafeBufferPointer { bytes in
        if image.header.cpu == CPU.arm64 {
          lookThroughARM(bytes, at: address, for: wanted)
        } else {
          lookThroughX86(bytes, at: address, for: wanted)
        }
      }
      if wanted.isSubset(of: found) { return }
      place += Self.step
    }
  }

  /// `adrp x8, page` with `ldr x1, [x8, #offset]` among the next few instructions.
  private mutating func lookThroughARM(
    _ bytes: UnsafeBufferPointer<UInt8>, at address: UInt64, for wanted: Set<UInt64>
  ) {
    let pages = Set(wanted.map { $0 & ~0xFFF })
    func instruction(_ number: Int) -> UInt32 {
      let place = number * 4
      return UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        | UInt32(bytes[place + 3]) << 24
    }
    let count = bytes.count / 4
    for number in 0..<count {
      // The last byte of the instruction tells most others apart.
      guard bytes[number * 4 + 3] & 0x9F == 0x90 else { continue }
      let code = instruction(number)
      let high = Int64(Int32(bitPattern: code << 8) >> 13) << 2
      let pageOffset = (high | Int64(code >> 29 & 3)) << 12
      let page = (address &+ UInt64(number * 4)) & ~0xFFF &+ UInt64(bitPattern: pageOffset)
      guard pages.contains(page) else { continue }
      let register = code & 31
      for next in number + 1..<min(count, number + 12) where next < count {
        let code = instruction(next)
        if code & 0x9F00_0000 == 0x9000_0000, code & 31 == register { break }
        if code & 0xFFC0_0000 == 0xF940_0000, code >> 5 & 31 == register {
          let target = page &+ UInt64(code >> 10 & 0xFFF) * 8
          if wanted.contains(target) { found.insert(target) }
          if code & 31 == register { break }
        }
      }
    }
  }

  /// `mov rsi, [rip + offset]`.
  private mutating func lookThroughX86(
    _ bytes: UnsafeBufferPointer<UInt8>, at address: UInt64, for wanted: Set<UInt64>
  ) {
    guard bytes.count > 7 else { return }
    for place in 0..<bytes.count - 7
    where bytes[place + 1] == 0x8B && bytes[place + 2] & 0xC7 == 0x05
      && (bytes[place] == 0x48 || bytes[place] == 0x4C)
    {
      let offset =
        UInt32(bytes[place + 3]) | UInt32(bytes[place + 4]) << 8 | UInt32(bytes[place + 5]) << 16
        | UInt32(bytes[place + 6]) << 24
      let target =
        address &+ UInt64(place + 7)
        &+ UInt64(bitPattern: Int64(Int32(bitPattern: offset)))
      if wanted.contains(target) { found.insert(target) }
    }
  }
}
