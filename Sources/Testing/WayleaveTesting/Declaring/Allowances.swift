/// What the author of an app knows of it and lets pass, so that a search looks beyond it.
///
/// What ends an app is never let pass, nor what waits for ever whatever is tapped.
public struct Allowances: OptionSet, Hashable, Sendable {
  /// The kinds, a bit each.
  public let rawValue: UInt16

  /// Kinds by their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A prompt at the launch, or later with nothing tapped since the app came to the front.
  public static let promptsWithoutGesture = Allowances(rawValue: 1 << 0)
  /// An action that returns a value before the person has decided.
  public static let earlyAnswers = Allowances(rawValue: 1 << 1)
  /// An answer that reaches nobody.
  public static let lostAnswers = Allowances(rawValue: 1 << 2)
  /// A request that is passed over under another prompt, and not made again.
  public static let swallowedRequests = Allowances(rawValue: 1 << 3)
  /// A service that is refused before the grant, and not started again after it.
  public static let servicesNotStartedAgain = Allowances(rawValue: 1 << 4)
  /// An action that waits until something is tapped again, or something else, and answered. Before the person
  /// was asked anything it covers ``waitsBeforeTheQuestion``.
  public static let waitsUntilATap = Allowances(rawValue: 1 << 5)
  /// The same before the person was asked anything: what needs the permission waits for who asks for it.
  ///
  /// Also of what is to end (`eventually`), where it does so after the answer.
  public static let waitsBeforeTheQuestion = Allowances(rawValue: 1 << 6)
  /// A search in which nothing could happen: no action reaches a framework of the phone, each throws, or no
  /// prompt can come up. Else that is an ``EmptyExploration``.
  public static let emptiness = Allowances(rawValue: 1 << 7)
  /// A tap that asks for the permission, and starts what it is for only when it is tapped again.
  public static let lostIntents = Allowances(rawValue: 1 << 8)
  /// A call of a Bluetooth manager that came before Bluetooth was powered on, and was not made again.
  public static let ignoredBluetoothCalls = Allowances(rawValue: 1 << 9)
}

extension Allowances {
  /// Whether something that went wrong is let pass.
  func cover(_ fault: Fault) -> Bool {
    switch fault {
    case .promptWithoutGesture: contains(.promptsWithoutGesture)
    case .answeredEarly: contains(.earlyAnswers)
    case .answerLost: contains(.lostAnswers)
    case .swallowed: contains(.swallowedRequests)
    case .notStartedAgain: contains(.servicesNotStartedAgain)
    case .lostIntent: contains(.lostIntents)
    case .ignoredByBluetooth: contains(.ignoredBluetoothCalls)
    case .crash, .resumedTwice, .leaked, .stuck, .broken: false
    }
  }
}
