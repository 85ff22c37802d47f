/// What apps noticed and have not been told yet, oldest first.
struct Inbox: Sendable {
  /// Something that an app noticed.
  struct Item: Sendable {
    var app: AppID
    var noticed: Noticed
  }

  /// Whether what apps notice is kept for them; a story has no code that would take it.
  var isUsed = true
  private var items: [Item] = []
  private var readCount = 0

  /// Whether something was not handed out yet.
  var hasNext: Bool { readCount < items.count }

  /// Makes room for so many, at once and not bit by bit.
  mutating func reserveCapacity(_ count: Int) {
    if isUsed { items.reserveCapacity(count) }
  }

  /// Keeps what an app noticed until it is handed out.
  mutating func add(_ noticed: Noticed, for app: AppID) {
    if isUsed, noticed.effect.reachesTheApp { items.append(Item(app: app, noticed: noticed)) }
  }

  /// The oldest thing that was not handed out yet.
  mutating func next() -> Item? {
    guard readCount < items.count else {
      if readCount > 0 { items.removeAll(keepingCapacity: true) }
      readCount = 0
      return nil
    }
    defer { readCount += 1 }
    return items[readCount]
  }
}
