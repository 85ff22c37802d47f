/// Writes archives for tests, right or wrong.
struct ArchiveWriter {
  var files: [(name: String, bytes: [UInt8])] = []
  /// What the headers say of the method, where the data stays as it is.
  var method: UInt16 = 0
  /// What the central directory says of the method.
  var directoryMethod: UInt16?
  var flags: UInt16 = 0
  var directoryFlags: UInt16?
  /// How many entries the end record claims; nil for as many as there are.
  var claimed: UInt16?
  /// What is before the archive; offsets count it.
  var head: [UInt8] = []
  /// What follows the archive.
  var rest: [UInt8] = []
  /// The names of entries that are symbolic links, with the places they lead to as their bytes.
  var links: Set<String> = []
  /// What size of the expanded data the directory claims.
  var size: UInt32?

  init(_ files: (String, [UInt8])...) { self.files = files.map { ($0.0, $0.1) } }

  var bytes: [UInt8] {
    var bytes = head
    var directory: [UInt8] = []
    for (name, data) in files {
      // The mode of a file, as Unix writes it: a link or a plain file.
      let mode: UInt32 = links.contains(name) ? 0o120777 : 0
      let header = UInt32(bytes.count)
      let name = Array(name.utf8)
      let sizes =
        little(0 as UInt32) + little(UInt32(data.count)) + little(size ?? UInt32(data.count))
        + little(UInt16(name.count)) + little(0 as UInt16)
      let head = little(20 as UInt16) + little(flags) + little(method) + little(0 as UInt32)
      bytes += little(0x0403_4B50 as UInt32) + head + sizes + name + data
      directory +=
        little(0x0201_4B50 as UInt32) + little(20 as UInt16) + little(20 as UInt16)
        + little(directoryFlags ?? flags) + little(directoryMethod ?? method) + little(0 as UInt32)
        + sizes + [UInt8](repeating: 0, count: 6) + little(mode << 16) + little(header) + name
    }
    let start = UInt32(bytes.count)
    let count = claimed ?? UInt16(files.count)
    return bytes + directory + little(0x0605_4B50 as UInt32) + little(0 as UInt32) + little(count)
      + little(count) + little(UInt32(directory.count)) + little(start) + little(0 as UInt16) + rest
  }
}

/// The bytes of a number, least first.
func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}
