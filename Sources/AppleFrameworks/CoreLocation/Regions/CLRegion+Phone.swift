import Foundation
import PhoneSimulator

extension CLRegion {
  /// The region as the phone watches it; nil for a kind that it cannot watch.
  var monitored: MonitoredRegion? {
    let shape: MonitoredRegion.Shape
    switch self {
    case let circle as CLCircularRegion:
      guard let centre = Coordinate(circle.center) else { return nil }
      shape = .circle(centre, radius: circle.radius)
    case let beacons as CLBeaconRegion:
      shape = .beacon(uuid: beacons.beaconIdentityConstraint.heard)
    default: return nil
    }
    return MonitoredRegion(
      identifier, shape, notifiesOnEntry: notifyOnEntry, notifiesOnExit: notifyOnExit)
  }

  /// The region that the phone watches, as the app made it.
  static func of(_ region: MonitoredRegion) -> CLRegion? {
    let made: CLRegion?
    switch region.shape {
    case .circle(let centre, let radius):
      made = CLCircularRegion(
        center: CLLocationCoordinate2D(centre), radius: radius, identifier: region.identifier)
    case .beacon(let heard):
      made = CLBeaconIdentityConstraint(heard: heard).map {
        CLBeaconRegion(beaconIdentityConstraint: $0, identifier: region.identifier)
      }
    }
    made?.notifyOnEntry = region.notifiesOnEntry
    made?.notifyOnExit = region.notifiesOnExit
    return made
  }
}
