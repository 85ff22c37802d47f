import Findings

/// Reads binary XML, the form in which a package holds its manifest.
///
/// It reads what Android reads: attributes are recognized by the number of their resource, chunks
/// that no one knows are passed over by their size, and where a size makes no sense the next sound
/// element is looked for. Each such tolerance is a remark with its offset.
struct BinaryXMLReader {
  private let bytes: [UInt8]
  private let file: String
  private var pool: StringPool?
  /// Where the numbers of the attributes' names stand, and how many.
  private var resources = (start: 0, count: 0)
  private var remarked: Set<String> = []
  private var tags = 0

  /// The most opening tags that a manifest may hold.
  static let maximumTags = 200_000
  /// The most attributes of one tag that are read.
  static let maximumAttributes = 512

  /// Whether bytes may be binary XML: the first chunk says so, or at least has the usual header.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    bytes.uint16(at: 0) == 3 || bytes.uint16(at: 2) == 8 && bytes.first != UInt8(ascii: "<")
  }

  /// Hands every tag to a builder.
  static func read(
    _ bytes: [UInt8], into builder: inout ManifestBuilder, file: String
  ) throws(ReadingProblem) {
    var reader = BinaryXMLReader(bytes: bytes, file: file)
    try reader.read(into: &builder)
  }

  private init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  private mutating func read(into builder: inout ManifestBuilder) throws(ReadingProblem) {
    guard let kind = bytes.uint16(at: 0), bytes.uint16(at: 2) == 8, bytes.count > 16 else {
      throw .malformed(package: file, 0, "The manifest is neither text nor binary XML")
    }
    if kind != 3 {
      remark("the first chunk is of kind 0x\(String(kind, radix: 16)) instead of 0x3", 0, &builder)
    }
    if let size = bytes.size(at: 4), size > bytes.count {
      remark("the manifest claims \(size) bytes and has \(bytes.count)", 4, &builder)
    }
    var offset = 8
    while let chunk = next(&offset, &builder) {
      try read(chunk, into: &builder)
      offset = chunk.end
    }
    guard tags > 0 else { throw .malformed(package: file, offset, "The manifest has no element") }
    if builder.depth > 0 {
      remark("the manifest ends with \(builder.depth) open elements", bytes.count, &builder)
    }
  }

  private mutating func read(
    _ chunk: Chunk, into builder: inout ManifestBuilder
  ) throws(ReadingProblem) {
    switch chunk.kind {
    case 0x0001 where pool == nil:
      pool = StringPool(bytes, at: chunk.start, size: chunk.end - chunk.start)
      guard let pool else {
        throw .malformed(package: file, chunk.start, "The string pool does not fit the manifest")
      }
      if pool.claimed > pool.count {
        remark(
          "the string pool claims \(pool.claimed) strings and has room for \(pool.count)",
          chunk.start, &builder)
      }
    case 0x0180:
      let start = chunk.start + max(8, chunk.headerSize)
      resources = (start, max(0, chunk.end - start) / 4)
    case 0x0102:
      guard builder.depth < ManifestBuilder.maximumDepth else {
        throw .malformed(
          package: file, chunk.start,
          "More than \(ManifestBuilder.maximumDepth) elements are nested")
      }
      tags += 1
      guard tags <= Self.maximumTags else {
        throw .malformed(
          package: file, chunk.start, "The manifest has more than \(Self.maximumTags) elements")
      }
      builder.open(try tag(at: chunk, &builder))
    case 0x0103: builder.close()
    case 0x0001, 0x0100, 0x0101, 0x0104: break
    default:
      remark(
        "a chunk of the unknown kind 0x\(String(chunk.kind, radix: 16)) is between elements",
        chunk.start, &builder)
    }
  }

  private mutating func tag(
    at chunk: Chunk, _ builder: inout ManifestBuilder
  ) throws(ReadingProblem) -> ManifestTag {
    // The header of a node is 16 bytes; what it says is honoured as long as it lies in the chunk.
    let body = chunk.start + (chunk.headerSize >= 8 ? chunk.headerSize : 16)
    guard let name = bytes.uint32(at: body + 4), let attributeStart = bytes.uint16(at: body + 8),
      let stride = bytes.uint16(at: body + 10), let count = bytes.uint16(at: body + 12),
      body + 14 <= chunk.end
    else {
      throw .malformed(package: file, chunk.start, "The element there does not fit its chunk")
    }
    var tag = ManifestTag(name: string(name) ?? "")
    if attributeStart != 20 || stride != 20, count > 0 {
      remark(
        "attributes of \(stride) bytes begin \(attributeStart) bytes into an element",
        body + 8, &builder)
    }
    guard stride >= 20 || count == 0 else {
      throw .malformed(package: file, body + 10, "The attributes of <\(tag.name)> are too small")
    }
    for number in 0..<min(count, Self.maximumAttributes) {
      let place = body + attributeStart + number * stride
      guard place + 20 <= chunk.end, let attribute = attribute(at: place, &builder) else {
        remark("<\(tag.name)> claims \(count) attributes and has \(number)", body + 12, &builder)
        break
      }
      tag.attributes.append(attribute)
    }
    return tag
  }

  private mutating func attribute(
    at place: Int, _ builder: inout ManifestBuilder
  ) -> ManifestTag.Attribute? {
    guard let namespace = bytes.uint32(at: place), let name = bytes.uint32(at: place + 4),
      let raw = bytes.uint32(at: place + 8), let data = bytes.uint32(at: place + 16)
    else { return nil }
    let kind = bytes[place + 15]
    let resource = resource(name)
    var attribute = ManifestTag.Attribute(
      namespace: ManifestTag.Namespace(string(namespace) ?? ""), name: "",
      value: value(kind, data, raw))
    if let resource, resource != 0 {
      attribute.namespace = .android
      attribute.name = ManifestAttributeName.named(resource) ?? ""
    } else {
      attribute.name = string(name) ?? ""
      if attribute.namespace == .android {
        remark("attributes of the platform have no resource number", place, &builder)
      }
    }
    return attribute
  }

  private mutating func value(_ kind: UInt8, _ data: UInt32, _ raw: UInt32) -> ManifestTag.Value {
    switch kind {
    case 0x01, 0x02, 0x07, 0x08: .reference(data)
    case 0x03: string(data).map { .text($0) } ?? .other
    case 0x10, 0x11: .number(data)
    case 0x12: .boolean(data != 0)
    default: string(raw).map { .text($0) } ?? .other
    }
  }

  /// The resource number of the attribute whose name has a number in the pool.
  private func resource(_ name: UInt32) -> UInt32? {
    guard let number = Int(exactly: name), number < resources.count else { return nil }
    return bytes.uint32(at: resources.start + number * 4)
  }

  private mutating func string(_ number: UInt32) -> String? {
    guard number != .max, let number = Int(exactly: number) else { return nil }
    return pool?[number]
  }
}

