import Testing

@testable import SourceReaders

@Suite("A source without what the compiler rejects")
struct WithoutRefusedTests {
  /// A class with a line of code in which the compiler rejects what is at a mark.
  private static func rest(
    _ code: String, at mark: String, _ message: String = "value of type 'A' has no member 'odd'"
  ) throws -> (line: String, rest: WithoutRefused) {
    let source = """
      class Access {
        let manager = CLLocationManager()
        \(code)
        func ask() { manager.requestWhenInUseAuthorization() }
      }
      """
    let line = try #require(source.split(separator: "\n").first { $0.contains(mark) })
    let place = try #require(line.firstRange(of: mark)).lowerBound
    let row = try #require(source.split(separator: "\n").firstIndex(of: line)) + 1
    let refusal = Refusal(
      line: row, column: line[..<place].utf8.count + 1, message: message)
    let rest = WithoutRefused(
      Array(source.utf8), refused: [refusal],
      asking: ["requestWhenInUseAuthorization"],
      reaching: ["manager", "ask", "requestWhenInUseAuthorization", "CLLocationManager"],
      mode: .v5)
    let read = String(decoding: rest.bytes, as: UTF8.self)
    #expect(read.utf8.count { $0 == 10 } == source.utf8.count { $0 == 10 })
    let lines = read.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines[row - 1].split(separator: " ").joined(separator: " "), rest)
  }

  @Test(arguments: [
    ("func go() { label.odd = 1; ask() }", "func go() { ask() }"),
    ("func go() -> Int { return odd.count }", "func go() -> Int { return stub() }"),
    ("func go() -> Int { odd.count }", "func go() -> Int { stub() }"),
    (
      "func go() { let x: Int = odd(1); print(x) }",
      "func go() { let x: Int = stub(); print(x) }"
    ),
    ("let size: Int = odd.size", "let size: Int = stub()"),
    ("let size = odd.size", ""),
    ("func go(_ x: odd) {}", ""),
    ("init(x: Int) { size = odd(x) }", "init(x: Int) { size = stub() }"),
    (
      "func go() { switch x { case 1: odd(x) default: break } }",
      "func go() { switch x { case 1: break default: break } }"
    ),
  ])
  func `a statement that asks for no location is left out`(code: String, left: String) throws {
    let (line, rest) = try Self.rest(code, at: "odd")
    #expect(line == left)
    #expect(rest.left.count == 1 && rest.kept.isEmpty)
  }

  @Test(arguments: [
    ("func go() { if odd.isOn { ask() } }", "func go() { if (true) { ask() } }"),
    ("func go() { ask(odd.name) }", "func go() { ask(stub()) }"),
    (
      "func go() { manager.distanceFilter = odd.far }",
      "func go() { manager.distanceFilter = stub() }"
    ),
    ("func go() { run { ask() }.odd(1) }", "func go() { run { ask() } }"),
  ])
  func `code that asks for location stays, without the part that is rejected`(
    code: String, left: String
  ) throws {
    let (line, rest) = try Self.rest(code, at: "odd")
    #expect(line == left)
    #expect(rest.kept.isEmpty)
  }

  @Test(arguments: [
    ("func go() { odd.ask() ; ask() }", "cannot find 'odd' in scope", "func go() { ask() }"),
    ("func go(_ ask: Int) { odd(ask) }", "cannot find 'odd' in scope", "func go(_ ask: Int) { }"),
    ("func go() { odd(Access.self) }", "cannot find 'odd' in scope", "func go() { }"),
    ("func go() { label.odd(manager.name) }", "has no member 'odd'", "func go() { }"),
    ("func go() { odd(with: #selector(ask)) }", "cannot find 'odd' in scope", "func go() { }"),
    ("func go() { odd.map { $0.ask } }", "cannot find 'odd' in scope", "func go() { }"),
  ])
  func `a member of something missing, a parameter or the name of a type asks for nothing`(
    code: String, message: String, left: String
  ) throws {
    #expect(try Self.rest(code, at: "odd", message).line == left)
  }

  @Test(arguments: [
    ("func go() { manager.odd().requestWhenInUseAuthorization() }", "has no member 'odd'"),
    ("func go() { odd { self.ask() } }", "cannot find 'odd' in scope"),
    ("func go() { odd(self.ask()) }", "cannot find 'odd' in scope"),
  ])
  func `code that cannot be removed without removing a request stays and is reported`(
    code: String, message: String
  ) throws {
    let (line, rest) = try Self.rest(code, at: "odd", message)
    #expect(line == code)
    #expect(rest.left.isEmpty && rest.kept.count == 1)
  }

  @Test(arguments: [
    (
      "override func odd() {}", "odd", "method does not override any method from its superclass",
      "func odd() {}"
    ),
    (
      "public let odd: Int", "odd",
      "property cannot be declared public because its type uses an internal type", "let odd: Int"
    ),
    (
      "func go() -> Int { }", "}", "missing return in instance method expected to return 'Int'",
      "func go() -> Int { ; return stub() }"
    ),
    (
      "func go() { p.odd?(1) }", "odd",
      "cannot use optional chaining on non-optional value of type '(Int) -> ()'",
      "func go() { p.odd (1) }"
    ),
    (
      "func go() { let x = odd ? stub() : 1 }", "stub",
      "generic parameter 'Value' could not be inferred",
      "func go() { let x = odd ? (stub() as Any?) : 1 }"
    ),
    (
      "func go() { x = Place(at: manager) }", "at:",
      "argument passed to call that takes no arguments", "func go() { x = Place() }"
    ),
    (
      "override func odd(animated: Bool) { ask() }", "odd",
      "argument labels for method 'odd(animated:)' do not match those of overridden method 'odd'",
      "override func odd(_ animated: Bool) { ask() }"
    ),
    (
      "func go() { [a].forEach { } ; ask() }", "{ }",
      "contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored",
      "func go() { [a].forEach { _, _ in } ; ask() }"
    ),
    (
      "func go() { view.add(ask) }", "ask",
      "cannot convert value of type '(Int) -> ()' to expected argument type 'UIView'",
      "func go() { }"
    ),
    (
      "extension Part: Odd, UIOdd { }", "Part", "type 'Part' does not conform to protocol 'Above'",
      "extension Part: UIOdd { }"
    ),
    (
      "struct Part: Odd, Codable { }", "Part",
      "type 'Part' does not conform to protocol 'Decodable'", "struct Part: Odd { }"
    ),
  ])
  func `a declaration or a call changes only where it is rejected`(
    code: String, mark: String, message: String, left: String
  ) throws {
    #expect(try Self.rest(code, at: mark, message).line == left)
  }

  @Test func `a call to super.init is never left out`() throws {
    let (line, rest) = try Self.rest("init(x: Int) { super.init(odd: x) }", at: "super")
    #expect(line == "init(x: Int) { super.init(odd: x) }")
    #expect(rest.kept.count == 1)
  }

  @Test(arguments: [(9, 9), (2, 99), (2, .max), (.max, 1)] as [(Int, Int)])
  func `a place that is not in the source changes nothing, and is reported`(line: Int, column: Int)
  {
    let source = Array("let a = 1\nlet b = odd\n".utf8)
    let outside = Refusal(line: line, column: column, message: "odd")
    func rest(_ refused: [Refusal]) -> WithoutRefused {
      WithoutRefused(source, refused: refused, asking: [], reaching: [], mode: .v5)
    }
    #expect(rest([outside]).bytes == source)
    #expect(rest([outside]).kept == [outside])
    let inside = Refusal(line: 2, column: 9, message: "cannot find 'odd' in scope")
    #expect(rest([inside, outside]).left == [inside])
    #expect(rest([inside, outside]).kept == [outside])
  }
}
