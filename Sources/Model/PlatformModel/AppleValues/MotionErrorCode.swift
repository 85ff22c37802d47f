/// A code of Core Motion's error domain (IOS-MOT-004).
public struct MotionErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number that the error carries.
  public let rawValue: Int

  /// Any code, known or not.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The domain of the codes.
  public static let domain = "CMErrorDomain"
  /// No error.
  public static let null = Self(rawValue: 100)
  /// Not told.
  public static let unknown = Self(rawValue: 103)
  /// The device has no activity.
  public static let motionActivityNotAvailable = Self(rawValue: 104)
  /// The person denied motion (IOS-MOT-005).
  public static let motionActivityNotAuthorized = Self(rawValue: 105)
  /// The app may not read activity.
  public static let motionActivityNotEntitled = Self(rawValue: 106)
  /// The device lacks what was asked for.
  public static let notAvailable = Self(rawValue: 109)
  /// The app lacks an entitlement.
  public static let notEntitled = Self(rawValue: 110)
  /// The person denied what was asked for.
  public static let notAuthorized = Self(rawValue: 111)
}
