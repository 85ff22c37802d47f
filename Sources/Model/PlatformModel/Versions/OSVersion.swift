/// One release of a phone's operating system, down to the minor version.
///
/// Only releases that were shipped exist (IOS-SET-023): there is no iOS 19 to 25. A literal such as
/// `.iOS(20)` stops the program with a sentence; text from outside goes through ``init(parsing:)``,
/// which throws ``UnknownVersion`` instead.
public struct OSVersion: Hashable, Sendable {
  /// The family of phones.
  public let platform: Platform
  /// The major version: 8 to 18, 26 and 27 on iOS; the API level on Android.
  public let major: Int
  /// The minor version, bounded per major version: the model knows the last release of each.
  public let minor: Int

  init(unchecked platform: Platform, _ major: Int, _ minor: Int) {
    self.platform = platform
    self.major = major
    self.minor = minor
  }

  /// A release of iOS; stops the program where no such release exists (IOS-SET-023).
  public static func iOS(_ major: Int, _ minor: Int = 0) -> OSVersion {
    guard let version = OSVersion(iOS: major, minor) else {
      preconditionFailure(UnknownVersion(text: "iOS \(major).\(minor)").description)
    }
    return version
  }

  /// A release of iOS, or nil if no such release exists (IOS-SET-023).
  public init?(iOS major: Int, _ minor: Int = 0) {
    guard let last = Self.lastMinor(ofIOS: major), (0...last).contains(minor) else { return nil }
    self.init(unchecked: .iOS, major, minor)
  }

  /// Reads "17", "17.4" or "iOS 17.4"; a patch number after the minor one is dropped.
  public init(parsing text: String) throws(UnknownVersion) {
    var digits = Substring(text)
    if digits.lowercased().hasPrefix("ios") { digits = digits.dropFirst(3) }
    let parts = digits.drop { $0 == " " }.split(
      separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard !numbers.isEmpty, numbers.count == parts.count,
      let version = OSVersion(iOS: numbers[0], numbers.count > 1 ? numbers[1] : 0)
    else { throw UnknownVersion(text: text) }
    self = version
  }
}

extension OSVersion: Comparable {
  /// Orders by platform first, so that versions of two platforms never compare as newer or older.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    if left.platform != right.platform { return left.platform.rawValue < right.platform.rawValue }
    return (left.major, left.minor) < (right.major, right.minor)
  }
}

extension OSVersion: CustomStringConvertible {
  /// "iOS 17.4", "API 34".
  public var description: String {
    "\(platform == .android ? "API" : platform.rawValue) \(number)"
  }

  /// "17.4", "34".
  public var number: String { platform == .android ? "\(major)" : "\(major).\(minor)" }
}
