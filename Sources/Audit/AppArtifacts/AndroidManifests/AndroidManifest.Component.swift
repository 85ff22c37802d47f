import Findings

extension AndroidManifest {
  /// An activity, a service, a receiver or a provider.
  public struct Component: Hashable, Sendable {
    /// Which of them it is.
    public var kind: Kind
    /// Its class as it is written; one that begins with a dot lies in the package of the app.
    public var name: String
    /// The types of foreground service that it may run as, as far as they can be known.
    public var foregroundTypes: ForegroundTypes
    /// Whether types are written, also where it is unknown which.
    public var hasForegroundType: Bool
    /// The actions it answers to.
    public var actions: [String]
    /// The permission that callers need.
    public var permission: String?
    /// Where it is.
    public var position: SourcePosition
    /// Which manifest brought it.
    public var origin: Origin
    /// What it says to the manifest merger.
    public var merging: Merging

    /// An activity, a service, a receiver or a provider.
    public init(
      _ kind: Kind, _ name: String, foregroundTypes: ForegroundTypes = [],
      hasForegroundType: Bool? = nil, actions: [String] = [], permission: String? = nil,
      at position: SourcePosition, origin: Origin = .app, merging: Merging = Merging()
    ) {
      self.kind = kind
      self.name = name
      self.foregroundTypes = foregroundTypes
      self.hasForegroundType = hasForegroundType ?? !foregroundTypes.isEmpty
      self.actions = actions
      self.permission = permission
      self.position = position
      self.origin = origin
      self.merging = merging
    }

    /// Whether types are written, and it is unknown which.
    public var hasUnknownTypes: Bool { hasForegroundType && foregroundTypes.isEmpty }

    /// The kinds of component.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case activity
      case service
      case receiver
      case provider
    }
  }

  /// The bits of `foregroundServiceType`.
  public struct ForegroundTypes: OptionSet, Hashable, Sendable {
    /// All bits, unknown ones included.
    public let rawValue: UInt32

    /// Any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Transfers data; asks for no permission except its own.
    public static let dataSync = Self(rawValue: 0x1)
    /// Uses the location while the app is not visible.
    public static let location = Self(rawValue: 0x8)
    /// Talks to a device over Bluetooth, USB or the network.
    public static let connectedDevice = Self(rawValue: 0x10)
    /// Follows exercise or the heart.
    public static let health = Self(rawValue: 0x100)

    /// The names of the bits, in their order (AND-MAN-010).
    public static let names: [(name: String, bit: UInt32)] = [
      ("dataSync", 0x1), ("mediaPlayback", 0x2), ("phoneCall", 0x4), ("location", 0x8),
      ("connectedDevice", 0x10), ("mediaProjection", 0x20), ("camera", 0x40),
      ("microphone", 0x80), ("health", 0x100), ("remoteMessaging", 0x200),
      ("systemExempted", 0x400), ("shortService", 0x800), ("mediaProcessing", 0x2000),
      ("specialUse", 0x4000_0000),
    ]

    /// The names of the types in the set, in the order of their bits.
    public var names: [String] { Self.names.filter { rawValue & $0.bit != 0 }.map(\.name) }
  }
}
