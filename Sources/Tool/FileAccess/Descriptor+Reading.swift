#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Descriptor {
  /// Standard input.
  package static let input = Descriptor(number: 0)

  /// What there is to read as text, up to a number of bytes; the rest is left alone.
  package func read(atMost limit: Int) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < limit {
      let count = buffer.withUnsafeMutableBytes { systemRead(number, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes.prefix(limit), as: UTF8.self)
  }
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(number, bytes.baseAddress, bytes.count)
}
