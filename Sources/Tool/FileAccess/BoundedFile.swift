#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file whose size is looked at before it is read.
package struct BoundedFile {
  /// The path.
  package var path: String

  /// The file at a path.
  package init(path: String) { self.path = path }

  /// The bytes, where the file is a file and not too large.
  package func read(atMost limit: Int) throws(CommandFailure) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw CommandFailure("cannot be opened: \(Descriptor.reason)") }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0 else {
      throw CommandFailure("cannot be opened: \(Descriptor.reason)")
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw CommandFailure("is a folder, where a file is needed")
    case S_IFREG:
      guard status.st_size <= limit else { throw tooLarge(Int(status.st_size), limit) }
    default: break
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(number, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw CommandFailure("cannot be read: \(Descriptor.reason)") }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw tooLarge(bytes.count, limit) }
    }
  }

  private func tooLarge(_ size: Int, _ limit: Int) -> CommandFailure {
    CommandFailure(
      "is too large: \((size + 0xF_FFFF) >> 20) MiB, and at most \(limit >> 20) MiB are read")
  }
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(number, bytes.baseAddress, bytes.count)
}
