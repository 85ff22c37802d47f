/// The places that an app asked to be notified of, and in which of them the phone is.
struct MonitoredPlaces: Hashable, Sendable {
  /// The regions that it monitors through its location managers, oldest first.
  var regions: [MonitoredRegion] = []
  /// The conditions of its CLMonitor, oldest first, iOS 17+.
  var conditions: [MonitoredRegion] = []
  /// The identifiers of those that the phone is in.
  var inside: Set<String> = []
}

extension [MonitoredRegion] {
  /// The place of the region with an identifier.
  func place(of identifier: String) -> Int? { firstIndex { $0.identifier == identifier } }

  /// Puts a region in the place of the one with its identifier; false if there is none.
  mutating func replace(with region: MonitoredRegion) -> Bool {
    guard let old = place(of: region.identifier) else { return false }
    self[old] = region
    return true
  }
}
