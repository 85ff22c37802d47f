import Testing

@testable import AuthorizationEngine

@Suite("The written-down layout of a state")
struct LayoutTests {
  @Test func `is first fit in the order of the fields`() {
    let codes = IOS.Field.firstFit.map(\.code)
    #expect(codes == IOS.Field.layout, "in Field.Placement.swift it has to read \(codes)")
  }

  @Test func `a code holds a word, a shift and a width`() {
    let placement = IOS.Field.Placement(word: 1, shift: 63, width: 5)
    #expect(IOS.Field.Placement(code: placement.code) == placement)
  }
}
