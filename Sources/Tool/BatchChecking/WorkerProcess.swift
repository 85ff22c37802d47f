import AppArtifacts
import FileAccess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A worker as its supervisor sees it: a process with a pipe to it and one from it.
final class WorkerProcess {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var isWaited = false

  /// How an exchange with a worker ended.
  enum Reply {
    /// A whole line, with its line feed.
    case line([UInt8])
    /// The worker has died, or said what is not an answer.
    case died(String)
    case timedOut
  }

  /// Two workers that start at once must not inherit each other's pipes.
  private static let starting = Locked(())
  /// The longest answer.
  private static let longestLine = 256 << 20

  /// Starts a command; nil if that is not possible.
  init?(_ command: [String]) {
    let started = Self.starting.use { _ in Self.start(command) }
    guard let started else { return nil }
    (process, input, output) = started
    // A worker that does not read must not keep its supervisor waiting.
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    close(input)
    close(output)
    end()
  }

  private static func start(_ command: [String]) -> (pid_t, Int32, Int32)? {
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    guard pipe(&toChild) == 0 else { return nil }
    guard pipe(&fromChild) == 0 else {
      for end in toChild { close(end) }
      return nil
    }
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The supervisor ignores this signal; a worker without a supervisor is to end by it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let error = posix_spawnp(&process, command[0], &actions, &attributes, &words, environ)
    close(toChild[0])
    close(fromChild[1])
    guard error == 0 else {
      close(toChild[1])
      close(fromChild[0])
      return nil
    }
    return (process, toChild[1], fromChild[0])
  }

  /// Sends a request and waits for its answer, for a time.
  func exchange(_ request: [[UInt8]], seconds: Int) -> Reply {
    let start = Stopwatch()
    let limit = seconds.multipliedReportingOverflow(by: 1000).partialValue
    func left() -> Int32 { Int32(clamping: max(0, limit - start.milliseconds)) }
    for part in request {
      if let reply = send(part, left) { return reply }
    }
    return answer(left)
  }

  private func send(_ bytes: [UInt8], _ left: () -> Int32) -> Reply? {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { systemWrite(input, $0) }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        guard wait(for: input, POLLOUT, left()) else { return .timedOut }
      } else if errno != EINTR {
        return .died(end())
      }
    }
    return nil
  }

  private func answer(_ left: () -> Int32) -> Reply {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard wait(for: output, POLLIN, left()) else { return .timedOut }
      let count = buffer.withUnsafeMutableBytes { systemRead(output, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .died(end()) }
      line += buffer[..<count]
      if line.last == UInt8(ascii: "\n") { return .line(line) }
      guard line.count <= Self.longestLine else { return .died("its answer is too long") }
    }
  }

  private func wait(for descriptor: Int32, _ event: Int32, _ milliseconds: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    var count: Int32
    repeat { count = poll(&waited, 1, milliseconds) } while count < 0 && errno == EINTR
    return count > 0
  }

  /// Ends the process if it has not ended, and says how it did.
  @discardableResult
  private func end() -> String {
    guard !isWaited else { return "it has ended" }
    isWaited = true
    var status: Int32 = 0
    // One that has closed its pipe is about to end by itself, and its own end says more.
    for _ in 0..<20 {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return Self.words(status) }
      usleep(5000)
    }
    kill(process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Self.words(status)
  }

  /// Ends the process at once.
  func stop() {
    guard !isWaited else { return }
    isWaited = true
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private static func words(_ status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "exit code \(status >> 8 & 0xFF)" : "signal \(signal)"
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(number, bytes.baseAddress, bytes.count)
}
