/// What dyld's newer form says: how pointers are written, and which symbols are imported.
struct ChainedFixups {
  var format = PointerFormat.plain
  /// The names of the imports that are looked for, by their number among all.
  var wanted: [Int: [String]] = [:]

  /// The most bytes that are read of it.
  static let maximumSize = 64 << 20

  init(
    _ range: Range<Int>, of image: MachOImage, for query: BinaryQuery
  ) throws(BinaryProblem) {
    guard range.count <= Self.maximumSize else {
      throw BinaryProblem(at: range.lowerBound, "The fixups have \(range.count) bytes.")
    }
    let bytes = try image.bytes.bytes(at: range.lowerBound, count: range.count)
    guard let starts = bytes.size(at: 4), let imports = bytes.size(at: 8),
      let symbols = bytes.size(at: 12), let count = bytes.size(at: 16),
      let form = bytes.uint32(at: 20), let packing = bytes.uint32(at: 24)
    else { throw BinaryProblem(at: range.lowerBound, "The head of the fixups is cut off.") }
    format = Self.format(bytes, starts)
    guard packing == 0 else {
      throw BinaryProblem(at: range.lowerBound, "The names of the imports are compressed.")
    }
    let width = form == 1 ? 4 : form == 2 ? 8 : 16
    guard (1...3).contains(form), imports <= bytes.count,
      count <= (bytes.count - imports) / width
    else {
      throw BinaryProblem(at: range.lowerBound, "The fixups claim \(count) imports.")
    }
    for number in 0..<count {
      let place = imports + number * width
      let name: Int?
      if form == 3 {
        name = bytes.size(at: place + 4)
      } else {
        name = bytes.uint32(at: place).map { Int($0 >> 9) }
      }
      guard let name, let text = bytes.text(from: symbols + name) else { continue }
      let found = query.wanted(text)
      if !found.isEmpty { wanted[number] = found }
    }
  }

  /// How the first segment with pointers writes them.
  private static func format(_ bytes: [UInt8], _ starts: Int) -> PointerFormat {
    guard let count = bytes.size(at: starts), count <= 4096 else { return .plain }
    for number in 0..<count {
      guard let offset = bytes.size(at: starts + 4 + number * 4), offset > 0,
        let form = bytes.uint16(at: starts + offset + 6)
      else { continue }
      return .chained(form)
    }
    return .plain
  }
}
