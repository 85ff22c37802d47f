/// What the author of an app knows and does not want to see reported, so that a search looks beyond it.
///
/// Crashes, and hangs that no action can end, are always reported.
public struct KnownIssues: OptionSet, Hashable, Sendable {
  /// The kinds, a bit each.
  public let rawValue: UInt16

  /// Kinds by their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A prompt at launch, or later without an action since the app came to the front.
  public static let promptsWithoutGesture = KnownIssues(rawValue: 1 << 0)
  /// An action that returns a value before the user has decided.
  public static let earlyAnswers = KnownIssues(rawValue: 1 << 1)
  /// An answer that the app cannot hear.
  public static let lostAnswers = KnownIssues(rawValue: 1 << 2)
  /// A request that iOS ignored under another prompt, and that the app does not repeat.
  public static let ignoredRequests = KnownIssues(rawValue: 1 << 3)
  /// A service that was refused before the grant, and that the app does not start again after it.
  public static let servicesNotRestarted = KnownIssues(rawValue: 1 << 4)
  /// A hang that ends if the user takes the action, or another one, and answers what it asks.
  ///
  /// It includes ``hangsBeforeRequest``.
  public static let hangsUntilNextAction = KnownIssues(rawValue: 1 << 5)
  /// The same, if the user was not asked anything yet: what needs the permission waits for a request.
  ///
  /// It includes an `eventually` property that the answer fulfills.
  public static let hangsBeforeRequest = KnownIssues(rawValue: 1 << 6)
  /// An exploration in which nothing could happen, otherwise an ``EmptyExploration``.
  ///
  /// No action reaches a framework of the phone, each throws, or no prompt can appear.
  public static let emptyExploration = KnownIssues(rawValue: 1 << 7)
  /// An action that asks for the permission, and does what it is for only when it is taken again.
  public static let lostIntents = KnownIssues(rawValue: 1 << 8)
  /// A call of a Bluetooth manager before Bluetooth was powered on, which the app does not repeat.
  public static let ignoredBluetoothCalls = KnownIssues(rawValue: 1 << 9)
}

extension KnownIssues {
  /// Whether a fault is a known issue.
  func covers(_ fault: Fault) -> Bool {
    switch fault {
    case .promptWithoutGesture: contains(.promptsWithoutGesture)
    case .answeredEarly: contains(.earlyAnswers)
    case .answerLost: contains(.lostAnswers)
    case .requestIgnored: contains(.ignoredRequests)
    case .serviceNotRestarted: contains(.servicesNotRestarted)
    case .lostIntent: contains(.lostIntents)
    case .bluetoothCallIgnored: contains(.ignoredBluetoothCalls)
    case .crash, .resumedTwice, .leaked, .hang, .propertyViolated: false
    }
  }
}
