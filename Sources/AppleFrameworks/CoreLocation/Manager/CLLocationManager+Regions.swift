import AuthorizationEngine
import Foundation
import PhoneSimulator

/// Regions and beacons, told to the delegate.
extension CLLocationManager {
  /// The phone crossed the border of a region, which all managers of the app hear (IOS-BG-045).
  func takeCrossing(_ detail: Noticed.Detail?) {
    let name: String
    let isInside: Bool
    switch detail {
    case .entered(let region): (name, isInside) = (region, true)
    case .left(let region): (name, isInside) = (region, false)
    default: return
    }
    guard let region = monitoredRegions.first(where: { $0.identifier == name }),
      let listener = listener(for: isInside ? "didEnterRegion" : "didExitRegion")
    else { return }
    if isInside {
      listener.locationManager(self, didEnterRegion: region)
    } else {
      listener.locationManager(self, didExitRegion: region)
    }
    listener.locationManager(
      self, didDetermineState: isInside ? .inside : .outside, for: region)
  }

  func tellMonitoringFailure(of region: CLRegion?, _ error: CLError) {
    listener(for: "monitoringDidFailFor")?.locationManager(
      self, monitoringDidFailFor: region, withError: error)
  }

  /// Answers requestState; unknown where the app may not know.
  func tellState(of region: CLRegion) {
    nonisolated(unsafe) let region = region
    line?.later { manager in
      manager.listener(for: "didDetermineState")?.locationManager(
        manager, didDetermineState: manager.state(of: region), for: region)
    }
  }

  private func state(of region: CLRegion) -> CLRegionState {
    guard let app = line?.process.app, let monitored = region.monitored,
      [.authorizedAlways, .authorizedWhenInUse].contains(app.authorizationStatus),
      app.accuracyAuthorization == .fullAccuracy,
      let isInside = app.phone.world.contains(monitored)
    else { return .unknown }
    return isInside ? .inside : .outside
  }

  /// Tells the beacons that are heard, those of each constraint and region by themselves.
  func tellBeacons(_ heard: [String]) {
    guard let line, let listener = listener(for: "didRange") else { return }
    let now = Date(of: line.process.app.phone.now)
    let identities = heard.compactMap(BeaconIdentity.init(heard:))
    func beacons(_ constraint: CLBeaconIdentityConstraint) -> [CLBeacon] {
      identities.filter(constraint.identity.includes).map { CLBeacon($0, at: now) }
    }
    for constraint in memory.ranged.sortedConstraints {
      listener.locationManager(self, didRange: beacons(constraint), satisfying: constraint)
    }
    for region in memory.ranged.sortedRegions {
      listener.locationManager(
        self, didRangeBeacons: beacons(region.beaconIdentityConstraint), in: region)
    }
  }

  func tellRangingFailure(_ error: CLError) {
    guard let listener = listener(for: "didFailRanging") else { return }
    for constraint in memory.ranged.sortedConstraints {
      listener.locationManager(self, didFailRangingFor: constraint, error: error)
    }
    for region in memory.ranged.sortedRegions {
      listener.locationManager(self, rangingBeaconsDidFailFor: region, withError: error)
    }
  }
}
