import CoreLocation
import LocationAuthorization

/// An app that asks for everything there is, one after another, with the library.
@MainActor final class FivePrompts {
  private let permissions = LocationPermissions()
  private(set) var granted: [Bool] = []

  private static let requests: [PermissionRequest] = [
    .whenInUse, .always, .temporaryFullAccuracy(purposeKey: "Route"), .motion, .bluetooth,
  ]

  func setUp() async -> Int {
    granted = []
    for request in Self.requests {
      granted.append(await permissions.request(request).isGranted)
    }
    return granted.count { $0 }
  }
}
