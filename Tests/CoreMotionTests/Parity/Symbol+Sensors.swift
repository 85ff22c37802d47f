import CoreMotion

extension Symbol {
  static let sensors: [Symbol] = [
    .here("CMMotionManager", "4.0", CMMotionManager.self),
    .here(
      "CMMotionManager.accelerometerUpdateInterval", "4.0",
      \CMMotionManager.accelerometerUpdateInterval),
    .here(
      "CMMotionManager.isAccelerometerAvailable", "4.0", \CMMotionManager.isAccelerometerAvailable),
    .here("CMMotionManager.isAccelerometerActive", "4.0", \CMMotionManager.isAccelerometerActive),
    .declared(
      "CMMotionManager.startAccelerometerUpdates()", "4.0",
      CMMotionManager.startAccelerometerUpdates as (CMMotionManager) -> () -> Void),
    .declared(
      "CMMotionManager.startAccelerometerUpdates(to:withHandler:)", "4.0",
      CMMotionManager.startAccelerometerUpdates(to:withHandler:)),
    .here(
      "CMMotionManager.stopAccelerometerUpdates()", "4.0", CMMotionManager.stopAccelerometerUpdates),
    .here("CMMotionManager.gyroUpdateInterval", "4.0", \CMMotionManager.gyroUpdateInterval),
    .here("CMMotionManager.isGyroAvailable", "4.0", \CMMotionManager.isGyroAvailable),
    .here("CMMotionManager.isGyroActive", "4.0", \CMMotionManager.isGyroActive),
    .declared(
      "CMMotionManager.startGyroUpdates()", "4.0",
      CMMotionManager.startGyroUpdates as (CMMotionManager) -> () -> Void),
    .declared(
      "CMMotionManager.startGyroUpdates(to:withHandler:)", "4.0",
      CMMotionManager.startGyroUpdates(to:withHandler:)),
    .here("CMMotionManager.stopGyroUpdates()", "4.0", CMMotionManager.stopGyroUpdates),
    .here(
      "CMMotionManager.magnetometerUpdateInterval", "4.0",
      \CMMotionManager.magnetometerUpdateInterval),
    .here(
      "CMMotionManager.isMagnetometerAvailable", "4.0", \CMMotionManager.isMagnetometerAvailable),
    .here("CMMotionManager.isMagnetometerActive", "4.0", \CMMotionManager.isMagnetometerActive),
    .declared(
      "CMMotionManager.startMagnetometerUpdates()", "4.0",
      CMMotionManager.startMagnetometerUpdates as (CMMotionManager) -> () -> Void),
    .declared(
      "CMMotionManager.startMagnetometerUpdates(to:withHandler:)", "4.0",
      CMMotionManager.startMagnetometerUpdates(to:withHandler:)),
    .here(
      "CMMotionManager.stopMagnetometerUpdates()", "4.0", CMMotionManager.stopMagnetometerUpdates),
    .here(
      "CMMotionManager.deviceMotionUpdateInterval", "4.0",
      \CMMotionManager.deviceMotionUpdateInterval),
    .here(
      "CMMotionManager.isDeviceMotionAvailable", "4.0", \CMMotionManager.isDeviceMotionAvailable),
    .here("CMMotionManager.isDeviceMotionActive", "4.0", \CMMotionManager.isDeviceMotionActive),
    .declared(
      "CMMotionManager.startDeviceMotionUpdates()", "4.0",
      CMMotionManager.startDeviceMotionUpdates as (CMMotionManager) -> () -> Void),
    .declared(
      "CMMotionManager.startDeviceMotionUpdates(to:withHandler:)", "4.0",
      CMMotionManager.startDeviceMotionUpdates(to:withHandler:)),
    .here(
      "CMMotionManager.stopDeviceMotionUpdates()", "4.0", CMMotionManager.stopDeviceMotionUpdates),
    .declared("CMMotionManager.accelerometerData", "4.0", \CMMotionManager.accelerometerData),
    .declared("CMMotionManager.gyroData", "4.0", \CMMotionManager.gyroData),
    .declared("CMMotionManager.magnetometerData", "4.0", \CMMotionManager.magnetometerData),
    .declared("CMMotionManager.deviceMotion", "4.0", \CMMotionManager.deviceMotion),
    .here("CMMotionManager.attitudeReferenceFrame", "5.0", \CMMotionManager.attitudeReferenceFrame),
    .here(
      "CMMotionManager.showsDeviceMovementDisplay", "5.0",
      \CMMotionManager.showsDeviceMovementDisplay),
    .here(
      "CMMotionManager.availableAttitudeReferenceFrames()", "5.0",
      CMMotionManager.availableAttitudeReferenceFrames),
    .here("CMAttitudeReferenceFrame", "5.0", CMAttitudeReferenceFrame.self),
    .here(
      "CMAttitudeReferenceFrame.xArbitraryZVertical", "5.0", value: "1",
      CMAttitudeReferenceFrame.xArbitraryZVertical.rawValue),
    .here(
      "CMAttitudeReferenceFrame.xArbitraryCorrectedZVertical", "5.0", value: "2",
      CMAttitudeReferenceFrame.xArbitraryCorrectedZVertical.rawValue),
    .here(
      "CMAttitudeReferenceFrame.xMagneticNorthZVertical", "5.0", value: "4",
      CMAttitudeReferenceFrame.xMagneticNorthZVertical.rawValue),
    .here(
      "CMAttitudeReferenceFrame.xTrueNorthZVertical", "5.0", value: "8",
      CMAttitudeReferenceFrame.xTrueNorthZVertical.rawValue),
    .here("CMMagneticFieldCalibrationAccuracy", "5.0", CMMagneticFieldCalibrationAccuracy.self),
    .here(
      "CMMagneticFieldCalibrationAccuracy.uncalibrated", "5.0", value: "-1",
      CMMagneticFieldCalibrationAccuracy.uncalibrated.rawValue),
    .here(
      "CMMagneticFieldCalibrationAccuracy.low", "5.0", value: "0",
      CMMagneticFieldCalibrationAccuracy.low.rawValue),
    .here(
      "CMMagneticFieldCalibrationAccuracy.medium", "5.0", value: "1",
      CMMagneticFieldCalibrationAccuracy.medium.rawValue),
    .here(
      "CMMagneticFieldCalibrationAccuracy.high", "5.0", value: "2",
      CMMagneticFieldCalibrationAccuracy.high.rawValue),
    .here("CMDeviceMotion.SensorLocation", "14.0", CMDeviceMotion.SensorLocation.self),
    .here(
      "CMDeviceMotion.SensorLocation.default", "14.0", value: "0",
      CMDeviceMotion.SensorLocation.default.rawValue),
    .here(
      "CMDeviceMotion.SensorLocation.headphoneLeft", "14.0", value: "1",
      CMDeviceMotion.SensorLocation.headphoneLeft.rawValue),
    .here(
      "CMDeviceMotion.SensorLocation.headphoneRight", "14.0", value: "2",
      CMDeviceMotion.SensorLocation.headphoneRight.rawValue),
    .here("CMHeadphoneActivityStatus", "18.0", CMHeadphoneActivityStatus.self),
    .here(
      "CMHeadphoneActivityStatus.disconnected", "18.0", value: "0",
      CMHeadphoneActivityStatus.disconnected.rawValue),
    .here(
      "CMHeadphoneActivityStatus.connected", "18.0", value: "1",
      CMHeadphoneActivityStatus.connected.rawValue),
    .declared("CMDeviceMotion", "4.0", CMDeviceMotion.self),
    .declared("CMAttitude", "4.0", CMAttitude.self),
    .declared("CMAccelerometerData", "4.0", CMAccelerometerData.self),
    .declared("CMGyroData", "4.0", CMGyroData.self),
    .declared("CMMagnetometerData", "5.0", CMMagnetometerData.self),
    .here("CMLogItem", "4.0", CMLogItem.self),
    .here("CMLogItem.timestamp", "4.0", \CMLogItem.timestamp),
    .declared("CMDeviceMotion.attitude", "4.0", \CMDeviceMotion.attitude),
    .declared("CMDeviceMotion.rotationRate", "4.0", \CMDeviceMotion.rotationRate),
    .declared("CMDeviceMotion.gravity", "4.0", \CMDeviceMotion.gravity),
    .declared("CMDeviceMotion.userAcceleration", "4.0", \CMDeviceMotion.userAcceleration),
    .declared("CMDeviceMotion.magneticField", "5.0", \CMDeviceMotion.magneticField),
    .declared("CMDeviceMotion.heading", "11.0", \CMDeviceMotion.heading),
    .declared("CMDeviceMotion.sensorLocation", "14.0", \CMDeviceMotion.sensorLocation),
    .declared("CMAttitude.roll", "4.0", \CMAttitude.roll),
    .declared("CMAttitude.pitch", "4.0", \CMAttitude.pitch),
    .declared("CMAttitude.yaw", "4.0", \CMAttitude.yaw),
    .declared("CMAttitude.rotationMatrix", "4.0", \CMAttitude.rotationMatrix),
    .declared("CMAttitude.quaternion", "4.0", \CMAttitude.quaternion),
    .here("CMAcceleration", "4.0", CMAcceleration.self),
    .here("CMRotationRate", "4.0", CMRotationRate.self),
    .here("CMRotationMatrix", "4.0", CMRotationMatrix.self),
    .here("CMQuaternion", "4.0", CMQuaternion.self),
    .here("CMMagneticField", "5.0", CMMagneticField.self),
    .here("CMCalibratedMagneticField", "5.0", CMCalibratedMagneticField.self),
    .declared("CMHeadphoneMotionManager", "14.0", CMHeadphoneMotionManager.self),
    .declared("CMSensorRecorder", "9.0", CMSensorRecorder.self),
    .absent("CMHeadphoneActivityManager", "18.0"),
    .absent("CMBatchedSensorManager", "17.0"),
    .here(
      "CMHeadphoneMotionManagerDelegate", "14.0", (any CMHeadphoneMotionManagerDelegate).self),
  ]
}
