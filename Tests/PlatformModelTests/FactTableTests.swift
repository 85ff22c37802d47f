import PlatformModel
import Testing

/// The table of facts as a table: complete, unique, resolvable.
struct FactTableTests {
  @Test func `the transitions run from 1 to 54`() {
    let expected = (1...54).map { $0 < 10 ? "T0\($0)" : "T\($0)" }
    #expect(Facts.transitions.map(\.id.rawValue) == expected)
  }

  @Test func `the checks run from 1 to 20`() {
    #expect(Facts.checks.map(\.id.rawValue) == (1...20).map { "C\($0)" })
  }

  @Test func `the prompts of the catalog are facts`() {
    let suffixes = ["1", "1b", "2", "3", "4", "4b", "5", "6", "6r", "7", "7L", "8", "8-old"]
    let expected = (suffixes + ["9", "10", "11", "12"]).map { "P" + $0 }
    #expect(
      Facts.prompts.map(\.id.rawValue).filter { !$0.hasPrefix("IOS") } == expected)
  }

  @Test func `the pains of the field run from 1 to 15`() {
    #expect(
      Facts.androidPains.map(\.id.rawValue)
        == (1...15).map { $0 < 10 ? "AND-PAIN-0\($0)" : "AND-PAIN-\($0)" })
  }

  @Test func `no two facts share an id`() {
    let ids = Facts.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: Facts.all)
  func `a fact is found by its id`(fact: Fact) {
    #expect(Facts[fact.id] == fact)
  }

  @Test func `an id that no fact has finds nothing`() {
    #expect(Facts["IOS-REQ-022"] == nil)
  }

  @Test(arguments: Facts.all)
  func `a statement is a sentence`(fact: Fact) {
    #expect(fact.statement.hasSuffix("."))
    #expect(!fact.statement.contains("\n"))
    #expect((20...520).contains(fact.statement.count))
  }

  @Test(arguments: Facts.all)
  func `a fact holds on some release of the model`(fact: Fact) {
    #expect(!fact.versions.versions.isEmpty)
    let platform: Platform = Facts.android.contains(fact) ? .android : .iOS
    #expect(OSVersion.all(on: platform).contains(fact.versions.first))
    #expect(OSVersion.all(on: platform).contains(fact.versions.last))
  }

  @Test(arguments: Facts.all)
  func `every source of a fact can be looked up`(fact: Fact) {
    for code in fact.sources {
      #expect(FactSource(code: code)?.code == code, "\(code) of \(fact.id)")
    }
    #expect(Set(fact.sources).count == fact.sources.count)
  }

  @Test(arguments: Facts.all.filter(\.sources.isEmpty))
  func `a fact without a source is our own inference`(fact: Fact) {
    #expect(fact.confidence == .inferred)
  }

  @Test(arguments: Facts.all)
  func `the facts that a statement names exist`(fact: Fact) {
    for id in Citations.ids(in: fact.statement) { #expect(Facts[FactID(rawValue: id)] != nil) }
  }

  @Test(arguments: Facts.checks)
  func `a check names the fact that it follows from`(check: Fact) {
    #expect(!Citations.ids(in: check.statement).isEmpty)
  }
}
