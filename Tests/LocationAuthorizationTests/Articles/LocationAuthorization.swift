import LocationAuthorization

@MainActor
func locate(with permissions: LocationPermissions) async -> String {
  let result = await permissions.request(.whenInUse)
  switch result.outcome {
  case .decided(.allowed), .notShown(.alreadyGranted): return "Finding you…"
  case .decided: return "The user declined"
  case .interrupted: return "The user left the app or locked the phone"
  case .notShown(let obstacle): return "No prompt: \(obstacle)"
  }
}
