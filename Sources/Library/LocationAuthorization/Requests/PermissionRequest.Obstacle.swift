extension PermissionRequest {
  /// Why no prompt was shown, or why none would be.
  ///
  /// iOS may add obstacles, so a `switch` over them needs a `default`.
  public struct Obstacle: Hashable, Sendable {
    let kind: Kind
    /// The key that the Info.plist lacks; for a purpose key, the dictionary and the key in it.
    public let missingKey: String?
    private let alternatives: [Obstacle]

    /// What an obstacle can be, for a `switch` without `default` in the library.
    enum Kind: String, CaseIterable, Sendable {
      case alreadyGranted, alreadyDenied, alreadyRequested, allowedOnce, promptDeferred
      case locationServicesOff, fitnessTrackingOff, restricted, missingKey, locationNotGranted
      case notInForeground, appInactive, unavailable, cancelled, oneOf
    }

    private init(_ kind: Kind, missingKey: String? = nil, alternatives: [Obstacle] = []) {
      self.kind = kind
      self.missingKey = missingKey
      self.alternatives = alternatives
    }
  }
}

extension PermissionRequest.Obstacle {
  /// The permission is granted.
  public static let alreadyGranted = Self(.alreadyGranted)
  /// The user declined before, in a prompt or in Settings; iOS never asks twice (IOS-REQ-013).
  public static let alreadyDenied = Self(.alreadyDenied)
  /// Always was requested before, and iOS shows its prompt once (IOS-REQ-005).
  public static let alreadyRequested = Self(.alreadyRequested)
  /// The user allowed location once; then iOS does not offer Always (IOS-REQ-015).
  public static let allowedOnce = Self(.allowedOnce)
  /// iOS 13.0 to 13.3 granted provisional Always, and asks the user at another time (T18).
  public static let promptDeferred = Self(.promptDeferred)
  /// Location Services are off for the whole phone.
  public static let locationServicesOff = Self(.locationServicesOff)
  /// Fitness Tracking is off for the whole phone (IOS-MOT-009).
  public static let fitnessTrackingOff = Self(.fitnessTrackingOff)
  /// Screen Time or device management forbids it.
  public static let restricted = Self(.restricted)
  /// Precise location was requested while location itself is not granted (T46).
  public static let locationNotGranted = Self(.locationNotGranted)
  /// Prompts appear only while the app is in the foreground (T35).
  public static let notInForeground = Self(.notInForeground)
  /// The app is not active: another prompt, Control Center or a call covers it.
  public static let appInactive = Self(.appInactive)
  /// This phone, this app or this release of iOS has no such permission.
  public static let unavailable = Self(.unavailable)
  /// The task that waited was canceled; the prompt may still be on the screen.
  public static let cancelled = Self(.cancelled)

  /// The Info.plist lacks a key; ``missingKey`` has it.
  public static func missingKey(_ key: String) -> Self { Self(.missingKey, missingKey: key) }

  /// One of several obstacles that iOS does not distinguish; ``possibilities`` has them.
  public static func oneOf(_ obstacles: [Self]) -> Self { Self(.oneOf, alternatives: obstacles) }

  /// The obstacles that it may be: itself, or those that iOS does not distinguish.
  public var possibilities: [Self] { kind == .oneOf ? alternatives : [self] }
}

extension PermissionRequest.Obstacle: CustomStringConvertible {
  /// A name for logs that stays the same, such as `alreadyDenied`.
  public var description: String {
    switch kind {
    case .missingKey: "missingKey(\(missingKey ?? ""))"
    case .oneOf: "oneOf(\(alternatives.map(\.description).joined(separator: ", ")))"
    default: kind.rawValue
    }
  }
}
