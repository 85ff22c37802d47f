import PlatformModel

/// Everything that decides whether a request shows a prompt, as far as an app can know it.
struct RequestContext: Hashable, Sendable {
  var system: OSVersion
  var declared: Declarations
  var state: PermissionState
  var activity: AppActivity
  /// Whether Always was requested since the permission was last not determined.
  ///
  /// iOS does not report it: the library keeps a history of its own requests.
  var hasRequestedAlways = false
  /// Whether the phone reports motion activities at all.
  var hasMotion = true
  /// Whether the app becomes inactive under a prompt, as it does with UIKit.
  var seesPrompts = true
  /// Whether service sessions show prompts, iOS 18+; Apple's other systems do not have them here.
  var promptsBySession = true
}

extension RequestContext {
  /// Why a request would show nothing, whatever covers the app; nil if it may show a prompt.
  func lastingObstacle(to request: PermissionRequest) -> PermissionRequest.Obstacle? {
    if state.grants(request) || isFree(request) { return .alreadyGranted }
    if !isAvailable(request) { return .unavailable }
    if let key = declared.missingKey(
      for: request, from: state.authorization, on: system)
    {
      return .missingKey(key)
    }
    return switch request.permission {
    case .whenInUse, .always: locationObstacle
    case .temporaryFullAccuracy:
      locationObstacle ?? (state.isLocationAuthorized ? nil : .locationNotGranted)
    case .motion: Self.obstacle(isRestricted: state.motion == .restricted, state.motion == .denied)
    case .bluetooth:
      Self.obstacle(isRestricted: state.bluetooth == .restricted, state.bluetooth == .denied)
    }
  }

  /// Why a request would show nothing now.
  func obstacle(to request: PermissionRequest) -> PermissionRequest.Obstacle? {
    if let obstacle = lastingObstacle(to: request) { return obstacle }
    if request == .always, state.isLocationAuthorized, hasRequestedAlways {
      return .alreadyRequested
    }
    return switch activity {
    case .active: nil
    case .inactive: .appInactive
    case .background: .notInForeground
    }
  }

  /// Whether a request would show a prompt now.
  func promptAvailability(
    for request: PermissionRequest
  ) -> PermissionRequest.PromptAvailability {
    if let obstacle = obstacle(to: request) { return .unavailable(obstacle) }
    return request == .always && state.isLocationAuthorized ? .unknown : .available
  }

  /// Why a request for Always under When In Use showed nothing, although the app was active.
  ///
  /// - Parameter isFresh: Whether When In Use was granted a moment ago, from not determined.
  func upgradeObstacle(isFresh: Bool) -> PermissionRequest.Obstacle {
    if system < .iOS(9) { return .unavailable }
    if hasRequestedAlways { return .alreadyRequested }
    if system < .iOS(13) { return .oneOf([.alreadyRequested, .restricted]) }
    return isFresh ? .allowedOnce : .oneOf([.allowedOnce, .alreadyRequested, .restricted])
  }

  private var locationObstacle: PermissionRequest.Obstacle? {
    if state.locationServicesEnabled == false { return .locationServicesOff }
    return switch state.authorization {
    case .restricted: .restricted
    case .denied where state.locationServicesEnabled == nil:
      .oneOf([.locationServicesOff, .alreadyDenied])
    case .denied: .alreadyDenied
    case .notDetermined, .authorizedAlways, .authorizedWhenInUse: nil
    }
  }

  private static func obstacle(
    isRestricted: Bool, _ isDenied: Bool
  ) -> PermissionRequest.Obstacle? {
    isRestricted ? .restricted : isDenied ? .alreadyDenied : nil
  }

  /// What needs no permission on the release (IOS-BT-005).
  private func isFree(_ request: PermissionRequest) -> Bool {
    request == .bluetooth && system < .iOS(13)
  }

  private func isAvailable(_ request: PermissionRequest) -> Bool {
    switch request.permission {
    case .always:
      // iOS 8 shows one prompt for an app in total (T08).
      !declared.isAppClip && !(system < .iOS(9) && state.authorization == .authorizedWhenInUse)
    case .motion: hasMotion
    case .whenInUse, .temporaryFullAccuracy, .bluetooth: true
    }
  }
}
