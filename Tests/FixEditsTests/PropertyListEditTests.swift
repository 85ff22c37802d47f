import Findings
import Testing

@testable import FixEdits

@Suite("Edits of property lists change the lines of a key and no others")
struct PropertyListEditTests {
  static let plain = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleName</key>
    \t<string>Trail &amp; Co</string>
    \t<!-- what we say -->
    \t<key>NSMotionUsageDescription</key>
    \t<string>Counts steps.</string> <!-- reviewed -->
    \t<key>UIBackgroundModes</key>
    \t<array>
    \t\t<string>fetch</string>
    \t</array>
    </dict>
    </plist>

    """

  @Test func `a key is added in the order of the keys, after the comment of the one before`() throws
  {
    let text = try Fixing.text(.set(["NSZ"], .string("a < b")), in: Self.plain)
    #expect(
      text
        == Self.plain.replacing(
          "<!-- reviewed -->\n",
          with: "<!-- reviewed -->\n\t<key>NSZ</key>\n\t<string>a &lt; b</string>\n"))
  }

  @Test func `a key is added at the end of keys without an order`() throws {
    let unsorted = Self.plain.replacing("CFBundleName", with: "ZName")
    let text = try Fixing.text(.set(["NSZ"], .boolean(true)), in: unsorted)
    #expect(
      text
        == unsorted.replacing(
          "\t</array>\n", with: "\t</array>\n\t<key>NSZ</key>\n\t<true/>\n"))
  }

  @Test func `a dictionary on one line stays on one line`() throws {
    let text = "<plist><dict><key>B</key><string>x</string><key>A</key><true/></dict></plist>"
    #expect(
      try Fixing.text(.include("location", in: "UIBackgroundModes"), in: text)
        == "<plist><dict><key>B</key><string>x</string><key>A</key><true/>"
        + "<key>UIBackgroundModes</key><array><string>location</string></array></dict></plist>")
    #expect(
      try Fixing.text(.delete("B"), in: text) == "<plist><dict><key>A</key><true/></dict></plist>")
  }

  @Test func `a mode is added to the array that is there, and taken out again`() throws {
    let added = try Fixing.text(.include("location", in: "UIBackgroundModes"), in: Self.plain)
    #expect(
      added
        == Self.plain.replacing(
          "<string>fetch</string>\n",
          with: "<string>fetch</string>\n\t\t<string>location</string>\n"))
    #expect(
      try Fixing.text(.exclude("location", from: "UIBackgroundModes"), in: added) == Self.plain)
    #expect(
      try Fixing.text(.exclude("fetch", from: "UIBackgroundModes"), in: Self.plain)
        == Self.plain.replacing(
          "\t<key>UIBackgroundModes</key>\n\t<array>\n\t\t<string>fetch</string>\n\t</array>\n",
          with: ""))
  }

  @Test func `a missing array of modes is added with the mode, in the indentation of the file`()
    throws
  {
    let text = "<dict>\n    <key>A</key>\n    <string>x</string>\n</dict>\n"
    #expect(
      try Fixing.text(.include("location", in: "UIBackgroundModes"), in: text) == """
        <dict>
            <key>A</key>
            <string>x</string>
            <key>UIBackgroundModes</key>
            <array>
                <string>location</string>
            </array>
        </dict>

