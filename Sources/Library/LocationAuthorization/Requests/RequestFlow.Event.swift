extension RequestFlow {
  /// One prompt; a request for Always may take two.
  enum Step: Hashable, Sendable {
    case whenInUse
    /// - Parameter isFresh: Whether When In Use was granted a moment ago, by the first prompt.
    case always(isFresh: Bool)
    case temporaryFullAccuracy(purposeKey: String)
    case motion
    case bluetooth
  }

  /// What the flow asks its caller to do.
  enum Action: Hashable, Sendable {
    /// Read whether Location Services are on, then send ``Event/servicesRead``.
    case readLocationServices
    /// Call what shows the prompt.
    case request(Step)
    /// Hold a service session of iOS 18, which shows the prompt itself, and send its diagnostics.
    case beginSession(Step)
    case endSession
    /// Send ``Event/timeoutElapsed`` after ``LocationPermissions/promptTimeout``.
    case startTimeout
    case stopTimeout
    /// Keep that Always was requested, until the permission is not determined again.
    case recordAlwaysRequest
    case finish(PermissionRequest.Outcome)
  }

  /// What happens to a request; the flow gets the permissions at that moment with it.
  enum Event: Hashable, Sendable {
    case began
    case servicesRead
    /// A callback: a permission changed, or is reported for the first time (IOS-AUTH-034).
    case changed
    case becameInactive
    case becameActive
    case enteredBackground
    /// A diagnostic of the service session.
    case sessionReported(SessionDiagnostic)
    /// The completion of temporary accuracy, or the handler of the motion query.
    case completed(isError: Bool)
    case timeoutElapsed
  }

  /// What a service session reports (IOS-NEW-010).
  struct SessionDiagnostic: Hashable, Sendable {
    var isInProgress = false
    var isDenied = false
    var isDeniedGlobally = false
    var isRestricted = false
    var isInsufficientlyInUse = false
    var isAlwaysDenied = false
  }
}
