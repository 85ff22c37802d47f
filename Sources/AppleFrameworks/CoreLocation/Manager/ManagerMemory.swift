/// What a location manager remembers in addition to what the phone knows of it.
struct ManagerMemory {
  var pauses = true
  var allowsBackground = false
  var showsIndicator = false
  /// The last location and the last heading that the delegate received.
  var location: CLLocation?
  var heading: CLHeading?

  /// Whether there was a delegate that nothing took away.
  var hasDelegate = false
  /// The status of a callback that came before there was a delegate.
  var unreported: CLAuthorizationStatus?
  /// The status that is being reported now.
  var reporting: CLAuthorizationStatus?
  /// Whether requestLocation waits for its answer, and whether that is given just now.
  var isRequesting = false
  var isAnswering = false
  /// The regions whose monitoring was asked for and not answered yet.
  var startingRegions: [CLRegion] = []
  /// Who waits for the end of a question about accuracy, oldest first.
  var accuracyCompletions: [(@Sendable ((any Error)?) -> Void)?] = []
  /// The services that this object started.
  var started: Set<Service> = []
  var rangedConstraints: Set<CLBeaconIdentityConstraint> = []
  var rangedRegions: Set<CLRegion> = []

  /// A service that is started and stopped.
  enum Service { case updates, heading, significantChanges, visits }

  /// Whether any beacons are ranged.
  var isRanging: Bool { !rangedConstraints.isEmpty || !rangedRegions.isEmpty }
}
