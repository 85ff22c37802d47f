/// A version of a vendor's SDK: numbers with dots, compared number by number.
public struct SDKVersion: Hashable, Sendable {
  private let numbers: [Int]

  /// Reads "2.4.0" or "15.6.7-beta"; nil if it does not begin with a number.
  public init?(_ text: String) {
    let core = text.prefix { $0 != "-" && $0 != "+" && $0 != " " }
    let parts = core.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.isEmpty, parts.allSatisfy({ ($0 ?? -1) >= 0 }) else { return nil }
    var numbers = parts.compactMap { $0 }
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }
}

extension SDKVersion: Comparable {
  /// The older one is less; a part that is not written counts as 0.
  public static func < (left: SDKVersion, right: SDKVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

extension SDKVersion: CustomStringConvertible {
  /// "2.4.0": three numbers at least, whatever was written.
  public var description: String {
    let zeros = Array(repeating: 0, count: max(0, 3 - numbers.count))
    return (numbers + zeros).map(String.init).joined(separator: ".")
  }
}

extension SDKVersion: Codable {
  /// Reads the text of a version.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = SDKVersion(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a version; write numbers with dots")
    }
    self = version
  }

  /// Writes the text of the version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
