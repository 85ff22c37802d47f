import AppArtifacts
import Testing

@Suite struct OldStylePropertyListTests {
  @Test func `a project file keeps order, comments skipped, a line for each key`() throws {
    let list = try propertyList(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        /* Begin ; { section */ objects = {
          1A2B /* App */ = { isa = PBXNativeTarget; files = ( a, "b c" /* c */, ); };
        };
        'quoted key' = <0fBD 77>;
        INFOPLIST_KEY = "$(inherited) \\"x\\"";
        empty = ( ); path = ../a-b_c/$d:e.swift;
        shortcut;
      }
      """)
    #expect(
      list.root.outline
        == "{archiveVersion@3: \"1\", objects@4: {1A2B@5: {isa@5: \"PBXNativeTarget\", "
        + "files@5: [\"a\", \"b c\"]}}, quoted key@7: data 3, "
        + "INFOPLIST_KEY@8: \"$(inherited) \"x\"\", empty@9: [], path@9: \"../a-b_c/$d:e.swift\", "
        + "shortcut@10: \"shortcut\"}")
  }

  @Test(arguments: [
    (#"\n\t\a\b\f\r\v"#, "\n\t\u{7}\u{8}\u{C}\r\u{B}"),
    (#"\\\"\'\/"#, "\\\"'/"),
    (#"\U00e9\Ue9"#, "éé"),
    (#"\Ud83d\Ude00"#, "😀"),
    (#"\Ud83dx\Ude00"#, "\u{FFFD}x\u{FFFD}"),
    (#"\101\12\1018\400"#, "A\nA8\0"),
    (#"\341\200\373"#, "Æ\u{A0}ß"),
    ("one\\\ntwo", "one\ntwo"),
    (#"\U"#, "\0"),
    ("é😀", "é😀"),
  ])
  func `escapes mean what Apple's reader reads them as`(
    written: String, text: String
  ) throws {
    #expect(try propertyList("{ a = \"\(written)\"; }").root.value["a"]?.value == .string(text))
  }

  @Test(arguments: [
    ("{ a = b }", "1:8 “;” is missing after this value."),
    ("{\n a = b\n c = d;\n}", "2:7 “;” is missing after this value."),
    ("{ a = (b c); }", "1:9 “,” or “)” is missing after this value."),
    ("{ a = (b,\n", "2:1 The file ends inside an array that opens on line 1."),
    ("{\n a = {\n", "3:1 The file ends inside a dictionary that opens on line 2."),
    ("{ a b; }", "1:4 Neither “=” nor “;” follows this key."),
    ("{ a = ; }", "1:7 A value cannot begin with “;” here."),
    ("{ = a; }", "1:3 A key cannot begin with “=” here."),
    ("{ \u{FEFF} = a; }", "1:3 A key cannot begin with U+FEFF here."),
    ("{ a = \"b; }", "1:7 A quoted string that opens here never closes."),
    ("{ a = 'b\\'; }", "1:7 A quoted string that opens here never closes."),
    ("{ /* a = b; }", "1:3 A comment that opens here never closes."),
    ("{ a = <0f1>; }", "1:7 Data that opens here does not close after a pair of digits."),
    ("{ a = <0f xx>; }", "1:11 Data in “<” and “>” consists of pairs of hexadecimal digits."),
    ("{ a = b; } c", "1:12 More text follows the end of the property list."),
    (
      "hello world",
      "1:6 This is not a property list: neither “=” nor “;” follows its first word."
    ),
  ])
  func `what is not well formed is refused at its place`(text: String, problem: String) {
    #expect(refusal(Array(text.utf8)) == problem)
  }

  @Test func `a merge conflict in a project is called one`() {
    let text = "{\n objects = {\n<<<<<<< HEAD\n a = b;\n=======\n>>>>>>> main\n };\n}"
    #expect(refusal(Array(text.utf8)) == "3 A merge conflict was left in the file.")
  }

  @Test func `512 levels are read, more are refused`() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "("), count: depth)
        + Array(repeating: UInt8(ascii: ")"), count: depth)
    }
    #expect(refusal(nested(512)) == nil)
    #expect(
      refusal(nested(513))
        == "1:513 More than 512 arrays and dictionaries are nested.")
    #expect(refusal(nested(1_000_000)) != nil)
  }
}
