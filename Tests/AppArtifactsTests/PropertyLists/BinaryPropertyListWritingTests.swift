import Foundation
import Testing

@testable import AppArtifacts

@Suite("Binary property lists are written as they were")
struct BinaryPropertyListWritingTests {
  @Test(arguments: [0, 1, 14, 15, 300, 70_000])
  func `a list that nothing changes is the same bytes`(count: Int) throws {
    let values: [String: Any] = [
      "Texts": (0..<count).map { "text \($0)" }, "Number": count, "Half": 0.5, "Flag": true,
      "Wide": String(repeating: "ü", count: count), "Date": Date(timeIntervalSince1970: 0.75),
      "Data": Data(repeating: 7, count: count),
    ]
    let bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))
    let list = try BinaryPropertyList(bytes, file: "a.plist")
    let written = list.bytes
    #expect(try BinaryPropertyList(written, file: "a.plist").bytes == written)
    let read = try PropertyListSerialization.propertyList(
      from: Data(written), options: [], format: nil)
    #expect(read as? NSDictionary == NSDictionary(dictionary: values))
    #expect(written.count == bytes.count)
  }

  @Test func `a UID, a set and a float keep their bytes`() throws {
    var source = BinaryList([
      BinaryList.dictionary([1, 2], [3, 4]), BinaryList.string("a"), BinaryList.string("s"),
      [0x80, 5], [0xC1, 5], [0x22, 0x3F, 0x80, 0, 0],
    ])
    source.offsetWidth = 1
    let bytes = source.bytes
    var list = try BinaryPropertyList(bytes, file: "a.plist")
    #expect(list.bytes == bytes)
    _ = list.add(.string("nothing refers to it"))
    #expect(list.bytes == bytes)
  }

  @Test func `objects that overlap are refused, so that no file grows`() throws {
    // A thousand entries of the table that all lead to one text.
    var list = BinaryList(
      [[0xA0], [0x5F, 0x10, 200] + [UInt8](repeating: 0x61, count: 200)]
        + [[UInt8]](repeating: [], count: 1000))
    for object in list.objects.indices.dropFirst(2) { list.claimedOffsets[object] = 9 }
    list.referenceWidth = 2
    let bytes = list.bytes
    #expect(throws: Never.self) { try PropertyListReader.read(bytes, file: "a.plist") }
    #expect(throws: ReadingProblem.self) { try BinaryPropertyList(bytes, file: "a.plist") }
  }
}
