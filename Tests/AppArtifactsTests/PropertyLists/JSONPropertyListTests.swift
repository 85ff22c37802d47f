import AppArtifacts
import Testing

@Suite struct JSONPropertyListTests {
  @Test func `objects, arrays and scalars are read with their lines`() throws {
    let list = try propertyList(
      """
      { "a" : [1, -2.5e1, true, false, "x"],
        "b" : { "c" : {}, "d" : [] } }
      """)
    #expect(
      list.root.outline
        == "{a@1: [1, -25.0, true, false, \"x\"], b@2: {c@2: {}, d@2: []}}")
  }

  @Test(arguments: [
    (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#"\u00e9\ud83d\ude00"#, "é😀"),
    (#"\ud83d\u0041\ude00"#, "\u{FFFD}A\u{FFFD}"),
    ("é😀", "é😀"),
  ])
  func `escapes are resolved`(written: String, text: String) throws {
    #expect(try propertyList("[\"\(written)\"]").root.value.array?.first?.value == .string(text))
  }

  @Test(arguments: [
    ("[", "1:2 The file ends inside an array that opens on line 1."),
    ("{\"a\": {\n", "2:1 The file ends inside an object that opens on line 1."),
    ("{\"a\": 1", "1:8 The file ends inside an object that opens on line 1."),
    ("{\"a\": 1,}", "1:9 A key in quotes is expected here."),
    ("{\"a\": 1 \"b\": 2}", "1:9 “,” or “}” is missing before this."),
    ("{\"a\": 1, \"b\" 2}", "1:14 “:” is missing after this key."),
    ("[1 2]", "1:4 “,” or “]” is missing before this."),
    ("[1,]", "1:4 A JSON value is expected here."),
    ("[01]", "1:2 A JSON value is expected here."),
    ("[1.]", "1:2 A JSON value is expected here."),
    ("[-]", "1:2 A JSON value is expected here."),
    ("[1e]", "1:2 A JSON value is expected here."),
    ("[True]", "1:2 A JSON value is expected here."),
    ("[null]", "1:2 “null” has no meaning in this file."),
    ("[\"a\nb\"]", "1:4 A string contains a control character; write it as an escape."),
    ("[\"\\x\"]", "1:3 This is not an escape of JSON."),
    ("[\"\\u12\"]", "1:3 This is not an escape of JSON."),
    ("[\"a]", "1:2 A string that opens here never closes."),
    ("[] x", "1:4 More text follows the end of the JSON value."),
  ])
  func `what is not JSON is refused at its place`(text: String, problem: String) {
    #expect(refusal(Array(text.utf8)) == problem)
  }

  @Test func `512 levels are read, more are refused`() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth)
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    #expect(refusal(nested(512)) == nil)
    #expect(
      refusal(nested(513))
        == "1:513 More than 512 arrays and dictionaries are nested.")
  }
}
