import AppArtifacts
import Findings

/// Reads a property list that a test wrote down.
func propertyList(_ text: String) throws(ReadingProblem) -> PropertyList {
  try PropertyListReader.read(Array(text.utf8), file: "Info.plist")
}

/// What a list is refused with, as "line:column message"; nil if it is read.
func refusal(_ bytes: [UInt8]) -> String? {
  do throws(ReadingProblem) {
    _ = try PropertyListReader.read(bytes, file: "Info.plist")
    return nil
  } catch {
    let place = [error.position.line, error.position.column].compactMap { $0.map(String.init) }
    return (place.isEmpty ? "" : place.joined(separator: ":") + " ") + error.message
  }
}

extension PropertyList.Node {
  /// The value on one line, with the line of each member: `{a@3: "text", b@4: [1, true]}`.
  var outline: String {
    switch value {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .date(let date): "date \(date)"
    case .data(let count): "data \(count)"
    case .array(let nodes): "[" + nodes.map(\.outline).joined(separator: ", ") + "]"
    case .dictionary(let members):
      "{"
        + members.map { member in
          "\(member.key)\(member.node.line.map { "@\($0)" } ?? ""): \(member.node.outline)"
        }.joined(separator: ", ") + "}"
    }
  }
}
