/// Why no prompt was shown, or why none would be.
public indirect enum Obstacle: Hashable, Sendable {
  /// What is asked for is granted.
  case alreadyGranted
  /// The person said no before, in a prompt or in Settings; iOS never asks twice (IOS-REQ-013).
  case alreadyDenied
  /// Always was asked for before, which iOS lets an app do once (IOS-REQ-005).
  case alreadyAsked
  /// The person allowed location once: then iOS does not ask for Always (IOS-REQ-015).
  case allowedOnce
  /// iOS 13.0 to 13.3 granted Always provisionally, and asks the person at another time (T18).
  case askedLater
  /// Location Services are off for the whole phone.
  case locationServicesOff
  /// Fitness Tracking is off for the whole phone (IOS-MOT-009).
  case fitnessTrackingOff
  /// Screen Time or device management forbids it.
  case restricted
  /// The Info.plist lacks a key; for a purpose key, the dictionary and the key in it.
  case keyMissing(String)
  /// Precise location was asked for while location itself is not granted (T46).
  case locationNotGranted
  /// Prompts appear only while the app is in the foreground (T35).
  case notInForeground
  /// The app is not active: another prompt, Control Center or a call is in front of it.
  case anotherPromptInFront
  /// This phone, this app or this release of iOS has nothing to ask for.
  case unavailable
  /// The task that waited was cancelled; the prompt may still be on the screen.
  case cancelled
  /// iOS does not tell these apart.
  case oneOf([Obstacle])
}

extension Obstacle {
  /// The obstacles that it may be: itself, or those that iOS does not tell apart.
  public var possibilities: [Obstacle] {
    if case .oneOf(let obstacles) = self { obstacles } else { [self] }
  }
}
