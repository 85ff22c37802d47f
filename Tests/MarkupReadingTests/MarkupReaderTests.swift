import MarkupReading
import Testing

/// The steps of a document, one line each: "1:1 <a b=c>", "1:9 text", "1:13 </a>".
func steps(_ document: String) throws -> [String] {
  var reader = try MarkupReader(Array(document.utf8))
  var steps: [String] = []
  while let event = try reader.next() {
    let place = "\(event.position.line):\(event.position.column) "
    switch event.kind {
    case .start(let element):
      let attributes = element.attributes.map { " \($0.name)=\($0.value)" }
      steps.append(place + "<\(element.name)\(attributes.joined())>")
    case .end(let name): steps.append(place + "</\(name)>")
    case .text(let text): steps.append(place + text)
    case .comment(let text): steps.append(place + "<!--\(text)-->")
    case .instruction(let target): steps.append(place + "<?\(target)?>")
    }
  }
  return steps
}

@Suite struct MarkupReaderTests {
  @Test func `a document is read step by step, each with its line and column`() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1">
        <trkpt lat='52.5' lon="13.4"/><!-- here -->
        <?note x?>
      </gpx>
      """
    #expect(
      try steps(document) == [
        "2:1 <gpx version=1.1>", "2:20 \n  ", "3:3 <trkpt lat=52.5 lon=13.4>", "3:3 </trkpt>",
        "3:33 <!-- here -->", "3:46 \n  ", "4:3 <?note?>", "4:13 \n", "5:1 </gpx>",
      ])
  }

  @Test(arguments: [
    ("<a>&lt;&gt;&amp;&apos;&quot;</a>", "<>&'\""),
    ("<a>&#65;&#x1F600;&#xe9;</a>", "A😀é"),
    ("<a>1<![CDATA[ <2> & ]]>3</a>", "1 <2> & 3"),
    ("<a>one\r\ntwo\rthree<![CDATA[\r\n]]></a>", "one\ntwo\nthree\n"),
    ("<a>\u{FEFF}ü</a>", "\u{FEFF}ü"),
  ])
  func `text is what it stands for`(document: String, text: String) throws {
    #expect(try steps(document)[1] == "1:4 " + text)
  }

  @Test func `attributes keep prefix and local name apart, their blanks are spaces`() throws {
    var reader = try MarkupReader(Array("<m android:label = 'a\n&amp;\tb' name=\"\"/>".utf8))
    let event = try #require(try reader.next())
    guard case .start(let element) = event.kind else {
      Issue.record("no element")
      return
    }
    #expect(element.attributes.map(\.name.text) == ["android:label", "name"])
    #expect(element.attributes[0].name.prefix == "android")
    #expect(element.attributes[0].name.local == "label")
    #expect(element.attributes[1].name.prefix == nil)
    #expect(element.attributes[1].name.local == "name")
    #expect(element["android:label"] == "a & b")
    #expect(element["label"] == nil)
  }

  @Test(arguments: [
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://example.com/>[\"><a/>",
    "<!DOCTYPE a [<!ELEMENT a ANY><!-- ]> ' --><!ENTITY b \"]>\"><?x ]>?> ]><a/>",
    "<!DOCTYPE a><?xml-stylesheet x?><!-- - --><a/>",
  ])
  func `a document type is skipped, whatever is in it`(document: String) throws {
    #expect(try steps(document).filter { $0.contains("a>") }.count == 2)
  }

  @Test func `the path names the elements that are open`() throws {
    var reader = try MarkupReader(Array("<a><b:c><d/></b:c></a>".utf8))
    _ = try reader.next()
    _ = try reader.next()
    #expect(reader.path == ["a", "b:c"])
  }
}
