import AppArtifacts
import Findings

extension BinaryPropertyList {
  /// The list in XML, laid out as `plutil -convert xml1` does, with sorted keys.
  func xml() throws(EditRefusal) -> [UInt8] {
    var writer = Writer(list: self)
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
    var result: [UInt8] = []

    mutating func write(_ number: Int, depth: Int) throws(EditRefusal) {
      // Objects that are shared are written each time.
      guard result.count <= PropertyListReader.maximumSize, depth <= PropertyListReader.maximumDepth
      else {
        throw EditRefusal("the file is too large as XML")
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
          line("<key>\(MarkupTree.escaped(name))</key>", depth + 1)
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
      case .string(let text): "<string>\(MarkupTree.escaped(text))</string>"
      case .integer(let number): "<integer>\(number)</integer>"
      case .real(let number): "<real>\(number)</real>"
      case .boolean(let flag): flag ? "<true/>" : "<false/>"
      case .date(let text): "<date>\(text)</date>"
      case .data(let count): "<data>\(Base64.text(Array(bytes.suffix(count))))</data>"
      case .array: "<array/>"
      case .dictionary(let members): uid(members)
      }
    }

    /// A UID, which XML writes as a dictionary.
    private static func uid(_ members: [PropertyList.Member]) -> String {
      let inner = members.map { "<key>\($0.key)</key>\(markup($0.node.value, []))" }
      return "<dict>\(inner.joined())</dict>"
    }
  }
}
