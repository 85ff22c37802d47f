import Findings

/// A ZIP archive, read by its central directory as Android's installer does.
///
/// Names are looked at in place and only what is asked for becomes an entry. What Android passes
/// over is a remark; what it refuses is a problem, and the rest is read all the same.
struct Archive {
  /// The archive's bytes.
  let source: ByteSource
  /// What is wrong with the archive as a whole.
  private(set) var problems: [ReadingProblem] = []
  private let directory: [UInt8]
  /// Where the directory begins.
  private let start: Int
  /// How many entries the archive claims to have.
  private let claimed: Int
  /// Where each entry is in the directory.
  private var places: [Int] = []

  /// The largest central directory that is read: some 300,000 entries.
  static let maximumDirectorySize = 24 << 20

  private static let entrySize = 46
  private static let entryMark: UInt32 = 0x0201_4B50
  private static let localMark: UInt32 = 0x0403_4B50

  /// Finds the central directory of an archive and the entries in it.
  init(_ source: ByteSource) throws(ReadingProblem) {
    let end = try ArchiveEnd(of: source)
    self.source = source
    start = end.start
    claimed = end.entryCount
    guard end.size <= Self.maximumDirectorySize else {
      throw ReadingProblem(
        .oversizedFile, at: SourcePosition(file: source.file),
        "The central directory has \(end.size) bytes; no more than \(Self.maximumDirectorySize) are"
          + " read. (byte \(end.offset))",
        wayOut: "Check that this is the package you mean; none is ever that large.")
    }
    directory = try source.bytes(at: end.start, count: end.size)
    problems = end.remarks
    if let prefix = try ArchiveEnd.prefix(of: source) { problems.append(prefix) }
    readPlaces()
    remarkNUL()
  }

  private mutating func readPlaces() {
    var place = 0
    places.reserveCapacity(min(claimed, directory.count / Self.entrySize))
    while places.count < claimed {
      guard directory.uint32(at: place) == Self.entryMark, let size = entrySize(at: place),
        size <= directory.count - place
      else {
        problems.append(
          .malformed(
            package: source.file, start + place,
            "The archive claims \(claimed) entries, and its directory ends after \(places.count)"))
        return
      }
      places.append(place)
      place += size
    }
    if directory.uint32(at: place) == Self.entryMark {
      problems.append(
        .irregular(
          source.file, start + place,
          "The directory goes on after the \(claimed) entries that the archive claims; Android does"
            + " not see the rest"))
    }
  }

  /// A name with a NUL is one thing to Android and, up to the NUL, another to tools written in C.
  private mutating func remarkNUL() {
    let named = places.first { place in
      guard let length = directory.uint16(at: place + 28),
        place + Self.entrySize + length <= directory.count
      else { return false }
      return directory[place + Self.entrySize..<place + Self.entrySize + length].contains(0)
    }
    guard let place = named else { return }
    problems.append(
      .irregular(
        source.file, start + place,
        "The name of a file contains a NUL, at which some tools cut it off"))
  }

  /// How many bytes an entry takes in the directory; nil if it is cut off.
  private func entrySize(at place: Int) -> Int? {
    guard let name = directory.uint16(at: place + 28), let extra = directory.uint16(at: place + 30),
      let comment = directory.uint16(at: place + 32)
    else { return nil }
    return Self.entrySize + name + extra + comment
  }

  /// The entries whose names are wanted, in the order of the directory.
  func entries(where isWanted: (ArraySlice<UInt8>) -> Bool) -> [ArchiveEntry] {
    places.compactMap { place in
      guard let length = directory.uint16(at: place + 28),
        place + Self.entrySize + length <= directory.count
      else { return nil }
      let name = directory[place + Self.entrySize..<place + Self.entrySize + length]
      guard isWanted(name), let flags = directory.uint16(at: place + 8),
        let method = directory.uint16(at: place + 10),
        let compressedSize = directory.size(at: place + 20),
        let size = directory.size(at: place + 24), let header = directory.size(at: place + 42)
      else { return nil }
      return ArchiveEntry(
        name: String(decoding: name, as: UTF8.self), method: method,
        compressedSize: compressedSize, size: size, header: header, place: start + place,
        isEncrypted: flags & 1 == 1)
    }
  }

