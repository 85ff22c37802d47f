/// A key as it is in a file.
struct WrittenKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

extension Decoder {
  /// Refuses an object with a key that no one reads: a misspelled one must not pass in silence.
  func refuseUnknownKeys<Keys: CodingKey & CaseIterable>(_ known: Keys.Type) throws {
    let written = try container(keyedBy: WrittenKey.self).allKeys.map(\.stringValue).sorted()
    let names = known.allCases.map(\.stringValue)
    guard let stranger = written.first(where: { !names.contains($0) }) else { return }
    throw DecodingError.unknown(
      UnknownName("key", stranger, known: names),
      at: codingPath + [WrittenKey(stringValue: stranger)].compactMap { $0 })
  }
}

extension KeyedDecodingContainer {
  /// A name that can be written on a command line: letters, digits, dots, hyphens, underscores.
  func name(_ key: Key) throws -> String {
    let name = try decode(String.self, forKey: key)
    guard name.isPlainName else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription:
          "\"\(name)\" is not a valid name; write letters, digits, dots, hyphens and underscores")
    }
    return name
  }
}

extension String {
  /// Whether it can be in a request for services, where other marks have a meaning.
  var isPlainName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }
}
