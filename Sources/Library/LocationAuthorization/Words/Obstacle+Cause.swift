import PlatformModel
import ServiceNeeds

extension Obstacle {
  /// The cause that verdicts on services know it by, where there is one.
  public func cause(for request: Request) -> Cause? {
    switch self {
    case .locationServicesOff: .locationServicesOff
    case .keyMissing(let key): .purposeStringMissing(key)
    case .locationNotGranted: .locationNotRequested
    case .alreadyDenied:
      switch request {
      case .whenInUse, .always, .temporaryFullAccuracy: .locationDenied
      case .motion: .motionDenied
      case .bluetooth: .bluetoothDenied
      }
    case .restricted:
      switch request {
      case .whenInUse, .always, .temporaryFullAccuracy: .locationRestricted
      case .motion: .motionRestricted
      case .bluetooth: .bluetoothRestricted
      }
    default: nil
    }
  }

  /// The way in Settings on a release; nil where Settings is not the place.
  func settingsPath(for request: Request, _ system: OSVersion, _ app: String) -> [String]? {
    switch self {
    case .alreadyAsked, .allowedOnce:
      SettingsPath.app.steps(on: system, app: app) + ["Location"]
    case .fitnessTrackingOff: SettingsPath.motionAndFitness.steps(on: system, app: app)
    default: cause(for: request)?.settingsPath(on: system, app: app)
    }
  }

  func wordingKey(for request: Request) -> Wording.Key {
    switch self {
    case .alreadyGranted: .alreadyGranted
    case .alreadyDenied:
      request == .motion ? .motionDenied : request == .bluetooth ? .bluetoothDenied : .denied
    case .alreadyAsked: .alreadyAsked
    case .allowedOnce: .allowedOnce
    case .askedLater: .askedLater
    case .locationServicesOff: .locationServicesOff
    case .fitnessTrackingOff: .fitnessTrackingOff
    case .restricted:
      request == .motion
        ? .motionRestricted : request == .bluetooth ? .bluetoothRestricted : .restricted
    case .keyMissing: .keyMissing
    case .locationNotGranted: .locationNotGranted
    case .notInForeground: .notInForeground
    case .anotherPromptInFront: .anotherPromptInFront
    case .unavailable: .unavailable
    case .cancelled: .cancelled
    case .oneOf: .oneOf
    }
  }
}
