import CoreLocation

extension Symbol {
  static let sessions: [Symbol] = [
    .here("CLServiceSession", "18.0", CLServiceSession.self),
    .here(
      "CLServiceSession.AuthorizationRequirement", "18.0",
      CLServiceSession.AuthorizationRequirement.self),
    .here(
      "CLServiceSession.AuthorizationRequirement.none", "18.0",
      CLServiceSession.AuthorizationRequirement.none),
    .here(
      "CLServiceSession.AuthorizationRequirement.whenInUse", "18.0",
      CLServiceSession.AuthorizationRequirement.whenInUse),
    .here(
      "CLServiceSession.AuthorizationRequirement.always", "18.0",
      CLServiceSession.AuthorizationRequirement.always),
    .here(
      "CLServiceSession.init(authorization:)", "18.0",
      { CLServiceSession(authorization: .whenInUse) }),
    .here(
      "CLServiceSession.init(authorization:fullAccuracyPurposeKey:)", "18.0",
      { CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "") }),
    .here("CLServiceSession.invalidate()", "18.0", CLServiceSession.invalidate),
    .here("CLServiceSession.diagnostics", "18.0", \CLServiceSession.diagnostics),
    .here("CLServiceSession.Diagnostics", "18.0", CLServiceSession.Diagnostics.self),
    .here("CLServiceSession.Diagnostic", "18.0", CLServiceSession.Diagnostic.self),
    .here(
      "CLServiceSession.Diagnostic.authorizationDenied", "18.0",
      \CLServiceSession.Diagnostic.authorizationDenied),
    .here(
      "CLServiceSession.Diagnostic.authorizationDeniedGlobally", "18.0",
      \CLServiceSession.Diagnostic.authorizationDeniedGlobally),
    .here(
      "CLServiceSession.Diagnostic.authorizationRestricted", "18.0",
      \CLServiceSession.Diagnostic.authorizationRestricted),
    .here(
      "CLServiceSession.Diagnostic.insufficientlyInUse", "18.0",
      \CLServiceSession.Diagnostic.insufficientlyInUse),
    .here(
      "CLServiceSession.Diagnostic.serviceSessionRequired", "18.0",
      \CLServiceSession.Diagnostic.serviceSessionRequired),
    .here(
      "CLServiceSession.Diagnostic.fullAccuracyDenied", "18.0",
      \CLServiceSession.Diagnostic.fullAccuracyDenied),
    .here(
      "CLServiceSession.Diagnostic.alwaysAuthorizationDenied", "18.0",
      \CLServiceSession.Diagnostic.alwaysAuthorizationDenied),
    .here(
      "CLServiceSession.Diagnostic.authorizationRequestInProgress", "18.0",
      \CLServiceSession.Diagnostic.authorizationRequestInProgress),
    .here("CLBackgroundActivitySession", "17.0", CLBackgroundActivitySession.self),
    .here("CLBackgroundActivitySession.init()", "17.0", { CLBackgroundActivitySession() }),
    .here(
      "CLBackgroundActivitySession.invalidate()", "17.0", CLBackgroundActivitySession.invalidate),
    .here(
      "CLBackgroundActivitySession.diagnostics", "18.0", \CLBackgroundActivitySession.diagnostics),
    .here(
      "CLBackgroundActivitySession.Diagnostics", "18.0",
      CLBackgroundActivitySession.Diagnostics.self),
    .here(
      "CLBackgroundActivitySession.Diagnostic", "18.0", CLBackgroundActivitySession.Diagnostic.self),
    .here(
      "CLBackgroundActivitySession.Diagnostic.authorizationDenied", "18.0",
      \CLBackgroundActivitySession.Diagnostic.authorizationDenied),
    .here(
      "CLBackgroundActivitySession.Diagnostic.authorizationDeniedGlobally", "18.0",
      \CLBackgroundActivitySession.Diagnostic.authorizationDeniedGlobally),
    .here(
      "CLBackgroundActivitySession.Diagnostic.authorizationRestricted", "18.0",
      \CLBackgroundActivitySession.Diagnostic.authorizationRestricted),
    .here(
      "CLBackgroundActivitySession.Diagnostic.insufficientlyInUse", "18.0",
      \CLBackgroundActivitySession.Diagnostic.insufficientlyInUse),
    .here(
      "CLBackgroundActivitySession.Diagnostic.serviceSessionRequired", "18.0",
      \CLBackgroundActivitySession.Diagnostic.serviceSessionRequired),
    .here(
      "CLBackgroundActivitySession.Diagnostic.authorizationRequestInProgress", "18.0",
      \CLBackgroundActivitySession.Diagnostic.authorizationRequestInProgress),
  ]
}
