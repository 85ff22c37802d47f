/// A key as it stands in a file.
struct WrittenKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

extension Decoder {
  /// Refuses an object with a key that nobody reads: a misspelled one must not pass in silence.
  func refuseUnknownKeys<Keys: CodingKey & CaseIterable>(_ known: Keys.Type) throws {
    let written = try container(keyedBy: WrittenKey.self).allKeys.map(\.stringValue).sorted()
    let names = known.allCases.map(\.stringValue)
    guard let stranger = written.first(where: { !names.contains($0) }) else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [WrittenKey(stringValue: stranger)].compactMap { $0 },
        debugDescription:
          "there is no key \"\(stranger)\" here; possible: \(names.joined(separator: ", "))"))
  }
}
