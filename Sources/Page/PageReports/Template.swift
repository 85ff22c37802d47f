/// A file of this module with names in double braces, each of which is replaced once.
struct Template {
  private var text: String

  /// A template by the bytes that are embedded.
  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// The template with values in the places of names; a value is not looked at for further names.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    var rest = text[...]
    var result = ""
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      result += rest[..<open.lowerBound]
      let name = rest[open.upperBound..<close.lowerBound]
      result += values.first { $0.key == name }?.value ?? ""
      rest = rest[close.upperBound...]
    }
    return result + rest
  }
}
