import PlatformModel
import Testing

@Suite("Core Motion, symbol by symbol")
struct ParityTests {
  @Test(arguments: Symbol.all.filter { $0.value != nil })
  func `a value is Apple's`(symbol: Symbol) throws {
    let proof = try #require(symbol.proof)
    #expect("\(proof())" == symbol.value)
  }

  @Test(arguments: Symbol.all)
  func `what is here can be named`(symbol: Symbol) {
    #expect((symbol.proof == nil) == (symbol.standing == .absent))
    if let proof = symbol.proof { #expect(!"\(type(of: proof()))".isEmpty) }
  }

  @Test func `a symbol is listed once`() {
    #expect(Set(Symbol.all.map(\.name)).count == Symbol.all.count)
  }

  @Test func `all that permission depends on is implemented`() {
    #expect(Symbol.permission.allSatisfy { $0.standing == .implemented })
  }

  @Test func `what of Core Motion is absent or does nothing only becomes less`() {
    #expect(Symbol.all.count { $0.standing == .absent } <= 2)
    #expect(Symbol.all.count { $0.standing == .declared } <= 80)
  }

  @Test(arguments: Symbol.all)
  func `a symbol has the release in the model that it has here`(symbol: Symbol) throws {
    let row = try #require(AppleSymbol.coreMotion.first { $0.name == symbol.name })
    #expect(row.since.number == symbol.since)
    #expect(row.deprecated == nil)
  }

  @Test func `the model has the symbols that are listed here, and no other`() {
    #expect(AppleSymbol.coreMotion.map(\.name) == Symbol.all.map(\.name))
  }
}
