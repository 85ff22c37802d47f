extension Threads {
  /// What threads share that work on a list: what is left to do, and what was found.
  final class Shares<Result: Sendable>: Sendable {
    private let state: Locked<State>

    private struct State {
      var taken = 0
      var done = 0
      var found: [Result?]
    }

    init(_ count: Int) {
      state = Locked(State(found: Array(repeating: nil, count: count)))
    }

    /// The next place to work on; nil after the last.
    func next() -> Int? {
      state.use { state in
        guard state.taken < state.found.count else { return nil }
        state.taken += 1
        return state.taken - 1
      }
    }

    func store(_ result: Result, at place: Int, _ report: (Int) -> Void) {
      state.use { state in
        state.found[place] = result
        state.done += 1
        report(state.done)
      }
    }

    /// The results in the order of their places.
    var results: [Result] { state.use { $0.found.compactMap(\.self) } }
  }
}
