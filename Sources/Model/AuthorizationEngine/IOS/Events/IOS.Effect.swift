import PlatformModel

extension IOS {
  /// Something that the app or the person notices, or that a trace should say.
  public enum Effect: Hashable, Sendable {
    // On the screen.
    case promptShown(IOS.Prompt)
    case promptClosed(PromptEnd)
    case willResignActive, didBecomeActive
    case indicatorShown, indicatorHidden
    case settingsOpened
    // To the app.
    case authorizationCallback(AuthorizationStatus, AccuracyAuthorization)
    case temporaryAccuracyCompleted(TemporaryAccuracyResult)
    case locationError(LocationError)
    case monitoringError(LocationError)
    case delivered(Delivery)
    case withheld(Withholding)
    case dropped(LaunchTrigger)
    case diagnostic(Diagnostic, Bool)
    case buttonAction
    case conditionLimitExceeded
    case updatesPaused, updatesResumed
    case motionDelivered, motionError(Int)
    case bluetoothState(Int), bluetoothAuthorization(Int)
    // To the process.
    case launched(LaunchReason), resumed, woken, suspended
    case ended(ProcessEnd)
    case aborted(Abort)
    case killed(PrivacyKill)
    // To a trace.
    case console(ConsoleLine)
    case ignored(Silence)
    case grantLapsed
  }
}

extension IOS.Effect {
  /// How a prompt ends (the five ends of a prompt but "killed", which is the requester's).
  public enum PromptEnd: String, Hashable, Sendable, CaseIterable {
    case answered
    case dismissedByLock
    case requesterGone
  }

  /// What requestTemporaryFullAccuracyAuthorization tells its completion.
  public enum TemporaryAccuracyResult: String, Hashable, Sendable, CaseIterable {
    /// No error: the prompt was shown, whatever the answer (IOS-ACC-008).
    case shown
    /// kCLErrorPromptDeclined (18).
    case promptDeclined
    /// An error whose code is not documented (T46).
    case refused

    /// The code in kCLErrorDomain, or nil for no error; 1 stands for the undocumented one.
    public var code: Int? {
      switch self {
      case .shown: nil
      case .promptDeclined: 18
      case .refused: 1
      }
    }
  }

  /// An error of kCLErrorDomain, with Apple's raw values (IOS-AUTH-005).
  public enum LocationError: Int, Hashable, Sendable, CaseIterable {
    case locationUnknown = 0
    case denied = 1
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case rangingUnavailable = 16
  }

  /// What reaches the app.
  public enum Delivery: String, Hashable, Sendable, CaseIterable {
    case preciseLocation
    case reducedLocation
    case livePrecise
    case liveReduced
    case beacons
    case region
    case significantChange
    case visit
    case condition
    case backgroundStart
  }

  /// Why nothing reaches the app.
  public enum Withholding: String, Hashable, Sendable, CaseIterable {
    case notAsked
    case notRunning
    case suspended
    case notAuthorized
    case servicesOff
    case notInUse
    case provisional
    case reducedAccuracy
    case paused
    case filtered
    case sessionRequired
    case alwaysSessionRequired
    case beforeFirstUnlock
    case forceQuit
    case radioOff
  }

  /// What brings a process up.
  public enum LaunchReason: String, Hashable, Sendable, CaseIterable {
    case person
    case location
  }

  /// What ends a process without a crash.
  public enum ProcessEnd: String, Hashable, Sendable, CaseIterable {
    case system
    case person
    case restart
    case update
    case removal
    case crash
  }

  /// An exception that ends the process.
  public enum Abort: String, Hashable, Sendable, CaseIterable {
    /// allowsBackgroundLocationUpdates without the mode, or in an extension (IOS-BG-010).
    case backgroundUpdates
  }

  /// A kill by the privacy system.
  public enum PrivacyKill: String, Hashable, Sendable, CaseIterable {
    case motionKeyMissing
    case bluetoothKeyMissing
    case settingsChanged
  }

  /// A line on the console.
  public enum ConsoleLine: String, Hashable, Sendable, CaseIterable {
    case whenInUseKeyMissing
    case alwaysKeysMissing
    case locationServicesEnabledOnMainThread
  }

  /// Why a call or an act has no consequence.
  public enum Silence: String, Hashable, Sendable, CaseIterable {
    case keyMissing
    case promptUp
    case restricted
    case notInForeground
    case servicesOff
    case denied
    case alreadyGranted
    case temporaryGrant
    case alwaysAlreadyAsked
    case onePromptPerApp
    case appClip
    case alreadyOutstanding
  }

  /// A diagnostic property of the session APIs (IOS-NEW-010).
  public enum Diagnostic: String, Hashable, Sendable, CaseIterable {
    case authorizationDenied
    case authorizationDeniedGlobally
    case authorizationRestricted
    case insufficientlyInUse
    case serviceSessionRequired
    case fullAccuracyDenied
    case alwaysAuthorizationDenied
    case authorizationRequestInProgress

    /// The variable that says what was last reported.
    var field: IOS.Field {
      switch self {
      case .authorizationDenied: .saysDenied
      case .authorizationDeniedGlobally: .saysDeniedGlobally
      case .authorizationRestricted: .saysRestricted
      case .insufficientlyInUse: .saysInsufficientlyInUse
      case .serviceSessionRequired: .saysSessionRequired
      case .fullAccuracyDenied: .saysFullDenied
      case .alwaysAuthorizationDenied: .saysAlwaysDenied
      case .authorizationRequestInProgress: .saysInProgress
      }
    }
  }
}
