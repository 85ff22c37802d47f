#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file of the process, by number.
package struct Descriptor: Sendable {
  /// Standard output.
  package static let output = Descriptor(number: 1)
  /// Standard error.
  package static let error = Descriptor(number: 2)

  /// The number that the system knows it by.
  package var number: Int32

  /// The file of a number.
  package init(number: Int32) { self.number = number }

  /// Writes all of a text; false if the other end is gone or the disk is full.
  @discardableResult
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes all of some bytes; false if the other end is gone or the disk is full.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = systemWrite(number, UnsafeRawBufferPointer(rebasing: rest))
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }

  /// Makes a file that was not there and writes it; where the system says no, nothing is left of
  /// it.
  package static func make(_ file: String, holding bytes: UnsafeRawBufferPointer) -> Bool {
    let number = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { return false }
    let isWritten = Descriptor(number: number).write(bytes)
    var reason = errno
    let isClosed = close(number) == 0
    if isWritten && isClosed { return true }
    if isWritten { reason = errno }
    unlink(file)
    errno = reason
    return false
  }

  /// Why the system said no the last time, in its words.
  package static var reason: String { String(cString: strerror(errno)) }

  /// The width of the terminal behind it, 80 if it does not say; nil if it is not a terminal.
  package var terminalColumns: Int? {
    guard isatty(number) == 1 else { return nil }
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The value of an environment variable.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}
