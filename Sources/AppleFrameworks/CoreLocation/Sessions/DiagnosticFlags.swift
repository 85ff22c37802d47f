import AuthorizationEngine
import PhoneSimulator

/// What the phone says about the sessions of an app now, iOS 18+ (IOS-NEW-010).
struct DiagnosticFlags: Hashable, Sendable {
  var authorizationDenied = false
  var authorizationDeniedGlobally = false
  var authorizationRestricted = false
  var insufficientlyInUse = false
  var serviceSessionRequired = false
  var fullAccuracyDenied = false
  var alwaysAuthorizationDenied = false
  var authorizationRequestInProgress = false

  init() {}

  /// What an app would read now.
  init(of app: VirtualApp) {
    guard let seen = app.phone.world.situation(of: app.id) else { return }
    authorizationDenied = seen.has(.saysDenied)
    authorizationDeniedGlobally = seen.has(.saysDeniedGlobally)
    authorizationRestricted = seen.has(.saysRestricted)
    insufficientlyInUse = seen.has(.saysInsufficientlyInUse)
    serviceSessionRequired = seen.has(.saysSessionRequired)
    fullAccuracyDenied = seen.has(.saysFullDenied)
    alwaysAuthorizationDenied = seen.has(.saysAlwaysDenied)
    authorizationRequestInProgress = seen.has(.saysInProgress)
  }
}
