import Findings

/// A method of `CLLocationManagerDelegate`. All are optional, so a class that means to have one and
/// misspells its name compiles.
struct LocationDelegateMethod {
  /// The first word: "locationManager".
  var name: String
  /// The labels after the manager, in Swift.
  var labels: [String]
  /// The types of the parameters after the manager, in Swift, without `any` and `?`.
  var types: [String]
  /// The name in Objective-C.
  var selector: String

  /// The name in Swift.
  var description: String { Self.description(name, labels) }

  static func description(_ name: String, _ labels: [String]) -> String {
    "\(name)(_:\(labels.map { $0 + ":" }.joined()))"
  }

  private init(_ labels: [String], _ types: [String], _ selector: String) {
    name = "locationManager"
    self.labels = labels
    self.types = types
    self.selector = "locationManager:" + selector
  }

  private init(_ name: String) {
    self.name = name
    labels = []
    types = []
    selector = name + ":"
  }

  private static let all: [LocationDelegateMethod] = [
    .init(["didUpdateLocations"], ["[CLLocation]"], "didUpdateLocations:"),
    .init(["didFailWithError"], ["Error"], "didFailWithError:"),
    .init(
      ["didChangeAuthorization"], ["CLAuthorizationStatus"], "didChangeAuthorizationStatus:"),
    .init("locationManagerDidChangeAuthorization"),
    .init(["didUpdateHeading"], ["CLHeading"], "didUpdateHeading:"),
    .init("locationManagerShouldDisplayHeadingCalibration"),
    .init(["didEnterRegion"], ["CLRegion"], "didEnterRegion:"),
    .init(["didExitRegion"], ["CLRegion"], "didExitRegion:"),
    .init(
      ["didDetermineState", "for"], ["CLRegionState", "CLRegion"], "didDetermineState:forRegion:"),
    .init(["didStartMonitoringFor"], ["CLRegion"], "didStartMonitoringForRegion:"),
    .init(
      ["monitoringDidFailFor", "withError"], ["CLRegion", "Error"],
      "monitoringDidFailForRegion:withError:"),
    .init(
      ["didRange", "satisfying"], ["[CLBeacon]", "CLBeaconIdentityConstraint"],
      "didRangeBeacons:satisfyingConstraint:"),
    .init(
      ["didFailRangingFor", "error"], ["CLBeaconIdentityConstraint", "Error"],
      "didFailRangingBeaconsForConstraint:error:"),
    .init(
      ["didRangeBeacons", "in"], ["[CLBeacon]", "CLBeaconRegion"], "didRangeBeacons:inRegion:"),
    .init(
      ["rangingBeaconsDidFailFor", "withError"], ["CLBeaconRegion", "Error"],
      "rangingBeaconsDidFailForRegion:withError:"),
    .init(["didVisit"], ["CLVisit"], "didVisit:"),
    .init("locationManagerDidPauseLocationUpdates"),
    .init("locationManagerDidResumeLocationUpdates"),
    .init(["didFinishDeferredUpdatesWithError"], ["Error"], "didFinishDeferredUpdatesWithError:"),
    .init(
      ["didUpdateTo", "from"], ["CLLocation", "CLLocation"],
      "didUpdateToLocation:fromLocation:"),
  ]

  /// The delegate method that a function misspells: its name is a few letters off, or its label begins
  /// alike and its parameter types are right.
  static func meant(
    by name: String, labels: [String], types: [String], isFirstLabeled: Bool
  ) -> LocationDelegateMethod? {
    let own = description(name, labels)
    if let exact = all.first(where: { $0.description == own }) {
      return isFirstLabeled ? exact : nil
    }
    let near = all.filter { $0.types == types && $0.labels.count == labels.count }
      .map { (method: $0, distance: $0.description.editDistance(to: own)) }
      .min { $0.distance < $1.distance }
    if let near, near.distance <= 3, !near.method.isOpposite(of: own) { return near.method }
    guard name == "locationManager", let label = labels.first, label.hasPrefix("did") else {
      return nil
    }
    let alike = all.filter { $0.types == types && !$0.types.isEmpty }.map {
      (method: $0, shared: $0.labels[0].shared(with: label))
    }
    let most = alike.map(\.shared).max()
    let best = alike.filter { $0.shared == most }
    return best.count == 1 && !best[0].method.isOpposite(of: own) ? best[0].method : nil
  }

  /// The same for a method of Objective-C.
  static func meant(bySelector own: String) -> LocationDelegateMethod? {
    guard !all.contains(where: { $0.selector == own }) else { return nil }
    let near = all.map { (method: $0, distance: $0.selector.editDistance(to: own)) }
      .min { $0.distance < $1.distance }
    let most = own.utf8.count < Self.longSelector ? 2 : 3
    guard let near, near.distance <= most, !near.method.isOpposite(of: own) else { return nil }
    return near.method
  }

  /// From this length on, an Objective-C selector may have three wrong letters instead of two.
  private static let longSelector = 36

  /// Whether a name says “Stop” and the method's name does not.
  private func isOpposite(of name: String) -> Bool {
    name.contains("Stop") && !selector.contains("Stop")
  }
}

extension String {
  /// How many letters both texts begin with.
  fileprivate func shared(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
