#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is there whole or not at all.
package struct OutputFile {
  /// The path.
  package var path: String
  /// The option that names it, for messages.
  package var option = "--output"

  /// The file at a path, named by an option.
  package init(path: String, option: String = "--output") {
    self.path = path
    self.option = option
  }

  /// Writes a text beside the file and puts it in the file's place in one step.
  ///
  /// A device or a pipe, such as /dev/stdout, is written to as it is.
  package func write(_ text: String) throws(CommandFailure) {
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw failure("is a folder; name a file in it")
      default: return try writeThrough(text)
      }
    }
    let draft = "\(resolved).\(getpid()).part"
    var text = text
    let isMade = text.withUTF8 { Descriptor.make(draft, holding: UnsafeRawBufferPointer($0)) }
    guard isMade else { throw failure(Descriptor.reason) }
    guard rename(draft, resolved) == 0 else {
      let reason = Descriptor.reason
      unlink(draft)
      throw failure(reason)
    }
  }

  private func writeThrough(_ text: String) throws(CommandFailure) {
    let number = open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw failure(Descriptor.reason) }
    defer { close(number) }
    guard Descriptor(number: number).write(text) else { throw failure(Descriptor.reason) }
  }

  /// The path behind symbolic links, so that a link stays one.
  private var resolved: String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure("cannot write \(path): \(reason); choose another path for \(option)")
  }
}
