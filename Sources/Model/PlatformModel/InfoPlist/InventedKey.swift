/// A key that people write into an Info.plist and iOS does not read.
public struct InventedKey: Hashable, Sendable {
  /// The key as it is written.
  public let rawValue: String
  /// Where it comes from.
  public let origin: Origin
  /// What to write or do instead.
  public let instead: String
  /// The facts behind it.
  public let facts: [FactID]
}

extension InventedKey {
  /// Why a key exists in property lists although iOS does not read it.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The name of a class or type, taken for a key.
    case symbol
    /// Read by a vendor's SDK, not by iOS.
    case vendor
    /// Read by another platform of Apple's.
    case otherPlatform
  }

  /// Every such key seen in vendors' documents, in the order of the facts.
  public static let all: [InventedKey] = [
    InventedKey(
      rawValue: "CMMotionActivity", origin: .symbol,
      instead: "A class of Core Motion. The key is NSMotionUsageDescription.",
      facts: ["IOS-STORE-010", "IOS-MOT-007"]),
    InventedKey(
      rawValue: "CLAccuracyAuthorization", origin: .symbol,
      instead: "A type of Core Location. Reduced accuracy by default is "
        + "NSLocationDefaultAccuracyReduced, temporary full accuracy "
        + "NSLocationTemporaryUsageDescriptionDictionary.",
      facts: ["IOS-STORE-010", "IOS-ACC-010"]),
    InventedKey(
      rawValue: "BDPointBackgroundLocationEnabledForWhenInUseKey", origin: .vendor,
      instead: "A deprecated key of Bluedot's SDK. Set allowsBackgroundLocationUpdates instead.",
      facts: ["IOS-BG-015"]),
    InventedKey(
      rawValue: "NSLocationUsageDescription", origin: .otherPlatform,
      instead: "Read by macOS, and by iOS before 8. "
        + "The key of iOS is NSLocationWhenInUseUsageDescription.",
      facts: []),
  ]

  /// The row for a key, or nil if the key is not one of them.
  public init?(rawValue: String) {
    guard let row = Self.all.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = row
  }
}
