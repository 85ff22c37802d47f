import AppArtifacts
import FileAccess
import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads requests, has workers check them, and writes exactly one answer to each.
///
/// Each worker is a process of its own with one request at a time. If it dies, the request is given to a
/// fresh one, once: a worker that was killed from outside costs no answer, and an input that kills
/// workers is answered with a problem. A check that takes too long is not repeated.
package final class BatchSupervisor: Sendable {
  private let command: [String]
  private let limits: BatchLimits
  private let requests: Locked<LineReader>
  private let output: Locked<Output>

  private struct Output {
    var descriptor: Descriptor
    var isGone = false
  }

  /// A supervisor of workers that a command starts.
  package init(
    command: [String], limits: BatchLimits, input: Descriptor, output: Descriptor
  ) {
    self.command = command
    self.limits = limits
    requests = Locked(LineReader(input))
    self.output = Locked(Output(descriptor: output))
  }

  /// Works until there are no more requests, with as many workers as jobs.
  ///
  /// - Returns: False if the output was closed before.
  package func run(jobs: Int, toolVersion: String) -> Bool {
    signal(SIGPIPE, SIG_IGN)
    write(BatchAnswer.opening(toolVersion: toolVersion))
    Threads.run(max(1, jobs)) { self.work() }
    return !isOutputGone
  }

  /// What is to be done next.
  private enum Task {
    case check(BatchRequest, [UInt8])
    case refuse(JSONValue, BatchProblem)
    case nothing
  }

  private func work() {
    var lane = Lane(command: command, limits: limits)
    while !isOutputGone {
      switch requests.use(Self.next) {
      case .check(let request, let bytes): lane.answer(request, bytes, write)
      case .refuse(let id, let problem):
        write(BatchAnswer(id: id, problem, milliseconds: 0).line)
      case .nothing: return
      }
    }
  }

  /// Reads the next request with the bytes that follow it.
  private static func next(_ reader: inout LineReader) -> Task {
    while true {
      switch reader.line(atMost: BatchRequest.longestLine) {
      case .end: return .nothing
      case .tooLong:
        return .refuse(
          .null, .malformed("this line has more than \(BatchRequest.longestLine) bytes"))
      case .text(let line):
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
        do throws(BatchRequest.Refusal) {
          let request = try BatchRequest(reading: line)
          guard case .bytes(_, let count) = request.input else { return .check(request, []) }
          let bytes = reader.bytes(count)
          guard bytes.count == count else {
            return .refuse(
              request.id,
              BatchProblem(
                .truncated, "the input ended after \(bytes.count) of \(count) bytes; send it again")
            )
          }
          return .check(request, bytes)
        } catch {
          _ = reader.skip(error.skipped)
          return .refuse(error.id, error.problem)
        }
      }
    }
  }

  private var isOutputGone: Bool { output.use { $0.isGone } }

  private func write(_ line: String) { write(Array(line.utf8)) }

  /// Writes a line at once and whole; other lanes wait.
  private func write(_ line: [UInt8]) {
    output.use { output in
      guard !output.isGone else { return }
      output.isGone = !line.withUnsafeBytes { output.descriptor.write($0) }
    }
  }
}

extension BatchSupervisor {
  /// A worker after the other, for one request after the other.
  private struct Lane {
    let command: [String]
    let limits: BatchLimits
    private var worker: WorkerProcess?
    private var count = 0

    init(command: [String], limits: BatchLimits) {
      self.command = command
      self.limits = limits
    }

    /// How many workers may die over one input.
    private static let attempts = 2

    mutating func answer(
      _ request: BatchRequest, _ bytes: [UInt8], _ write: ([UInt8]) -> Void
    ) {
      let start = Stopwatch()
      let problem = exchange(request, bytes, write)
      guard let problem else { return }
      let answer = BatchAnswer(id: request.id, problem, milliseconds: start.milliseconds)
      write(Array(answer.line.utf8))
    }

    /// Has a worker answer, and writes the answer; nil if that was possible.
    private mutating func exchange(
      _ request: BatchRequest, _ bytes: [UInt8], _ write: ([UInt8]) -> Void
    ) -> BatchProblem? {
      var end = ""
      for _ in 0..<Self.attempts {
        guard let worker = ready() else {
          return BatchProblem(
            .noWorker, "no worker could be started: \(command.first ?? "") does not run")
        }
        let sent = [Array((request.line + "\n").utf8), bytes]
        switch worker.exchange(sent, seconds: limits.seconds) {
        case .line(let line):
          count += 1
          write(line)
          return nil
        case .timedOut:
          discard()
          return BatchProblem(
            .timedOut,
            "the check took longer than \(limits.seconds) s and was ended; raise --time-limit, or "
              + "report this input as a defect of wayleave")
        case .died(let how):
          end = how
          discard()
        }
      }
      return BatchProblem(
        .crashed,
        "two workers died over this input, the last with \(end); raise --memory-limit, or report "
          + "this input as a defect of wayleave")
    }

    /// The worker; a fresh one if there is none, or if it has checked as many inputs as it may.
    private mutating func ready() -> WorkerProcess? {
      if count >= limits.inputsPerWorker { discard() }
      if worker == nil { worker = WorkerProcess(command) }
      return worker
    }

    private mutating func discard() {
      worker?.stop()
      worker = nil
      count = 0
    }
  }
}
