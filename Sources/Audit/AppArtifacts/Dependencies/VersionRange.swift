/// The versions of a library that a build may take: a single one where it is locked.
public struct VersionRange: Hashable, Sendable {
  /// The oldest version.
  private var oldest: [Int]
  /// The newest version, or the first that is too new; nil if nothing ends the range.
  private var end: [Int]?
  /// Whether the end belongs to the range.
  private var includesEnd: Bool

  /// A single version, such as "2.84.0"; nil for a text that is no version.
  public init?(exactly text: some StringProtocol) {
    guard let version = Self.numbers(text) else { return nil }
    (oldest, end, includesEnd) = (version, version, true)
    exactVersion = String(text)
  }

  /// What dependency managers write: "2.84.0", "~> 2.84", "^5.0.0", ">= 1.0 < 2"; nil for "any".
  ///
  /// The parts hold together. `~>` admits what CocoaPods lets it admit: the last number may grow.
  public init?(requirements: [String]) {
    oldest = []
    includesEnd = false
    var isBounded = false
    for (comparison, version) in requirements.flatMap(Self.parts) {
      guard let numbers = Self.numbers(version) else { return nil }
      isBounded = true
      switch comparison {
      case "", "=", "==":
        raise(to: numbers)
        lower(to: numbers, isIncluded: true)
      case ">=", ">": raise(to: numbers)
      case "<": lower(to: numbers, isIncluded: false)
      case "<=": lower(to: numbers, isIncluded: true)
      case "~>", "~", "^":
        raise(to: numbers)
        let written = version.split(separator: ".").count
        let place =
          switch comparison {
          case "~>": max(0, written - 2)
          case "~": min(1, written - 1)
          // Below 1.0 each minor version may break.
          default: numbers.first == 0 && numbers.count > 1 ? 1 : 0
          }
        lower(to: Self.next(numbers, at: place), isIncluded: false)
      default: return nil
      }
    }
    if !isBounded { return nil }
    let versions = requirements.flatMap(Self.parts)
    if versions.count == 1, includesEnd, oldest == end { exactVersion = versions[0].1 }
  }

  /// Versions from one on, up to the next major one, to another one or without an end.
  init?(from text: String, upTo end: String? = nil, growing place: Int? = nil) {
    guard let version = Self.numbers(text) else { return nil }
    oldest = version
    self.end = end.flatMap(Self.numbers) ?? place.map { Self.next(version, at: $0) }
    includesEnd = false
  }

  /// Whether every version is older than one: false if none is, nil if some are.
  public func lies(before text: String) -> Bool? {
    guard let version = Self.numbers(text) else { return nil }
    if !oldest.lexicographicallyPrecedes(version) { return false }
    guard let end else { return nil }
    let isBefore = end.lexicographicallyPrecedes(version) || (end == version && !includesEnd)
    return isBefore ? true : nil
  }

  /// The text of the only version, as it is written; nil if there may be several.
  public private(set) var exactVersion: String?

  /// The oldest version, as text: "0" where nothing is too old.
  public var oldestVersion: String {
    oldest.isEmpty ? "0" : oldest.map(String.init).joined(separator: ".")
  }

  private mutating func raise(to version: [Int]) {
    if oldest.lexicographicallyPrecedes(version) { oldest = version }
  }

  private mutating func lower(to version: [Int], isIncluded: Bool) {
    if let end, !version.lexicographicallyPrecedes(end) { return }
    (end, includesEnd) = (version, isIncluded)
  }

  /// ">=1.0 <2" in pairs of a comparison and a version.
  private static func parts(_ text: String) -> [(String, String)] {
    var parts: [(String, String)] = []
    var comparison = ""
    for word in text.split(whereSeparator: { " ,\"'".contains($0) }) {
      let sign = word.prefix { "<>=~^|".contains($0) }
      comparison += sign
      let rest = word.dropFirst(sign.count)
      if rest.isEmpty { continue }
      parts.append((comparison, String(rest)))
      comparison = ""
    }
    return parts
  }

  /// The numbers of a version without zeros at its end; a part after "-" or "+" does not count.
  private static func numbers(_ text: some StringProtocol) -> [Int]? {
    let core = text.drop { $0 == "v" }.prefix { $0 != "-" && $0 != "+" }
    var numbers: [Int] = []
    for part in core.split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Int(part), number >= 0 else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    return core.isEmpty ? nil : numbers
  }

  /// The first version in which the number at a place is greater.
  private static func next(_ version: [Int], at place: Int) -> [Int] {
    var numbers = Array((version + Array(repeating: 0, count: place + 1)).prefix(place + 1))
    let (sum, isTooGreat) = numbers[place].addingReportingOverflow(1)
    numbers[place] = isTooGreat ? .max : sum
    return numbers
  }
}
