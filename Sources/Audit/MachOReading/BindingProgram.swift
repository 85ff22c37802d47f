/// What dyld's older form says: a small program that binds symbols to places.
struct BindingProgram {
  /// Where the symbols that are looked for go, by name.
  var places: [String: [UInt64]] = [:]

  /// The most bytes of a program, and the most places that are kept of a symbol.
  private static let maximumSize = 64 << 20
  private static let maximumPlaces = 4096

  /// Runs the program in a range of an image, as far as names and places go.
  mutating func run(
    _ range: Range<Int>, of image: MachOImage, for query: BinaryQuery
  ) throws(BinaryProblem) {
    guard range.count <= Self.maximumSize else {
      throw BinaryProblem(at: range.lowerBound, "The bindings have \(range.count) bytes.")
    }
    let bytes = try image.bytes.bytes(at: range.lowerBound, count: range.count)
    let width: UInt64 = image.header.is64Bit ? 8 : 4
    var names: [String] = []
    var address: UInt64 = 0
    var next = 0

    func number() -> UInt64 {
      var (value, shift): (UInt64, UInt64) = (0, 0)
      while next < bytes.count {
        let byte = bytes[next]
        next += 1
        if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
        shift += 7
        if byte & 0x80 == 0 { break }
      }
      return value
    }
    func bind() {
      for name in names where places[name, default: []].count < Self.maximumPlaces {
        places[name, default: []].append(address)
      }
    }

    while next < bytes.count {
      let (operation, value) = (bytes[next] & 0xF0, bytes[next] & 0x0F)
      next += 1
      switch operation {
      case 0x20: _ = number()
      case 0x40:
        guard let name = bytes.text(from: next, upTo: bytes.count) else { return }
        names = query.wanted(name)
        for name in names { places[name] = places[name] ?? [] }
        next = name.endIndex + 1
      case 0x60: _ = number()
      case 0x70:
        let offset = number()
        let segment = Int(value)
        address =
          segment < image.segments.count ? image.segments[segment].address &+ offset : 0
      case 0x80: address &+= number()
      case 0x90:
        bind()
        address &+= width
      case 0xA0:
        bind()
        address &+= width &+ number()
      case 0xB0:
        bind()
        address &+= width &+ UInt64(value) &* width
      case 0xC0:
        let (count, skip) = (number(), number())
        let step = skip &+ width
        let known = names.map { places[$0, default: []].count }.min() ?? Self.maximumPlaces
        let kept = min(count, UInt64(max(0, Self.maximumPlaces - known)))
        for _ in 0..<kept {
          bind()
          address &+= step
        }
        address &+= (count - kept) &* step
      default: break
      }
    }
  }
}
