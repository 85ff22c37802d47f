import AppArtifacts
import Findings

/// Reads a property list that a test wrote down.
func propertyList(_ text: String) throws(ReadingProblem) -> PropertyList {
  try PropertyListReader.read(Array(text.utf8), file: "Info.plist")
}

/// What a list is refused with, as "line:column message"; nil where it is read.
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

/// A small generator, so that each run meets the same mutations.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A copy with one to three bytes changed, taken out or doubled.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var copy = bytes
    for _ in 0...Int.random(in: 0..<3, using: &self) {
      let index = Int.random(in: 0..<copy.count, using: &self)
      switch Int.random(in: 0..<3, using: &self) {
      case 0: copy[index] = UInt8.random(in: 0...255, using: &self)
      case 1: copy.remove(at: index)
      default: copy.insert(copy[index], at: index)
      }
    }
    return copy
  }
}
