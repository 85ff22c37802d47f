/// Something that went wrong in an app, as a search finds it without being told.
public enum Fault: Hashable, Sendable {
  /// An exception of Apple's, a kill by the system, or a failed check of Swift's.
  case crash(String)
  /// A continuation was resumed a second time, which ends the app.
  case resumedTwice(String)
  /// A continuation was let go and not resumed: what waits for it waits for ever.
  case leaked(String)
  /// An action waits, and nothing that is due or can be answered ends the wait.
  case stuck(String)
  /// An action returned while the question that it brought up was still on the screen.
  case answeredEarly(String)
  /// The person's answer reaches nobody.
  case answerLost(String)
  /// A prompt came up and nobody had tapped anything.
  case promptWithoutGesture(String)
  /// A request was passed over because another prompt was up, and was not made again.
  case swallowed(String)
  /// A service was refused before the grant, and not started again after it.
  case notStartedAgain(String)
  /// A tap asked for the permission, and what it does where that is granted did not follow the grant.
  case lostIntent(String)
  /// A call came before Bluetooth was powered on, was ignored, and was not made again.
  case ignoredByBluetooth(String)
  /// A property of the author's does not hold.
  case broken(String)
}

extension Fault {
  /// What kind of thing went wrong, without its words.
  enum Kind: Int, CaseIterable, Sendable {
    case crash, resumedTwice, leaked, stuck, answeredEarly, answerLost, promptWithoutGesture
    case swallowed, notStartedAgain, broken, lostIntent, ignoredByBluetooth
  }

  /// A fault by its kind and its words.
  init(_ kind: Kind, _ words: String) {
    self =
      switch kind {
      case .crash: .crash(words)
      case .resumedTwice: .resumedTwice(words)
      case .leaked: .leaked(words)
      case .stuck: .stuck(words)
      case .answeredEarly: .answeredEarly(words)
      case .answerLost: .answerLost(words)
      case .promptWithoutGesture: .promptWithoutGesture(words)
      case .swallowed: .swallowed(words)
      case .notStartedAgain: .notStartedAgain(words)
      case .broken: .broken(words)
      case .lostIntent: .lostIntent(words)
      case .ignoredByBluetooth: .ignoredByBluetooth(words)
      }
  }

  /// The kind and the words.
  var parts: (kind: Kind, words: String) {
    switch self {
    case .crash(let words): (.crash, words)
    case .resumedTwice(let words): (.resumedTwice, words)
    case .leaked(let words): (.leaked, words)
    case .stuck(let words): (.stuck, words)
    case .answeredEarly(let words): (.answeredEarly, words)
    case .answerLost(let words): (.answerLost, words)
    case .promptWithoutGesture(let words): (.promptWithoutGesture, words)
    case .swallowed(let words): (.swallowed, words)
    case .notStartedAgain(let words): (.notStartedAgain, words)
    case .broken(let words): (.broken, words)
    case .lostIntent(let words): (.lostIntent, words)
    case .ignoredByBluetooth(let words): (.ignoredByBluetooth, words)
    }
  }

  /// Whether only what comes after its step shows that it went wrong.
  var showsLater: Bool {
    switch self {
    case .stuck, .swallowed, .notStartedAgain, .lostIntent, .ignoredByBluetooth: true
    case .broken(let words): words.hasPrefix("never again")
    default: false
    }
  }

  /// Whether it is a prompt that nobody asked for.
  var isPrompt: Bool {
    if case .promptWithoutGesture = self { return true }
    return false
  }

  /// What went wrong, in one line.
  public var title: String {
    switch self {
    case .crash(let words): "the app crashes: \(words)"
    case .resumedTwice(let function): "\(function) resumes its continuation twice"
    case .leaked(let function): "\(function) lets go of its continuation without resuming it"
    case .stuck(let action): "“\(action)” waits for ever"
    case .answeredEarly(let action): "“\(action)” answers before the person has decided"
    case .answerLost(let words): "an answer is lost: \(words)"
    case .promptWithoutGesture(let title): "a prompt that nobody asked for: \(title)"
    case .swallowed(let request): "\(request) is passed over under another prompt"
    case .notStartedAgain(let service):
      "\(service) is refused, and not called again after the grant"
    case .broken(let words): words
    case .ignoredByBluetooth(let call):
      "\(call) is ignored before Bluetooth is powered on, and not called again"
    case .lostIntent(let action):
      "“\(action)” asks, and starts nothing after the grant until it is tapped again"
    }
  }
}
