/// The beacons that a manager ranges: those of constraints, and before iOS 13 those of regions.
struct RangedBeacons {
  var constraints: Set<CLBeaconIdentityConstraint> = []
  var regions: Set<CLRegion> = []

  /// Whether none are ranged.
  var isEmpty: Bool { constraints.isEmpty && regions.isEmpty }

  /// The constraints in the order in which the delegate is called for them.
  var sortedConstraints: [CLBeaconIdentityConstraint] {
    constraints.sorted { $0.heard < $1.heard }
  }

  /// The regions in the order in which the delegate is called for them.
  var sortedRegions: [CLBeaconRegion] {
    regions.compactMap { $0 as? CLBeaconRegion }.sorted { $0.identifier < $1.identifier }
  }
}
