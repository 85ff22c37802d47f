import PlatformModel

extension IOS {
  /// A release together with the choices made where sources disagree: what the engine runs on.
  public struct System: Hashable, Sendable {
    /// The release.
    public let version: OSVersion
    /// The choices; by default the suggested model.
    public let switches: Switches

    /// A release under the suggested model, or with alternatives chosen.
    public init(_ version: OSVersion, switches: Switches = Switches()) {
      self.version = version
      self.switches = switches
    }

    /// A release of iOS under the suggested model; stops the program where none exists.
    public static func iOS(_ major: Int, _ minor: Int = 0) -> System {
      System(.iOS(major, minor))
    }
  }
}

extension IOS.System: CustomStringConvertible {
  /// "iOS 17.4", and the alternatives that are chosen.
  public var description: String {
    ([version.description] + switches.on.map { "\($0)" }).joined(separator: " + ")
  }
}

extension IOS.System {
  /// A part of a guard that is settled by the system alone.
  public enum Condition: Hashable, Sendable {
    /// The release lies in a run.
    case versions(OSVersion.Span)
    /// The alternative is chosen.
    case on(IOS.Switch)
    /// The suggested model is kept.
    case off(IOS.Switch)
  }

  /// Whether a condition holds here.
  public func satisfies(_ condition: Condition) -> Bool {
    switch condition {
    case .versions(let span): span.contains(version)
    case .on(let one): switches[one]
    case .off(let one): !switches[one]
    }
  }
}
