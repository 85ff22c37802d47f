import Findings
import Testing

@testable import PermissionAudit

@Suite("Comments that ignore")
struct IgnoreCommentTests {
  private func comments(_ text: String, in file: String = "App/Guide.swift") -> [IgnoreComment] {
    IgnoreComment.all(in: Array(text.utf8), file: file)
  }

  @Test(arguments: [
    ("wayleave:ignore a", ["a"], nil),
    ("wayleave:ignore a, b,c", ["a", "b", "c"], nil),
    ("wayleave:ignore a the SDK asks", ["a"], "the SDK asks"),
    ("wayleave:ignore a, b -- the SDK asks ", ["a", "b"], "the SDK asks"),
    ("wayleave:ignore a: the SDK, as of 3.1, asks", ["a"], "the SDK, as of 3.1, asks"),
    ("wayleave:ignore W012, w001", ["W012", "w001"], nil),
    (
      "wayleave:ignore invented-key purpose-string-empty",
      ["invented-key", "purpose-string-empty"], nil
    ),
    ("wayleave:ignore a (地図 🥾)", ["a"], "地図 🥾)"),
    ("wayleave:ignore", [], nil), ("wayleave:ignore  ", [], nil), ("wayleave:ignore ,", [], nil),
    ("see wayleave:ignore a", ["a"], nil),
  ])
  func `name rules and a reason`(text: String, names: [String], reason: String?) throws {
    let comment = try #require(comments("f() // \(text)").first)
    #expect(comment.names == names)
    #expect(comment.reason == reason)
    #expect(comment.strangeness == nil)
  }

  @Test(arguments: [
    ("wayleave:ignore-next-line a", "-next-line"), ("wayleave:ignore-files a", "-files"),
    ("wayleave:ignored", "d"),
  ])
  func `with another mark are distinguished`(text: String, strangeness: String) {
    #expect(comments("// \(text)").map(\.strangeness) == [strangeness])
  }

  @Test(arguments: [
    ("f() // wayleave:ignore a\ng()", 1, 1...1),
    ("// wayleave:ignore a\nf()", 1, 1...2),
    ("\r\n  // wayleave:ignore a\r\nf()\r\n", 2, 2...3),
    ("\u{FEFF}// wayleave:ignore a\nf()", 1, 1...2),
    ("/* wayleave:ignore a */ f()", 1, 1...1),
    ("/* wayleave:ignore a */\nf()", 1, 1...2),
    ("/*\n  wayleave:ignore a\n*/\nf()", 2, 1...4),
    ("f() /*\n  wayleave:ignore a\n*/\ng()", 2, 1...3),
    ("/* /* */ wayleave:ignore a */\nf()", 1, 1...2),
    ("let a = \"\"\"\n// no\n\"\"\" // wayleave:ignore a", 3, 3...3),
    ("// wayleave:ignore a", 1, 1...2), ("/* wayleave:ignore a", 1, 1...2),
  ])
  func `speak of their own lines, and of the next where they stand alone`(
    text: String, line: Int, lines: ClosedRange<Int>
  ) {
    let found = comments(text)
    #expect(found.map(\.position.line) == [line])
    #expect(found.map(\.lines) == [lines])
    #expect(found.map(\.names) == [["a"]])
  }

  @Test func `stand above each other over one line`() {
    let found = comments("// wayleave:ignore a\n// wayleave:ignore b\nf()\ng()")
    #expect(found.map(\.lines) == [1...3, 2...3])
  }

  @Test func `speak of the whole file where they say so`() {
    #expect(comments("// wayleave:ignore-file a, b").map(\.lines) == [nil])
    #expect(comments("// wayleave:ignore-file a, b").map(\.names) == [["a", "b"]])
  }

  @Test(arguments: [
    "let a = \"// wayleave:ignore a\"", "let a = \"\\\"// wayleave:ignore a\"",
    "let a = #\"\" // wayleave:ignore a\"#", "let a = \"\"\"\n// wayleave:ignore a\n\"\"\"",
    "let a = ##\"\"\"\n\"\"\"# // wayleave:ignore a\n\"\"\"##", "wayleave:ignore a",
    "// nowayleave:ignore a", "// wayleave: ignore a", "// Wayleave:Ignore a", "",
  ])
  func `are not what only looks like them`(text: String) {
    #expect(comments(text).isEmpty)
  }

  @Test(arguments: [
    ("a.m", "char c = '\"'; // wayleave:ignore a"), ("a.h", "/* wayleave:ignore a */"),
    ("a.mm", "@\"x\" // wayleave:ignore a"),
    ("Info.plist", "<?xml version=\"1.0\"?>\n<dict><!-- wayleave:ignore a --></dict>"),
    ("App.entitlements", "<!-- it's wayleave:ignore a -->"),
    ("Old.plist", "{ a = \"b\"; // wayleave:ignore a\n}"),
    ("PrivacyInfo.xcprivacy", "<dict>\n<!--\nwayleave:ignore a\n--></dict>"),
    ("a.xcconfig", "URL = http: // wayleave:ignore a"),
    ("a.xcconfig", "A = \"b // wayleave:ignore a"),
    ("A.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ a = b; /* wayleave:ignore a */ }"),
    ("de.lproj/InfoPlist.strings", "\"a\" = \"b\n'c'\"; // wayleave:ignore a"),
  ])
  func `are found in every kind of file that has comments`(file: String, text: String) {
    #expect(comments(text, in: file).map(\.names) == [["a"]])
  }

  @Test(arguments: [
    ("Info.plist", "<string>// wayleave:ignore a</string>"),
    ("Info.plist", "<![CDATA[<!-- wayleave:ignore a -->]]>"),
    ("Info.plist", "bplist00// wayleave:ignore a"),
    ("a.xcconfig", "A = /* wayleave:ignore a */"),
    ("InfoPlist.xcstrings", "{ // wayleave:ignore a\n}"), ("Makefile", "// wayleave:ignore a"),
    ("a.strings", "\"a\" = \"// wayleave:ignore a\";"),
  ])
  func `are not looked for where a file has none`(file: String, text: String) {
    #expect(comments(text, in: file).isEmpty)
  }

  @Test func `are found in UTF-16`() {
    let text = "\"a\" = \"b\";\n// wayleave:ignore a ü"
    let units = [0xFEFF] + Array(text.utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [little, big, little + [0]] {
      let found = IgnoreComment.all(in: bytes, file: "a.strings")
      #expect(found.map(\.position.line) == [2])
      #expect(found.map(\.reason) == ["ü"])
    }
  }

  @Test(arguments: ["\"", "'", "/*", "<!--", "#\"", "\"\"\"", "\\", "\"\\", "##", "/"])
  func `leave a file alone that breaks off`(end: String) {
    for file in ["a.swift", "a.m", "a.plist", "a.strings", "a.xcconfig"] {
      let found = IgnoreComment.all(
        in: Array("//wayleave:ignore a\n<!--wayleave:ignore a-->\n\(end)".utf8), file: file)
      #expect(found.map(\.names) == [["a"]])
    }
  }

  @Test(arguments: [
    ("app-release.apk", false), ("App/Model.bin", false), ("Podfile.lock", false),
    ("App/A.swift", true), ("App/Info.plist", true), ("app/build.gradle.kts", true),
    ("app/src/main/AndroidManifest.xml", true),
  ])
  func `are looked for only in files that have comments, so that no package is read`(
    file: String, isOpened: Bool
  ) {
    #expect(CommentSyntax.isKnown(file) == isOpened)
  }
}
