extension StringProtocol {
  /// Whether a text stands anywhere inside, byte for byte.
  ///
  /// The standard library's own search lies in a library of its own and is many times slower.
  func holds(_ text: StaticString) -> Bool { end(of: text) != nil }

  /// What follows the first place at which a text stands; nil where it stands nowhere.
  func rest(after text: StaticString) -> String? {
    end(of: text).map { String(self[$0...]) }
  }

  private func end(of text: StaticString) -> Index? {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard let first = wanted.first else { return startIndex }
    var place = utf8.startIndex
    while let start = utf8[place...].firstIndex(of: first) {
      if utf8[start...].starts(with: wanted) {
        return utf8.index(start, offsetBy: wanted.count)
      }
      place = utf8.index(after: start)
    }
    return nil
  }
}
