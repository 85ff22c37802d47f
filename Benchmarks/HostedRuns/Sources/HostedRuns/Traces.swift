import DeterministicExecution
import Dispatch
import Synchronization

/// Many runs of one scenario, on several threads, and whether all of them gave the same bytes.
enum Traces {
  /// Prints the trace of the first run; false if any other differs from it.
  static func print(runs: Int, threads: Int) throws -> Bool {
    let first = try Outing.outcome()
    let others = Mutex<[String: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for _ in stride(from: thread, to: runs - 1, by: threads) {
        let outcome = (try? Outing.outcome()) ?? "no outcome"
        others.withLock { $0[outcome, default: 0] += 1 }
      }
    }
    Swift.print(first)
    return others.withLock { $0.keys.allSatisfy { $0 == first } }
  }
}
