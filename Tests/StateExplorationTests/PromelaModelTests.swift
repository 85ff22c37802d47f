import AuthorizationEngine
import PlatformModel
import StateExploration
import Testing

@Suite("The model for SPIN")
struct PromelaModelTests {
  private func model(_ version: OSVersion, _ slice: SearchSlice) -> String {
    PromelaModel(IOS.Engine(IOS.System(version)), slice.alphabet, from: IOS.State(slice.build))
      .text
  }

  @Test("names each row that changes a state", arguments: SearchSlice.all)
  func namesRows(slice: SearchSlice) {
    let engine = IOS.Engine(IOS.System(.newestIOS))
    let text = model(.newestIOS, slice)
    let events = Set(slice.alphabet.events)
    let rows = engine.rows.filter { row in
      row.refusal == nil && !row.then.isEmpty
        && (row.settles || row.events.contains(where: events.contains))
    }
    #expect(rows.count > 40)
    for row in rows where !text.contains("/* \(row.id) */") {
      Issue.record("\(row.id) is not in the model")
    }
  }

  @Test("makes a constant of what no row writes, and a variable of everything else")
  func constants() throws {
    let slice = try #require(SearchSlice.all.first { "\($0)" == "asking" })
    let text = model(.iOS(17), slice)
    #expect(text.contains("#define WhenInUseKey 1\n"))
    #expect(text.contains("#define SignificantChanges 0\n"))
    #expect(text.contains("unsigned Auth : 2 = 0;"))
    #expect(text.contains("unsigned LocationServicesPrompts : 2 = 2;"))
  }

  @Test("leaves out an event that the release refuses always")
  func refusedEvents() {
    let slice = SearchSlice("", [.setPrecise(false)])
    #expect(!model(.iOS(13), slice).contains("/* setPrecise(false) */"))
    #expect(model(.iOS(14), slice).contains("/* setPrecise(false) */"))
  }

  @Test("no row copies from a variable that it also copies to, so that copies may come first")
  func copies() {
    for row in IOS.Rows.all {
      let copies = row.then.compactMap { update -> (from: IOS.Field, to: IOS.Field)? in
        if case .copy(let from, let to) = update { (from, to) } else { nil }
      }
      #expect(Set(copies.map(\.to)).isDisjoint(with: copies.map(\.from)))
    }
  }

  @Test("the parts that are compared hold every event of the model together")
  func parts() {
    let covered = Set(SearchSlice.all.flatMap(\.alphabet.events))
    #expect(IOS.Event.all.filter { !covered.contains($0) } == [])
  }
}
