import TestSupport
import TransitionSystem

/// What a case touched: rows that fired, and events that asked rows whether they hold.
final class TouchedRows: Sendable {
  /// A platform and a row of it.
  private struct Name: Hashable {
    var platform: String
    var row: String
  }

  private struct Content {
    var fired: Set<Name> = []
    /// The rows that were asked whether they hold.
    var asked: Set<Name> = []
    /// The kinds of events of each device that were noted already.
    var known: Set<AnyHashable> = []
  }
  private let content = Shared(Content())

  func note<Platform: PermissionSystem>(
    _ event: Platform.Event, fired: [Row<Platform>], on program: Program<Platform>
  ) {
    func name(_ row: Row<Platform>) -> Name { Name(platform: Platform.name, row: row.id) }
    content.withLock { content in
      content.fired.formUnion(fired.map(name))
      let isNew = content.known.insert([program.device, event.number] as [AnyHashable]).inserted
      guard isNew else { return }
      let asked = program.rows.filter { $0.settles || $0.eventNumbers.contains(event.number) }
      content.asked.formUnion(asked.map(name))
    }
  }

  /// Whether an alteration can make a difference to the case.
  func canNotice(_ mutant: RowMutant) -> Bool {
    let name = Name(platform: mutant.platform, row: mutant.row)
    return content.withLock { content in
      content.fired.contains(name) || mutant.mutation == .negated && content.asked.contains(name)
    }
  }
}
