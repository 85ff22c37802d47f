import CoreLocation
import Foundation
import LocationAuthorization
import ServiceNeeds

#if AppFrameworks
  import SwiftUI
#endif

@MainActor
final class AirQuality {
  let permissions: LocationPermissions
  var line = "Tap to see the air around you"

  init(_ permissions: LocationPermissions) { self.permissions = permissions }
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
      line = result.advice?.suggestion ?? "Search a city instead"
    }
  }

  func recordInBackground() async -> Bool {
    switch permissions.promptAvailability(for: .always) {
    case .unavailable(let obstacle):
      line = permissions.advice(on: obstacle, to: .always).suggestion ?? ""
      return permissions.state.grants(.always)
    case .available, .unknown:
      return await permissions.request(.always).isGranted
    }
  }

  func log(_ obstacle: PermissionRequest.Obstacle) -> String {
    switch obstacle {
    case .alreadyDenied, .restricted: "the user has to change Settings"
    default: obstacle.missingKey.map { "add \($0) to the Info.plist" } ?? "\(obstacle)"
    }
  }

  func follow() async {
    for await change in permissions.changes() {
      if change.old.isLocationAuthorized, !change.new.isLocationAuthorized {
        line = "Location is off"
      }
    }
  }

  func deliver(from manager: CLLocationManager) {
    do {
      try permissions.backgroundIndicator(for: manager).turnOn()
    } catch {
      line = "\(error)"
    }
  }

  func report() throws -> Data {
    try JSONEncoder().encode(permissions.snapshot())
  }
}

#if AppFrameworks
  struct AirScreen: View {
    @StateObject private var permissions = LocationPermissions()

    var body: some View {
      if permissions.state.isLocationAuthorized {
        Text("Finding you…")
      } else {
        Button("Use My Location") { Task { await permissions.request(.whenInUse) } }
      }
    }
  }
#endif
