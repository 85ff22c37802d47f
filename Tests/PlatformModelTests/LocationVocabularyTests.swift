import PlatformModel
import TestSupport
import Testing

/// The numbers that apps see, with Apple's raw values.
struct LocationVocabularyTests {
  @Test(
    "IOS-AUTH-001, IOS-AUTH-002: the five values of the authorization status",
    .facts("IOS-AUTH-001", "IOS-AUTH-002"))
  func authorizationStatus() {
    #expect(AuthorizationStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(AuthorizationStatus(rawValue: 3) == .authorizedAlways)
    #expect(AuthorizationStatus(rawValue: 4) == .authorizedWhenInUse)
    #expect(AuthorizationStatus(rawValue: 5) == nil)
  }

  @Test("IOS-AUTH-003: full accuracy is 0, the good value", .facts("IOS-AUTH-003"))
  func accuracyAuthorization() {
    #expect(AccuracyAuthorization.fullAccuracy.rawValue == 0)
    #expect(AccuracyAuthorization.reducedAccuracy.rawValue == 1)
  }

  @Test("IOS-AUTH-004: what a session asks for", .facts("IOS-AUTH-004"))
  func serviceSessionRequirement() {
    #expect(ServiceSessionRequirement.none.rawValue == 0)
    #expect(ServiceSessionRequirement.whenInUse.rawValue == 1)
    #expect(ServiceSessionRequirement.always.rawValue == 2)
  }

  @Test(
    "IOS-AUTH-005: the codes of kCLErrorDomain", .facts("IOS-AUTH-005"),
    arguments: [
      (LocationErrorCode.locationUnknown, 0), (.denied, 1), (.network, 2), (.headingFailure, 3),
      (.regionMonitoringDenied, 4), (.regionMonitoringFailure, 5),
      (.regionMonitoringSetupDelayed, 6), (.regionMonitoringResponseDelayed, 7),
      (.geocodeFoundNoResult, 8), (.geocodeFoundPartialResult, 9), (.geocodeCanceled, 10),
      (.deferredFailed, 11), (.deferredNotUpdatingLocation, 12), (.deferredAccuracyTooLow, 13),
      (.deferredDistanceFiltered, 14), (.deferredCanceled, 15), (.rangingUnavailable, 16),
      (.rangingFailure, 17), (.promptDeclined, 18), (.historicalLocationError, 19),
    ])
  func locationErrors(code: LocationErrorCode, number: Int) {
    #expect(code.rawValue == number)
    #expect(LocationErrorCode.domain == "kCLErrorDomain")
  }

  @Test("IOS-AUTH-006: states of a monitor's conditions and of regions", .facts("IOS-AUTH-006"))
  func monitoring() {
    #expect(MonitoringState.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(MonitoringState.unmonitored.rawValue == 3)
    #expect(RegionState.inside.rawValue == 1)
    #expect(RegionState.outside.rawValue == 2)
  }

  @Test(
    "IOS-AUTH-007: activity types, and live updates in an order of their own",
    .facts("IOS-AUTH-007"))
  func activities() {
    #expect(ActivityType.allCases.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(ActivityType.fitness.rawValue == 3)
    #expect(ActivityType.airborne.rawValue == 5)
    #expect(LiveUpdateConfiguration.default.rawValue == 0)
    #expect(LiveUpdateConfiguration.otherNavigation.rawValue == 2)
    #expect(LiveUpdateConfiguration.airborne.rawValue == 4)
  }

  @Test("IOS-AUTH-008: the constants of accuracy, from fine to coarse", .facts("IOS-AUTH-008"))
  func accuracies() {
    let constants: [LocationAccuracy] = [
      .bestForNavigation, .best, .nearestTenMeters, .hundredMeters, .kilometer, .threeKilometers,
      .reduced,
    ]
    #expect(constants.map(\.rawValue) == [-2, -1, 10, 100, 1_000, 3_000, 6_380_000])
    #expect(constants == constants.sorted())
    #expect(LocationManagerDefaults.distanceFilter == -1)
  }

  @Test("IOS-AUTH-009: why location pushes fail", .facts("IOS-AUTH-009"))
  func locationPushErrors() {
    let codes: [LocationPushErrorCode] = [
      .unknown, .missingPushExtension, .missingPushServerEnvironment, .missingEntitlement,
      .unsupportedPlatform,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("IOS-AUTH-010: what a fresh manager reads")
  func defaults() {
    #expect(LocationManagerDefaults.desiredAccuracy == .best)
    #expect(LocationManagerDefaults.headingFilter == 1)
    #expect(LocationManagerDefaults.headingOrientation == 1)
    #expect(LocationManagerDefaults.maximumRegionMonitoringDistance == 2_128_000)
  }

  @Test(
    "IOS-BG-013: background updates are off by default, except that iOS 8 acts as if always on",
    arguments: OSVersion.allIOS)
  func backgroundUpdatesByDefault(version: OSVersion) {
    #expect(
      LocationManagerDefaults.allowsBackgroundLocationUpdates(on: version) == (version.major == 8))
  }

  @Test("IOS-AUTH-011: a manager pauses by itself, as the header has it")
  func automaticPause() {
    #expect(LocationManagerDefaults.pausesLocationUpdatesAutomatically)
    #expect(Disagreement.automaticPauseByDefault.readings.byDefault.hasPrefix("true"))
  }

  @Test("IOS-ACC-001, IOS-ACC-002: reduced locations are 5 km wide, few and old")
  func reducedAccuracy() {
    #expect(ReducedAccuracy.horizontalAccuracy == 5_000)
    #expect(ReducedAccuracy.oldest == 1_200)
    #expect(ReducedAccuracy.mostPerHour == 4)
  }

  @Test func `a code of tomorrow survives`() {
    #expect(LocationErrorCode(rawValue: 99).rawValue == 99)
    #expect(MotionErrorCode(rawValue: 199).rawValue == 199)
    #expect(LocationPushErrorCode(rawValue: 9).rawValue == 9)
  }
}
