import Testing

@testable import ExplorationPackages

@Suite("The compiler that explore fit runs")
struct CompilerTests {
  @Test(.timeLimit(.minutes(1)))
  func `a compiler that prints more than is read comes to an end`() throws {
    let compiler = Compiler(command: ["sh", "-c", "yes | head -c 1000000"], longestOutput: 100)
    #expect(try compiler.run().output.utf8.count == 100)
  }
}
