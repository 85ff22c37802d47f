/// The bytes of an image by address, read page by page.
struct ImageMemory {
  let image: MachOImage
  let format: PointerFormat
  private var pages: [Int: [UInt8]] = [:]

  private static let pageSize = 1 << 14
  /// The most pages that are kept: 64 MB would be too many for a phone's app.
  private static let maximumPages = 2048

  init(_ image: MachOImage, format: PointerFormat) {
    self.image = image
    self.format = format
  }

  /// Where an address lies in the file; nil if it lies in no segment.
  func offset(of address: UInt64) -> Int? {
    for segment in image.segments where address >= segment.address {
      let place = address - segment.address
      guard place < UInt64(segment.fileSize) else { continue }
      return Int(place) + segment.offset
    }
    return nil
  }

  /// A number of four bytes at an address.
  mutating func word(at address: UInt64) throws(BinaryProblem) -> UInt32? {
    guard let offset = offset(of: address) else { return nil }
    return try bytes(at: offset, count: 4).uint32(at: 0, isBigEndian: image.header.isBigEndian)
  }

  /// Where the pointer at an address leads.
  mutating func pointer(at address: UInt64) throws(BinaryProblem) -> PointerFormat.Target? {
    guard let offset = offset(of: address) else { return nil }
    let raw = try bytes(at: offset, count: image.header.is64Bit ? 8 : 4).address(
      at: 0, is64Bit: image.header.is64Bit, isBigEndian: image.header.isBigEndian)
    return raw.flatMap { format.target(of: $0, base: image.base) }
  }

  /// The address that the pointer at an address leads to; nil for a symbol of another image.
  mutating func address(at address: UInt64) throws(BinaryProblem) -> UInt64? {
    guard case .address(let target) = try pointer(at: address) else { return nil }
    return target
  }

  private mutating func bytes(at offset: Int, count: Int) throws(BinaryProblem) -> [UInt8] {
    let page = offset / Self.pageSize
    let start = offset - page * Self.pageSize
    let known = try self.page(page)
    if start + count <= known.count { return Array(known[start..<start + count]) }
    return try image.bytes.bytes(at: offset, count: count)
  }

  private mutating func page(_ number: Int) throws(BinaryProblem) -> [UInt8] {
    if let known = pages[number] { return known }
    if pages.count >= Self.maximumPages { pages.removeAll() }
    let bytes = try image.bytes.bytes(at: number * Self.pageSize, count: Self.pageSize)
    pages[number] = bytes
    return bytes
  }
}
