/// How the characters of a file are written.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32 = "UTF-32"
  case latin1 = "ISO-8859-1"
  case windows1252 = "windows-1252"
}

extension TextEncoding {
  /// The encoding that the first bytes give away, with the length of the byte order mark.
  ///
  /// Without a mark, zero bytes beside ASCII characters tell UTF-16; nil if nothing tells.
  public static func detected(in bytes: [UInt8]) -> (encoding: TextEncoding, mark: Int)? {
    func starts(_ mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
    if starts([0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if starts([0xFF, 0xFE, 0, 0]) || starts([0, 0, 0xFE, 0xFF]) { return (.utf32, 4) }
    if starts([0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if starts([0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    let head = bytes.prefix(64)
    guard head.count >= 4 else { return nil }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in head.enumerated() where byte == 0 {
      if index.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
    }
    if zeros.odd * 4 > head.count, zeros.even * 4 < zeros.odd { return (.utf16LittleEndian, 0) }
    if zeros.even * 4 > head.count, zeros.odd * 4 < zeros.even { return (.utf16BigEndian, 0) }
    if head.starts(with: [0, 0, 0]) || head.dropFirst().starts(with: [0, 0, 0]) {
      return (.utf32, 0)
    }
    return nil
  }

  /// The encoding that a name stands for, in any case; nil for names this reader does not know.
  public init?(named name: some StringProtocol) {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": self = .utf8
    case "utf-16le": self = .utf16LittleEndian
    case "utf-16be", "utf-16", "ucs-2", "iso-10646-ucs-2": self = .utf16BigEndian
    case "utf-32", "utf-32le", "utf-32be": self = .utf32
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1": self = .latin1
    case "windows-1252", "cp1252": self = .windows1252
    default: return nil
    }
  }
}
