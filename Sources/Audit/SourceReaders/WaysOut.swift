/// Code that goes on without an answer: after a delay, or when the app's state changes.
enum WaysOut {
  /// Parts of the names in it.
  static let words = [
    "didBecomeActive", "DidBecomeActive", "willEnterForeground", "WillEnterForeground",
    "willResignActive", "WillResignActive", "applicationState", "scenePhase", "asyncAfter",
    "dispatch_after", "Timer", "imeout", "sleep", "deadline", "afterDelay",
  ]

  /// Whether pieces of code name one of some names, or call functions that do.
  static func lead<Piece: Hashable>(
    from pieces: Set<Piece>, to names: Set<String>, through functions: [String: [Piece]],
    named namesIn: (Piece) -> Set<String>
  ) -> Bool {
    var known = pieces
    var waiting = Array(pieces)
    while let next = waiting.popLast() {
      let own = namesIn(next)
      guard own.isDisjoint(with: names) else { return true }
      for name in own {
        waiting += functions[name, default: []].filter { known.insert($0).inserted }
      }
    }
    return false
  }
}
