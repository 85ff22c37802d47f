/// An archive of object files (`ar`), as static libraries and many a framework's binary are.
struct StaticArchive {
  /// An object file in it.
  struct Member {
    var name: String
    var offset: Int
    var size: Int
  }

  static let mark = Array("!<arch>\n".utf8)
  /// The most object files that are looked at.
  static let maximumCount = 200_000

  private(set) var members: [Member] = []
  private(set) var problems: [BinaryProblem] = []

  /// Lists the members: names of BSD (`#1/20`) and of GNU (`/17`) alike, tables of symbols left out.
  init(_ bytes: BinaryBytes) throws(BinaryProblem) {
    var place = Self.mark.count
    var longNames: [UInt8] = []
    while place < bytes.count, members.count < Self.maximumCount {
      let head = try bytes.bytes(at: place, count: 60)
      guard head.count == 60, head[58] == 0x60, head[59] == 0x0A,
        let size = Self.number(head[48..<58])
      else {
        problems.append(BinaryProblem(at: place, "There is no file header here in the archive."))
        return
      }
      var start = place + 60
      guard size <= bytes.count - start else {
        problems.append(BinaryProblem(at: place, "A file of the archive is cut off."))
        return
      }
      var length = size
      var name = String(
        decoding: head[..<16].reversed().drop { $0 == 0x20 }.reversed(), as: UTF8.self)
      if name.hasPrefix("#1/"), let count = Int(name.dropFirst(3)), count >= 0, count <= size {
        let text = try bytes.bytes(at: start, count: min(count, 4096))
        name = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
        start += count
        length -= count
      } else if name == "//" {
        longNames = try bytes.bytes(at: start, count: min(size, 16 << 20))
      } else if name.hasPrefix("/"), let offset = Int(name.dropFirst(1)) {
        name = Self.longName(longNames, at: offset)
      } else if name.count > 1, name.hasSuffix("/") {
        name.removeLast()
      }
      if !["/", "//", "/SYM64/"].contains(name), !name.hasPrefix("__.SYMDEF") {
        members.append(Member(name: name, offset: start, size: length))
      }
      // Files begin at even places.
      place += 60 + size + size % 2
    }
  }

  private static func longName(_ names: [UInt8], at offset: Int) -> String {
    guard offset >= 0, offset < names.count else { return "" }
    let name = names[offset...].prefix { $0 != 0x0A && $0 != 0 }
    return String(decoding: name.last == 0x2F ? name.dropLast() : name, as: UTF8.self)
  }

  /// A number in decimal digits with spaces after them.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    let text = digits.prefix { $0 != 0x20 }
    guard !text.isEmpty, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
