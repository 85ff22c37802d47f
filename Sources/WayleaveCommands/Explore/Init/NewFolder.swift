#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is there whole or not at all.
struct NewFolder {
  /// The path.
  var path: String

  /// Stops where something stands at the path already.
  func check() throws(CommandFailure) {
    var status = stat()
    guard lstat(path, &status) != 0 else {
      throw CommandFailure("\(path): is there already; give another folder with --output")
    }
  }

  /// Writes files into a folder beside it, and puts that in its place in one step.
  func write(_ files: [(name: String, bytes: [UInt8])]) throws(CommandFailure) {
    try check()
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let draft = "\(trimmed).\(getpid()).part"
    var made: [String] = []
    do throws(CommandFailure) {
      try make(draft, &made)
      for (name, bytes) in files {
        var folder = draft
        for part in name.split(separator: "/").dropLast() {
          folder += "/" + part
          if !made.contains(folder) { try make(folder, &made) }
        }
        made.append(draft + "/" + name)
        try write(bytes, to: draft + "/" + name)
      }
      // An empty folder that came to stand there meanwhile would be replaced.
      try check()
      guard rename(draft, trimmed) == 0 else { throw failure() }
    } catch {
      for path in made.reversed() { remove(path) }
      throw error
    }
  }

  private func make(_ folder: String, _ made: inout [String]) throws(CommandFailure) {
    guard mkdir(folder, 0o777) == 0 else { throw failure() }
    made.append(folder)
  }

  private func write(_ bytes: [UInt8], to file: String) throws(CommandFailure) {
    let number = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw failure() }
    let isWritten = bytes.withUnsafeBytes { Descriptor(number: number).write($0) }
    guard close(number) == 0, isWritten else { throw failure() }
  }

  private func failure() -> CommandFailure {
    let reason = String(cString: strerror(errno))
    return CommandFailure("cannot write \(path): \(reason); give another folder with --output")
  }
}
