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
    ("class A { init(x: X) {} ", "// FILL IN: how a A is made: X"),
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

  @Test(arguments: [
    ("private init(x: X) {}; static let shared = A()", "A.shared"),
    ("static var asked: Bool = false", "A.asked"), ("static var last: Int?", "A.last"),
    ("private static var all: [Int] = []", "A.all"), ("static let last: Int? = nil", nil),
    ("static var shared = A()", nil), ("static var last: Int? { nil }", nil),
    ("var last: Int?", nil),
  ])
  func `where a static outlives a run each has a process of its own`(
    member: String, told: String?
  ) throws {
    let written = try Written("class A { \(member); func go() { CLMonitor.ask() } }")
    #expect(try written.test("ACode").contains("apart: true") == (told != nil))
    #expect(written.run.output.contains("A static outlives a run") == (told != nil))
    if let told { #expect(written.run.output.contains("outlives a run: \(told).")) }
  }
}
