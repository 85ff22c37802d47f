import Testing

@testable import WayleaveCommands

@Suite("The progress of a check")
struct ProgressLineTests {
  @Test func `leaves no trace in a pipe`() {
    let run = Transcript()
    let line = ProgressLine(on: run.console(), after: .zero)
    line.show(1, of: 3)
    line.erase()
    #expect(run.error.isEmpty)
  }

  @Test func `is one line of a terminal, erased at the end`() {
    let run = Transcript()
    let line = ProgressLine(on: run.console(errorColumns: 80), after: .zero)
    line.show(1, of: 3)
    line.erase()
    line.erase()
    #expect(run.error == "\r\u{1B}[Kreading sources: 1 of 3\r\u{1B}[K")
  }

  @Test func `is not shown where a check is over soon`() {
    let run = Transcript()
    let line = ProgressLine(on: run.console(errorColumns: 80), after: .seconds(3600))
    line.show(1, of: 3)
    line.erase()
    #expect(run.error.isEmpty)
  }
}
