import CWayleaveTesting
import DeterministicExecution
import Glibc
import PhoneSimulator

/// A piece of a search in a process of its own, of whose statics nothing remains.
///
/// The process is a copy of this one with one thread. What other threads held at that moment is
/// never released there, such as a lock in Swift's runtime, so it may hang: then it is ended, and
/// another one is begun.
enum IsolatedRun {
  /// What became of it.
  enum Outcome {
    case told(Message)
    /// What stopped the app's code.
    case trapped(String)
  }

  /// How often a piece is begun, and how long each may stand still: code that does sleep has the
  /// last.
  private static let patience: [Duration] = [.seconds(1), .seconds(5), longest]
  /// How long each may take by the machine's clock.
  private static let longest = Duration.seconds(60)

  /// Runs a body in a process of its own, in a sandbox; throws ``Late`` where that takes longer
  /// than is left.
  ///
  /// - Parameter noTrap: Asked where the body was stopped, and the app's code is not to blame.
  static func run(
    for left: Duration? = nil, noTrap: @escaping () -> (any Error)? = { nil },
    _ body: @escaping (inout Message) throws -> Void
  ) throws -> Outcome {
    let end = left.map { ContinuousClock.now + $0 }
    for patience in patience {
      if let end, .now >= end { throw Late() }
      var pipe: CInt = -1
      let child = SharedLocks.hold { wayleave_fork(&pipe) }
      if child == 0 { tell(to: pipe, noTrap, body) }
      guard child > 0 else { break }
      let bytes = read(from: pipe, of: child, until: end, patience)
      close(pipe)
      let signal = wayleave_reap(child)
      AppContainer.removeAll(of: child)
      guard let bytes else {
        if let end, .now >= end { throw Late() }
        continue
      }
      if var message = Message(sent: bytes) { return try message.takeOutcome() }
      // It was ended in the middle of the app's code, unless somebody else did it.
      guard signal != 0, signal != SIGKILL else {
        throw Failure(description: "explore: an isolated run ended too early.")
      }
      return .trapped(String(cString: strsignal(signal)))
    }
    throw Failure(description: "explore: could not start an isolated run, or none finished.")
  }

  /// Something that could not be done, as the other process said it.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The time was over before it had something to say.
  struct Late: Error {}

  /// The other process: it says one thing and is gone.
  private static func tell(
    to end: CInt, _ noTrap: () -> (any Error)?, _ body: @escaping (inout Message) throws -> Void
  ) -> Never {
    VirtualLoop.forgetThreads()
    let said = Locked(Message())
    let ending = CrashSandbox.run {
      var message = Message(.told)
      do { try body(&message) } catch { message = Message(error) }
      said.withLock { [message] in $0 = message }
    }
    var message = said.withLock { $0 }
    switch ending {
    case .end: break
    case .trap(let trap):
      if let error = noTrap() {
        message = Message(error)
      } else {
        message = Message(.trapped)
        message.put(trap)
      }
    case .noThread:
      message = Message(
        Failure(description: "explore: could not create a thread in an isolated run."))
    }
    var rest = message.toSend[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
      if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { break }
    }
    wayleave_leave()
  }

  /// Everything that comes; nil if it takes too long or stands still, and the process is ended.
  private static func read(
    from end: CInt, of child: CInt, until moment: ContinuousClock.Instant?, _ patience: Duration
  ) -> [UInt8]? {
    let last = min(moment ?? .now + longest, .now + longest)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var spent = TimeSpent(by: child)
    while true {
      var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      let pause = max(.zero, min(last - .now, patience))
      let ready = poll(&waiting, 1, CInt((pause / .milliseconds(1)).rounded(.up)))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        let before = spent
        spent = TimeSpent(by: child)
        if spent.isWork(since: before, patience), .now < last { continue }
        kill(child, SIGKILL)
        return nil
      }
      let count = buffer.withUnsafeMutableBytes { Glibc.read(end, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// How long a process has had a processor.
private struct TimeSpent {
  private let (own, systems): (Duration, Duration)

  init(by process: CInt) {
    own = .milliseconds(wayleave_time_spent(process, false))
    systems = .milliseconds(wayleave_time_spent(process, true))
  }

  /// Whether it has done something of its own: who waits for a lock looks at it now and then, and
  /// who waits for a static asks the system without a pause for a thread that is not there.
  func isWork(since before: Self, _ pause: Duration) -> Bool {
    own - before.own > max(pause / 100, (systems - before.systems) / 2)
  }
}

extension Message {
  /// What a message says first.
  fileprivate enum Kind: Int { case told, trapped, failed, nondeterminism }

  fileprivate init(_ kind: Kind) {
    self.init()
    put(kind.rawValue)
  }

  fileprivate init(_ error: any Error) {
    if let report = error as? NondeterminismError {
      self.init(.nondeterminism)
      put(report)
    } else {
      self.init(.failed)
      put("\(error)")
    }
  }

  fileprivate mutating func takeOutcome() throws -> IsolatedRun.Outcome {
    switch Kind(rawValue: try takeNumber()) {
    case .told: return .told(self)
    case .trapped: return .trapped(try takeText())
    case .failed: throw IsolatedRun.Failure(description: try takeText())
    case .nondeterminism: throw try takeNondeterminism()
    case nil: throw CutOff()
    }
  }
}
