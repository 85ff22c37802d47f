import Reports
import Testing

@Suite("JSON is read")
struct JSONReadingTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", true), ("-0", 0), ("12", 12), ("1e3", .number("1e3")),
      ("99999999999999999999", .number("99999999999999999999")), ("[]", []), ("[1,[2]]", [1, [2]]),
      (#"{"a":{"b":null},"c":"d"}"#, ["a": ["b": .null], "c": "d"]),
      (#""\u00e9\n\"\\\/😀\ud83d\ude00""#, "é\n\"\\/😀😀"), (#""\ud83d""#, "\u{FFFD}"),
    ] as [(String, JSONValue)])
  func `as the value that it spells, which is written as the same value`(
    text: String, value: JSONValue
  ) throws {
    #expect(try JSONValue(reading: Array(text.utf8)) == value)
    #expect(try JSONValue(reading: Array(value.line.utf8)) == value)
    #expect(try JSONValue(reading: Array(value.text.utf8)) == value)
    #expect(!value.line.contains("\n"))
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), ("{\"a\"}", 4), ("01", 0), ("1.", 0), ("tru", 0), ("1 2", 2),
    ("\"a", 0), ("\"\\x\"", 2), ("\"\\u12G4\"", 3), ("\"\n\"", 1), ("{a:1}", 1), ("+1", 0),
    ("\"\\", 0), ("\"\\ud83d\\u", 9),
  ])
  func `up to the byte that cannot be`(text: String, offset: Int) {
    let problem = #expect(throws: JSONProblem.self) { try JSONValue(reading: Array(text.utf8)) }
    #expect(problem?.offset == offset)
  }

  @Test func `only to a depth that the stack allows`() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONProblem.self) { try JSONValue(reading: Array(deep.utf8)) }
    let fine = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    _ = try JSONValue(reading: Array(fine.utf8))
  }
}
