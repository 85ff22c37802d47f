/// One feature of an SDK, with what it needs from the phone.
public struct Service: Hashable, Sendable, Codable {
  /// Its name in the profile, such as `driving` or `driving.deviceDiscovery`.
  public var name: String
  /// What the vendor calls it; nil if the name says it.
  public var title: String?
  /// Without these it does not start.
  public var required: [Capability]
  /// Without these it is degraded.
  public var optional: [Capability]
  /// Services that it is on: it needs what they need, too.
  public var includes: [String]
  /// Whether it starts by itself in the background, so that without Always it works in the
  /// foreground only.
  public var automatic: Bool
  /// The first SDK version for which this is true; nil for all older ones too.
  public var from: SDKVersion?
  /// The first SDK version for which this is no longer true; nil for all newer ones too.
  public var until: SDKVersion?
  /// What the vendor adds in words.
  public var note: String?
  /// What it needs on Android; nil if another entry says it, or it follows from the needs on iOS.
  public var android: AndroidDemand?

  /// A feature; by default one that needs nothing.
  public init(
    _ name: String, title: String? = nil, required: [Capability] = [],
    optional: [Capability] = [], includes: [String] = [], automatic: Bool = false,
    from: SDKVersion? = nil, until: SDKVersion? = nil, note: String? = nil,
    android: AndroidDemand? = nil
  ) {
    self.name = name
    self.title = title
    self.required = required
    self.optional = optional
    self.includes = includes
    self.automatic = automatic
    self.from = from
    self.until = until
    self.note = note
    self.android = android
  }

  /// Whether this entry says nothing about iOS: its needs there are in other entries of its name.
  public var speaksOfAndroidOnly: Bool {
    android != nil && required.isEmpty && optional.isEmpty && includes.isEmpty && !automatic
  }

  /// Whether this entry speaks of an SDK version; nil stands for the newest.
  public func applies(to version: SDKVersion?) -> Bool {
    guard let version else { return until == nil }
    return from.map { $0 <= version } ?? true && until.map { version < $0 } ?? true
  }
}

extension Service {
  /// The names of the members that an entry may have.
  public static let members = CodingKeys.allCases.map(\.rawValue)

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, title, required, optional, includes, automatic, from, until, note, android
  }

  /// Reads an entry; what is not written has its default, and a key that does not exist is refused.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.name(.name)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    required = try values.decodeIfPresent([Capability].self, forKey: .required) ?? []
    optional = try values.decodeIfPresent([Capability].self, forKey: .optional) ?? []
    includes = try values.decodeIfPresent([String].self, forKey: .includes) ?? []
    automatic = try values.decodeIfPresent(Bool.self, forKey: .automatic) ?? false
    from = try values.decodeIfPresent(SDKVersion.self, forKey: .from)
    until = try values.decodeIfPresent(SDKVersion.self, forKey: .until)
    note = try values.decodeIfPresent(String.self, forKey: .note)
    android = try values.decodeIfPresent(AndroidDemand.self, forKey: .android)
  }
}
