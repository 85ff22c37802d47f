extension RequestCourse {
  /// One question to the person; a request for Always may take two.
  enum Step: Hashable, Sendable {
    case whenInUse
    /// - Parameter isFresh: Whether While Using was granted a moment ago, by the first question.
    case always(isFresh: Bool)
    case temporaryFullAccuracy(purposeKey: String)
    case motion
    case bluetooth
  }

  /// What the course wants done.
  enum Action: Hashable, Sendable {
    /// Read the switch of Location Services, then tell ``Observation/servicesRead``.
    case readLocationServices
    /// Call what asks the person.
    case ask(Step)
    /// Hold a service session of iOS 18, which asks by itself, and tell its diagnostics.
    case beginSession(Step)
    case endSession
    /// Tell ``Observation/graceElapsed`` after ``Grace/promptAppearance``.
    case startGrace
    case stopGrace
    /// Remember that Always was asked for, until the permission is not determined again.
    case recordAskedForAlways
    case finish(RequestResult.Outcome)
  }

  /// What the course is told, always with the permissions as they are then.
  enum Observation: Hashable, Sendable {
    case began
    case servicesRead
    /// A callback: a permission changed, or is told for the first time (IOS-AUTH-034).
    case changed
    case becameInactive
    case becameActive
    case enteredBackground
    /// A diagnostic of the service session.
    case diagnosed(Diagnosis)
    /// The completion of temporary accuracy, or the handler of the motion query.
    case completed(isError: Bool)
    case graceElapsed
  }

  /// What a service session says (IOS-NEW-010).
  struct Diagnosis: Hashable, Sendable {
    var isInProgress = false
    var isDenied = false
    var isDeniedGlobally = false
    var isRestricted = false
    var isInsufficientlyInUse = false
    var isAlwaysDenied = false
  }
}
