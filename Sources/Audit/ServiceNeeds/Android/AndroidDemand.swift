/// What a service needs on Android, where its vendor names it.
public struct AndroidDemand: Hashable, Sendable, Codable {
  /// Without these it does not start.
  public var required: [AndroidCapability]
  /// Without these it is degraded.
  public var optional: [AndroidCapability]

  /// A demand; by default nothing.
  public init(required: [AndroidCapability] = [], optional: [AndroidCapability] = []) {
    self.required = required
    self.optional = optional
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case required, optional
  }

  /// Reads a demand; a key that does not exist is refused.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    required = try values.decodeIfPresent([AndroidCapability].self, forKey: .required) ?? []
    optional = try values.decodeIfPresent([AndroidCapability].self, forKey: .optional) ?? []
  }
}

extension AndroidDemand {
  /// What it requires, then the rest, each once.
  public var capabilities: [AndroidCapability] {
    (required + optional).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What a service does without a capability that it needs.
  public func loss(of capability: AndroidCapability) -> Loss {
    if required.contains(capability) { return .doesNotStart }
    return capability == .backgroundLocation ? .foregroundOnly : .worksLess
  }
}
