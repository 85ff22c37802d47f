import Dispatch

extension Threads {
  /// What threads share that work on a list: what is left to do, and what was found.
  ///
  /// Every access goes through the queue.
  final class Shares<Result: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "wayleave.shares")
    private var taken = 0
    private var done = 0
    private var found: [Result?]

    init(_ count: Int) { found = Array(repeating: nil, count: count) }

    /// The next place to work on; nil after the last.
    func next() -> Int? {
      queue.sync {
        guard taken < found.count else { return nil }
        taken += 1
        return taken - 1
      }
    }

    func store(_ result: Result, at place: Int, _ report: (Int) -> Void) {
      queue.sync {
        found[place] = result
        done += 1
        report(done)
      }
    }

    /// The results in the order of their places.
    var results: [Result] { queue.sync { found.compactMap(\.self) } }
  }
}
