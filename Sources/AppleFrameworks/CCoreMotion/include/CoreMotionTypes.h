/// The enumerations and structures of Core Motion with Apple's raw values.
///
/// They are in C so that a value of tomorrow survives: an enumeration of the platform is open.
#pragma once

#define CM_OPEN_ENUM(NAME) enum __attribute__((enum_extensibility(open))) NAME : long

/// What the person decided about Motion & Fitness, iOS 11+ (IOS-MOT-001).
CM_OPEN_ENUM(CMAuthorizationStatus) {
  CMAuthorizationStatusNotDetermined = 0,
  CMAuthorizationStatusRestricted = 1,
  CMAuthorizationStatusDenied = 2,
  CMAuthorizationStatusAuthorized = 3,
};
typedef enum CMAuthorizationStatus CMAuthorizationStatus;

/// The codes of CMErrorDomain (IOS-MOT-004).
typedef enum {
  CMErrorNULL = 100,
  CMErrorDeviceRequiresMovement = 101,
  CMErrorTrueNorthNotAvailable = 102,
  CMErrorUnknown = 103,
  CMErrorMotionActivityNotAvailable = 104,
  CMErrorMotionActivityNotAuthorized = 105,
  CMErrorMotionActivityNotEntitled = 106,
  CMErrorInvalidParameter = 107,
  CMErrorInvalidAction = 108,
  CMErrorNotAvailable = 109,
  CMErrorNotEntitled = 110,
  CMErrorNotAuthorized = 111,
  CMErrorNilData = 112,
  CMErrorSize = 113,
} CMError;

/// How sure the phone is of an activity.
CM_OPEN_ENUM(CMMotionActivityConfidence) {
  CMMotionActivityConfidenceLow = 0,
  CMMotionActivityConfidenceMedium = 1,
  CMMotionActivityConfidenceHigh = 2,
};
typedef enum CMMotionActivityConfidence CMMotionActivityConfidence;

/// Whether the person stopped or went on.
CM_OPEN_ENUM(CMPedometerEventType) {
  CMPedometerEventTypePause = 0,
  CMPedometerEventTypeResume = 1,
};
typedef enum CMPedometerEventType CMPedometerEventType;

/// The frame that an attitude refers to.
enum __attribute__((flag_enum, enum_extensibility(open))) CMAttitudeReferenceFrame : unsigned long {
  CMAttitudeReferenceFrameXArbitraryZVertical = 1 << 0,
  CMAttitudeReferenceFrameXArbitraryCorrectedZVertical = 1 << 1,
  CMAttitudeReferenceFrameXMagneticNorthZVertical = 1 << 2,
  CMAttitudeReferenceFrameXTrueNorthZVertical = 1 << 3,
};
typedef enum CMAttitudeReferenceFrame CMAttitudeReferenceFrame;

/// How good a calibrated magnetic field is.
enum __attribute__((enum_extensibility(open))) CMMagneticFieldCalibrationAccuracy : int {
  CMMagneticFieldCalibrationAccuracyUncalibrated = -1,
  CMMagneticFieldCalibrationAccuracyLow = 0,
  CMMagneticFieldCalibrationAccuracyMedium = 1,
  CMMagneticFieldCalibrationAccuracyHigh = 2,
};
typedef enum CMMagneticFieldCalibrationAccuracy CMMagneticFieldCalibrationAccuracy;

/// The side on which a sensor sits; in Swift CMDeviceMotion.SensorLocation.
enum __attribute__((swift_private, enum_extensibility(open))) CMDeviceMotionSensorLocation : long {
  CMDeviceMotionSensorLocationDefault = 0,
  CMDeviceMotionSensorLocationHeadphoneLeft = 1,
  CMDeviceMotionSensorLocationHeadphoneRight = 2,
};

/// Where a stretch of the odometer was measured, iOS 15.4+.
CM_OPEN_ENUM(CMOdometerOriginDevice) {
  CMOdometerOriginDeviceUnknown = 0,
  CMOdometerOriginDeviceLocal = 1,
  CMOdometerOriginDeviceRemote = 2,
};
typedef enum CMOdometerOriginDevice CMOdometerOriginDevice;

/// Whether headphones are connected.
CM_OPEN_ENUM(CMHeadphoneActivityStatus) {
  CMHeadphoneActivityStatusDisconnected = 0,
  CMHeadphoneActivityStatusConnected = 1,
};
typedef enum CMHeadphoneActivityStatus CMHeadphoneActivityStatus;

/// An acceleration in units of the earth's gravity.
typedef struct {
  double x, y, z;
} CMAcceleration;

/// A rotation in radians a second.
typedef struct {
  double x, y, z;
} CMRotationRate;

/// A magnetic field in microteslas.
typedef struct {
  double x, y, z;
} CMMagneticField;

/// A magnetic field without that of the phone.
typedef struct {
  CMMagneticField field;
  CMMagneticFieldCalibrationAccuracy accuracy;
} CMCalibratedMagneticField;

/// A rotation as a unit quaternion.
typedef struct {
  double x, y, z, w;
} CMQuaternion;

/// A rotation as a matrix.
typedef struct {
  double m11, m12, m13, m21, m22, m23, m31, m32, m33;
} CMRotationMatrix;
