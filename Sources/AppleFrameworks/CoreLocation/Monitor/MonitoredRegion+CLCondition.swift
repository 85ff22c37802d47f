import PhoneSimulator

extension MonitoredRegion {
  /// The condition as the phone watches it; nil for one that it cannot watch.
  init?(_ condition: any CLCondition, named name: String) {
    switch condition {
    case let circle as CLMonitor.CircularGeographicCondition:
      guard let centre = Coordinate(circle.center) else { return nil }
      self.init(name, .circle(centre, radius: circle.radius))
    case let beacons as CLMonitor.BeaconIdentityCondition:
      self.init(name, .beacon(uuid: beacons.identity.heard))
    default: return nil
    }
  }

  /// What the app gave to a monitor.
  var condition: (any CLCondition)? {
    switch shape {
    case .circle(let centre, let radius):
      return CLMonitor.CircularGeographicCondition(
        center: CLLocationCoordinate2D(centre), radius: radius)
    case .beacon(let heard):
      guard let identity = BeaconIdentity(heard: heard) else { return nil }
      switch (identity.major, identity.minor) {
      case (let major?, let minor?):
        return CLMonitor.BeaconIdentityCondition(uuid: identity.uuid, major: major, minor: minor)
      case (let major?, nil):
        return CLMonitor.BeaconIdentityCondition(uuid: identity.uuid, major: major)
      default: return CLMonitor.BeaconIdentityCondition(uuid: identity.uuid)
      }
    }
  }
}
