extension Peripheral {
  /// The sixteen bytes by which a phone names it: the same for the same name.
  package var identifier: [UInt8] {
    let words = [PhoneWorld.word(name), PhoneWorld.word("peripheral " + name)]
    return words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }
}
