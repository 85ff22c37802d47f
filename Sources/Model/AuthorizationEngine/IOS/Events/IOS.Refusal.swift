extension IOS {
  /// Why an event cannot happen in a state; the state stays as it was.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    case appNotRunning
    case noManager
    case managerExists
    case notOnThisSystem
    case noPrompt
    case buttonNotOffered
    case noToggle
    case alreadyForeground
    case notForeground
    case phoneLocked
    case phoneUnlocked
    case keptAwake
    case notInGrace
    case nothingToLapse
    case nothingWaiting
    case nothingHeld
    case notRegistered
    case notStarted
    case notHeld
    case notRunning
    case notOffered
    case noChange
    case noIndicator
    case notDue
    case promptUp
  }
}

extension IOS.Refusal: CustomStringConvertible {
  /// One sentence that says what is wrong.
  public var description: String {
    switch self {
    case .appNotRunning: "The app is not running, so it can call nothing."
    case .noManager: "The app has no location manager."
    case .managerExists: "The state holds one location manager, and it exists."
    case .notOnThisSystem: "This release of the system does not have that."
    case .noPrompt: "No prompt is on the screen."
    case .buttonNotOffered: "The prompt on the screen does not offer that button."
    case .noToggle: "The prompt on the screen has no Precise toggle."
    case .alreadyForeground: "The app is in the foreground already."
    case .notForeground: "The app is not in the foreground."
    case .phoneLocked: "The phone is locked."
    case .phoneUnlocked: "The phone is not locked."
    case .keptAwake: "Something keeps the app running: it is not suspended."
    case .notInGrace: "The app is not in the grace period after leaving the foreground."
    case .nothingToLapse: "There is no one-time grant that could end now."
    case .nothingWaiting: "The system has no question waiting."
    case .nothingHeld: "No happening is held for the app."
    case .notRegistered: "The app registered for nothing of the kind."
    case .notStarted: "The app did not start that."
    case .notHeld: "The app holds no such session."
    case .notRunning: "The app has no process."
    case .notOffered: "Settings does not offer that for this app."
    case .noChange: "That is so already."
    case .noIndicator: "No location indicator is shown."
    case .notDue: "Nothing is due."
    case .promptUp: "A prompt covers the screen."
    }
  }
}
