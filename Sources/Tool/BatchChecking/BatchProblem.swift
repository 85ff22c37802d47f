import Reports

/// Why there is no report on an input.
package struct BatchProblem: Hashable, Sendable {
  /// What kind of problem it is, for programs.
  package var code: Code
  /// What is wrong and what to do, for people.
  package var message: String

  /// The kinds of problem; Documentation/Fleets.md lists them.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The line is not a request.
    case malformedRequest = "malformed-request"
    /// More bytes than are read.
    case tooLarge = "too-large"
    /// Nothing is at the path, or it cannot be opened.
    case unreadable
    /// The check took longer than the limit.
    case timedOut = "timed-out"
    /// Two workers died over it: by a crash, or for lack of memory.
    case crashed
    /// The input ended before the bytes that a line announces.
    case truncated
    /// No worker could be started.
    case noWorker = "no-worker"
  }

  /// A reason why there is no report.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// A line that is not a request.
  package static func malformed(_ message: String) -> BatchProblem {
    BatchProblem(.malformedRequest, message)
  }
}
