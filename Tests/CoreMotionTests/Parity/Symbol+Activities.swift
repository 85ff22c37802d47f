import CoreMotion

extension Symbol {
  static let activities: [Symbol] = [
    .here("CMMotionActivity", "7.0", CMMotionActivity.self),
    .here("CMMotionActivity.confidence", "7.0", \CMMotionActivity.confidence),
    .here("CMMotionActivity.startDate", "7.0", \CMMotionActivity.startDate),
    .here("CMMotionActivity.unknown", "7.0", \CMMotionActivity.unknown),
    .here("CMMotionActivity.stationary", "7.0", \CMMotionActivity.stationary),
    .here("CMMotionActivity.walking", "7.0", \CMMotionActivity.walking),
    .here("CMMotionActivity.running", "7.0", \CMMotionActivity.running),
    .here("CMMotionActivity.automotive", "7.0", \CMMotionActivity.automotive),
    .here("CMMotionActivity.cycling", "7.0", \CMMotionActivity.cycling),
    .here("CMMotionActivityConfidence", "7.0", CMMotionActivityConfidence.self),
    .here(
      "CMMotionActivityConfidence.low", "7.0", value: "0", CMMotionActivityConfidence.low.rawValue),
    .here(
      "CMMotionActivityConfidence.medium", "7.0", value: "1",
      CMMotionActivityConfidence.medium.rawValue),
    .here(
      "CMMotionActivityConfidence.high", "7.0", value: "2", CMMotionActivityConfidence.high.rawValue
    ),
    .declared("CMPedometerData", "8.0", CMPedometerData.self),
    .declared("CMPedometerData.startDate", "8.0", \CMPedometerData.startDate),
    .declared("CMPedometerData.endDate", "8.0", \CMPedometerData.endDate),
    .declared("CMPedometerData.numberOfSteps", "8.0", \CMPedometerData.numberOfSteps),
    .declared("CMPedometerData.distance", "8.0", \CMPedometerData.distance),
    .declared("CMPedometerData.floorsAscended", "8.0", \CMPedometerData.floorsAscended),
    .declared("CMPedometerData.floorsDescended", "8.0", \CMPedometerData.floorsDescended),
    .declared("CMPedometerData.currentPace", "9.0", \CMPedometerData.currentPace),
    .declared("CMPedometerData.currentCadence", "9.0", \CMPedometerData.currentCadence),
    .declared("CMPedometerData.averageActivePace", "10.0", \CMPedometerData.averageActivePace),
    .declared("CMPedometerEvent", "10.0", CMPedometerEvent.self),
    .declared("CMPedometerEvent.date", "10.0", \CMPedometerEvent.date),
    .declared("CMPedometerEvent.type", "10.0", \CMPedometerEvent.type),
    .here("CMPedometerEventType", "10.0", CMPedometerEventType.self),
    .here("CMPedometerEventType.pause", "10.0", value: "0", CMPedometerEventType.pause.rawValue),
    .here("CMPedometerEventType.resume", "10.0", value: "1", CMPedometerEventType.resume.rawValue),
    .here("CMPedometer.isStepCountingAvailable()", "8.0", CMPedometer.isStepCountingAvailable),
    .here("CMPedometer.isDistanceAvailable()", "8.0", CMPedometer.isDistanceAvailable),
    .here("CMPedometer.isFloorCountingAvailable()", "8.0", CMPedometer.isFloorCountingAvailable),
    .here("CMPedometer.isPaceAvailable()", "9.0", CMPedometer.isPaceAvailable),
    .here("CMPedometer.isCadenceAvailable()", "9.0", CMPedometer.isCadenceAvailable),
    .here(
      "CMPedometer.isPedometerEventTrackingAvailable()", "10.0",
      CMPedometer.isPedometerEventTrackingAvailable),
    .declared(
      "CMPedometer.startEventUpdates(handler:)", "10.0", CMPedometer.startEventUpdates(handler:)),
    .here("CMPedometer.stopEventUpdates()", "10.0", CMPedometer.stopEventUpdates),
    .declared("CMAltitudeData", "8.0", CMAltitudeData.self),
    .declared("CMAltitudeData.relativeAltitude", "8.0", \CMAltitudeData.relativeAltitude),
    .declared("CMAltitudeData.pressure", "8.0", \CMAltitudeData.pressure),
    .declared("CMAbsoluteAltitudeData", "15.0", CMAbsoluteAltitudeData.self),
    .declared("CMAbsoluteAltitudeData.altitude", "15.0", \CMAbsoluteAltitudeData.altitude),
    .declared("CMAbsoluteAltitudeData.accuracy", "15.0", \CMAbsoluteAltitudeData.accuracy),
    .declared("CMAbsoluteAltitudeData.precision", "15.0", \CMAbsoluteAltitudeData.precision),
    .here(
      "CMAltimeter.isAbsoluteAltitudeAvailable()", "15.0", CMAltimeter.isAbsoluteAltitudeAvailable),
    .declared(
      "CMAltimeter.startAbsoluteAltitudeUpdates(to:withHandler:)", "15.0",
      CMAltimeter.startAbsoluteAltitudeUpdates(to:withHandler:)),
    .declared(
      "CMAltimeter.stopAbsoluteAltitudeUpdates()", "15.0", CMAltimeter.stopAbsoluteAltitudeUpdates),
    .declared("CMStepCounter", "7.0", CMStepCounter.self),
    .declared(
      "CMSensorRecorder.accelerometerData(from:to:)", "9.0",
      CMSensorRecorder.accelerometerData(from:to:)),
    .declared("CMRecordedAccelerometerData", "9.0", CMRecordedAccelerometerData.self),
    .declared("CMAmbientPressureData", "10.0", CMAmbientPressureData.self),
    .declared("CMAmbientPressureData.pressure", "10.0", \CMAmbientPressureData.pressure),
    .declared("CMAmbientPressureData.temperature", "10.0", \CMAmbientPressureData.temperature),
    .declared("CMRecordedPressureData", "12.0", CMRecordedPressureData.self),
    .declared("CMRecordedPressureData.identifier", "12.0", \CMRecordedPressureData.identifier),
    .declared("CMRecordedPressureData.startDate", "12.0", \CMRecordedPressureData.startDate),
    .declared("CMOdometerData", "8.0", CMOdometerData.self),
    .declared("CMOdometerData.startDate", "8.0", \CMOdometerData.startDate),
    .declared("CMOdometerData.endDate", "8.0", \CMOdometerData.endDate),
    .declared("CMOdometerData.deltaDistance", "17.0", \CMOdometerData.deltaDistance),
    .declared(
      "CMOdometerData.deltaDistanceAccuracy", "17.0", \CMOdometerData.deltaDistanceAccuracy),
    .declared("CMOdometerData.speed", "17.0", \CMOdometerData.speed),
    .declared("CMOdometerData.speedAccuracy", "17.0", \CMOdometerData.speedAccuracy),
    .declared("CMOdometerData.gpsDate", "17.0", \CMOdometerData.gpsDate),
    .declared("CMOdometerData.deltaAltitude", "17.0", \CMOdometerData.deltaAltitude),
    .declared("CMOdometerData.verticalAccuracy", "17.0", \CMOdometerData.verticalAccuracy),
    .declared("CMOdometerData.originDevice", "15.4", \CMOdometerData.originDevice),
    .declared("CMOdometerData.slope", "15.4", \CMOdometerData.slope),
    .declared("CMOdometerData.maxAbsSlope", "15.4", \CMOdometerData.maxAbsSlope),
    .here("CMOdometerOriginDevice", "15.4", CMOdometerOriginDevice.self),
    .here(
      "CMOdometerOriginDevice.unknown", "15.4", value: "0", CMOdometerOriginDevice.unknown.rawValue),
    .here(
      "CMOdometerOriginDevice.local", "15.4", value: "1", CMOdometerOriginDevice.local.rawValue),
    .here(
      "CMOdometerOriginDevice.remote", "15.4", value: "2", CMOdometerOriginDevice.remote.rawValue),
    .declared("CMRotationRateData", "14.0", CMRotationRateData.self),
    .declared("CMRotationRateData.rotationRate", "14.0", \CMRotationRateData.rotationRate),
    .declared("CMRecordedRotationRateData", "14.0", CMRecordedRotationRateData.self),
    .declared(
      "CMRecordedRotationRateData.startDate", "14.0", \CMRecordedRotationRateData.startDate),
  ]
}
