import AppArtifacts
import Findings
import Foundation
import Testing

@Suite struct StringsFileTests {
  /// The strings of a file, "line key = text" each.
  private func strings(_ bytes: [UInt8]) throws -> [String] {
    try StringsFileReader.read(bytes, file: "de.lproj/InfoPlist.strings").map { entry in
      #expect(entry.position.file == "de.lproj/InfoPlist.strings")
      return "\(entry.position.line.map(String.init) ?? "-") \(entry.key) = \(entry.text)"
    }
  }

  static let plain = """
    /* Location */
    "NSLocationWhenInUseUsageDescription" = "Wo du bist: \\"hier\\" 😀";

    // unquoted
    CFBundleName = 'Weg';
    "two" =
      "lines";
    """

  static let expected = [
    "2 NSLocationWhenInUseUsageDescription = Wo du bist: \"hier\" 😀", "5 CFBundleName = Weg",
    "6 two = lines",
  ]

  @Test func `a file in UTF-8 is read, with the line of each key`() throws {
    #expect(try strings(Array(Self.plain.utf8)) == Self.expected)
    #expect(try strings([0xEF, 0xBB, 0xBF] + Array(Self.plain.utf8)) == Self.expected)
    #expect(try strings(Array("{\n\(Self.plain)\n}".utf8)).count == 3)
  }

  @Test(arguments: [true, false], [[0xFEFF], []] as [[UInt16]])
  func `a file in UTF-16 is read in either order, with a mark or without`(
    isLittleEndian: Bool, mark: [UInt16]
  ) throws {
    let bytes = (mark + Array(Self.plain.utf16)).flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    #expect(try strings(bytes) == Self.expected)
  }

  @Test func `XML and binary files are read too`() throws {
    let xml = "<plist><dict>\n<key>a</key><string>b</string><key>n</key><dict/></dict></plist>"
    #expect(try strings(Array(xml.utf8)) == ["2 a = b"])
    let binary = BinaryList([
      BinaryList.dictionary([1], [2]), BinaryList.string("a"), BinaryList.string("b"),
    ])
    #expect(try strings(binary.bytes) == ["- a = b"])
  }

  @Test(
    arguments: [
      [], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF, 0, 0x0A], Array(" \r\n\t".utf8),
      Array("/* nothing yet */\n// at all".utf8), Array("{}".utf8),
    ] as [[UInt8]])
  func `a file without strings is no problem`(bytes: [UInt8]) throws {
    #expect(try strings(bytes) == [])
  }

  @Test func `a key that occurs twice is there twice`() throws {
    #expect(try strings(Array("a = 1; a = 2;".utf8)) == ["1 a = 1", "1 a = 2"])
  }

  @Test func `of a key that occurs twice the last counts, as in Foundation`() throws {
    let text = "a = 1;\nb = 2;\na = 3;"
    let entries = try StringsFileReader.read(Array(text.utf8), file: "en.lproj/InfoPlist.strings")
    let strings = Localization(language: "en", file: "a", strings: entries).strings
    #expect(strings.map(\.key) == ["b", "a"])
    #expect(strings.map(\.position.line) == [2, 3])
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect(
      list as? [String: String]
        == Dictionary(uniqueKeysWithValues: strings.map { ($0.key, $0.text) }))
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 1, "“;” is missing after this value."),
    ("\"a\" = \"b\";\n\"c\" = \"d\"", 2, "“;” is missing after this value."),
    (
      "\"a\" = \"b;\n\"c\" = \"d\";", 2,
      "“;” is missing after this value, which begins on line 1."
    ),
    ("\"a\" = \"b\";\n\"c\" \"d\";", 2, "Neither “=” nor “;” follows this key."),
    ("\"a\" = \"b\";=\n", 1, "A key cannot begin with “=” here."),
    ("\"a\" = \"b\";\n}", 2, "A key cannot begin with “}” here."),
    ("(a, b)", 1, "The file is not a table of strings: its root is not a dictionary."),
  ])
  func `what Apple's compiler refuses is refused with its line`(
    text: String, line: Int, message: String
  ) {
    let problem = #expect(throws: ReadingProblem.self) { try strings(Array(text.utf8)) }
    #expect(problem?.position.line == line)
    #expect(problem?.message == message)
  }
}
