/// The table of symbols, for files that are not linked yet and for old ones.
struct SymbolTable {
  /// The names of the symbols that are looked for and that other files define, by number.
  var wanted: [Int: [String]] = [:]
  /// The selectors that are looked for and that code sends through a stub, which the linker makes.
  private(set) var sent: Set<Int> = []
  /// Where the symbols of the file itself lie, by number; kept where it is asked for.
  private var values: [UInt64] = []
  private var first = 0

  /// The most bytes of symbols, and of their names.
  private static let maximumSize = 128 << 20
  /// What the name of a stub begins with that sends one message: the rest is the selector.
  private static let stub = Array("_objc_msgSend$".utf8)

  init() {}

  init(
    of image: MachOImage, for query: BinaryQuery, keepingValues: Bool
  ) throws(BinaryProblem) {
    guard let place = image.linkEdit.symbols else { return }
    let range = keepingValues ? 0..<place.count : place.undefined ?? 0..<place.count
    let width = image.header.is64Bit ? 16 : 12
    guard range.count * width <= Self.maximumSize, place.textSize <= Self.maximumSize else {
      throw BinaryProblem(at: place.offset, "The file has \(place.count) symbols.")
    }
    guard !range.isEmpty else { return }
    let isBig = image.header.isBigEndian
    let entries = try image.bytes.bytes(
      at: place.offset + range.lowerBound * width, count: range.count * width)
    let texts = try image.bytes.bytes(at: place.texts, count: place.textSize)
    first = range.lowerBound
    for number in range {
      let entry = (number - range.lowerBound) * width
      guard let name = entries.size(at: entry, isBigEndian: isBig), entry + 4 < entries.count
      else { return }
      let type = entries[entry + 4]
      let value =
        entries.address(at: entry + 8, is64Bit: image.header.is64Bit, isBigEndian: isBig) ?? 0
      if keepingValues { values.append(value) }
      // No debugging symbol, external, and defined elsewhere.
      guard type & 0xE0 == 0, type & 0x0E == 0, type & 1 == 1, value == 0,
        let text = texts.text(from: name)
      else { continue }
      if text.starts(with: Self.stub) {
        if let selector = query.selectors.number(of: text.dropFirst(Self.stub.count)) {
          sent.insert(selector)
        }
        continue
      }
      let found = query.wanted(text)
      if !found.isEmpty { wanted[number] = found }
    }
  }

  /// Where a symbol of the file itself lies.
  func value(of number: Int) -> UInt64? {
    let place = number - first
    return values.indices.contains(place) ? values[place] : nil
  }
}
