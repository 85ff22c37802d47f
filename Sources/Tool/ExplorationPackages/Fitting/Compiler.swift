#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import FileAccess

/// A command that compiles a package.
struct Compiler {
  /// Its words. The first is looked up as a shell looks it up.
  var command: [String]
  /// How much of what it prints is read.
  var longestOutput = 64 << 20

  /// Runs it, and gives what it printed and whether it succeeded.
  func run() throws(CommandFailure) -> (isDone: Bool, output: String) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure() }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let error = posix_spawnp(&process, command[0], &actions, nil, &words, environ)
    close(ends[1])
    guard error == 0 else {
      close(ends[0])
      errno = error
      throw failure()
    }
    let output = Descriptor(number: ends[0]).read(atMost: longestOutput)
    // A compiler that prints more than is read would wait for a reader without end.
    close(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return (status == 0, output)
  }

  private func failure() -> CommandFailure {
    CommandFailure(
      "\(command[0]) cannot be run: \(Descriptor.reason); set another command with --compiler")
  }
}
