import Findings

/// A package's resources.arsc, asked for single values: nothing is read but the way to them.
///
/// The value of the default configuration counts; where there is none, the first that is met.
struct ResourceTable {
  private let source: ByteSource
  /// The packages with the bytes that they take.
  private let packages: [(id: UInt32, start: Int, end: Int)]
  private let strings: StringPool?

  /// The largest pool of strings that is read for a text value.
  static let maximumPoolSize = 24 << 20
  /// How many references may follow each other.
  static let maximumHops = 8
  /// The most chunks that are passed on the way to a value.
  static let maximumChunks = 100_000

  /// Finds the packages of a table; nil if the bytes are not a table.
  init?(_ source: ByteSource) throws(ReadingProblem) {
    let head = try source.bytes(at: 0, count: 12)
    guard head.uint16(at: 0) == 2, let headerSize = head.uint16(at: 2), headerSize >= 12 else {
      return nil
    }
    self.source = source
    var packages: [(id: UInt32, start: Int, end: Int)] = []
    var pool: StringPool?
    var walk = Walk(source: source, offset: headerSize, end: source.count)
    while let chunk = try walk.next() {
      if chunk.kind == 1, pool == nil, chunk.size <= Self.maximumPoolSize {
        pool = StringPool(
          try source.bytes(at: chunk.start, count: chunk.size), at: 0, size: chunk.size)
      } else if chunk.kind == 0x0200, packages.count < 256,
        let id = try source.bytes(at: chunk.start + 8, count: 4).uint32(at: 0)
      {
        packages.append((id, chunk.start + max(8, chunk.headerSize), chunk.start + chunk.size))
      }
    }
    self.packages = packages
    strings = pool
  }

  /// The value of a resource; nil if the table has none, or if it is not a plain value.
  func value(of resource: UInt32) throws(ReadingProblem) -> ManifestTag.Value? {
    var resource = resource
    for _ in 0..<Self.maximumHops {
      guard let (kind, data) = try entry(resource) else { return nil }
      switch kind {
      case 0x01, 0x07: resource = data
      case 0x03:
        var strings = strings
        return Int(exactly: data).flatMap { strings?[$0] }.map { .text($0) }
      case 0x10, 0x11: return .number(data)
      case 0x12: return .boolean(data != 0)
      default: return .other
      }
    }
    return nil
  }

  /// The type and data of a resource's value, without following references.
  private func entry(_ resource: UInt32) throws(ReadingProblem) -> (UInt8, UInt32)? {
    let type = UInt8(truncatingIfNeeded: resource >> 16)
    let number = Int(resource & 0xFFFF)
    var other: (UInt8, UInt32)?
    for package in packages where package.id == resource >> 24 {
      var walk = Walk(source: source, offset: package.start, end: package.end)
      while let chunk = try walk.next() {
        guard chunk.kind == 0x0201 else { continue }
        let head = try source.bytes(at: chunk.start, count: min(chunk.headerSize, 128))
        guard head.count >= 20, head[8] == type,
          let value = try value(number, in: chunk, head)
        else { continue }
        if Self.isDefault(head) { return value }
        other = other ?? value
      }
    }
    return other
  }

  /// Whether a chunk of values is for every device: nothing of its configuration is set.
  private static func isDefault(_ head: [UInt8]) -> Bool {
    guard let size = head.size(at: 20), size >= 4 else { return true }
    return head.dropFirst(24).prefix(size - 4).allSatisfy { $0 == 0 }
  }

  private func value(
    _ number: Int, in chunk: Walk.Chunk, _ head: [UInt8]
  ) throws(ReadingProblem) -> (UInt8, UInt32)? {
    guard let count = head.size(at: 12), let first = head.size(at: 16),
      first <= chunk.size, let place = try offset(of: number, count, chunk, flags: head[9])
    else { return nil }
    let start = chunk.start + first
    guard place <= chunk.start + chunk.size - start else { return nil }
    let entry = try source.bytes(at: start + place, count: 16)
    guard let flags = entry.uint16(at: 2) else { return nil }
    // The compact form holds the value in place of the name's size.
    if flags & 8 != 0 { return entry.uint32(at: 4).map { (UInt8(flags >> 8), $0) } }
    guard flags & 1 == 0, let size = entry.uint16(at: 0), size == 8, let data = entry.uint32(at: 12)
    else { return nil }
    return (entry[11], data)
  }

  /// Where the entry with a number is among those of a chunk; nil if it has none.
  private func offset(
    of number: Int, _ count: Int, _ chunk: Walk.Chunk, flags: UInt8
  ) throws(ReadingProblem) -> Int? {
    let table = chunk.start + chunk.headerSize
    if flags & 1 != 0 {
      let entries = try source.bytes(at: table, count: min(count, 0x1_0000) * 4)
      for place in stride(from: 0, to: entries.count - 3, by: 4)
      where entries.uint16(at: place) == number {
        return entries.uint16(at: place + 2).map { $0 * 4 }
      }
      return nil
    }
    guard number < count else { return nil }
    if flags & 2 != 0 {
      let offset = try source.bytes(at: table + number * 2, count: 2).uint16(at: 0)
      return offset == 0xFFFF ? nil : offset.map { $0 * 4 }
    }
    let offset = try source.bytes(at: table + number * 4, count: 4).uint32(at: 0)
    return offset == .max ? nil : offset.flatMap(Int.init(exactly:))
  }
}

extension ResourceTable {
  /// One chunk after the other, by their sizes.
  struct Walk {
    let source: ByteSource
    var offset: Int
    let end: Int
    private var passed = 0

    struct Chunk {
      var kind: Int
      var headerSize: Int
      var start: Int
      var size: Int
    }

    init(source: ByteSource, offset: Int, end: Int) {
      self.source = source
      self.offset = offset
      self.end = min(end, source.count)
    }

    mutating func next() throws(ReadingProblem) -> Chunk? {
      guard offset <= end - 8, passed < ResourceTable.maximumChunks else { return nil }
      let head = try source.bytes(at: offset, count: 8)
      guard let kind = head.uint16(at: 0), let headerSize = head.uint16(at: 2),
        let size = head.size(at: 4), size >= 8, size <= end - offset, headerSize <= size
      else { return nil }
      defer {
        offset += size
        passed += 1
      }
      return Chunk(kind: kind, headerSize: headerSize, start: offset, size: size)
    }
  }
}
