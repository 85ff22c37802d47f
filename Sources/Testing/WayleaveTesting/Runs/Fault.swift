/// Something that goes wrong in an app.
public enum Fault: Hashable, Sendable {
  /// An exception of a framework, a kill by the system, or a failed check of Swift.
  case crash(String)
  /// A continuation was resumed a second time, which ends the app.
  case resumedTwice(String)
  /// A continuation was released and not resumed: what waits for it never returns.
  case leaked(String)
  /// An action never returns: no prompt, timer or event is left that could end it.
  case hang(String)
  /// An action returned a value while its prompt was on screen and the user had not decided.
  case answeredEarly(String)
  /// The app cannot hear the user's answer.
  case answerLost(String)
  /// A prompt appeared without an action of the user.
  case promptWithoutGesture(String)
  /// A request was ignored because another prompt was on screen, and was not repeated.
  case requestIgnored(String)
  /// A service was refused before the grant, and not started again after it.
  case serviceNotRestarted(String)
  /// An action asked for the permission, and did not do what it is for after the grant.
  case lostIntent(String)
  /// A call came before Bluetooth was powered on, was ignored, and was not repeated.
  case bluetoothCallIgnored(String)
  /// A property of the test does not hold.
  case propertyViolated(String)
}

extension Fault {
  /// What kind of thing went wrong, without its words.
  enum Kind: Int, CaseIterable, Sendable {
    case crash, resumedTwice, leaked, hang, answeredEarly, answerLost, promptWithoutGesture
    case requestIgnored, serviceNotRestarted, propertyViolated, lostIntent, bluetoothCallIgnored
  }

  /// A fault by its kind and its words.
  init(_ kind: Kind, _ words: String) {
    self =
      switch kind {
      case .crash: .crash(words)
      case .resumedTwice: .resumedTwice(words)
      case .leaked: .leaked(words)
      case .hang: .hang(words)
      case .answeredEarly: .answeredEarly(words)
      case .answerLost: .answerLost(words)
      case .promptWithoutGesture: .promptWithoutGesture(words)
      case .requestIgnored: .requestIgnored(words)
      case .serviceNotRestarted: .serviceNotRestarted(words)
      case .propertyViolated: .propertyViolated(words)
      case .lostIntent: .lostIntent(words)
      case .bluetoothCallIgnored: .bluetoothCallIgnored(words)
      }
  }

  /// The kind and the words.
  var parts: (kind: Kind, words: String) {
    switch self {
    case .crash(let words): (.crash, words)
    case .resumedTwice(let words): (.resumedTwice, words)
    case .leaked(let words): (.leaked, words)
    case .hang(let words): (.hang, words)
    case .answeredEarly(let words): (.answeredEarly, words)
    case .answerLost(let words): (.answerLost, words)
    case .promptWithoutGesture(let words): (.promptWithoutGesture, words)
    case .requestIgnored(let words): (.requestIgnored, words)
    case .serviceNotRestarted(let words): (.serviceNotRestarted, words)
    case .propertyViolated(let words): (.propertyViolated, words)
    case .lostIntent(let words): (.lostIntent, words)
    case .bluetoothCallIgnored(let words): (.bluetoothCallIgnored, words)
    }
  }

  /// Whether only what comes after its step shows that it went wrong.
  var showsLater: Bool {
    switch self {
    case .hang, .requestIgnored, .serviceNotRestarted, .lostIntent, .bluetoothCallIgnored: true
    case .propertyViolated(let words): words.hasPrefix("never again")
    default: false
    }
  }

  /// Whether it is an unexpected prompt.
  var isPrompt: Bool {
    if case .promptWithoutGesture = self { return true }
    return false
  }

  /// What goes wrong, in one line.
  public var title: String {
    switch self {
    case .crash(let words): "the app crashes: \(words)"
    case .resumedTwice(let function): "\(function) resumes its continuation twice"
    case .leaked(let function): "\(function) releases its continuation without resuming it"
    case .hang(let action): "“\(action)” never returns"
    case .answeredEarly(let action): "“\(action)” answers before the person has decided"
    case .answerLost(let words): "an answer is lost: \(words)"
    case .promptWithoutGesture(let title): "an unexpected prompt: \(title)"
    case .requestIgnored(let request): "\(request) is ignored because another prompt is on screen"
    case .serviceNotRestarted(let service):
      "\(service) is refused, and not called again after the grant"
    case .propertyViolated(let words): words
    case .bluetoothCallIgnored(let call):
      "\(call) is ignored before Bluetooth is powered on, and not called again"
    case .lostIntent(let action):
      "“\(action)” asks, and starts nothing after the grant until the user taps it again"
    }
  }
}
