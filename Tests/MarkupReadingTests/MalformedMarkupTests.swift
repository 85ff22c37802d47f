import MarkupReading
import TestSupport
import Testing

/// The problem a document is refused with; nil if it is read.
func problem(_ document: [UInt8], limits: MarkupLimits = MarkupLimits()) -> MarkupProblem? {
  do throws(MarkupProblem) {
    var reader = try MarkupReader(document, limits: limits)
    while try reader.next() != nil {}
    return nil
  } catch {
    return error
  }
}

@Suite struct MalformedMarkupTests {
  @Test(arguments: [
    ("", 1, 1, "The document has no element."),
    ("<a>\n<b>\n</a>", 3, 1, "</a> closes <b>, which opens on line 2."),
    ("<a>\n<b>", 2, 4, "The document ends inside <b>, which opens on line 2."),
    ("<a/>\n<b/>", 2, 1, "A second root element <b> begins here."),
    ("</a>", 1, 1, "</a> closes an element that was never opened."),
    ("x<a/>", 1, 1, "There is text outside the root element."),
    ("<a>\n R & D</a>", 2, 4, "An “&” begins no reference here; in text it is written “&amp;”."),
    ("<a>&#0;</a>", 1, 4, "“&#0;” is not a character."),
    ("<a>&#xD800;</a>", 1, 4, "“&#xD800;” is not a character."),
    ("<a>&#99999999999;</a>", 1, 4, "“&#99999999999;” is not a character."),
    ("<a>2 < 3</a>", 1, 6, "A “<” begins no tag here; in text it is written “&lt;”."),
    ("<a b/>", 1, 5, "The tag <a> has an attribute that is not of the form name=\"value\"."),
    ("<a b=1/>", 1, 6, "The tag <a> has an attribute that is not of the form name=\"value\"."),
    ("<a b='1/>", 1, 6, "A value that opens here never closes."),
    ("<a b='1'c='2'/>", 1, 9, "The tag <a> is not well formed."),
    ("<a\n", 1, 1, "The tag <a> is cut off by the end of the file."),
    ("<a></a", 1, 4, "The tag </a> is cut off by the end of the file."),
    ("<a></a b>", 1, 8, "The tag </a> is not well formed."),
    ("<a><!-- -></a>", 1, 4, "A comment that opens here never closes."),
    ("<a><![CDATA[ ]></a>", 1, 4, "A CDATA section never closes."),
    ("<a><?b </a>", 1, 4, "An instruction that opens here never closes."),
    ("<!DOCTYPE a [ <!ENTITY b \"c\">", 1, 1, "A document type that opens here never closes."),
    ("<a><!DOCTYPE a></a>", 1, 4, "The document type comes after the start of the root element."),
  ])
  func `what is not well formed is refused at its place`(
    document: String, line: Int, column: Int, message: String
  ) {
    let expected = MarkupProblem(at: MarkupPosition(line: line, column: column), message)
    #expect(problem(Array(document.utf8)) == expected)
  }

  @Test func `entities of a document are never expanded`() {
    let bomb = """
      <!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d SYSTEM "file:///etc/passwd">]>
      <a>&c;</a>
      """
    #expect(
      problem(Array(bomb.utf8))?.message
        == "“&c;” is none of the five entities of XML; entities of a document are not expanded.")
  }

  @Test func `depth, attributes and size have limits`() {
    let deep = String(repeating: "<a>", count: 513)
    #expect(
      problem(Array(deep.utf8))?.message == "More than 512 elements are nested.")
    let wide = "<a " + (0..<257).map { "b\($0)='' " }.joined() + "/>"
    #expect(problem(Array(wide.utf8))?.message == "The tag <a> has more than 256 attributes.")
    #expect(
      problem(Array("<a/>".utf8), limits: MarkupLimits(size: 3))?.message
        == "The document has 4 bytes; at most 3 are read.")
  }

  @Test func `a document cut off anywhere is refused, and never traps`() {
    let document = Array(
      """
      <?xml version="1.0"?><!DOCTYPE a [ <!ENTITY b "c"> ]><!-- d -->
      <a b='c' d="&#65;">é&lt;<![CDATA[ e ]]><f/><?g h?></a>
      """.utf8)
    for length in 0..<document.count {
      #expect(problem(Array(document[..<length])) != nil, "at \(length) bytes")
    }
    #expect(problem(document) == nil)
  }

  @Test func `a document with bytes changed at random is read or refused, and never traps`() {
    let document = Array(
      "<!DOCTYPE a [ <!ENTITY b 'c'> ]><a b='c' d=\"&#65;\">é&lt;<![CDATA[ e ]]><f/><!-- g --></a>"
        .utf8)
    var random = SplitMix(seed: 20)
    var refused = 0
    for _ in 0..<6_000 {
      if problem(random.mutated(document)) != nil { refused += 1 }
    }
    #expect((1..<6_000).contains(refused))
  }
}
