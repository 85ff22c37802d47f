import CoreMotion

extension Symbol {
  static let permission: [Symbol] = [
    .here("CMAuthorizationStatus", "11.0", CMAuthorizationStatus.self),
    .here(
      "CMAuthorizationStatus.notDetermined", "11.0", value: "0",
      CMAuthorizationStatus.notDetermined.rawValue),
    .here(
      "CMAuthorizationStatus.restricted", "11.0", value: "1",
      CMAuthorizationStatus.restricted.rawValue),
    .here(
      "CMAuthorizationStatus.denied", "11.0", value: "2", CMAuthorizationStatus.denied.rawValue),
    .here(
      "CMAuthorizationStatus.authorized", "11.0", value: "3",
      CMAuthorizationStatus.authorized.rawValue),
    .here("CMErrorDomain", "4.0", value: "CMErrorDomain", CMErrorDomain),
    .here("CMError", "4.0", CMError.self),
    .here("CMErrorNULL", "4.0", value: "100", CMErrorNULL.rawValue),
    .here(
      "CMErrorDeviceRequiresMovement", "4.0", value: "101", CMErrorDeviceRequiresMovement.rawValue),
    .here(
      "CMErrorTrueNorthNotAvailable", "4.0", value: "102", CMErrorTrueNorthNotAvailable.rawValue),
    .here("CMErrorUnknown", "4.0", value: "103", CMErrorUnknown.rawValue),
    .here(
      "CMErrorMotionActivityNotAvailable", "4.0", value: "104",
      CMErrorMotionActivityNotAvailable.rawValue),
    .here(
      "CMErrorMotionActivityNotAuthorized", "4.0", value: "105",
      CMErrorMotionActivityNotAuthorized.rawValue),
    .here(
      "CMErrorMotionActivityNotEntitled", "4.0", value: "106",
      CMErrorMotionActivityNotEntitled.rawValue),
    .here("CMErrorInvalidParameter", "4.0", value: "107", CMErrorInvalidParameter.rawValue),
    .here("CMErrorInvalidAction", "4.0", value: "108", CMErrorInvalidAction.rawValue),
    .here("CMErrorNotAvailable", "4.0", value: "109", CMErrorNotAvailable.rawValue),
    .here("CMErrorNotEntitled", "4.0", value: "110", CMErrorNotEntitled.rawValue),
    .here("CMErrorNotAuthorized", "4.0", value: "111", CMErrorNotAuthorized.rawValue),
    .here("CMErrorNilData", "4.0", value: "112", CMErrorNilData.rawValue),
    .here("CMErrorSize", "4.0", value: "113", CMErrorSize.rawValue),
    .here(
      "CMMotionActivityManager.authorizationStatus()", "11.0",
      CMMotionActivityManager.authorizationStatus as () -> CMAuthorizationStatus),
    .here(
      "CMPedometer.authorizationStatus()", "11.0",
      CMPedometer.authorizationStatus as () -> CMAuthorizationStatus),
    .here(
      "CMAltimeter.authorizationStatus()", "11.0",
      CMAltimeter.authorizationStatus as () -> CMAuthorizationStatus),
    .here(
      "CMSensorRecorder.authorizationStatus()", "11.0",
      CMSensorRecorder.authorizationStatus as () -> CMAuthorizationStatus),
    .here(
      "CMHeadphoneMotionManager.authorizationStatus()", "14.0",
      CMHeadphoneMotionManager.authorizationStatus as () -> CMAuthorizationStatus),
    .here("CMMotionActivityManager", "7.0", CMMotionActivityManager.self),
    .here(
      "CMMotionActivityManager.isActivityAvailable()", "7.0",
      CMMotionActivityManager.isActivityAvailable),
    .here(
      "CMMotionActivityManager.startActivityUpdates(to:withHandler:)", "7.0",
      CMMotionActivityManager.startActivityUpdates(to:withHandler:)),
    .here(
      "CMMotionActivityManager.stopActivityUpdates()", "7.0",
      CMMotionActivityManager.stopActivityUpdates),
    .here(
      "CMMotionActivityManager.queryActivityStarting(from:to:to:withHandler:)", "7.0",
      CMMotionActivityManager.queryActivityStarting(from:to:to:withHandler:)),
    .here("CMPedometer", "8.0", CMPedometer.self),
    .here(
      "CMPedometer.queryPedometerData(from:to:withHandler:)", "8.0",
      CMPedometer.queryPedometerData(from:to:withHandler:)),
    .here(
      "CMPedometer.startUpdates(from:withHandler:)", "8.0",
      CMPedometer.startUpdates(from:withHandler:)),
    .here("CMPedometer.stopUpdates()", "8.0", CMPedometer.stopUpdates),
    .here("CMAltimeter", "8.0", CMAltimeter.self),
    .here(
      "CMAltimeter.isRelativeAltitudeAvailable()", "8.0", CMAltimeter.isRelativeAltitudeAvailable),
    .here(
      "CMAltimeter.startRelativeAltitudeUpdates(to:withHandler:)", "8.0",
      CMAltimeter.startRelativeAltitudeUpdates(to:withHandler:)),
    .here(
      "CMAltimeter.stopRelativeAltitudeUpdates()", "8.0", CMAltimeter.stopRelativeAltitudeUpdates),
  ]
}
