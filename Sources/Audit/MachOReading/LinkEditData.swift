/// What the linker wrote at the end of an image for whoever loads it: where each part lies.
struct LinkEditData {
  private(set) var symbols: SymbolPlace?
  private(set) var fixups: Range<Int>?
  /// The programs that bind symbols: at launch, weak ones, and at the first call.
  private(set) var bindings: [Range<Int>] = []
  private(set) var signature: Range<Int>?

  /// Where the table of symbols lies.
  struct SymbolPlace {
    var offset: Int
    var count: Int
    var texts: Int
    var textSize: Int
    /// The symbols of other images, where the table says which these are.
    var undefined: Range<Int>?
  }

  /// All parts but the table of symbols.
  var ranges: [Range<Int>] { [fixups, signature].compactMap(\.self) + bindings }

  /// Takes the place of a part from a load command; other commands are ignored.
  mutating func read(
    _ command: UInt32, _ bytes: [UInt8], of header: MachOHeader, fileSize: Int
  ) {
    /// A range of the file, as an offset and a size after it; nil if it is empty or not in it.
    func range(at place: Int) -> Range<Int>? {
      guard let offset = bytes.size(at: place, isBigEndian: header.isBigEndian),
        let size = bytes.size(at: place + 4, isBigEndian: header.isBigEndian), size > 0,
        offset <= fileSize, size <= fileSize - offset
      else { return nil }
      return offset..<offset + size
    }
    switch command {
    case 0x02:
      guard let offset = bytes.size(at: 8, isBigEndian: header.isBigEndian),
        let count = bytes.size(at: 12, isBigEndian: header.isBigEndian),
        let texts = range(at: 16), offset <= fileSize,
        count <= (fileSize - offset) / (header.is64Bit ? 16 : 12)
      else { return }
      symbols = SymbolPlace(
        offset: offset, count: count, texts: texts.lowerBound, textSize: texts.count)
    case 0x0B: readUndefined(bytes, isBigEndian: header.isBigEndian)
    case 0x1D: signature = range(at: 8) ?? signature
    case 0x22: for start in [16, 24, 32] { range(at: start).map { bindings.append($0) } }
    case 0x34: fixups = range(at: 8) ?? fixups
    default: break
    }
  }

  private mutating func readUndefined(_ bytes: [UInt8], isBigEndian: Bool) {
    guard let first = bytes.size(at: 24, isBigEndian: isBigEndian),
      let count = bytes.size(at: 28, isBigEndian: isBigEndian), let total = symbols?.count,
      first <= total, count <= total - first
    else { return }
    symbols?.undefined = first..<first + count
  }
}
