import PlatformModel

extension Android.Effect: CustomStringConvertible {
  /// The effect in words: "promptShown(accuracyChoice)".
  public var description: String { spelled }

  /// The effect in words: "promptShown(accuracyChoice)".
  public var spelled: String {
    switch self {
    case .promptShown(let one): "promptShown(\(one))"
    case .promptClosed: "promptClosed"
    case .result(let names, let granted):
      "result("
        + names.list.map { "\($0.platform.name) \(granted.has($0) ? "granted" : "denied")" }
        .joined(separator: ", ") + ")"
    case .cancelled: "cancelled"
    case .ignored(let one): "ignored(\(one.rawValue))"
    case .threw(let one): "threw(\(one))"
    case .delivered(let one): "delivered(\(one.rawValue))"
    case .withheld(let one): "withheld(\(one.rawValue))"
    case .scanStarted: "scanStarted"
    case .scanRefused(let one): "scanRefused(\(one.rawValue))"
    case .scanResults(let one): "scanResults(\(one.rawValue))"
    case .returned(let one): "returned(\(one))"
    case .serviceStarted(let one): "serviceStarted(\(one))"
    case .granted(let one): "granted(\(one))"
    case .revoked(let one): "revoked(\(one))"
    case .killed(let one): "killed(\(one.rawValue))"
    case .hibernated: "hibernated"
    }
  }
}

extension Android.Exception: CustomStringConvertible {
  /// The name of the case; the raw value is the name of the class.
  public var description: String {
    switch self {
    case .securityException: "securityException"
    case .illegalStateException: "illegalStateException"
    case .foregroundServiceStartNotAllowed: "foregroundServiceStartNotAllowed"
    case .missingForegroundServiceType: "missingForegroundServiceType"
    }
  }
}