        """)
  }

  @Test(arguments: ["<dict/>", "<dict>\n</dict>"])
  func `an empty dictionary gets its first key`(_ dictionary: String) throws {
    #expect(
      try Fixing.text(.set(["A"], .boolean(false)), in: "<plist>\n\(dictionary)\n</plist>\n")
        == "<plist>\n<dict>\n\t<key>A</key>\n\t<false/>\n</dict>\n</plist>\n")
  }

  @Test func `a key is renamed, retyped and deleted without its neighbors`() throws {
    #expect(
      try Fixing.text(.rename("CFBundleName", to: "CFName"), in: Self.plain)
        == Self.plain.replacing("CFBundleName", with: "CFName"))
    #expect(
      try Fixing.text(.set(["CFBundleName"], .boolean(false)), in: Self.plain)
        == Self.plain.replacing("<string>Trail &amp; Co</string>", with: "<false/>"))
    #expect(
      try Fixing.text(.delete("CFBundleName"), in: Self.plain)
        == Self.plain.replacing(
          "\t<key>CFBundleName</key>\n\t<string>Trail &amp; Co</string>\n", with: ""))
  }

  @Test func `a comment between a key and its value stays when both are deleted`() throws {
    let text = "<dict>\n\t<key>A</key>\n\t<!-- why -->\n\t<string>x</string>\n</dict>\n"
    #expect(try Fixing.text(.delete("A"), in: text) == "<dict>\n\t<!-- why -->\n</dict>\n")
  }

  @Test func `texts inside a dictionary are added, also with the dictionary`() throws {
    let text = "<dict>\n  <key>A</key>\n  <string>x</string>\n</dict>\n"
    let whole = try Fixing.text(.set(["D"], .texts(keys: ["K", "L"], "why")), in: text)
    #expect(
      whole == """
        <dict>
          <key>A</key>
          <string>x</string>
          <key>D</key>
          <dict>
            <key>K</key>
            <string>why</string>
            <key>L</key>
            <string>why</string>
          </dict>
        </dict>

        """)
    #expect(
      try Fixing.text(.set(["D", "M"], .string("so")), in: whole)
        == whole.replacing(
          "    <key>L</key>\n    <string>why</string>\n",
          with:
            "    <key>L</key>\n    <string>why</string>\n    <key>M</key>\n    <string>so</string>\n"
        ))
  }

  @Test(arguments: Encoding.allCases)
  func `line ends, byte order marks and UTF-16 stay`(_ encoding: Encoding) throws {
    let crlf = Self.plain.replacing("\n", with: "\r\n").replacing(
      "encoding=\"UTF-8\"", with: "encoding=\"\(encoding.name)\"")
    let edited = try Fixing.bytes(
      .set(["NSZ"], .string("ä")), in: encoding.bytes(crlf))
    #expect(
      edited
        == encoding.bytes(
          crlf.replacing(
            "<!-- reviewed -->\r\n",
            with: "<!-- reviewed -->\r\n\t<key>NSZ</key>\r\n\t<string>ä</string>\r\n")))
  }

  enum Encoding: String, CaseIterable {
    case utf8, utf8WithMark, utf16LittleEndian, utf16BigEndian, latin1

    var name: String {
      switch self {
      case .utf8, .utf8WithMark: "UTF-8"
      case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
      case .latin1: "ISO-8859-1"
      }
    }

    func bytes(_ text: String) -> [UInt8] {
      switch self {
      case .utf8: Array(text.utf8)
      case .utf8WithMark: [0xEF, 0xBB, 0xBF] + text.utf8
      case .utf16LittleEndian:
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf16BigEndian:
        [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .latin1: text.unicodeScalars.map { UInt8($0.value) }
      }
    }
  }

  @Test(arguments: [
    ("bplist00\u{0}", "not read as a binary property list"),
    ("{ \"A\": \"x\" }", "property list in JSON"),
    ("( A )", "not read as a property list"),
    ("<dict><key>A</key><string>$(TEXT)</string></dict>", "comes from a build setting"),
    ("<dict><key>A</key><true/><key>A</key><true/></dict>", "A is there twice"),
    ("<array/>", "not a dictionary"),
    ("<dict><key>A</key>", "not well-formed"),
  ])
  func `what cannot be edited safely is refused with the reason`(_ text: String, _ reason: String)
    throws
  {
    let error = #expect(throws: EditRefusal.self) {
      try Fixing.text(.set(["A"], .string("y")), in: text)
    }
    #expect(try #require(error).reason.contains(reason))
  }
}
