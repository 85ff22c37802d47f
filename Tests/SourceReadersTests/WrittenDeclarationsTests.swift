import SourceReaders
import Testing

@Suite("Declarations as they are written in Swift")
struct WrittenDeclarationsTests {
  @Test(arguments: [
    ("final class Route: Way {}", ["Route"]), ("struct\n  Été {}", ["Été"]),
    (
      "indirect enum A {}; protocol B {}; actor C {}; typealias D = () -> Void",
      ["A", "B", "C", "D"]
    ),
    ("class func make() {}", []), ("struct", []), ("subclass Route", []), ("class: Route", []),
    ("Route()", []), ("// a class Route", ["Route"]),
  ])
  func `are the names behind their keywords`(source: String, names: [String]) {
    #expect(Array(source.utf8).withUnsafeBytes(WrittenDeclarations.types).sorted() == names)
  }
}
