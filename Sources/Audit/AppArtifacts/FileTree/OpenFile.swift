#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of the disk that stays open while parts of it are read.
final class OpenFile: Sendable {
  private let descriptor: Int32

  /// An error of the system by its number.
  struct Failure: Error { var code: Int32 }

  /// Takes a descriptor over, and closes it in the end.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// The bytes of a range; fewer where the file has become shorter.
  func bytes(in range: Range<Int>) throws(Failure) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count, let base = buffer.baseAddress {
        let step = pread(
          descriptor, base + count, range.count - count, off_t(range.lowerBound + count))
        if step > 0 {
          count += step
        } else if step == 0 {
          break
        } else if errno != EINTR {
          failure = errno
          break
        }
      }
    }
    guard failure == 0 else { throw Failure(code: failure) }
    return bytes
  }
}
