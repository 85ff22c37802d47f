/// A code of CLLocationPushServiceError, iOS 15 and later (IOS-AUTH-009).
public struct LocationPushErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number that the error carries.
  public let rawValue: Int

  /// Any code, known or not.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Not told.
  public static let unknown = Self(rawValue: 0)
  /// The app has no location push extension.
  public static let missingPushExtension = Self(rawValue: 1)
  /// The app names no environment of the push server.
  public static let missingPushServerEnvironment = Self(rawValue: 2)
  /// The app lacks com.apple.developer.location.push (IOS-NEW-016).
  public static let missingEntitlement = Self(rawValue: 3)
  /// The platform has no location pushes.
  public static let unsupportedPlatform = Self(rawValue: 4)
}
