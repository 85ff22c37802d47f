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

extension NeedsChoice {
  /// What a service needs on Android: what its profile says, or what its needs on iOS come to there.
  public func androidDemand(of demand: ServiceDemand) -> AndroidDemand {
    let written = entries(of: demand).compactMap(\.android)
    guard written.isEmpty else {
      return AndroidDemand(
        required: written.flatMap(\.required), optional: written.flatMap(\.optional))
    }
    return AndroidDemand(
      required: demand.required.compactMap { AndroidCapability($0) },
      optional: demand.optional.compactMap { AndroidCapability($0) })
  }
}
