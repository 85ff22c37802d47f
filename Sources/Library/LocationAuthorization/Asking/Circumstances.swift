import PlatformModel

/// Everything that decides whether a request shows a prompt, as far as an app can know it.
struct Circumstances: Hashable, Sendable {
  var system: OSVersion
  var declared: Declarations
  var state: PermissionState
  var activity: AppActivity
  /// Whether Always was asked for since the permission was last not determined.
  ///
  /// iOS does not tell: the library keeps a record of its own requests.
  var hasAskedForAlways = false
  /// Whether the phone tells activities at all.
  var hasMotion = true
  /// Whether a prompt shows by the app's becoming inactive, as where UIKit is.
  var seesPrompts = true
  /// Whether service sessions ask, iOS 18+; other systems of Apple's do not have them here.
  var asksBySession = true
}

extension Circumstances {
  /// Why a request would show nothing, whatever is in front of the app; nil where it may show.
  func standingObstacle(to request: Request) -> Obstacle? {
    if state.grants(request) || isFree(request) { return .alreadyGranted }
    if !isAvailable(request) { return .unavailable }
    if let key = declared.missingKey(
      for: request, from: state.authorization, on: system)
    {
      return .keyMissing(key)
    }
    return switch request {
    case .whenInUse, .always: locationObstacle
    case .temporaryFullAccuracy:
      locationObstacle ?? (state.hasLocation ? nil : .locationNotGranted)
    case .motion: Self.obstacle(isRestricted: state.motion == .restricted, state.motion == .denied)
    case .bluetooth:
      Self.obstacle(isRestricted: state.bluetooth == .restricted, state.bluetooth == .denied)
    }
  }

  /// Why a request would show nothing now.
  func obstacle(to request: Request) -> Obstacle? {
    if let obstacle = standingObstacle(to: request) { return obstacle }
    if request == .always, state.hasLocation, hasAskedForAlways { return .alreadyAsked }
    return switch activity {
    case .active: nil
    case .inactive: .anotherPromptInFront
    case .background: .notInForeground
    }
  }

  /// Whether a request would show a prompt now.
  func canPrompt(for request: Request) -> CanPrompt {
    if let obstacle = obstacle(to: request) { return .no(obstacle) }
    return request == .always && state.hasLocation ? .unknown : .yes
  }

  /// Why a request for Always under While Using showed nothing, although the app was in front.
  ///
  /// - Parameter isFresh: Whether While Using was granted a moment ago, from not determined.
  func upgradeObstacle(isFresh: Bool) -> Obstacle {
    if system < .iOS(9) { return .unavailable }
    if hasAskedForAlways { return .alreadyAsked }
    if system < .iOS(13) { return .oneOf([.alreadyAsked, .restricted]) }
    return isFresh ? .allowedOnce : .oneOf([.allowedOnce, .alreadyAsked, .restricted])
  }

  private var locationObstacle: Obstacle? {
    if state.locationServices == false { return .locationServicesOff }
    return switch state.authorization {
    case .restricted: .restricted
    case .denied where state.locationServices == nil:
      .oneOf([.locationServicesOff, .alreadyDenied])
    case .denied: .alreadyDenied
    case .notDetermined, .authorizedAlways, .authorizedWhenInUse: nil
    }
  }

  private static func obstacle(isRestricted: Bool, _ isDenied: Bool) -> Obstacle? {
    isRestricted ? .restricted : isDenied ? .alreadyDenied : nil
  }

  /// What needs no permission on the release (IOS-BT-005).
  private func isFree(_ request: Request) -> Bool {
    request == .bluetooth && system < .iOS(13)
  }

  private func isAvailable(_ request: Request) -> Bool {
    switch request {
    case .always:
      // iOS 8 shows one prompt for an app in total (T08).
      !declared.isAppClip && !(system < .iOS(9) && state.authorization == .authorizedWhenInUse)
    case .motion: hasMotion
    case .whenInUse, .temporaryFullAccuracy, .bluetooth: true
    }
  }
}
