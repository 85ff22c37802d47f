/// What a service needs under the settings of its SDK, with what it includes.
public struct ServiceDemand: Hashable, Sendable {
  /// The service.
  public var service: String
  /// Without these it does not start, in the order of the profile.
  public var required: [Capability]
  /// Without these it is degraded.
  public var optional: [Capability]
  /// Whether it works in the foreground only without Always, whatever the lists say.
  public var automatic: Bool
}

extension ServiceDemand {
  /// What the service does without a capability; nil if it does not need it.
  public func loss(of capability: Capability) -> Loss? {
    if required.contains(capability) { return .doesNotStart }
    let isListed = optional.contains(capability)
    guard capability == .backgroundLocation else { return isListed ? .worksLess : nil }
    return isListed || automatic ? .foregroundOnly : nil
  }

  /// Everything whose lack the service notices: what it requires, then the rest.
  public var capabilities: [Capability] {
    let listed = required + optional
    return automatic && !listed.contains(.backgroundLocation)
      ? listed + [.backgroundLocation] : listed
  }
}
