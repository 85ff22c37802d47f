import Foundation
import PlatformModel
import Testing

/// Says which facts a test shows: `@Test(.facts("IOS-REQ-015"))`.
///
/// A fact needs no trait where a row of the model or a rule cites it: `Scripts/mutate-rows` shows that
/// something notices when the row is altered, and a rule's page is its test.
public struct FactTrait: TestTrait, SuiteTrait {
  /// The ids of the facts.
  public let facts: [FactID]

  init(_ facts: [FactID]) {
    self.facts = facts
    ShownFacts.note(facts)
  }
}

extension Trait where Self == FactTrait {
  /// The test shows these facts.
  public static func facts(_ ids: FactID...) -> FactTrait { FactTrait(ids) }
}

/// The facts that the tests of this process show: traits are made before the first test runs.
public enum ShownFacts {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var noted: Set<FactID> = []

  /// Every fact that a trait of a test names.
  public static var all: Set<FactID> { lock.withLock { noted } }

  static func note(_ facts: [FactID]) { lock.withLock { noted.formUnion(facts) } }
}
