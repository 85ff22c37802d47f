/// The text of a file as valid UTF-8 without a byte order mark, whatever the file was written in.
public struct UTF8Text: Hashable, Sendable {
  /// The bytes; the file's own where it was UTF-8 without a mark.
  public let bytes: [UInt8]
  /// What the file was written in.
  public let encoding: TextEncoding

  /// Reads the text of a file: by its mark, by its zero bytes, by its XML declaration, else UTF-8.
  ///
  /// Throws for invalid UTF-8, unpaired surrogates, UTF-32 and encodings it does not know. Nothing
  /// is replaced.
  public init(_ file: [UInt8]) throws(MarkupProblem) {
    let detected = TextEncoding.detected(in: file)
    var encoding = detected?.encoding ?? .utf8
    if detected == nil, let name = Self.declaredEncoding(in: file) {
      guard let named = TextEncoding(named: name), named.isEightBit else {
        throw MarkupProblem(
          at: 0, in: file,
          "The XML declaration names the encoding “\(name)”, which does not fit these bytes "
            + "or is not one of UTF-8, UTF-16, ISO-8859-1 and windows-1252.")
      }
      encoding = named
    }
    try self.init(file, encoding: encoding, mark: detected?.mark ?? 0)
  }

  init(_ file: [UInt8], encoding: TextEncoding, mark: Int) throws(MarkupProblem) {
    switch encoding {
    case .utf8:
      let text = mark == 0 ? file : Array(file.dropFirst(mark))
      if let invalid = Self.firstInvalidOffset(in: text) {
        throw MarkupProblem(
          at: invalid, in: text,
          "The byte 0x\(String(text[invalid], radix: 16, uppercase: true)) is not valid UTF-8.")
      }
      bytes = text
    case .utf16LittleEndian, .utf16BigEndian:
      bytes = try Self.transcodedUTF16(
        file, from: mark, isLittleEndian: encoding == .utf16LittleEndian)
    case .latin1, .windows1252:
      bytes = Self.transcodedSingleBytes(file, windows: encoding == .windows1252)
    case .utf32:
      throw MarkupProblem(at: 0, in: file, "The file is written in UTF-32.")
    }
    self.encoding = encoding
  }

  /// The value of `encoding` in an XML declaration at the very start, within 256 bytes.
  private static func declaredEncoding(in file: [UInt8]) -> String? {
    guard file.starts(with: "<?xml".utf8) else { return nil }
    let head = file.prefix(256)
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    var rest = Substring(decoding: head[..<end], as: UTF8.self)
    while !rest.hasPrefix("encoding") {
      guard rest.popFirst() != nil else { return nil }
    }
    let value = rest.dropFirst("encoding".count).drop { $0 == " " || $0 == "=" || $0 == "\t" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}

extension TextEncoding {
  /// Whether a declaration written in ASCII can name it and tell the truth.
  fileprivate var isEightBit: Bool {
    switch self {
    case .utf8, .latin1, .windows1252: true
    case .utf16LittleEndian, .utf16BigEndian, .utf32: false
    }
  }
}
