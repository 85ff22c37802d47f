import Testing

@testable import AuthorizationEngine

@Suite("The written-down layout of a state")
struct LayoutTests {
  @Test func `is first fit in the order of the fields`() {
    let codes = Field.firstFit.map(\.code)
    #expect(codes == Field.layout, "in Field.Placement.swift it has to read \(codes)")
  }

  @Test func `a code holds a word, a shift and a width`() {
    let placement = Field.Placement(word: 1, shift: 63, width: 5)
    #expect(Field.Placement(code: placement.code) == placement)
  }

  @Test func `rows of the caller's make an engine of their own`() throws {
    let rows = Rows.table(for: .iOS(17))
    let row = try #require(rows.first { $0.id == "T26-T27" })
    for mutation in RowMutation.allCases {
      let altered = rows.flatMap {
        $0.id == row.id ? [$0.mutated(mutation)].compactMap(\.self) : [$0]
      }
      let engine = Engine(.iOS(17), rows: altered)
      #expect(engine.rows.count == rows.count - (mutation == .absent ? 1 : 0))
    }
    #expect(row.mutated(.silent)?.effects == [])
    #expect(row.mutated(.inert)?.then == [])
    #expect(row.mutated(.negated)?.when == .not(row.when))
  }
}
