/// What the person does while locations come, with Apple's raw values (IOS-AUTH-007).
@nonexhaustive
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  /// iOS 12+.
  case airborne = 5
}

/// Whether the phone is in a region, with Apple's raw values; Apple's is closed (IOS-AUTH-006).
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}

/// How far away a beacon is, with Apple's raw values.
@nonexhaustive
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate = 1
  case near = 2
  case far = 3
}

/// How the device is held, with Apple's raw values.
@nonexhaustive
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}
