import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator
import PlatformModel

/// What the methods of a manager do on the phone.
extension CLLocationManager {
  func tellDistanceFilter() {
    let metres = distanceFilter
    line?.call("distanceFilter") { phone throws(PhoneRefusal) in
      try phone.setDistanceFilter(metres > 0 ? metres : nil)
    }
  }

  func tellDesiredAccuracy() {
    let accuracy = IOS.AccuracyClass(desired: desiredAccuracy)
    line?.call("desiredAccuracy") { phone throws(PhoneRefusal) in
      try phone.setDesiredAccuracy(accuracy)
    }
  }

  func setPauses(_ isOn: Bool) {
    memory.background.pauses = isOn
    line?.call("pausesLocationUpdatesAutomatically") { phone throws(PhoneRefusal) in
      try phone.setPausesLocationUpdatesAutomatically(isOn)
    }
  }

  func setAllowsBackground(_ isOn: Bool) {
    let isTaken = line?.call("allowsBackgroundLocationUpdates") { phone throws(PhoneRefusal) in
      try phone.setAllowsBackgroundLocationUpdates(isOn)
    }
    if isTaken ?? true { memory.background.isAllowed = isOn }
  }

  func setShowsIndicator(_ isOn: Bool) {
    let isTaken = line?.call("showsBackgroundLocationIndicator") { phone throws(PhoneRefusal) in
      try phone.setShowsBackgroundLocationIndicator(isOn)
    }
    if isTaken ?? true { memory.background.showsIndicator = isOn }
  }

  /// requestLocation: both callbacks have to be there before anything else is looked at.
  func requestOnce() {
    guard let line, line.process.isAlive else { return }
    for (method, exception) in [
      (DelegateMethods.Method.didUpdateLocations, PlatformText.missingLocationsCallback),
      (.didFailWithError, PlatformText.missingErrorCallback),
    ] where delegate.map({ !DelegateMethods.implements(method, $0) }) ?? true {
      line.process.raise(PlatformText.inconsistency, reason: exception)
      return
    }
    memory.oneTimeRequest.begin()
    line.call("requestLocation") { phone throws(PhoneRefusal) in try phone.requestLocation() }
  }

  /// Asks for temporary accuracy; before iOS 14 there is nothing to ask, as every grant is full.
  func requestAccuracy(
    _ purposeKey: String, _ completion: (@Sendable ((any Error)?) -> Void)?
  ) {
    guard let line, line.process.isAlive else { return }
    memory.accuracyCompletions.append(completion)
    let isAsked = line.call("requestTemporaryFullAccuracyAuthorization") {
      phone throws(PhoneRefusal) in
      try phone.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey)
    }
    guard !isAsked else { return }
    memory.accuracyCompletions.removeLast()
    line.later { _ in completion?(CLError(.promptDeclined)) }
  }

  func monitor(_ region: CLRegion) {
    guard let line else { return }
    // A region is the app's at the manager's place, and the calls come there too.
    nonisolated(unsafe) let region = region
    let largest = maximumRegionMonitoringDistance
    guard let monitored = region.monitored, (region as? CLCircularRegion)?.radius ?? 0 <= largest
    else {
      line.later { $0.tellMonitoringFailure(of: region, CLError(.regionMonitoringFailure)) }
      return
    }
    memory.startingRegions.append(region)
    line.call("startMonitoring") { phone throws(PhoneRefusal) in
      try phone.startMonitoring(for: monitored)
    }
    guard line.monitoredRegions.contains(monitored) else { return }
    memory.startingRegions.removeAll { $0 === region }
    line.later {
      $0.listener(for: "didStartMonitoringFor")?.locationManager($0, didStartMonitoringFor: region)
    }
  }

  func range(_ change: (inout RangedBeacons) -> Void) {
    let wasRanging = !memory.ranged.isEmpty
    change(&memory.ranged)
    guard !wasRanging else { return }
    line?.call("startRangingBeacons") { phone throws(PhoneRefusal) in
      try phone.startRangingBeacons()
    }
  }

  func stopRanging(_ change: (inout RangedBeacons) -> Void) {
    let wasRanging = !memory.ranged.isEmpty
    change(&memory.ranged)
    guard wasRanging, memory.ranged.isEmpty else { return }
    line?.call("stopRangingBeacons") { phone throws(PhoneRefusal) in
      try phone.stopRangingBeacons()
    }
  }
}

extension IOS.AccuracyClass {
  /// The class of a desired accuracy: 100 meters and better is fine (IOS-BG-019).
  fileprivate init(desired: CLLocationAccuracy) {
    if desired >= kCLLocationAccuracyReduced {
      self = .reduced
    } else {
      self = desired > kCLLocationAccuracyHundredMeters ? .coarse : .fine
    }
  }
}
