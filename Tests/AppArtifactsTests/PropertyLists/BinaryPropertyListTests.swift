import AppArtifacts
import Findings
import Testing

@Suite struct BinaryPropertyListTests {
  /// The value of a list whose root is one object, as an outline or as the problem.
  private func read(_ list: BinaryList) -> String {
    do throws(ReadingProblem) {
      return try PropertyListReader.read(list.bytes, file: "Info.plist").root.outline
    } catch {
      #expect(error.position == SourcePosition(file: "Info.plist"))
      #expect(error.code == .malformedFile)
      return error.message
    }
  }

  @Test func `keys keep their order, shared values stand wherever they are named`() {
    let list = BinaryList([
      BinaryList.dictionary([1, 2, 1], [3, 4, 5]), BinaryList.string("z"), BinaryList.string("a"),
      BinaryList.array(4, 4, 5), BinaryList.string("shared"), [0x09],
    ])
    #expect(read(list) == "{z: [\"shared\", \"shared\", true], a: \"shared\", z: true}")
  }

  @Test(
    arguments: [
      ([0x08], "false"), ([0x09], "true"), ([0x10, 0xFF], "255"), ([0x11, 0xFF, 0xFF], "65535"),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"),
      ([0x13] + Array(repeating: 0xFF, count: 8), "-1"),
      (
        [0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8),
        "1.8446744073709552e+19"
      ),
      ([0x14] + Array(repeating: 0xFF, count: 16), "-1"),
      ([0x22, 0x3F, 0xC0, 0, 0], "1.5"), ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], "1.5"),
      ([0x43, 1, 2, 3], "data 3"), ([0x4F, 0x10, 0x02, 1, 2], "data 2"),
      ([0x62, 0x00, 0xE9, 0x4E, 0x2D], "\"é中\""), ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "\"😀\""),
      ([0x61, 0xD8, 0x3D], "\"\u{FFFD}\""), ([0x81, 0x01, 0x02], "{CF$UID: 258}"),
      ([0xA0], "[]"), ([0xC0], "[]"), ([0xD0], "{}"),
      (BinaryList.date(0), "date 2001-01-01T00:00:00Z"),
      (BinaryList.date(-0.5), "date 2000-12-31T23:59:59Z"),
      (BinaryList.date(-978_307_200), "date 1970-01-01T00:00:00Z"),
      (BinaryList.date(730_868_523), "date 2024-02-29T03:02:03Z"),
      (BinaryList.date(252_423_993_599), "date 9999-12-31T23:59:59Z"),
      (BinaryList.date(-63_113_904_000), "date 0001-01-01T00:00:00Z"),
    ] as [([UInt8], String)])
  func `each kind of object is read`(object: [UInt8], outline: String) {
    #expect(read(BinaryList([object])) == outline)
  }

  @Test(
    arguments: [
      ([0x00], "The object there is of the unknown type 0x0. (byte 8)"),
      ([0x15, 0], "The object there is of the unknown type 0x15. (byte 8)"),
      ([0x70], "The object there is of the unknown type 0x70. (byte 8)"),
      ([0xF0], "The object there is of the unknown type 0xf0. (byte 8)"),
      ([0x13, 1], "The object there claims 8 bytes; the file ends before. (byte 8)"),
      ([0x45, 1], "The object there claims 5 bytes; the file ends before. (byte 8)"),
      ([0x51], "The object there claims 1 bytes; the file ends before. (byte 8)"),
      ([0x51, 0xE9], "The ASCII string there has other bytes than ASCII. (byte 8)"),
      ([0x61, 0], "The object there claims 2 bytes; the file ends before. (byte 8)"),
      ([0x4F], "The object there has a length that does not fit the file. (byte 8)"),
      ([0x4F, 0x33], "The object there has a length that does not fit the file. (byte 8)"),
      (
        [0x5F, 0x12, 0x0C, 0, 0, 0],
        "The object there has a length that does not fit the file. (byte 8)"
      ),
      (
        [0x6F, 0x13] + Array(repeating: 0xFF, count: 8),
        "The object there has a length that does not fit the file. (byte 8)"
      ),
      (
        [0xAF, 0x13, 0x7F] + Array(repeating: 0xFF, count: 7),
        "The object there has a length that does not fit the file. (byte 8)"
      ),
      ([0xA2, 0], "The value there claims 2 references; the file ends before. (byte 9)"),
      ([0xD1, 0], "The value there claims 2 references; the file ends before. (byte 9)"),
      ([0xA1, 9], "The reference there names no object of the file. (byte 9)"),
      ([0xA1, 0], "The value there holds itself. (byte 8)"),
      ([0xD1, 0, 0], "The key of a dictionary is not a string. (byte 8)"),
      (BinaryList.date(.nan), "The date there is out of range. (byte 8)"),
      (BinaryList.date(1e300), "The date there is out of range. (byte 8)"),
      (BinaryList.date(252_423_993_600), "The date there is out of range. (byte 8)"),
    ] as [([UInt8], String)])
  func `an object that does not fit is refused with its offset`(object: [UInt8], problem: String) {
    #expect(read(BinaryList([object])) == problem)
  }

  @Test func `a circle of values is refused`() {
    let list = BinaryList([BinaryList.array(1), BinaryList.array(2), BinaryList.array(0)])
    #expect(read(list) == "The value there holds itself. (byte 8)")
  }

  @Test func `shared values that multiply are refused`() {
    let levels = (1...12).map { level in
      [0xAA] + Array(repeating: UInt8(level), count: 10)
    }
    let list = BinaryList(levels + [[0x09]])
    #expect(read(list).hasPrefix("The list holds more than 500000 values. (byte "))
    var strings = BinaryList([
      [0xAF, 0x11, 0x10, 0x00] + Array(repeating: 1, count: 0x1000),
      [0x5F, 0x11, 0x40, 0x00] + Array(repeating: 0x41, count: 0x4000),
    ])
    strings.offsetWidth = 3
    #expect(read(strings).hasPrefix("The list holds more than 33554432 bytes of text. (byte "))
  }

  @Test func `nesting past the limit is refused`() {
    func nested(_ depth: Int) -> BinaryList {
      var list = BinaryList(
        (1..<depth).map { [0xA1, UInt8($0 >> 8), UInt8($0 & 0xFF)] } + [[0xA0]])
      list.referenceWidth = 2
      return list
    }
    #expect(read(nested(512)).hasSuffix("[]" + String(repeating: "]", count: 511)))
    #expect(read(nested(513)).hasPrefix("More than 512 values are nested."))
  }

  @Test(
    arguments: [
      { $0.claimedCount = 0 }, { $0.claimedCount = .max }, { $0.claimedCount = 200 << 20 },
      { $0.claimedTable = 0 }, { $0.claimedTable = .max }, { $0.claimedTable = 1 << 63 },
      { $0.root = 7 }, { $0.offsetWidth = 0 }, { $0.offsetWidth = 9 }, { $0.offsetWidth = 255 },
      { $0.referenceWidth = 0 }, { $0.referenceWidth = 255 },
    ] as [@Sendable (inout BinaryList) -> Void])
  func `a trailer that does not fit is refused`(change: @Sendable (inout BinaryList) -> Void) {
    var list = BinaryList([BinaryList.array(1), [0x08]])
    change(&list)
    #expect(read(list).hasPrefix("The trailer of the binary property list does not fit the file."))
  }

  @Test(arguments: [0, 7, 11, 4_000, 65_535])
  func `an offset outside the objects is refused`(offset: Int) {
    var list = BinaryList([BinaryList.array(1), [0x08]])
    list.claimedOffsets[1] = offset
    #expect(read(list) == "The offset there lies outside the objects of the file. (byte 13)")
  }

  @Test func `other versions and stumps are refused`() {
    var list = BinaryList([[0x08]])
    list.header = "bplist15"
    #expect(read(list) == "The binary property list is not of version 00. (byte 0)")
    #expect(refusal(Array("bplist00".utf8)) == "The binary property list is cut off. (byte 8)")
  }
}
