import SourceReaders
import Testing

@Suite("Purpose keys in Swift")
struct SwiftPurposeKeyTests {
  @Test(
    "are literals or constants of the same file",
    arguments: [
      ("", "\"Trip\""), ("let key = \"Trip\"", "key"), ("let key: String = \"Trip\"", "self.key"),
      ("enum Keys { static let trip = \"Trip\" }", "Keys.trip"),
      ("enum Keys: String { case trip = \"Trip\" }", "Keys.trip.rawValue"),
      ("enum Keys: String { case Trip, Other }", "Keys.Trip.rawValue"),
      ("var key: String { \"Trip\" }", "key"), ("var key: String { return \"Trip\" }", "key"),
      ("enum A { static let k = \"Trip\" }; enum B { static let k = \"Other\" }", "A.k"),
    ])
  func constants(declaration: String, argument: String) {
    let source = """
      \(declaration)
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \(argument))
      """
    #expect(reading(source).calls.map(\.purposeKey) == [.text("Trip")])
  }

  @Test(
    "are left open where only the running program knows",
    arguments: [
      ("", "key"), ("var key = \"Trip\"", "key"), ("", "\"Trip\\(number)\""),
      ("", "isA ? \"A\" : \"B\""), ("let key = make()", "key"),
      ("let key = \"A\"\nstruct S { let key = \"B\" }", "key"),
      ("let key = \"A\"\nfunc g(key: String) {}", "key"),
    ])
  func dynamic(declaration: String, argument: String) {
    let source = """
      \(declaration)
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \(argument)) { _ in }
      """
    #expect(reading(source).calls.map(\.purposeKey) == [.dynamic])
  }
}
