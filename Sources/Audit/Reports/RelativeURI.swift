/// A path as the relative URI of RFC 3986.
enum RelativeURI {
  /// The path below a folder, percent-encoded but for its slashes.
  ///
  /// The folder itself is "./". A first part with a colon gets "./" before it, or it would read as a scheme.
  static func of(_ path: String, under base: String) -> String {
    let parts = (base + "/" + path).split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty else { return "./" }
    let uri = parts.map { encode(String($0)) }.joined(separator: "/")
    return parts.first?.contains(":") == true ? "./" + uri : uri
  }

  private static func encode(_ part: String) -> String {
    var text = ""
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "@"),
        UInt8(ascii: ":"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
