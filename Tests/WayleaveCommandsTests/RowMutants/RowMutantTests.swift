import AuthorizationEngine
import Foundation
import PhoneSimulator
import Testing

/// The rows altered one by one under the shipped scenarios, for `Scripts/mutate-rows`.
@Suite(.enabled(if: MutationOrder.current != nil, "Scripts/mutate-rows runs it"))
struct RowMutantTests {
  @Test func `each altered row that the scenarios miss is reported to the script`() async throws {
    let order = try #require(MutationOrder.current)
    let stories = try ShippedStory.all(in: order.folders).sorted { $0.length < $1.length }
    for story in stories where story.failure != nil {
      Issue.record("\(story.file):\(story.failure ?? "") on \(story.version), unaltered")
    }
    let others = try AndroidStory.all(in: order.folders)
    for story in others where story.failure != nil {
      Issue.record("\(story.file):\(story.failure ?? "") on \(story.level), unaltered")
    }
    let fired = [
      IOS.name: stories.reduce(into: Set<String>()) { $0.formUnion($1.footing.rows) },
      Android.name: others.reduce(into: Set<String>()) { $0.formUnion($1.fired) },
    ]
    let all = RowMutant.all(of: IOS.self) + RowMutant.all(of: Android.self)
    let firing = all.filter { fired[$0.platform]?.contains($0.row) == true }
    let mutants = order.isSample ? Self.sample(of: firing) : all
    #expect(!mutants.isEmpty)
    let notices = await withTaskGroup(of: (RowMutant, String).self) { group in
      for mutant in mutants {
        group.addTask { (mutant, Self.notice(of: mutant, in: stories, others) ?? "") }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let lines = mutants.map { "\($0)\t\(notices[$0] ?? "")\n" }
    try lines.joined().write(toFile: order.outcome, atomically: true, encoding: .utf8)
  }

  /// One alteration of each row, the next kind for the next row.
  private static func sample(of mutants: [RowMutant]) -> [RowMutant] {
    let rows = Dictionary(grouping: mutants) { "\($0.platform) \($0.row)" }
    return rows.sorted { $0.key < $1.key }.enumerated().map { index, row in
      row.value[index % row.value.count]
    }
  }

  /// What notices an alteration first.
  private static func notice(
    of mutant: RowMutant, in stories: [ShippedStory], _ others: [AndroidStory]
  ) -> String? {
    if mutant.platform == Android.name {
      return others.lazy.filter { $0.canNotice(mutant) }.compactMap { $0.notices(mutant) }.first
    }
    guard let row = IOS.Rows.all.first(where: { $0.id == mutant.row }) else { return nil }
    let resting = stories.filter { $0.canNotice(mutant.mutation, of: row) }
    return resting.lazy.compactMap { $0.notices(mutant) }.first
  }
}
