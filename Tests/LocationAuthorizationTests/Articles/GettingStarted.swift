import Foundation
import LocationAuthorization
import ServiceNeeds

@MainActor
final class AirQuality {
  let permissions: Permissions
  var line = "Tap to see the air around you"

  init(_ permissions: Permissions) { self.permissions = permissions }
}

extension AirQuality {
  func locate() async {
    let result = await permissions.request(.whenInUse)
    switch result.outcome {
    case .decided(.allowed), .notShown(.alreadyGranted):
      line = "Finding you…"
    case .interrupted:
      line = "Tap again when you are back"
    default:
      line = result.advice?.step ?? "Search a city instead"
    }
  }

  func recordInBackground() async -> Bool {
    switch permissions.canPrompt(for: .always) {
    case .no(let obstacle):
      line = permissions.advice(on: obstacle, to: .always).step ?? ""
      return permissions.state.grants(.always)
    case .yes, .unknown:
      return await permissions.request(.always).isGranted
    }
  }

  func follow() async {
    for await change in permissions.changes {
      if change.old.hasLocation, !change.new.hasLocation { line = "Location is off" }
    }
  }

  func deliver(with indicator: BackgroundIndicator) {
    do {
      try indicator.turnOn()
    } catch {
      line = "\(error)"
    }
  }

  func report() throws -> Data {
    try JSONEncoder().encode(permissions.snapshot())
  }
}
