import CoreLocation

extension Symbol {
  private static let deferral = "No device defers updates any more."

  static let manager: [Symbol] = [
    .here("CLLocationManager", "2.0", CLLocationManager.self),
    .here("CLLocationManager.init()", "2.0", { CLLocationManager() }),
    .here("CLLocationManager.delegate", "2.0", \CLLocationManager.delegate),
    .here("CLLocationManager.location", "2.0", \CLLocationManager.location),
    .declared(
      "CLLocationManager.activityType", "6.0", "It keeps what it is given; nothing follows.",
      \CLLocationManager.activityType),
    .here("CLLocationManager.distanceFilter", "2.0", \CLLocationManager.distanceFilter),
    .here("CLLocationManager.desiredAccuracy", "2.0", \CLLocationManager.desiredAccuracy),
    .here(
      "CLLocationManager.pausesLocationUpdatesAutomatically", "6.0",
      \CLLocationManager.pausesLocationUpdatesAutomatically),
    .here(
      "CLLocationManager.allowsBackgroundLocationUpdates", "9.0",
      \CLLocationManager.allowsBackgroundLocationUpdates),
    .here(
      "CLLocationManager.showsBackgroundLocationIndicator", "11.0",
      \CLLocationManager.showsBackgroundLocationIndicator),
    .here(
      "CLLocationManager.startUpdatingLocation()", "2.0",
      CLLocationManager.startUpdatingLocation),
    .here(
      "CLLocationManager.stopUpdatingLocation()", "2.0", CLLocationManager.stopUpdatingLocation),
    .here("CLLocationManager.requestLocation()", "9.0", CLLocationManager.requestLocation),
    .declared(
      "CLLocationManager.allowDeferredLocationUpdates(untilTraveled:timeout:)", "6.0",
      until: "13.0", deferral, CLLocationManager.allowDeferredLocationUpdates),
    .declared(
      "CLLocationManager.disallowDeferredLocationUpdates()", "6.0", until: "13.0", deferral,
      CLLocationManager.disallowDeferredLocationUpdates),
    .declared(
      "CLLocationManager.deferredLocationUpdatesAvailable()", "6.0", until: "13.0", deferral,
      CLLocationManager.deferredLocationUpdatesAvailable),
    .here("CLLocationManager.heading", "4.0", \CLLocationManager.heading),
    .here("CLLocationManager.headingFilter", "3.0", \CLLocationManager.headingFilter),
    .declared(
      "CLLocationManager.headingOrientation", "4.0", until: "27.0",
      "It keeps what it is given; the phone says where its top points.",
      \CLLocationManager.headingOrientation),
    .absent(
      "CLLocationManager.headingBody", "27.0", "Its declaration in Swift is not known to us."),
    .absent("CLBodyIdentifiable", "27.0", "Its declaration in Swift is not known to us."),
    .here(
      "CLLocationManager.headingAvailable()", "4.0",
      CLLocationManager.headingAvailable as () -> Bool),
    .here(
      "CLLocationManager.startUpdatingHeading()", "3.0", CLLocationManager.startUpdatingHeading),
    .here(
      "CLLocationManager.stopUpdatingHeading()", "3.0", CLLocationManager.stopUpdatingHeading),
    .declared(
      "CLLocationManager.dismissHeadingCalibrationDisplay()", "3.0",
      "The phone shows no calibration.", CLLocationManager.dismissHeadingCalibrationDisplay),
    .here(
      "CLLocationManager.significantLocationChangeMonitoringAvailable()", "4.0",
      CLLocationManager.significantLocationChangeMonitoringAvailable as () -> Bool),
    .here(
      "CLLocationManager.startMonitoringSignificantLocationChanges()", "4.0",
      CLLocationManager.startMonitoringSignificantLocationChanges),
    .here(
      "CLLocationManager.stopMonitoringSignificantLocationChanges()", "4.0",
      CLLocationManager.stopMonitoringSignificantLocationChanges),
    .here(
      "CLLocationManager.startMonitoringVisits()", "8.0",
      CLLocationManager.startMonitoringVisits),
    .here(
      "CLLocationManager.stopMonitoringVisits()", "8.0", CLLocationManager.stopMonitoringVisits),
  ]

