import CWayleaveTesting
import Glibc
import PhoneSimulator

/// A thread that runs the code of apps, and may be stopped in the middle of it.
///
/// Unchecked: whoever waits for the sandbox reads what it left only after it has stopped.
final class CrashSandbox: @unchecked Sendable {
  private let record = UnsafeMutablePointer<wayleave_stage>.allocate(capacity: 1)
  private var body: (() -> Void)?
  /// Why the code cannot go on; nil if it came to its end.
  private var trap: String?
  /// What Swift reported of continuations since it was last asked.
  private var heard: [String] = []

  deinit {
    sem_destroy(&record.pointee.woken)
    record.deallocate()
  }

  /// The sandbox that this thread is.
  static var current: CrashSandbox? { of(wayleave_current_stage()) }

  /// The sandbox on whose behalf this thread runs.
  static var behind: CrashSandbox? { of(wayleave_stage_behind()) }

  private static func of(_ record: UnsafeMutablePointer<wayleave_stage>?) -> CrashSandbox? {
    record?.pointee.owner.map { Unmanaged<CrashSandbox>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Threads of queues find the sandbox on whose behalf they run.
  private static let isFound: Void = wayleave_find_stages { Traps.found?.record }

  /// How a body came to its end.
  enum Ending: Sendable {
    case end
    /// Its thread was stopped, and why.
    case trap(String)
    /// It never began.
    case noThread
  }

  /// No thread is to be had for it.
  struct NoThread: Error, CustomStringConvertible {
    let description = "explore: could not create a thread for the app's code."
  }

  /// Runs a body on a thread of its own until it ends or stops.
  ///
  /// The thread of a body that stopped is never used again, nor is what it held released, the
  /// sandbox included.
  static func run(_ body: @escaping () -> Void) -> Ending {
    _ = isFound
    let sandbox = CrashSandbox()
    sandbox.body = body
    sandbox.record.initialize(to: wayleave_stage())
    sandbox.record.pointee.owner = Unmanaged.passUnretained(sandbox).toOpaque()
    sem_init(&sandbox.record.pointee.woken, 0, 0)
    var thread = pthread_t()
    let own = Unmanaged.passRetained(sandbox)
    let made = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let sandbox = Unmanaged<CrashSandbox>.fromOpaque(argument).takeRetainedValue()
        withExtendedLifetime(sandbox) { sandbox.live() }
        return nil
      }, own.toOpaque())
    guard made == 0 else {
      own.release()
      return .noThread
    }
    pthread_detach(thread)
    while sem_wait(&sandbox.record.pointee.woken) != 0, errno == EINTR {}
    return sandbox.reason.map(Ending.trap) ?? .end
  }

  /// Why the code came to no end; nil if it did.
  private var reason: String? {
    let (signal, exit) = (record.pointee.signal, record.pointee.exit)
    if let exit { return "it calls \(String(cString: exit))(\(record.pointee.status))" }
    return signal == 0 ? trap : trap ?? lastWords ?? String(cString: strsignal(signal))
  }

  /// What Swift wrote of a check that failed in a library: `File.swift:1: Fatal error: Why`.
  private var lastWords: String? {
    let words = withUnsafeBytes(of: &record.pointee.words) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if let start = words.firstRange(of: "Fatal error: ")?.upperBound {
      return String(words[start...].prefix { !$0.isNewline })
    }
    // What Swift's runtime says before it aborts: a failed cast, two accesses at the same time.
    let ofRuntime = ["Could not cast", "Simultaneous access", "Fatal access"]
    return ofRuntime.contains(where: words.hasPrefix) ? words.firstLineWithoutAddresses : nil
  }

  private func live() {
    wayleave_enter_stage(record)
    body?()
    body = nil
    wayleave_enter_stage(nil)
    sem_post(&record.pointee.woken)
  }

  /// Whether what the code prints is heard.
  var isHeard: Bool {
    get { record.pointee.is_heard }
    set { record.pointee.is_heard = newValue }
  }

  /// Stops this thread.
  func stop(because reason: String) -> Never {
    trap = reason
    wayleave_stop_stage(record)
  }

  /// Keeps what Swift reported.
  func hear(_ report: String) { heard.append(report) }

  /// What was reported since the last time.
  func takeReports() -> [String] {
    defer { heard = [] }
    return heard
  }
}

extension String {
  /// The first line of a report, with nothing in it that another process would say otherwise.
  fileprivate var firstLineWithoutAddresses: String {
    let line = split(separator: "\n").first.map(String.init) ?? ""
    let words = line.split(separator: " ").filter { !$0.hasPrefix("(0x") && !$0.hasPrefix("0x") }
    return words.joined(separator: " ")
  }
}
