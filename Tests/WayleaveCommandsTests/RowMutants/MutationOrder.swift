import Foundation

/// What `Scripts/mutate-rows` asks for.
struct MutationOrder: Decodable, Sendable {
  /// The folders of scenarios that are run.
  let folders: [String]
  /// Whether only rows count that fire in these scenarios, each with one alteration.
  let isSample: Bool
  /// The file for the outcome: an alteration and what noticed it, parted by a tab.
  let outcome: String

  static let current: MutationOrder? =
    ProcessInfo.processInfo.environment["WAYLEAVE_MUTATE_ROWS"].flatMap {
      try? JSONDecoder().decode(MutationOrder.self, from: Data($0.utf8))
    }
}
