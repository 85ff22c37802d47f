/// What a location manager remembers in addition to what the phone knows of it.
struct ManagerMemory {
  var background = BackgroundSettings()
  /// The last location and the last heading that the delegate received.
  var location: CLLocation?
  var heading: CLHeading?

  /// Whether there was a delegate that nothing took away.
  var hasDelegate = false
  /// The status of a callback that came before there was a delegate.
  var unreported: CLAuthorizationStatus?
  /// The status that is being reported now.
  var reporting: CLAuthorizationStatus?
  var oneTimeRequest = OneTimeRequest()
  /// The regions whose monitoring was asked for and not answered yet.
  var startingRegions: [CLRegion] = []
  /// Who waits for the end of a question about accuracy, oldest first.
  var accuracyCompletions: [(@Sendable ((any Error)?) -> Void)?] = []
  /// The services that this object started.
  var started: Set<Service> = []
  var ranged = RangedBeacons()

  /// A service that is started and stopped.
  enum Service { case updates, heading, significantChanges, visits }
}
