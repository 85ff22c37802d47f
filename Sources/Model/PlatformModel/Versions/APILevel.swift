/// An API level of Android that the model knows: 19 (Android 4.4) to 37 (Android 17).
///
/// Levels below 19 and above 37 do not exist here; what a package states as its target or cap is a
/// plain number, which ``init(nearest:)`` brings into the range.
public struct APILevel: RawRepresentable, Hashable, Sendable {
  /// The level.
  public let rawValue: Int

  /// A level from 19 to 37, or nil.
  public init?(rawValue: Int) {
    guard Self.numbers.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(unchecked number: Int) { rawValue = number }

  private static let numbers = 19...37

  /// The level that stands for a number: the oldest for all below, the newest for all above.
  public init(nearest number: Int) {
    self.init(unchecked: max(Self.numbers.lowerBound, min(Self.numbers.upperBound, number)))
  }

  /// Reads "34", "API 34", "android 14", "12L" or "8.1"; nil if it names no modeled level.
  ///
  /// A bare number of 19 or more is a level, any smaller one a version of Android.
  public init?(parsing text: String) {
    var rest = Substring(text.lowercased())
    var isVersion = false
    for prefix in ["android api", "api level", "android", "api"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
      isVersion = prefix == "android"
      break
    }
    rest = rest.drop { $0 == " " || $0 == "-" }
    if !isVersion || Int(rest).map({ $0 >= 19 }) ?? false, let number = Int(rest), number >= 19 {
      self.init(rawValue: number)
      return
    }
    let name =
      rest.hasSuffix(".0") && !rest.hasPrefix("5") && rest.count > 3 ? rest.dropLast(2) : rest
    let match = Self.all.first {
      let known = $0.versionName.lowercased()
      return known == name || known == name + ".0"
    }
    guard let match else { return nil }
    self = match
  }
}

extension APILevel: ExpressibleByIntegerLiteral {
  /// A level written down in source; stops the program where the model has no such level.
  public init(integerLiteral value: Int) {
    guard Self.numbers.contains(value) else {
      preconditionFailure("no such API level: \(value); 19 to 37 exist")
    }
    self.init(unchecked: value)
  }
}

extension APILevel {
  /// Every level, oldest first.
  public static let all: [APILevel] = numbers.map { APILevel(unchecked: $0) }
  /// Android 4.4.
  public static let oldest = APILevel(unchecked: numbers.lowerBound)
  /// Android 17.
  public static let newest = APILevel(unchecked: numbers.upperBound)

  /// The version of Android as people call it: "4.4", "12L", "17".
  public var versionName: String {
    let index = rawValue - Self.numbers.lowerBound
    return Self.names.indices.contains(index) ? Self.names[index] : "\(rawValue)"
  }

  /// The version of Android of any level, those before the model's included: "4.1" for 16.
  public static func versionName(of level: Int) -> String {
    guard level < oldest.rawValue else { return APILevel(nearest: level).versionName }
    return earlier[max(level, 1) - 1]
  }

  /// The versions of the levels from 1 to 18.
  private static let earlier = [
    "1.0", "1.1", "1.5", "1.6", "2.0", "2.0.1", "2.1", "2.2", "2.3", "2.3.3", "3.0", "3.1", "3.2",
    "4.0", "4.0.3", "4.1", "4.2", "4.3",
  ]

  private static let names = [
    "4.4", "4.4W", "5.0", "5.1", "6.0", "7.0", "7.1", "8.0", "8.1", "9", "10", "11", "12", "12L",
    "13", "14", "15", "16", "17",
  ]

  /// The level as a release, the form in which facts and rows hold it.
  public var release: OSVersion { OSVersion(unchecked: .android, rawValue, 0) }
}

extension APILevel: Comparable {
  /// By number.
  public static func < (left: APILevel, right: APILevel) -> Bool { left.rawValue < right.rawValue }
}

extension APILevel: CustomStringConvertible {
  /// "Android 14 (API 34)".
  public var description: String { "Android \(versionName) (API \(rawValue))" }
}
