import PlatformModel

extension Android {
  /// Something that the app or the person notices, or that a trace should say.
  public enum Effect: Hashable, Sendable {
    case promptShown(Prompt), promptClosed
    /// onRequestPermissionsResult: what was named, and what of it is held.
    case result(names: Permissions, granted: Permissions)
    /// onRequestPermissionsResult with empty arrays (AND-RUN-003).
    case cancelled
    case ignored(Silence)
    case threw(Exception)
    case delivered(Delivery), withheld(Withholding)
    case scanStarted, scanRefused(Withholding)
    case scanResults(Results)
    case returned(Bool)
    case serviceStarted(Service)
    case granted(Permission), revoked(Permission)
    case killed(Killing)
    case hibernated
  }

  /// Why a request shows nothing for something that it names.
  public enum Silence: String, Hashable, Sendable, CaseIterable {
    case undeclared
    case unknownHere
    case final
    case policy
    case restricted
    case targetTooOld
    case grantedWithGroup
    case backgroundWithOthers
    case backgroundAlone
    case fineAlone
    case byButtonOnly
  }

  /// What a call throws.
  public enum Exception: String, Hashable, Sendable, CaseIterable {
    case securityException = "SecurityException"
    case illegalStateException = "IllegalStateException"
    case foregroundServiceStartNotAllowed = "ForegroundServiceStartNotAllowedException"
    case missingForegroundServiceType = "MissingForegroundServiceTypeException"
  }

  /// What reaches the app.
  public enum Delivery: String, Hashable, Sendable, CaseIterable {
    case preciseLocation
    case coarseLocation
    case preciseLocationRarely
    case coarseLocationRarely
    case bluetoothResult
  }

  /// Why nothing comes, or a call is refused without an exception.
  public enum Withholding: String, Hashable, Sendable, CaseIterable {
    case notAsked
    case notInUse
    case notPermitted
    case switchedOff
    case locationOff
    case radioOff
    case saver
    case idle
    case budgetUsed
    case screenOff
    case neverForLocation
    case hibernated
  }

  /// What getScanResults returns.
  public enum Results: String, Hashable, Sendable, CaseIterable {
    case fresh
    case old
    case empty
  }

  /// What ends the process.
  public enum Killing: String, Hashable, Sendable, CaseIterable {
    case revoked
    case person
    case system
    case update
  }

  /// Why an event cannot happen in a state.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    case notRunning
    case notVisible
    case noPrompt
    case promptUp
    case buttonNotOffered
    case noAccuracyChoice
    case noChange
    case notOffered
    case notDue
    case notOnThisSystem
  }
}

extension Android.Refusal: CustomStringConvertible {
  /// One sentence that says what is wrong.
  public var description: String {
    switch self {
    case .notRunning: "The app is not running, so it can call nothing."
    case .notVisible: "The app is not on the screen, so it can ask for nothing."
    case .noPrompt: "No dialog is on the screen."
    case .promptUp: "A dialog covers the screen."
    case .buttonNotOffered: "The dialog on the screen does not offer that button."
    case .noAccuracyChoice: "The dialog on the screen has no choice of accuracy."
    case .noChange: "That is so already."
    case .notOffered: "Settings does not offer that for this app."
    case .notDue: "Nothing is due."
    case .notOnThisSystem: "This release of the system does not have that."
    }
  }
}
