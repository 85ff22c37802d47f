import AppArtifacts
import TestSupport
import Testing

/// Whatever the bytes are, a reader returns or throws; a trap would end the whole run.
@Suite struct HostilePropertyListTests {
  static let samples: [[UInt8]] = [
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist [<!ENTITY a "b">]>
      <plist version="1.0"><dict><key>a</key><array><string>é&amp;&#65;</string><integer>-12</integer>
      <real>1.5</real><true/><data>AAEC</data><date>2026-11-21T09:00:00Z</date></array></dict></plist>
      """.utf8),
    Array(
      """
      // !$*UTF8*$!
      { a = { b = (1, "\\U00e9\\n\\101", <0f 1c>, ); /* c */ "d e" = 'f'; g; }; }
      """.utf8),
    Array("{ \"a\" : [1.5e-3, true, \"\\u00e9\\n\", {}], \"b\" : { \"c\" : [] } }".utf8),
    BinaryList([
      BinaryList.dictionary([1, 2], [3, 4]), BinaryList.string("key"), BinaryList.string("b"),
      BinaryList.array(5, 6, 7, 8, 9), [0x62, 0x00, 0xE9, 0x4E, 0x2D], [0x11, 0x01, 0x02],
      [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], BinaryList.date(1), [0x4F, 0x10, 0x02, 1, 2], [0x09],
    ]).bytes,
    Array("\"a b\" = \"c\";\n/* d */ e = \"f\";\ng;\n".utf8),
  ]

  @Test(arguments: samples)
  func `a list cut off anywhere is read or refused`(sample: [UInt8]) {
    #expect(refusal(sample) == nil)
    let refused = (0..<sample.count).count { refusal(Array(sample[..<$0])) != nil }
    #expect(refused > sample.count / 2)
  }

  @Test(arguments: samples)
  func `a list in the wrong encoding is read or refused`(sample: [UInt8]) {
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0, 0, 0xFE, 0xFF]] as [[UInt8]] {
      let isMarkOfUTF8 = mark.count == 3 && !sample.starts(with: "bplist".utf8)
      #expect((refusal(mark + sample) == nil) == isMarkOfUTF8)
    }
  }

  @Test(arguments: samples.indices)
  func `a list with bytes changed at random is read or refused`(sample: Int) {
    var random = SplitMix(seed: UInt64(sample))
    let bytes = Self.samples[sample]
    let refused = (0..<4_000).count { _ in refusal(random.mutated(bytes)) != nil }
    #expect((1..<4_000).contains(refused))
  }

  @Test func `a compact list with bytes changed at random can be walked`() {
    var random = SplitMix(seed: 7)
    var walked = 0
    for _ in 0..<2_000 {
      let bytes = random.mutated(Self.samples[1])
      guard let list = try? CompactPropertyList.read(bytes, file: "p") else { continue }
      walked += list.root.members.reduce(0) { $0 + $1.name.utf8.count + ($1.value.line ?? 0) }
    }
    #expect(walked > 0)
  }
}
