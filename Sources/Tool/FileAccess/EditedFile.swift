#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of a person's that gets other bytes, whole or not at all.
package struct EditedFile {
  /// The path.
  package var path: String

  /// The file at a path.
  package init(path: String) { self.path = path }

  /// Puts other bytes in the place of those that the file has, and keeps its mode.
  ///
  /// A file that has other bytes by now is left alone, as is a symbolic link.
  package func replace(_ before: [UInt8], by after: [UInt8]) throws(CommandFailure) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw CommandFailure("is not there any more") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw CommandFailure("is a symbolic link or not a file; edit the file that it leads to")
    }
    guard access(path, W_OK) == 0 else {
      throw CommandFailure("cannot be written: \(Descriptor.reason)")
    }
    let draft = "\(path).\(getpid()).part"
    guard after.withUnsafeBytes({ Descriptor.make(draft, holding: $0) }) else {
      throw CommandFailure("cannot be written: \(Descriptor.reason)")
    }
    do throws(CommandFailure) {
      guard chmod(draft, status.st_mode & 0o7777) == 0 else {
        throw CommandFailure("cannot be written: \(Descriptor.reason)")
      }
      // Right before the exchange, so that what an editor saves meanwhile is not lost.
      guard try BoundedFile(path: path).read(atMost: max(before.count, 1)) == before else {
        throw CommandFailure("changed since it was read")
      }
      guard rename(draft, path) == 0 else {
        throw CommandFailure("cannot be written: \(Descriptor.reason)")
      }
    } catch {
      unlink(draft)
      throw error.message.hasPrefix("is too large")
        ? CommandFailure("changed since it was read") : error
    }
  }
}