extension BinaryXMLReader {
  /// A piece of the file with its kind.
  struct Chunk {
    var kind: Int
    var headerSize: Int
    var start: Int
    var end: Int
  }

  /// The chunk at an offset, or the next sound element where none is there.
  private mutating func next(_ offset: inout Int, _ builder: inout ManifestBuilder) -> Chunk? {
    guard offset <= bytes.count - 8 else { return nil }
    if let chunk = chunk(at: offset) { return chunk }
    let broken = offset
    offset += 4
    while offset <= bytes.count - 16 {
      if let chunk = chunk(at: offset), (0x0100...0x0104).contains(chunk.kind),
        chunk.headerSize == 16
      {
        remark(
          "the chunk has no sound size; the manifest goes on at byte \(offset)", broken, &builder)
        return chunk
      }
      offset += 4
    }
    remark("the chunk has no sound size, and nothing sound follows", broken, &builder)
    return nil
  }

  private func chunk(at offset: Int) -> Chunk? {
    guard let kind = bytes.uint16(at: offset), let headerSize = bytes.uint16(at: offset + 2),
      let size = bytes.size(at: offset + 4), size >= 8, size <= bytes.count - offset,
      headerSize <= size
    else { return nil }
    return Chunk(kind: kind, headerSize: headerSize, start: offset, end: offset + size)
  }

  /// Says once what is odd; a file may be odd in the same way a million times.
  private mutating func remark(_ text: String, _ offset: Int, _ builder: inout ManifestBuilder) {
    guard remarked.count < 16, remarked.insert(String(text.prefix(24))).inserted else { return }
    builder.problems.append(
      .irregular(file, offset, "In AndroidManifest.xml " + text + "; Android reads on"))
  }
}
