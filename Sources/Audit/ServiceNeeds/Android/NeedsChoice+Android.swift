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

  /// Whether the vendor speaks of Android: in what a service needs, or by names for what is
  /// lacking.
  public var speaksOfAndroid: Bool {
    !profile.androidTerms.isEmpty || profile.services.contains { $0.android != nil }
  }

  /// What the vendor's SDK calls the lack of a capability; nil if it has no name for it.
  public func androidTerm(for capability: AndroidCapability) -> String? {
    profile.androidTerms[capability.rawValue]
  }
}
