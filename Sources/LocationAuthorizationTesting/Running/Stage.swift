import CLocationAuthorizationTesting
import Glibc
import PhoneSimulator

/// A thread that runs the code of apps, and may stop for ever in the middle of it.
///
/// Unchecked: whoever waits for the stage reads what it left only after it has stopped.
final class Stage: @unchecked Sendable {
  private let record = UnsafeMutablePointer<wayleave_stage>.allocate(capacity: 1)
  private var body: (() -> Void)?
  /// Why the code cannot go on; nil where it came to its end.
  private var trap: String?
  /// What Swift reported of continuations since it was last asked.
  private var heard: [String] = []

  deinit {
    sem_destroy(&record.pointee.woken)
    record.deallocate()
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The stage that this thread is.
  static var current: Stage? {
    pthread_getspecific(key).map { Unmanaged<Stage>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Threads of queues find the stage on whose behalf they run.
  private static let isFound: Void = wayleave_find_stages { Traps.stage?.record }

  /// Runs a body on a thread of its own until it ends or stops; says why it stopped.
  ///
  /// The thread of a body that stopped is never used again, nor is what it held let go: the stage
  /// among it.
  static func run(_ body: @escaping () -> Void) -> String? {
    _ = isFound
    let stage = Stage()
    stage.body = body
    sem_init(&stage.record.pointee.woken, 0, 0)
    stage.record.pointee.signal = 0
    stage.record.pointee.words.0 = 0
    var thread = pthread_t()
    let own = Unmanaged.passRetained(stage)
    let made = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let stage = Unmanaged<Stage>.fromOpaque(argument).takeRetainedValue()
        withExtendedLifetime(stage) { stage.live() }
        return nil
      }, own.toOpaque())
    guard made == 0 else {
      own.release()
      return "no thread is to be had"
    }
    pthread_detach(thread)
    while sem_wait(&stage.record.pointee.woken) != 0, errno == EINTR {}
    let signal = stage.record.pointee.signal
    if signal != 0 {
      return stage.trap ?? stage.lastWords ?? String(cString: strsignal(signal))
    }
    return stage.trap
  }

  /// What Swift wrote of a check that failed in a library: `File.swift:1: Fatal error: Why`.
  private var lastWords: String? {
    let words = withUnsafeBytes(of: &record.pointee.words) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let start = words.firstRange(of: "Fatal error: ")?.upperBound else { return nil }
    return String(words[start...].prefix { !$0.isNewline })
  }

  private func live() {
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    wayleave_enter_stage(record)
    body?()
    body = nil
    wayleave_enter_stage(nil)
    pthread_setspecific(Self.key, nil)
    sem_post(&record.pointee.woken)
  }

  /// Stops this thread for ever.
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
