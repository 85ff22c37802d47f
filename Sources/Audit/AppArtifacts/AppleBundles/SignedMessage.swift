/// A message that is signed (CMS, RFC 5652) around some content, of which only the content is read.
///
/// The signature is not checked: a phone does that, and the content is what people want to know.
enum SignedMessage {
  /// The content of a message; nil if the bytes are not a signed message.
  static func content(of bytes: [UInt8]) -> [UInt8]? {
    guard let message = Elements(bytes, 0..<bytes.count).first(of: sequence) else { return nil }
    var parts = Elements(bytes, message)
    guard let kind = parts.next(of: objectIdentifier), bytes[kind].elementsEqual(signedData),
      let wrapper = parts.next(of: explicit),
      let data = Elements(bytes, wrapper).first(of: sequence)
    else { return nil }
    var fields = Elements(bytes, data)
    // The version, the digests, and then the content with its kind.
    guard fields.next() != nil, fields.next() != nil, let holder = fields.next(of: sequence) else {
      return nil
    }
    var content = Elements(bytes, holder)
    guard content.next(of: objectIdentifier) != nil, let tagged = content.next(of: explicit) else {
      return nil
    }
    var strings = Elements(bytes, tagged)
    guard let string = strings.next() else { return nil }
    if string.tag == octets { return Array(bytes[string.body]) }
    guard string.tag == octets | constructed else { return nil }
    var found: [UInt8] = []
    var pieces = Elements(bytes, string.body)
    while let piece = pieces.next(of: octets) { found += bytes[piece] }
    return found
  }

  private static let octets: UInt8 = 0x04
  private static let objectIdentifier: UInt8 = 0x06
  private static let constructed: UInt8 = 0x20
  private static let sequence: UInt8 = 0x30
  private static let explicit: UInt8 = 0xA0
  /// 1.2.840.113549.1.7.2
  private static let signedData: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
}

extension SignedMessage {
  /// The values that follow one another in a part of a message, in the basic encoding of ASN.1.
  private struct Elements {
    private let bytes: [UInt8]
    private var place: Int
    private let end: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
      self.bytes = bytes
      place = range.lowerBound
      end = range.upperBound
    }

    /// The body of the first value; nil if it has another tag.
    func first(of tag: UInt8) -> Range<Int>? {
      var copy = self
      return copy.next(of: tag)
    }

    /// The body of the next value; nil if it has another tag.
    mutating func next(of tag: UInt8) -> Range<Int>? {
      guard let element = next(), element.tag == tag else { return nil }
      return element.body
    }

    /// The next value; nil at the end, or where its length cannot be known.
    mutating func next(depth: Int = 0) -> (tag: UInt8, body: Range<Int>)? {
      // Tags of more than one byte occur in no part that is read.
      guard depth < 16, let tag = byte(), tag & 0x1F != 0x1F, let first = byte() else { return nil }
      if first == 0x80 { return openEnded(tag, depth) }
      var count = Int(first)
      if first > 0x80 {
        guard first <= 0x84 else { return nil }
        count = 0
        for _ in 0..<Int(first & 0x7F) {
          guard let digit = byte() else { return nil }
          count = count << 8 | Int(digit)
        }
      }
      guard count <= end - place else { return nil }
      defer { place += count }
      return (tag, place..<place + count)
    }

    /// A value without a length, which ends with two zeros.
    private mutating func openEnded(
      _ tag: UInt8, _ depth: Int
    ) -> (tag: UInt8, body: Range<Int>)? {
      let start = place
      while place + 1 < end, bytes[place] != 0 || bytes[place + 1] != 0 {
        guard next(depth: depth + 1) != nil else { return nil }
      }
      guard place + 1 < end else { return nil }
      defer { place += 2 }
      return (tag, start..<place)
    }

    private mutating func byte() -> UInt8? {
      guard place < end else { return nil }
      defer { place += 1 }
      return bytes[place]
    }
  }
}
