import Testing

@testable import WayleaveCommands

@Suite("Color is written")
struct ColorChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var choice = ColorChoice.auto
    var variables: [String: String] = [:]
    var isTerminal = true
    var toFile = false
    var isWanted: Bool
    var testDescription: String { "\(choice) \(variables) \(isTerminal) \(toFile)" }
  }

  @Test(arguments: [
    Case(isWanted: true),
    Case(isTerminal: false, isWanted: false),
    Case(toFile: true, isWanted: false),
    Case(variables: ["TERM": "dumb"], isWanted: false),
    Case(variables: ["TERM": "xterm-256color"], isWanted: true),
    Case(variables: ["NO_COLOR": "1"], isWanted: false),
    Case(variables: ["NO_COLOR": ""], isWanted: true),
    Case(variables: ["CLICOLOR_FORCE": "1"], isTerminal: false, isWanted: true),
    Case(variables: ["CLICOLOR_FORCE": "0"], isTerminal: false, isWanted: false),
    Case(variables: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], isWanted: false),
    Case(choice: .always, variables: ["NO_COLOR": "1"], isTerminal: false, isWanted: true),
    Case(choice: .never, variables: ["CLICOLOR_FORCE": "1"], isWanted: false),
  ])
  func `only where it is wanted`(example: Case) {
    let console = Console(
      write: { _ in }, writeError: { _ in }, variable: { example.variables[$0] },
      outputColumns: example.isTerminal ? 120 : nil, errorColumns: nil)
    #expect(
      example.choice.isWanted(on: console, toFile: example.toFile) == example.isWanted)
  }

  @Test(arguments: [
    (nil, 100, 100), (20, 40, 40), (60, 60, 60), (88, 88, 88), (150, 100, 150), (300, 100, 200),
  ])
  func `on lines as wide as the terminal, of prose up to 100 columns and of tables up to 200`(
    terminal: Int?, columns: Int, tableColumns: Int
  ) {
    let console = Console(
      write: { _ in }, writeError: { _ in }, variable: { _ in nil }, outputColumns: terminal,
      errorColumns: nil)
    #expect(ColorChoice.auto.style(on: console).columns == columns)
    #expect(ColorChoice.auto.style(on: console).tableColumns == tableColumns)
    #expect(ColorChoice.auto.style(on: console, toFile: true).columns == 100)
  }
}