  /// The entries of one name: an archive should have one, and may have more or none.
  func entries(named name: StaticString) -> [ArchiveEntry] {
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return entries { $0.count == wanted.count && $0.elementsEqual(wanted) }
  }
}

extension Archive {
  /// The bytes of a file in the archive as a file of its own.
  ///
  /// One that is not compressed is read in place; another is expanded, `limit` bytes at most. The
  /// encryption bit and an unknown method are passed over, as Android does.
  func file(
    _ entry: ArchiveEntry, limit: Int, remarks: inout [ReadingProblem]
  ) throws(ReadingProblem) -> ByteSource {
    let data = try dataOffset(of: entry, &remarks)
    let isStored =
      entry.method == 0 || entry.method != 8 && entry.compressedSize == entry.size
    if isStored {
      guard let part = source.part(at: data, count: entry.size) else { throw cutOff(entry, data) }
      return part
    }
    guard let compressed = source.part(at: data, count: entry.compressedSize) else {
      throw cutOff(entry, data)
    }
    guard entry.compressedSize <= limit else {
      throw .oversized(source.file, size: entry.compressedSize, limit: limit)
    }
    var inflation = Inflation(compressed, name: entry.name, offset: data)
    do {
      let bytes = try inflation.all(expecting: entry.size, limit: limit)
      if bytes.count != entry.size {
        remarks.append(
          .irregular(
            source.file, entry.place,
            "\(entry.name) expands to \(bytes.count) bytes and claims \(entry.size)"))
      }
      return ByteSource(bytes, file: source.file)
    } catch {
      // An unknown method may be over data that is not compressed at all.
      if entry.method != 8, let part = source.part(at: data, count: entry.size) { return part }
      throw error
    }
  }

  /// A file in the archive of which parts are read, whatever its size: it is never expanded whole.
  func stream(
    _ entry: ArchiveEntry, remarks: inout [ReadingProblem]
  ) throws(ReadingProblem) -> ByteSource {
    guard entry.method == 8 else { return try file(entry, limit: .max, remarks: &remarks) }
    let data = try dataOffset(of: entry, &remarks)
    guard let compressed = source.part(at: data, count: entry.compressedSize) else {
      throw cutOff(entry, data)
    }
    // Deflate expands a byte to 1,032 at most, so a larger claim is a lie.
    let count = min(entry.size, compressed.count.multipliedReportingOverflow(by: 1032).partialValue)
    return InflatedFile(compressed, count: count, name: entry.name, offset: data).source
  }

  /// The bytes of a file in the archive.
  func contents(
    of entry: ArchiveEntry, limit: Int, remarks: inout [ReadingProblem]
  ) throws(ReadingProblem) -> [UInt8] {
    let file = try file(entry, limit: limit, remarks: &remarks)
    guard file.count <= limit else {
      throw .oversized(source.file, size: file.count, limit: limit)
    }
    return try file.bytes(at: 0, count: file.count)
  }

  /// Where the data of an entry begins: after its local header, which may tell another story.
  private func dataOffset(
    of entry: ArchiveEntry, _ remarks: inout [ReadingProblem]
  ) throws(ReadingProblem) -> Int {
    let header = try source.bytes(at: entry.header, count: 30)
    guard header.uint32(at: 0) == Self.localMark, let flags = header.uint16(at: 6),
      let method = header.uint16(at: 8), let name = header.uint16(at: 26),
      let extra = header.uint16(at: 28)
    else {
      throw .malformed(
        package: source.file, entry.header, "There is no local header of \(entry.name) here")
    }
    if method != entry.method || (flags & 1 == 1) != entry.isEncrypted {
      remarks.append(
        .irregular(
          source.file, entry.header,
          "The local header of \(entry.name) disagrees with the central directory"))
    }
    if entry.isEncrypted || flags & 1 == 1 {
      remarks.append(
        .irregular(
          source.file, entry.place, "\(entry.name) is marked as encrypted, which Android ignores"))
    }
    if entry.method != 0, entry.method != 8 {
      remarks.append(
        .irregular(
          source.file, entry.place,
          "\(entry.name) is compressed by method \(entry.method), which is unknown"))
    }
    return entry.header + 30 + name + extra
  }

  private func cutOff(_ entry: ArchiveEntry, _ offset: Int) -> ReadingProblem {
    .malformed(
      package: source.file, offset,
      "\(entry.name) claims \(entry.compressedSize) bytes, and the archive ends before")
  }
}