  private static let pushes = "No app of the phone has the entitlement."

  static let managerRegions: [Symbol] = [
    .here(
      "CLLocationManager.maximumRegionMonitoringDistance", "4.0",
      \CLLocationManager.maximumRegionMonitoringDistance),
    .here("CLLocationManager.monitoredRegions", "4.0", \CLLocationManager.monitoredRegions),
    .here(
      "CLLocationManager.isMonitoringAvailable(for:)", "7.0",
      CLLocationManager.isMonitoringAvailable(for:) as (AnyClass) -> Bool),
    .here(
      "CLLocationManager.startMonitoring(for:)", "5.0", until: "17.0",
      CLLocationManager.startMonitoring(for:)),
    .here(
      "CLLocationManager.stopMonitoring(for:)", "5.0", until: "17.0",
      CLLocationManager.stopMonitoring(for:)),
    .here(
      "CLLocationManager.requestState(for:)", "5.0", until: "17.0",
      CLLocationManager.requestState(for:)),
    .here(
      "CLLocationManager.isRangingAvailable()", "7.0",
      CLLocationManager.isRangingAvailable as () -> Bool),
    .here(
      "CLLocationManager.rangedRegions", "7.0", until: "13.0", \CLLocationManager.rangedRegions),
    .here(
      "CLLocationManager.rangedBeaconConstraints", "13.0",
      \CLLocationManager.rangedBeaconConstraints),
    .here(
      "CLLocationManager.startRangingBeacons(in:)", "7.0", until: "13.0",
      CLLocationManager.startRangingBeacons(in:)),
    .here(
      "CLLocationManager.startRangingBeacons(satisfying:)", "13.0",
      CLLocationManager.startRangingBeacons(satisfying:)),
    .here(
      "CLLocationManager.stopRangingBeacons(in:)", "7.0", until: "13.0",
      CLLocationManager.stopRangingBeacons(in:)),
    .here(
      "CLLocationManager.stopRangingBeacons(satisfying:)", "13.0",
      CLLocationManager.stopRangingBeacons(satisfying:)),
    .declared(
      "CLLocationManager.startMonitoringLocationPushes(completion:)", "15.0", pushes,
      { (manager: CLLocationManager) in
        manager.startMonitoringLocationPushes { _, _ in }
      }),
    .declared(
      "CLLocationManager.startMonitoringLocationPushes() async", "15.0", pushes,
      { (manager: CLLocationManager) async throws -> Data in
        try await manager.startMonitoringLocationPushes()
      }),
    .declared(
      "CLLocationManager.stopMonitoringLocationPushes()", "15.0", pushes,
      CLLocationManager.stopMonitoringLocationPushes),
    .declared(
      "CLLocationPushServiceExtension", "15.0", pushes,
      (any CLLocationPushServiceExtension).self),
    .declared(
      "CLLocationPushServiceExtension.didReceiveLocationPushPayload(_:completion:)", "15.0", pushes,
      { (service: any CLLocationPushServiceExtension) in
        service.didReceiveLocationPushPayload([:]) {}
      }),
    .declared(
      "CLLocationPushServiceExtension.didReceiveLocationPushPayload(_:) async", "15.0", pushes,
      { (service: any CLLocationPushServiceExtension) async in
        await service.didReceiveLocationPushPayload([:])
      }),
    .declared(
      "CLLocationPushServiceExtension.serviceExtensionWillTerminate()", "15.0", pushes,
      { (service: any CLLocationPushServiceExtension) in
        service.serviceExtensionWillTerminate as Any
      }),
  ]
}
