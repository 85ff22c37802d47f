#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process of git with a pipe to it and one from it; it ends with the object.
final class GitProcess: @unchecked Sendable {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []
  private var next = 0
  private var isWaited = false

  /// Starts a command; nil if that is not possible.
  init?(_ command: [String]) {
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    guard pipe(&toChild) == 0 else { return nil }
    guard pipe(&fromChild) == 0 else {
      for end in toChild { close(end) }
      return nil
    }
    // A child that is started later must not keep the ends of this one open.
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let error = posix_spawnp(&process, command[0], &actions, nil, &words, environ)
    close(toChild[0])
    close(fromChild[1])
    guard error == 0 else {
      close(toChild[1])
      close(fromChild[0])
      return nil
    }
    self.process = process
    input = toChild[1]
    output = fromChild[0]
  }

  deinit {
    close(input)
    close(output)
    wait()
  }

  /// Whether it ended well.
  func isDone() -> Bool { wait() == 0 }

  @discardableResult
  private func wait() -> Int32 {
    guard !isWaited else { return -1 }
    isWaited = true
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Writes all of some bytes.
  func write(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { raw in
        #if canImport(Glibc)
          Glibc.write(input, raw.baseAddress, raw.count)
        #elseif canImport(Musl)
          Musl.write(input, raw.baseAddress, raw.count)
        #else
          Darwin.write(input, raw.baseAddress, raw.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  /// Everything up to the end; nil if that is more than a limit.
  func readAll(atMost limit: Int) -> [UInt8]? {
    while fill() { if buffer.count > limit { return nil } }
    defer { next = buffer.count }
    return Array(buffer[next...])
  }

  /// The bytes up to a line feed, without it.
  func readLine() -> [UInt8]? {
    while true {
      if let end = buffer[next...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { next = end + 1 }
        return Array(buffer[next..<end])
      }
      guard fill() else { return nil }
    }
  }

  /// A number of bytes.
  func read(count: Int) -> [UInt8]? {
    guard count >= 0 else { return nil }
    while buffer.count - next < count { guard fill() else { return nil } }
    defer { next += count }
    return Array(buffer[next..<next + count])
  }

  /// Reads what there is; false at the end.
  private func fill() -> Bool {
    if next == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      next = 0
    }
    let room = 1 << 16
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: room))
    var count: Int
    repeat {
      count = buffer.withUnsafeMutableBytes { raw in
        #if canImport(Glibc)
          Glibc.read(output, raw.baseAddress?.advanced(by: start), room)
        #elseif canImport(Musl)
          Musl.read(output, raw.baseAddress?.advanced(by: start), room)
        #else
          Darwin.read(output, raw.baseAddress?.advanced(by: start), room)
        #endif
      }
    } while count < 0 && errno == EINTR
    buffer.removeLast(room - max(0, count))
    return count > 0
  }
}
