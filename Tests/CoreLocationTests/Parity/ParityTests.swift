import Foundation
import PlatformModel
import Testing

@Suite("Core Location, symbol by symbol")
struct ParityTests {
  @Test(arguments: Symbol.all.filter { $0.value != nil })
  func `a value is Apple's`(symbol: Symbol) throws {
    let proof = try #require(symbol.proof)
    #expect("\(proof())" == symbol.value)
  }

  @Test(arguments: Symbol.subjects.map(\.title))
  func `what is here can be named, and what is absent says why`(title: String) throws {
    let symbols = try #require(Symbol.subjects.first { $0.title == title }).symbols
    for symbol in symbols {
      #expect((symbol.proof == nil) == (symbol.standing == .absent), "\(symbol.name)")
      #expect((symbol.note == nil) == (symbol.standing == .implemented), "\(symbol.name)")
      if let proof = symbol.proof { #expect(!"\(type(of: proof()))".isEmpty, "\(symbol.name)") }
    }
  }

  @Test func `a symbol is listed once`() {
    let names = Symbol.all.map(\.name)
    #expect(Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.isEmpty)
  }

  @Test func `all that permission depends on is implemented`() {
    let symbols = Symbol.permission + Symbol.sessions + Symbol.errors
    #expect(symbols.allSatisfy { $0.standing == .implemented })
  }

  @Test func `what is absent or does nothing only becomes less`() {
    #expect(Symbol.all.count { $0.standing == .absent } <= 8)
    #expect(Symbol.all.count { $0.standing == .declared } <= 41)
  }

  @Test func `the page is the table, byte for byte`() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let page = root.appending(path: "Documentation/Parity.md")
    let written = try? String(contentsOf: page, encoding: .utf8)
    if ProcessInfo.processInfo.environment["WAYLEAVE_WRITE_PARITY"] != nil {
      try ParityPage().text.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(written == ParityPage().text, "Documentation/Parity.md is old: Scripts/parity-document")
  }

  @Test(arguments: Symbol.all)
  func `a symbol has the release in the model that it has here`(symbol: Symbol) throws {
    let row = try #require(AppleSymbol.coreLocation.first { $0.name == symbol.name })
    #expect(row.since.number == symbol.since)
    #expect(row.deprecated?.number == symbol.until)
  }

  @Test func `the model has the symbols that are listed here, and no other`() {
    #expect(AppleSymbol.coreLocation.map(\.name) == Symbol.all.map(\.name))
  }
}

extension Symbol: CustomTestStringConvertible {
  var testDescription: String { name }
}
