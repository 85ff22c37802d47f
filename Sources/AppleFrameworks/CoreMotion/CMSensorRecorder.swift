import AppHosting
import Foundation

/// Records the accelerometer for later; a virtual phone records nothing.
open class CMSensorRecorder: NSObject {
  private let access = MotionAccess()

  /// A recorder; making one asks nothing.
  public override init() {}

  /// Whether the accelerometer can be recorded.
  open class func isAccelerometerRecordingAvailable() -> Bool { true }

  /// What the person decided, iOS 11+.
  open class func authorizationStatus() -> CMAuthorizationStatus { .ofCurrentApp }

  /// Whether the person allowed recording; deprecated since iOS 11.
  open class func isAuthorizedForRecording() -> Bool { authorizationStatus() == .authorized }

  /// Records for a time; the first time, iOS asks for the permission.
  open func recordAccelerometer(forDuration duration: TimeInterval) {
    access.ask(.query) { _ in }
  }

  /// What was recorded: nothing.
  open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
}

/// What was recorded of a sensor.
open class CMSensorDataList: NSObject {}
