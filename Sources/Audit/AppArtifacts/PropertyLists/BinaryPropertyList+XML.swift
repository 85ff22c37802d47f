import Findings

extension BinaryPropertyList {
  /// The list in XML, laid out as `plutil -convert xml1` does, with sorted keys.
  ///
  /// - Parameter maximumSize: Where it stops and throws: objects that are shared are written each time.
  public func xml(
    maximumSize: Int = PropertyListReader.maximumSize
  ) throws(ReadingProblem) -> [UInt8] {
    var writer = Writer(list: self, maximumSize: maximumSize)
    try writer.write(root, depth: 0)
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """.utf8) + writer.result + Array("</plist>\n".utf8)
  }

  private struct Writer {
    let list: BinaryPropertyList
    let maximumSize: Int
    var result: [UInt8] = []

    mutating func write(_ number: Int, depth: Int) throws(ReadingProblem) {
      guard result.count <= maximumSize, depth <= PropertyListReader.maximumDepth else {
        throw .oversized(file: list.file, size: result.count, maximum: maximumSize)
      }
      switch list[number] {
      case .scalar(let value, let bytes): line(Self.markup(value, bytes), depth)
      case .array(_, let elements):
        guard !elements.isEmpty else { return line("<array/>", depth) }
        line("<array>", depth)
        for element in elements { try write(element, depth: depth + 1) }
        line("</array>", depth)
      case .dictionary(let members):
        guard !members.isEmpty else { return line("<dict/>", depth) }
        line("<dict>", depth)
        let named = members.map { (list.text(of: $0.key) ?? "", $0.value) }
        for (name, value) in named.sorted(by: { $0.0 < $1.0 }) {
          line("<key>\(Self.escaped(name))</key>", depth + 1)
          try write(value, depth: depth + 1)
        }
        line("</dict>", depth)
      }
    }

    private mutating func line(_ markup: String, _ depth: Int) {
      result += [UInt8](repeating: 0x09, count: depth)
      result += markup.utf8
      result.append(0x0A)
    }

    private static func markup(_ value: PropertyList.Value, _ bytes: [UInt8]) -> String {
      switch value {
      case .string(let text): "<string>\(escaped(text))</string>"
      case .integer(let number): "<integer>\(number)</integer>"
      case .real(let number): "<real>\(number)</real>"
      case .boolean(let flag): flag ? "<true/>" : "<false/>"
      case .date(let text): "<date>\(text)</date>"
      case .data(let count): "<data>\(base64(bytes.suffix(count)))</data>"
      case .array: "<array/>"
      case .dictionary(let members): uid(members)
      }
    }

    /// A UID, which XML writes as a dictionary.
    private static func uid(_ members: [PropertyList.Member]) -> String {
      let inner = members.map { "<key>\($0.key)</key>\(markup($0.node.value, []))" }
      return "<dict>\(inner.joined())</dict>"
    }

    private static func escaped(_ text: String) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\r": result += "&#13;"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }

    private static let alphabet = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func base64(_ bytes: ArraySlice<UInt8>) -> String {
      var digits: [UInt8] = []
      var place = bytes.startIndex
      while place < bytes.endIndex {
        let group = bytes[place..<min(place + 3, bytes.endIndex)]
        let bits = (0..<3).reduce(0) { bits, index in
          bits << 8 | (index < group.count ? Int(group[group.startIndex + index]) : 0)
        }
        for index in 0..<4 {
          digits.append(
            index <= group.count
              ? alphabet[bits >> (18 - index * 6) & 0x3F] : UInt8(ascii: "="))
        }
        place += 3
      }
      return String(decoding: digits, as: UTF8.self)
    }
  }
}
