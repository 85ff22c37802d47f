import AuthorizationEngine
import Foundation
import PhoneSimulator

/// What the phone lets the app notice, told to the delegate.
extension CLLocationManager {
  /// Takes what an app noticed, at the place where the manager was made.
  func take(_ noticed: Noticed) {
    if case .delivered(let delivery) = noticed.effect { return takeDelivery(delivery, noticed) }
    guard noticed.manager == line?.id else { return }
    switch noticed.effect {
    case .authorizationCallback(let status, _): report(CLAuthorizationStatus(status))
    case .temporaryAccuracyCompleted(let result): completeAccuracy(result.code)
    case .locationError(let error): tellFailure(error.error)
    case .monitoringError(let error): takeMonitoringError(error)
    case .updatesPaused:
      listener(for: "didPauseLocationUpdates")?.locationManagerDidPauseLocationUpdates(self)
    case .updatesResumed:
      listener(for: "didResumeLocationUpdates")?.locationManagerDidResumeLocationUpdates(self)
    default: break
    }
  }

  private func takeDelivery(_ delivery: IOS.Effect.Delivery, _ noticed: Noticed) {
    let isMine = noticed.manager == line?.id
    switch delivery {
    case .preciseLocation, .reducedLocation, .backgroundStart:
      if isMine, let fix = noticed.fix { tell(CLLocation(fix)) }
    case .significantChange:
      guard isMine || memory.started.contains(.significantChanges) else { return }
      if let fix = noticed.fix { tell(CLLocation(fix)) }
    case .visit:
      guard isMine || memory.started.contains(.visits), let fix = noticed.fix else { return }
      let place = CLLocation(fix)
      listener(for: "didVisit")?.locationManager(
        self, didVisit: CLVisit(at: place, from: place.timestamp))
    case .region: takeCrossing(noticed.detail)
    case .beacons:
      if isMine, case .beacons(let heard) = noticed.detail { tellBeacons(heard) }
    case .livePrecise, .liveReduced, .condition: break
    }
  }

  private func tell(_ location: CLLocation) {
    memory.location = location
    guard let listener = listener(for: "didUpdateLocations") else { return }
    answering { listener.locationManager(self, didUpdateLocations: [location]) }
  }

  private func tellFailure(_ error: CLError) {
    guard let listener = listener(for: "didFailWithError") else { return }
    answering { listener.locationManager(self, didFailWithError: error) }
  }

  private func completeAccuracy(_ code: Int?) {
    guard !memory.accuracyCompletions.isEmpty else { return }
    let completion = memory.accuracyCompletions.removeFirst()
    completion?(code.map { CLError(CLError.Code(rawValue: $0) ?? .denied) })
  }

  private func takeMonitoringError(_ error: IOS.Effect.LocationError) {
    switch error {
    case .regionMonitoringDenied, .regionMonitoringFailure:
      let region = memory.startingRegions.isEmpty ? nil : memory.startingRegions.removeFirst()
      tellMonitoringFailure(of: region, error.error)
    case .rangingUnavailable: tellRangingFailure(error.error)
    case .denied, .locationUnknown: tellFailure(error.error)
    }
  }

  /// The compass turned: tells it where the filter lets it through.
  func tellHeading() {
    guard memory.started.contains(.heading), let line, let degrees = line.process.app.phone.heading
    else { return }
    let turned = memory.heading.map { old in
      let difference = abs(old.magneticHeading - degrees)
      return min(difference, 360 - difference)
    }
    if let turned, turned < max(headingFilter, .leastNonzeroMagnitude) { return }
    let isLocated = memory.started.contains(.updates) && memory.location != nil
    let heading = CLHeading(
      magnetic: degrees, real: isLocated ? degrees : -1, at: Date(of: line.process.app.phone.now))
    memory.heading = heading
    listener(for: "didUpdateHeading")?.locationManager(self, didUpdateHeading: heading)
  }
}
