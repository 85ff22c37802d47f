/// Finds misspelled methods of a location manager's delegate.
struct ObjectiveCMisnamedCallbacks {
  let source: ObjectiveCSource
  let functions: [ObjectiveCFunction]
  /// The bytes of the header of the same name, if it was read.
  let header: [UInt8]?

  /// The first words of the methods, with the names that they are meant to have.
  func uses() -> [(index: Int, meant: String)] {
    guard adopts("CLLocationManagerDelegate"), !hasOwnProtocol else { return [] }
    var words = source.tokens.indices.filter {
      source.parent($0) < 0 && source.isToken($0 + 2, "(")
        && source.isToken($0 + 3, "CLLocationManager")
    }[...]
    return functions.compactMap { function in
      // The word of a method is the last before its body that takes a manager.
      let heads = words.prefix { $0 < function.body.lowerBound }
      words = words.dropFirst(heads.count)
      guard function.type != nil, let index = heads.last, source.text(index) == function.word,
        let meant = LocationDelegateMethod.meant(bySelector: function.name),
        !isCalled(function),
        !functions.contains(where: { $0.type == function.type && $0.name == meant.selector })
      else { return nil }
      return (index, meant.selector)
    }
  }

  private func adopts(_ name: String) -> Bool {
    ByteSearch.contains(name, in: source.bytes)
      || header?.withUnsafeBytes { ByteSearch.contains(name, in: $0) } ?? false
  }

  /// Whether a protocol of the app, which may have the method, is named after Apple's.
  private var hasOwnProtocol: Bool {
    func isNamed(in bytes: UnsafeRawBufferPointer) -> Bool {
      ByteSearch.offsets(of: "LocationManagerDelegate", in: bytes).contains { offset in
        !ByteSearch.matches(Array("CL".utf8), in: bytes, at: offset - 2)
          || offset > 2 && ByteSearch.isIdentifier(bytes[offset - 3])
      }
    }
    return isNamed(in: source.bytes) || header?.withUnsafeBytes(isNamed) ?? false
  }

  /// Whether the file names the method elsewhere: in a message, a selector or a protocol of its own.
  private func isCalled(_ function: ObjectiveCFunction) -> Bool {
    let parts = function.name.split(separator: ":")
    let word = String(parts.count > 1 ? parts[1] : parts[0])
    return ByteSearch.words(word, in: source.bytes).count { source.token(at: $0) != nil } > 1
  }
}
