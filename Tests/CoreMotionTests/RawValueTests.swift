import CoreMotion
import TestSupport
import Testing

/// Names and numbers as Apple's headers have them, read from the metadata of PyObjC 12.2.2.
@Suite("Core Motion's raw values")
struct RawValueTests {
  @Test(.facts("IOS-MOT-001")) func `authorizations are Apple's (IOS-MOT-001)`() {
    let values: [(CMAuthorizationStatus, Int)] = [
      (.notDetermined, 0), (.restricted, 1), (.denied, 2), (.authorized, 3),
    ]
    for (value, raw) in values { #expect(value.rawValue == raw) }
  }

  @Test func `a value of tomorrow survives`() {
    #expect(CMAuthorizationStatus(rawValue: 9)?.rawValue == 9)
  }

  @Test func `errors are Apple's (IOS-MOT-004)`() {
    let values: [(CMError, UInt32)] = [
      (CMErrorNULL, 100), (CMErrorDeviceRequiresMovement, 101), (CMErrorTrueNorthNotAvailable, 102),
      (CMErrorUnknown, 103), (CMErrorMotionActivityNotAvailable, 104),
      (CMErrorMotionActivityNotAuthorized, 105), (CMErrorMotionActivityNotEntitled, 106),
      (CMErrorInvalidParameter, 107), (CMErrorInvalidAction, 108), (CMErrorNotAvailable, 109),
      (CMErrorNotEntitled, 110), (CMErrorNotAuthorized, 111), (CMErrorNilData, 112),
      (CMErrorSize, 113),
    ]
    for (value, raw) in values { #expect(value.rawValue == raw) }
    #expect(CMErrorDomain == "CMErrorDomain")
  }

  @Test func `confidences, events, frames, accuracies and sides are Apple's`() {
    let confidences: [CMMotionActivityConfidence] = [.low, .medium, .high]
    #expect(confidences.map(\.rawValue) == [0, 1, 2])
    #expect([CMPedometerEventType.pause, .resume].map(\.rawValue) == [0, 1])
    let frames: [CMAttitudeReferenceFrame] = [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ]
    #expect(frames.map(\.rawValue) == [1, 2, 4, 8])
    let accuracies: [CMMagneticFieldCalibrationAccuracy] = [.uncalibrated, .low, .medium, .high]
    #expect(accuracies.map(\.rawValue) == [-1, 0, 1, 2])
    let sides: [CMDeviceMotion.SensorLocation] = [.default, .headphoneLeft, .headphoneRight]
    #expect(sides.map(\.rawValue) == [0, 1, 2])
    #expect([CMHeadphoneActivityStatus.disconnected, .connected].map(\.rawValue) == [0, 1])
  }
}
