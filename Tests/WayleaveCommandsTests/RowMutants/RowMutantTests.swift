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
    // Alterations are tried in turn until a story notices one.
    let turns = order.isSample ? Self.byRow(firing) : all.map { [$0] }
    #expect(!turns.isEmpty)
    let lines = await withTaskGroup(of: (Int, String).self) { group in
      for (place, mutants) in turns.enumerated() {
        group.addTask { (place, Self.line(of: mutants, in: stories, others)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let text = turns.indices.map { lines[$0] ?? "" }.joined()
    try text.write(toFile: order.outcome, atomically: true, encoding: .utf8)
  }

  /// The alterations of each row; each row begins with another kind.
  private static func byRow(_ mutants: [RowMutant]) -> [[RowMutant]] {
    let rows = Dictionary(grouping: mutants) { "\($0.platform) \($0.row)" }
    return rows.sorted { $0.key < $1.key }.enumerated().map { index, row in
      let first = index % row.value.count
      return Array(row.value[first...] + row.value[..<first])
    }
  }

  /// The first alteration that a story notices, and the story; the first one alone if none does.
  private static func line(
    of mutants: [RowMutant], in stories: [ShippedStory], _ others: [AndroidStory]
  ) -> String {
    let noticed = mutants.lazy.compactMap { mutant in
      notice(of: mutant, in: stories, others).map { (mutant, $0) }
    }.first
    return noticed.map { "\($0)\t\($1)\n" } ?? mutants.first.map { "\($0)\t\n" } ?? ""
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
