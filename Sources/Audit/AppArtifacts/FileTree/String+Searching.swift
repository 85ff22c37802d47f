#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension StringProtocol {
  /// Whether a text is anywhere inside, byte for byte.
  ///
  /// The standard library's own search lies in a library of its own and is many times slower.
  package func holds(_ text: StaticString) -> Bool { end(of: text) != nil }

  /// What follows the first place at which a text is; nil if it is nowhere.
  func rest(after text: StaticString) -> String? {
    end(of: text).map { String(self[$0...]) }
  }

  private func end(of text: StaticString) -> Index? {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let found =
      utf8.withContiguousStorageIfAvailable { $0.end(of: wanted) }
      ?? Array(utf8).withUnsafeBufferPointer { $0.end(of: wanted) }
    return found.map { utf8.index(utf8.startIndex, offsetBy: $0) }
  }
}

extension Substring {
  /// The parts between bytes of ASCII; a split at characters would look for the end of each first.
  package func parts(
    between isMark: (UInt8) -> Bool, maxSplits: Int = .max, omittingEmpty: Bool = true
  ) -> [Substring] {
    utf8.split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmpty, whereSeparator: isMark
    ).map { Substring($0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset after the first occurrence of other bytes; nil if there is none.
  fileprivate func end(of wanted: Self) -> Int? {
    guard let start = wanted.baseAddress, let first = wanted.first else { return 0 }
    guard let base = baseAddress else { return nil }
    var place = 0
    while count - place >= wanted.count {
      guard let hit = memchr(base + place, Int32(first), count - place - wanted.count + 1) else {
        return nil
      }
      if memcmp(hit, start, wanted.count) == 0 {
        return UnsafeRawPointer(hit) - UnsafeRawPointer(base) + wanted.count
      }
      place = UnsafeRawPointer(hit) - UnsafeRawPointer(base) + 1
    }
    return nil
  }
}
