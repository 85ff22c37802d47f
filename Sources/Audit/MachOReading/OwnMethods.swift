/// Looks for methods of an image's own classes and categories among the selectors that it refers to.
///
/// A list of methods in the newer form goes through the same references as the code that sends
/// messages, so that a reference alone does not show that anything is sent.
struct OwnMethods {
  /// The numbers of the selectors that classes of the image implement.
  private(set) var found: Set<Int> = []
  /// The references that a list of methods goes through, by address.
  private(set) var listed: Set<UInt64> = []
  private var memory: ImageMemory
  private let references: SelectorReferences
  /// How many more entries are read: a list takes twelve bytes for each, and is read once in a sound file.
  private var left: Int

  init(
    of image: MachOImage, format: PointerFormat, among references: SelectorReferences
  ) throws(BinaryProblem) {
    memory = ImageMemory(image, format: format)
    self.references = references
    left = min(2_000_000, image.bytes.count / 4 + 64)
    for section in image.sections(named: "__objc_classlist") {
      for address in addresses(in: section) { try readClass(at: address) }
    }
    for name in ["__objc_catlist", "__objc_catlist2"] {
      for section in image.sections(named: name) {
        for address in addresses(in: section) { try readCategory(at: address) }
      }
    }
  }

  private var width: UInt64 { memory.image.header.is64Bit ? 8 : 4 }

  /// The addresses of the pointers in a section.
  private func addresses(in section: MachOImage.Section) -> StrideTo<UInt64> {
    let size = UInt64(min(section.size, 8 << 20))
    return stride(from: section.address, to: section.address &+ size, by: Int(width))
  }

  private mutating func readClass(at place: UInt64) throws(BinaryProblem) {
    guard let address = try memory.address(at: place) else { return }
    try readMethods(ofClass: address)
    // The class of the class has the class methods.
    if let meta = try memory.address(at: address) { try readMethods(ofClass: meta) }
  }

  private mutating func readMethods(ofClass address: UInt64) throws(BinaryProblem) {
    guard left > 0 else { return }
    left -= 1
    guard let data = try memory.address(at: address &+ 4 &* width) else { return }
    // The lowest bits are marks.
    let lists = (data & ~7) &+ (memory.image.header.is64Bit ? 32 : 20)
    if let list = try memory.address(at: lists) { try readList(at: list) }
  }

  private mutating func readCategory(at place: UInt64) throws(BinaryProblem) {
    guard let address = try memory.address(at: place) else { return }
    for number in [2, 3] as [UInt64] {
      if let list = try memory.address(at: address &+ number &* width) { try readList(at: list) }
    }
  }

  private mutating func readList(at address: UInt64) throws(BinaryProblem) {
    guard let flags = try memory.word(at: address), let count = try memory.word(at: address &+ 4)
    else { return }
    let isRelative = flags >> 31 == 1
    let step = UInt64(isRelative ? 12 : max(flags & 0xFFFC, UInt32(3 * width)))
    for number in 0..<UInt64(min(count, 100_000)) {
      guard left > 0 else { return }
      left -= 1
      let place = address &+ 8 &+ number &* step
      if isRelative {
        guard let offset = try memory.word(at: place) else { return }
        let reference = place &+ UInt64(bitPattern: Int64(Int32(bitPattern: offset)))
        if let selector = references.places[reference] {
          found.insert(selector)
          listed.insert(reference)
        }
      } else {
        guard memory.offset(of: place) != nil else { return }
        if let name = try memory.address(at: place), let selector = references.names[name] {
          found.insert(selector)
        }
      }
    }
  }
}
