import PlatformModel
import ServiceNeeds

extension PermissionRequest.Obstacle {
  /// The cause by which `ServiceNeeds` knows it; nil if there is none.
  func cause(for request: PermissionRequest) -> Cause? {
    switch kind {
    case .locationServicesOff: .locationServicesOff
    case .missingKey: missingKey.map { .purposeStringMissing($0) }
    case .locationNotGranted: .locationNotRequested
    case .alreadyDenied:
      switch request.permission {
      case .whenInUse, .always, .temporaryFullAccuracy: .locationDenied
      case .motion: .motionDenied
      case .bluetooth: .bluetoothDenied
      }
    case .restricted:
      switch request.permission {
      case .whenInUse, .always, .temporaryFullAccuracy: .locationRestricted
      case .motion: .motionRestricted
      case .bluetooth: .bluetoothRestricted
      }
    default: nil
    }
  }

  /// The path in Settings on a release; nil if Settings does not help.
  func settingsPath(for request: PermissionRequest, _ system: OSVersion, _ app: String) -> [String]?
  {
    switch kind {
    case .alreadyRequested, .allowedOnce:
      SettingsPath.app.steps(on: system, app: app) + ["Location"]
    case .fitnessTrackingOff: SettingsPath.motionAndFitness.steps(on: system, app: app)
    default: cause(for: request)?.settingsPath(on: system, app: app)
    }
  }

  func text(for request: PermissionRequest) -> PermissionRequest.Advice.Text {
    switch kind {
    case .alreadyGranted: .alreadyGranted
    case .alreadyDenied:
      request == .motion ? .motionDenied : request == .bluetooth ? .bluetoothDenied : .denied
    case .alreadyRequested: .alreadyRequested
    case .allowedOnce: .allowedOnce
    case .promptDeferred: .promptDeferred
    case .locationServicesOff: .locationServicesOff
    case .fitnessTrackingOff: .fitnessTrackingOff
    case .restricted:
      request == .motion
        ? .motionRestricted : request == .bluetooth ? .bluetoothRestricted : .restricted
    case .missingKey: .missingKey
    case .locationNotGranted: .locationNotGranted
    case .notInForeground: .notInForeground
    case .appInactive: .appInactive
    case .unavailable: .unavailable
    case .cancelled: .cancelled
    case .oneOf: .oneOf
    }
  }
}
