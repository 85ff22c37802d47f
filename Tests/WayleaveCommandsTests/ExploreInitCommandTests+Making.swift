import Testing

@testable import WayleaveCommands

/// How the written test makes the objects whose methods it calls.
extension ExploreInitCommandTests {
  @Test(arguments: [
    ("class A { init() {} ", "{ A() }"), ("class A { ", "{ A() }"),
    ("actor A { ", "app.action(\"go\") { await $0.go() }"),
    ("struct A { ", "var value = A()"),
    ("class A { init(_ m: CLLocationManager, b: B) {} ", "{ A(CLLocationManager(), b: B()) }"),
    ("class A { init(p: P) {} ", "{ A(p: CLLocationManager()) }"),
    ("class A { private init() {}; static let shared = A(); ", "{ A() }"),
    ("class A { private init(x: X) {}; static let shared = A(); ", "{ A.shared }"),
    ("class A { init(x: X) {} ", "// FILL IN: how A is made: X"),
    ("class A { init() throws {} ", "{ try A() }"),
    ("class A { init?() {} ", "{ try unwrapped(A()) }"),
    ("class A { init?() {} ", "private func unwrapped<Value>(_ value: Value?) throws -> Value {"),
    ("class A { init() throws {}; init(_ b: B) {} ", "{ A(B()) }"),
    ("class T { init() throws {} }; class A { init(_ t: T) {} ", "{ try A(T()) }"),
    ("class T { init?() {} }; class A { init(_ t: T) {} ", "{ try A(unwrapped(T())) }"),
    ("struct A { init() throws {} ", "  init() throws { value = try A() }"),
    ("struct A { init() throws {} ", "{ try AHolder() }"),
  ])
  func `how an object comes to be`(beginning: String, code: String) throws {
    let written = try Written(
      """
      \(beginning) func go() { CLLocationManager().requestLocation() } }
      class B { }
      protocol P { }
      extension CLLocationManager: P { }
      """)
    #expect(written.run.code == 0, "\(written.run.error)")
    #expect(try written.test("ACode").contains(code))
  }

  @Test(arguments: [
    ("func go(_ t: T)", "{ try $0.go(T()) }"),
    ("func go(_ t: T) async", "{ try await $0.go(T()) }"),
    (
      "func go(_ t: T, completion: () -> Void)",
      "// FILL IN: a value for one whose making does not throw"
    ),
    ("func go(_ make: () -> T)", "// FILL IN: a value for () -> T"),
  ])
  func `what may throw is tried where an error has somewhere to go`(
    method: String, code: String
  ) throws {
    let written = try Written(
      """
      class A { \(method) { CLLocationManager().requestLocation() } }
      class T { init() throws {} }
      """)
    let test = try written.test("ACode")
    #expect(test.contains(code), "\(test)")
  }

  @Test func `people read what is made, and not how it is tried`() throws {
    let written = try Written(
      """
      class A { init?(_ b: B) {}; func go(_ way: Way) { CLLocationManager().requestLocation() } }
      class B { init?() {} }
      enum Way { case near(B), far }
      """)
    #expect(written.run.output.contains("A, made by A(B()): 2 actions"), "\(written.run.output)")
    #expect(written.run.output.contains("  go(_: .near(B()))  "), "\(written.run.output)")
    let test = try written.test("ACode")
    #expect(test.contains("app.action(\"go(_: .near(B()))\") { try $0.go(.near(unwrapped(B()))) }"))
  }

  @Test(arguments: [
    ("private init(x: X) {}; static let shared = A()", "A.shared"),
    ("static var asked = false; func note() { Self.asked = true }", "A.asked"),
    ("static var asked = false; static func note() { self.asked = true }", "A.asked"),
    ("static var last: Int?; func note() { A.last? += 1 }", "A.last"),
    ("static var last: Int?; struct B { func note() { last = 1 } }", "A.last"),
    ("static var last: Int?; func note() { swap(&Self.last, &other) }", "A.last"),
    ("static var last: Int? }; func note() { A.last = 1", "A.last"),
    ("class var last: Int? { nil }; func note() { A.last = 1 }", nil),
    ("@MainActor static var asked = false; func note() { Self.asked.toggle() }", "A.asked"),
    ("private static var all: [Int] = []; func note() { Self.all.append(1) }", "A.all"),
    ("static var all: [Int: Int] = [:]; func note() { type(of: self).all[1] = 2 }", "A.all"),
    ("static var all: [Int] = []; func note() { _ = Self.all.sorted() }", nil),
    ("static var isVerbose = false; func note() { if Self.isVerbose == true { } }", nil),
    ("static var isVerbose = false }; func note() { B.isVerbose = true", nil),
    ("@TaskLocal static var asked = false; func note() { Self.asked = true }", nil),
    ("@Kept static var asked = false; func note() { Self.asked = true }", nil),
    ("static var shared = A(); func note() { A.shared.other = 1; Self.shared.update() }", nil),
    ("static let last: Int? = nil", nil), ("static var shared = A()", nil),
    ("var last: Int?; func note() { last = 1 }", nil),
  ])
  func `where a static that the code changes outlives a run each has a process of its own`(
    member: String, told: String?
  ) throws {
    let written = try Written("class A { func go() { CLMonitor.ask() }; \(member) }")
    #expect(try written.test("ACode").contains("isolateRuns: true") == (told != nil))
    #expect(written.run.output.contains("A static outlives a run") == (told != nil))
    if let told {
      #expect(written.run.output.contains("outlives a run: \(told)."))
      #expect(written.run.output.contains("up to 300 states"))
    }
  }
}
