import FileAccess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process that checks: it reads one request after the other, and writes an answer to each.
///
/// Its supervisor starts another one if it dies.
package struct BatchWorker {
  private let check: BatchCheck
  private let limits: BatchLimits

  /// A worker with a check and its limits.
  package init(_ check: BatchCheck, limits: BatchLimits) {
    self.check = check
    self.limits = limits
  }

  /// Answers requests until there are no more.
  ///
  /// A worker whose supervisor is gone ends with its input, and at the latest soon after its limit.
  package func run(input: Descriptor, output: Descriptor) {
    limits.apply()
    var reader = LineReader(input)
    while case .text(let line) = reader.line(atMost: BatchRequest.longestLine) {
      alarm(UInt32(clamping: limits.seconds + 5))
      guard let answer = answer(to: line, &reader) else { return }
      guard output.write(answer.line) else { return }
      alarm(0)
    }
  }

  /// The answer to a line; nil if it is not whole, for then nothing after it can be understood.
  private func answer(to line: [UInt8], _ reader: inout LineReader) -> BatchAnswer? {
    let start = Stopwatch()
    guard let request = try? BatchRequest(reading: line) else { return nil }
    do {
      let result: BatchCheck.Result
      switch request.input {
      case .path(let path): result = try check.result(at: path)
      case .bytes(let name, let count):
        let bytes = reader.bytes(count)
        guard bytes.count == count else { return nil }
        result = check.result(of: bytes, named: name)
      }
      return BatchAnswer(id: request.id, result, milliseconds: start.milliseconds)
    } catch {
      return BatchAnswer(
        id: request.id, BatchProblem(.unreadable, error.message), milliseconds: start.milliseconds)
    }
  }
}

/// Time since a moment, for the answers only: nothing depends on it.
struct Stopwatch {
  private let start = Self.now

  /// The time since it was made.
  var milliseconds: Int { Self.now - start }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
