/// The references of an image to the selectors that are looked for.
struct SelectorReferences {
  /// The selectors whose names the image holds, by the address of the name.
  private(set) var names: [UInt64: Int] = [:]
  /// Those that it refers to, by the address of the reference.
  private(set) var places: [UInt64: Int] = [:]

  /// The most bytes of one section that are read.
  private static let maximumSize = 128 << 20

  init(
    of image: MachOImage, format: PointerFormat, for query: BinaryQuery
  ) throws(BinaryProblem) {
    var targets: [(place: UInt64, name: UInt64)] = []
    for section in image.sections(named: "__objc_selrefs") {
      try Self.readTargets(in: section, of: image, format, &targets)
    }
    for section in Self.sectionsOfNames(in: image, targets.map(\.name)) {
      try findNames(in: section, of: image, query)
    }
    guard !names.isEmpty else { return }
    for (place, name) in targets {
      if let number = names[name] { places[place] = number }
    }
  }

  /// The sections that hold the names of selectors: one of their own, and what references lead to.
  ///
  /// Some linkers put them among the other texts.
  private static func sectionsOfNames(
    in image: MachOImage, _ names: [UInt64]
  ) -> [MachOImage.Section] {
    var found = image.sections(named: "__objc_methname")
    var misses = 0
    for name in names where !found.contains(where: { $0.holds(name) }) {
      // Few are elsewhere in a sound file, and a broken one is searched for a while only.
      misses += 1
      guard misses < 1024 else { break }
      if let section = image.sections.first(where: { $0.holds(name) }) { found.append(section) }
    }
    return found
  }

  private mutating func findNames(
    in section: MachOImage.Section, of image: MachOImage, _ query: BinaryQuery
  ) throws(BinaryProblem) {
    let bytes = try Self.bytes(of: section, in: image)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for end in bytes.indices where bytes[end] == 0 {
        if end > start,
          let number = query.selectors.number(of: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        {
          names[section.address &+ UInt64(start)] = number
        }
        start = end + 1
      }
    }
  }

  private static func readTargets(
    in section: MachOImage.Section, of image: MachOImage, _ format: PointerFormat,
    _ targets: inout [(place: UInt64, name: UInt64)]
  ) throws(BinaryProblem) {
    let bytes = try bytes(of: section, in: image)
    let width = image.header.is64Bit ? 8 : 4
    let base = image.base
    targets.reserveCapacity(targets.count + bytes.count / width)
    var place = 0
    while let raw = bytes.address(
      at: place, is64Bit: image.header.is64Bit, isBigEndian: image.header.isBigEndian)
    {
      if case .address(let name) = format.target(of: raw, base: base) {
        targets.append((section.address &+ UInt64(place), name))
      }
      place += width
    }
  }

  static func bytes(
    of section: MachOImage.Section, in image: MachOImage
  ) throws(BinaryProblem) -> [UInt8] {
    guard section.size <= maximumSize else {
      throw BinaryProblem(
        at: section.offset, "The section \(section.name) has \(section.size) bytes.")
    }
    return try image.bytes.bytes(at: section.offset, count: section.size)
  }
}

extension MachOImage.Section {
  /// Whether an address lies in it.
  fileprivate func holds(_ address: UInt64) -> Bool {
    address >= self.address && address - self.address < UInt64(size)
  }
}
