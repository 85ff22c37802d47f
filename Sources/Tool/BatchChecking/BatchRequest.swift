import Reports

/// A line of the input of `check --batch`: what to check, and under which id to answer.
package struct BatchRequest: Hashable, Sendable {
  /// What the answer repeats: a string or an integer.
  package var id: JSONValue
  /// What to check.
  package var input: Input

  /// What is checked.
  package enum Input: Hashable, Sendable {
    /// A file or a folder on this machine.
    case path(String)
    /// A package whose bytes follow the line.
    case bytes(name: String, count: Int)
  }

  /// A request for a check.
  package init(id: JSONValue, _ input: Input) {
    self.id = id
    self.input = input
  }

  /// The longest line, in bytes.
  package static let longestLine = 1 << 20
  /// The largest package whose bytes may follow a line.
  package static let largestPackage = 512 << 20

  /// The line that asks for it, without a line feed.
  package var line: String {
    switch input {
    case .path(let path): (["id": id, "path": .string(path)] as JSONValue).line
    case .bytes(let name, let count):
      (["id": id, "name": .string(name), "bytes": .integer(count)] as JSONValue).line
    }
  }
}

extension BatchRequest {
  /// Why a line asks for nothing that can be done.
  package struct Refusal: Error, Hashable, Sendable {
    /// The id of the line; null if it has none.
    package var id: JSONValue
    /// What is wrong.
    package var problem: BatchProblem
    /// How many bytes after the line belong to it, and are passed over.
    package var skipped = 0
  }

  /// Reads a line.
  package init(reading line: [UInt8]) throws(Refusal) {
    let value: JSONValue
    do {
      value = try JSONValue(reading: line)
    } catch {
      throw Refusal(
        id: .null, problem: .malformed("this line is not JSON: \(error.text)"))
    }
    let id = value["id"] ?? .null
    func refusal(_ message: String) -> Refusal {
      let count = value["bytes"]?.integer ?? 0
      return Refusal(
        id: id.isID ? id : .null, problem: .malformed(message),
        skipped: value["path"] == nil ? max(0, count) : 0)
    }
    guard value.members != nil else { throw refusal("this line is not an object") }
    guard id.isID else { throw refusal("id is missing; write a string or an integer") }
    if let path = value["path"] {
      guard value["bytes"] == nil else {
        throw refusal("path and bytes exclude each other; write one of them")
      }
      guard let path = path.string, !path.isEmpty, !path.utf8.contains(0) else {
        throw refusal("path is not the path of a file or folder")
      }
      self.init(id: id, .path(path))
      return
    }
    guard let count = value["bytes"]?.integer, count >= 0 else {
      throw refusal("this line has neither a path nor a number of bytes; write one of them")
    }
    guard count <= Self.largestPackage else {
      let message =
        "the package has \(count) bytes, and at most \(Self.largestPackage) are read; "
        + "write its path instead"
      throw Refusal(id: id, problem: BatchProblem(.tooLarge, message), skipped: count)
    }
    guard let name = value["name"]?.string, Self.isName(name) else {
      throw refusal("name is not the name of a file, such as app.apk")
    }
    self.init(id: id, .bytes(name: name, count: count))
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}

extension JSONValue {
  /// Whether it can be the id of a request.
  fileprivate var isID: Bool { string != nil || integer != nil }
}
