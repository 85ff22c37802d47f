import AppArtifacts
import Findings
import Testing

@Suite struct XMLPropertyListTests {
  @Test func `each key keeps its place, its order and its line`() throws {
    let list = try propertyList(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>UIBackgroundModes</key>
        <array>
          <string>location</string>
          <dict><key>x</key><data>AAEC
            Aw==</data></dict>
        </array>
        <!-- why -->
        <key>NSLocationAlwaysUsageDescription</key>
        <string>You &amp; <![CDATA[<me>]]><!-- --> é</string>
        <key>a</key><true/><key>b</key><false></false>
        <key>a</key>
        <integer> -0x1F</integer>
        <key>c</key><real>1.5e3</real><key>d</key><date>2026-11-21T09:00:00Z</date>
        <key/><string/>
      </dict>
      </plist>
      """)
    #expect(list.file == "Info.plist")
    #expect(
      list.root.outline
        == "{UIBackgroundModes@5: [\"location\", {x@8: data 4}], "
        + "NSLocationAlwaysUsageDescription@12: \"You & <me> é\", a@14: true, b@14: false, "
        + "a@15: -31, c@17: 1500.0, d@17: date 2026-11-21T09:00:00Z, @18: \"\"}")
    #expect(list.root.value["a"]?.value == .integer(-31))
  }

  @Test(arguments: [
    ("<plist><string>x</string></plist>", "\"x\""),
    ("\n <dict/>", "{}"),
    ("<array></array> what follows <is ignored", "[]"),
    ("<plist><true/></plist></plist>", "true"),
    ("<integer>9223372036854775807</integer>", "9223372036854775807"),
    ("<integer>-9223372036854775808</integer>", "-9223372036854775808"),
    ("<integer>18446744073709551615</integer>", "1.8446744073709552e+19"),
    ("<integer>+ 007</integer>", "7"),
    ("<real>-Infinity</real>", "-inf"),
    ("<real>42</real>", "42.0"),
    ("<data/>", "data 0"),
  ])
  func `Apple's lenience is kept`(text: String, outline: String) throws {
    #expect(try propertyList(text).root.outline == outline)
  }

  @Test(arguments: [
    ("", "1 The file is empty."),
    (" \n\t", "1 The file is empty."),
    ("<plist version=\"1.0\">\n</plist>", "2:1 The property list has no value."),
    ("<plist>\n<dict/>\n<dict/></plist>", "3:1 A second value <dict> follows the root value."),
    ("<html>\n</html>", "1:1 <html> is not an element of property lists."),
    ("<dict>\n<key>a</key>\n<color/>\n</dict>", "3:1 <color> is not an element of property lists."),
    ("<dict>\n<string>a</string></dict>", "2:1 <string> is where a dictionary needs a key."),
    ("<dict><key>a</key>\n<key>b</key></dict>", "2:1 The key “a” has no value."),
    ("<dict><key>a</key>\n</dict>", "2:1 The key “a” has no value."),
    ("<array>\n<key>a</key></array>", "2:1 A key is outside a dictionary."),
    ("<string>a\n<b/></string>", "2:1 <b> is inside <string>."),
    (
      "<array>\nhello\n</array>",
      "1:8 The text “hello” is between elements, where no text belongs."
    ),
    ("<integer/>", "1:1 The content of <integer> is not of that type."),
    ("<integer>1.5</integer>", "1:1 The content of <integer> is not of that type."),
    ("<integer>--1</integer>", "1:1 The content of <integer> is not of that type."),
    (
      "<integer>18446744073709551616</integer>", "1:1 The content of <integer> is not of that type."
    ),
    ("<real>one</real>", "1:1 The content of <real> is not of that type."),
    ("<true>yes</true>", "1:1 The content of <true> is not of that type."),
    ("<date>2026-11-21</date>", "1:1 The content of <date> is not of that type."),
    ("<dict>\n<key>a</key>", "2:13 The document ends inside <dict>, which opens on line 1."),
    (
      "<dict>\n<key>Q&A</key>",
      "2:7 An “&” begins no reference here; in text it is written “&amp;”."
    ),
  ])
  func `what Apple refuses is refused with its line`(text: String, problem: String) {
    #expect(refusal(Array(text.utf8)) == problem)
  }

  @Test func `a merge conflict is called one`() throws {
    let text = """
      <plist><dict>
      <<<<<<< HEAD
      <key>a</key><true/>
      =======
      <key>b</key><true/>
      >>>>>>> main
      </dict></plist>
      """
    let problem = #expect(throws: ReadingProblem.self) { try propertyList(text) }
    #expect(problem?.code == .malformedFile)
    #expect(problem?.position == SourcePosition(file: "Info.plist", line: 2))
    #expect(problem?.message == "A merge conflict was left in the file.")
    #expect(
      problem?.wayOut == "Resolve the conflict and remove its “<<<<<<<” and “>>>>>>>” lines.")
  }

  @Test func `pointers and encrypted files are distinguished from broken ones`() {
    #expect(
      refusal(Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8))
        == "1 This is a Git LFS pointer, not the file itself.")
    #expect(
      refusal(Array("\0GITCRYPT\0\u{1}".utf8)) == "The file is encrypted by git-crypt.")
  }

  @Test func `the nesting that Apple allows is read, one level more is not`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    }
    var node = try propertyList("<plist>\(nested(512))</plist>").root
    var depth = 1
    while let inner = node.value.array?.first {
      node = inner
      depth += 1
    }
    #expect(depth == 512)
    #expect(
      refusal(Array("<plist>\(nested(513))</plist>".utf8))
        == "1:3592 More than 513 elements are nested.")
    #expect(refusal(Array(String(repeating: "<array>", count: 200_000).utf8)) != nil)
  }

  @Test func `a file over the limit is refused unread`() {
    let bytes = [UInt8](repeating: 0x20, count: PropertyListReader.maximumSize + 1)
    let problem = #expect(throws: ReadingProblem.self) {
      try PropertyListReader.read(bytes, file: "Info.plist")
    }
    #expect(problem?.code == .oversizedFile)
    #expect(problem?.message == "The file has 16777217 bytes; at most 16777216 are read.")
  }
}
