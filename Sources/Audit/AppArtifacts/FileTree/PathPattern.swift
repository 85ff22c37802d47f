import Findings

/// A pattern of paths below the folder of its file, which is the root unless a folder around it has
/// the file: `Pods`, `Legacy/*.swift`, `**/Generated`.
///
/// `*` stands for any letters and `?` for one, both inside a name; `**` stands for any folders,
/// none included. What matches a folder matches everything below it.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  /// Where it is written; nil if nothing can be said of it.
  public let position: SourcePosition?
  private let parts: [[Character]]
  /// The names that lead from the folder that it is written in to the one that is checked.
  private let base: [[Character]]

  /// A pattern; slashes at its ends and a "./" before it mean nothing.
  ///
  /// - Parameter base: The folder that is checked, as the folder that it is written in has it.
  public init(_ text: String, at position: SourcePosition? = nil, below base: String = "") {
    self.text = text
    self.position = position
    self.base = base.split(separator: "/").map(Array.init)
    parts = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Whether it says nothing, and so would match everything.
  public var meansAll: Bool { parts.allSatisfy { $0 == ["*", "*"] } }

  /// The one path that it can mean; nil if it has stars or question marks.
  package var literal: String? {
    let isLiteral = parts.allSatisfy { !$0.contains("*") && !$0.contains("?") }
    return isLiteral ? parts.map { String($0) }.joined(separator: "/") : nil
  }

  /// Whether a path, or a folder that it lies in, matches.
  public func matches(_ path: String) -> Bool {
    let names = base + path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    // Which numbers of names the parts so far can stand for.
    var reached = Set([0])
    for part in parts {
      if part == ["*", "*"] {
        guard let least = reached.min() else { return false }
        reached = Set(least...max(least, names.count))
      } else {
        reached = Set(
          reached.filter { $0 < names.count && Self.matches(part, names[$0]) }.map { $0 + 1 })
      }
    }
    return !reached.isEmpty
  }

  /// Whether a name matches a part; each star is tried once, from the last one back.
  private static func matches(_ part: [Character], _ name: [Character]) -> Bool {
    var place = (part: 0, name: 0)
    var star: (part: Int, name: Int)?
    while place.name < name.count {
      if place.part < part.count, part[place.part] == "*" {
        star = place
        place.part += 1
      } else if place.part < part.count,
        part[place.part] == "?" || part[place.part] == name[place.name]
      {
        place = (place.part + 1, place.name + 1)
      } else if let last = star {
        star = (last.part, last.name + 1)
        place = (last.part + 1, last.name + 1)
      } else {
        return false
      }
    }
    return part[place.part...].allSatisfy { $0 == "*" }
  }
}
