/// Finds the addresses with `http://` to which Objective-C code of one file sends a request.
///
/// Followed are an address through `URLWithString:` and a variable of the same function.
struct ObjectiveCCleartextRequests {
  let source: ObjectiveCSource
  let functions: [ObjectiveCFunction]

  /// The literals that are requested, with the host of each.
  func uses() -> [(index: Int, host: String)] {
    guard CleartextAddress.mayBeRequested(in: source.bytes) else { return [] }
    return ByteSearch.offsets(of: "\"http://", in: source.bytes).compactMap { offset in
      guard let index = source.token(at: offset), let text = source.string(index),
        let host = CleartextAddress.publicHost(of: text), !text.contains("%") || text.hasPath,
        isRequested(index..<(index + 1), depth: 0)
      else { return nil }
      return (index, host)
    }
  }

  private static let makers: [StaticString] = ["URLWithString", "stringWithFormat"]
  private static let requesters: [StaticString] = [
    "requestWithURL", "dataWithContentsOfURL", "stringWithContentsOfURL", "dataTaskWithURL",
    "downloadTaskWithURL", "initWithContentsOfURL", "playerWithURL", "playerItemWithURL",
    "arrayWithContentsOfURL", "dictionaryWithContentsOfURL",
  ]

  private func isRequested(_ value: Range<Int>, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let before = value.lowerBound - 1
    if source.isToken(before, ":") {
      let bracket = source.parent(before)
      if source.isToken(before - 1, Self.requesters) { return true }
      // `[[NSMutableURLRequest alloc] initWithURL:…]`; a player and a document have such a maker too.
      if source.isToken(before - 1, "initWithURL") {
        return (bracket..<before).contains { index in
          let name = source.text(index)
          return name.hasSuffix("URLRequest") || name.hasPrefix("AVPlayer")
        }
      }
      let end = source.partner(bracket)
      guard source.isToken(before - 1, Self.makers), source.isToken(bracket, "["), end > bracket
      else { return false }
      return isRequested(bracket..<(end + 1), depth: depth + 1)
    }
    guard source.isToken(before, "="), source.isToken(value.upperBound, ";"),
      source.isIdentifier(before - 1), let function = functions.around(before)
    else { return false }
    let name = source.text(before - 1)
    return function.body.contains { index in
      index > value.upperBound && source.isIdentifier(index) && source.text(index) == name
        && isRequested(index..<(index + 1), depth: depth + 1)
    }
  }
}

extension String {
  /// Whether something follows the host, so that the host is whole.
  fileprivate var hasPath: Bool { dropFirst("http://".count).contains("/") }
}
