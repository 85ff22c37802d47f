import CoreMotion

extension Value {
  /// What macOS has of Core Motion is not what iOS has.
  #if os(macOS)
    static let coreMotion: [Value] = []
  #else
    static let coreMotion: [Value] = [
      Value("CMAuthorizationStatus.notDetermined", CMAuthorizationStatus.notDetermined.rawValue, 0),
      Value("CMAuthorizationStatus.restricted", CMAuthorizationStatus.restricted.rawValue, 1),
      Value("CMAuthorizationStatus.denied", CMAuthorizationStatus.denied.rawValue, 2),
      Value("CMAuthorizationStatus.authorized", CMAuthorizationStatus.authorized.rawValue, 3),
      Value("CMErrorNULL", CMErrorNULL.rawValue, 100),
      Value("CMErrorDeviceRequiresMovement", CMErrorDeviceRequiresMovement.rawValue, 101),
      Value("CMErrorTrueNorthNotAvailable", CMErrorTrueNorthNotAvailable.rawValue, 102),
      Value("CMErrorUnknown", CMErrorUnknown.rawValue, 103),
      Value("CMErrorMotionActivityNotAvailable", CMErrorMotionActivityNotAvailable.rawValue, 104),
      Value("CMErrorMotionActivityNotAuthorized", CMErrorMotionActivityNotAuthorized.rawValue, 105),
      Value("CMErrorMotionActivityNotEntitled", CMErrorMotionActivityNotEntitled.rawValue, 106),
      Value("CMErrorInvalidParameter", CMErrorInvalidParameter.rawValue, 107),
      Value("CMErrorInvalidAction", CMErrorInvalidAction.rawValue, 108),
      Value("CMErrorNotAvailable", CMErrorNotAvailable.rawValue, 109),
      Value("CMErrorNotEntitled", CMErrorNotEntitled.rawValue, 110),
      Value("CMErrorNotAuthorized", CMErrorNotAuthorized.rawValue, 111),
      Value("CMErrorNilData", CMErrorNilData.rawValue, 112),
      Value("CMErrorSize", CMErrorSize.rawValue, 113),
      Value("CMMotionActivityConfidence.low", CMMotionActivityConfidence.low.rawValue, 0),
      Value("CMMotionActivityConfidence.medium", CMMotionActivityConfidence.medium.rawValue, 1),
      Value("CMMotionActivityConfidence.high", CMMotionActivityConfidence.high.rawValue, 2),
      Value("CMPedometerEventType.pause", CMPedometerEventType.pause.rawValue, 0),
      Value("CMPedometerEventType.resume", CMPedometerEventType.resume.rawValue, 1),
      Value(
        "CMAttitudeReferenceFrame.xArbitraryZVertical",
        CMAttitudeReferenceFrame.xArbitraryZVertical.rawValue, 1),
      Value(
        "CMAttitudeReferenceFrame.xArbitraryCorrectedZVertical",
        CMAttitudeReferenceFrame.xArbitraryCorrectedZVertical.rawValue, 2),
      Value(
        "CMAttitudeReferenceFrame.xMagneticNorthZVertical",
        CMAttitudeReferenceFrame.xMagneticNorthZVertical.rawValue, 4),
      Value(
        "CMAttitudeReferenceFrame.xTrueNorthZVertical",
        CMAttitudeReferenceFrame.xTrueNorthZVertical.rawValue, 8),
      Value(
        "CMMagneticFieldCalibrationAccuracy.uncalibrated",
        CMMagneticFieldCalibrationAccuracy.uncalibrated.rawValue, -1),
      Value(
        "CMMagneticFieldCalibrationAccuracy.low", CMMagneticFieldCalibrationAccuracy.low.rawValue, 0
      ),
      Value(
        "CMMagneticFieldCalibrationAccuracy.medium",
        CMMagneticFieldCalibrationAccuracy.medium.rawValue, 1),
      Value(
        "CMMagneticFieldCalibrationAccuracy.high", CMMagneticFieldCalibrationAccuracy.high.rawValue,
        2),
      Value(
        "CMDeviceMotion.SensorLocation.default", CMDeviceMotion.SensorLocation.default.rawValue, 0),
      Value(
        "CMDeviceMotion.SensorLocation.headphoneLeft",
        CMDeviceMotion.SensorLocation.headphoneLeft.rawValue, 1),
      Value(
        "CMDeviceMotion.SensorLocation.headphoneRight",
        CMDeviceMotion.SensorLocation.headphoneRight.rawValue, 2),
      Value("CMOdometerOriginDevice.unknown", CMOdometerOriginDevice.unknown.rawValue, 0),
      Value("CMOdometerOriginDevice.local", CMOdometerOriginDevice.local.rawValue, 1),
      Value("CMOdometerOriginDevice.remote", CMOdometerOriginDevice.remote.rawValue, 2),
      Value("CMErrorDomain", CMErrorDomain, "CMErrorDomain"),
    ]
  #endif
}
