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
    let found = Array(source.utf8).withUnsafeBytes(WrittenDeclarations.names)
    #expect(found.types.sorted() == names)
    #expect(found.extended.isEmpty)
  }

  @Test(arguments: [
    ("extension Route { }", ["Route"]), ("extension Route.Leg: Way { }", ["Route"]),
    ("extension\n  A where B: C { }", ["A"]), ("extensions Route", []), ("extension: Route", []),
  ])
  func `are the names that are extended`(source: String, names: [String]) {
    let found = Array(source.utf8).withUnsafeBytes(WrittenDeclarations.names)
    #expect(found.extended.sorted() == names)
    #expect(found.types.isEmpty)
  }
}
