import Testing

@Suite("The files of a module can be read from the bottom up")
struct CycleTests {
  static let modules = Dictionary(grouping: Repository.sources, by: \.module)

  @Test(arguments: modules.keys.sorted())
  func `at most three files of a module mention each other's types in a cycle`(module: String) {
    let files = (Self.modules[module] ?? []).map { (name: $0.path, code: $0.code) }
    for cycle in FileGraph(files).cycles where cycle.count > 3 {
      Issue.record("\(cycle.count) files of \(module):\n\(cycle.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [
    (["struct A { var b: B }", "struct B { var c: C }", "struct C {}"], []),
    (["struct A { var b: B }", "struct B { var c: C }", "struct C { var a: [A] }"], [3]),
    (["enum A { case b(B) }", "class B { var a: A? }", "protocol C { var b: B { get } }"], [2]),
    (["extension A { struct D {} }", "struct A { var d: D; var e: E }", "enum E {}"], [2]),
    (["struct A { struct State {}; var b: B }", "struct B { enum State {}; var s: State }"], []),
    (["actor A { var b: B }", "typealias B = C", "struct C { var a: A }; struct D {}"], [3]),
    (["struct A { func b(actor: String) {} }", "struct B { var a: A; var text: String }"], []),
  ])
  func `a cycle is a group of files that all lead to each other`(files: [String], sizes: [Int]) {
    let named = files.enumerated().map {
      (name: "\($0.offset)", code: $0.element.split(separator: "\n"))
    }
    #expect(FileGraph(named).cycles.map(\.count) == sizes)
  }
}
