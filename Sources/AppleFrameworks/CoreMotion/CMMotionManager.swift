import AppHosting
import Foundation

/// Takes an acceleration.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Takes a rotation.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Takes a magnetic field.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Takes what the sensors say together.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The raw sensors, which need neither a key nor a permission up to iOS 27.1 (IOS-MOT-007).
///
/// A virtual phone lies flat and still: a start hands out one measurement, and properties keep it.
open class CMMotionManager: NSObject {
  private let access = MotionAccess()

  /// A manager; an app should have one.
  public override init() {}

  /// Seconds between two accelerations.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Seconds between two rotations.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Seconds between two magnetic fields.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// Seconds between two of all together.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the person is asked to move the phone where the compass needs it.
  open var showsDeviceMovementDisplay = false

  /// Whether the phone has an accelerometer.
  open var isAccelerometerAvailable: Bool { true }
  /// Whether the phone has a gyroscope.
  open var isGyroAvailable: Bool { true }
  /// Whether the phone has a magnetometer.
  open var isMagnetometerAvailable: Bool { true }
  /// Whether the phone has what all together needs.
  open var isDeviceMotionAvailable: Bool { true }

  /// Whether accelerations are measured.
  open private(set) var isAccelerometerActive = false
  /// Whether rotations are measured.
  open private(set) var isGyroActive = false
  /// Whether magnetic fields are measured.
  open private(set) var isMagnetometerActive = false
  /// Whether all together is measured.
  open private(set) var isDeviceMotionActive = false

  /// The latest acceleration.
  open private(set) var accelerometerData: CMAccelerometerData?
  /// The latest rotation.
  open private(set) var gyroData: CMGyroData?
  /// The latest magnetic field.
  open private(set) var magnetometerData: CMMagnetometerData?
  /// The latest of all together.
  open private(set) var deviceMotion: CMDeviceMotion?

  /// The frame that attitudes refer to.
  open private(set) var attitudeReferenceFrame = CMAttitudeReferenceFrame.xArbitraryZVertical

  /// The frames that the phone can refer to.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ]
  }

  /// Measures accelerations for ``accelerometerData``.
  open func startAccelerometerUpdates() {
    isAccelerometerActive = true
    read { $0.accelerometerData = Self.gravity(at: $1) }
  }

  /// Measures accelerations for a handler.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    isAccelerometerActive = true
    read(to: queue, handler) { manager, time in
      let data = Self.gravity(at: time)
      manager.accelerometerData = data
      return data
    }
  }

  /// Stops measuring accelerations.
  open func stopAccelerometerUpdates() { isAccelerometerActive = false }

  /// Measures rotations for ``gyroData``.
  open func startGyroUpdates() {
    isGyroActive = true
    read { $0.gyroData = Self.rest(at: $1) }
  }

  /// Measures rotations for a handler.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    isGyroActive = true
    read(to: queue, handler) { manager, time in
      let data = Self.rest(at: time)
      manager.gyroData = data
      return data
    }
  }

  /// Stops measuring rotations.
  open func stopGyroUpdates() { isGyroActive = false }

  /// Measures magnetic fields for ``magnetometerData``.
  open func startMagnetometerUpdates() {
    isMagnetometerActive = true
    read { $0.magnetometerData = Self.field(at: $1) }
  }

  /// Measures magnetic fields for a handler.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {
    isMagnetometerActive = true
    read(to: queue, handler) { manager, time in
      let data = Self.field(at: time)
      manager.magnetometerData = data
      return data
    }
  }

  /// Stops measuring magnetic fields.
  open func stopMagnetometerUpdates() { isMagnetometerActive = false }

  /// Measures all together for ``deviceMotion``.
  open func startDeviceMotionUpdates() {
    startDeviceMotionUpdates(using: .xArbitraryZVertical)
  }

  /// Measures all together for ``deviceMotion``, in a frame.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    isDeviceMotionActive = true
    attitudeReferenceFrame = referenceFrame
    read { $0.deviceMotion = CMDeviceMotion(at: $1) }
  }

  /// Measures all together for a handler.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    startDeviceMotionUpdates(using: .xArbitraryZVertical, to: queue, withHandler: handler)
  }

  /// Measures all together for a handler, in a frame.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    isDeviceMotionActive = true
    attitudeReferenceFrame = referenceFrame
    read(to: queue, handler) { manager, time in
      let data = CMDeviceMotion(at: time)
      manager.deviceMotion = data
      return data
    }
  }

  /// Stops measuring all together.
  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
}

extension CMMotionManager {
  private func read(_ keep: @escaping (CMMotionManager, TimeInterval) -> Void) {
    let manager = Carried(Weakly(self))
    let keep = Carried(keep)
    access.ask(.rawSensors) { [access] answer in
      guard answer.error == nil, let manager = manager.value.object else { return }
      keep.value(manager, access.timestamp)
    }
  }

  private func read<Data>(
    to queue: OperationQueue, _ handler: @escaping (Data?, (any Error)?) -> Void,
    _ keep: @escaping (CMMotionManager, TimeInterval) -> Data
  ) {
    let manager = Carried(Weakly(self))
    let (queue, handler, keep) = (Carried(queue), Carried(handler), Carried(keep))
    access.ask(.rawSensors) { [access] answer in
      access.hand(to: queue.value) {
        guard let manager = manager.value.object else { return }
        if let error = answer.error { return handler.value(nil, error) }
        handler.value(keep.value(manager, access.timestamp), nil)
      }
    }
  }

  private static func gravity(at time: TimeInterval) -> CMAccelerometerData {
    CMAccelerometerData(CMAcceleration(x: 0, y: 0, z: -1), at: time)
  }

  private static func rest(at time: TimeInterval) -> CMGyroData {
    CMGyroData(CMRotationRate(x: 0, y: 0, z: 0), at: time)
  }

  private static func field(at time: TimeInterval) -> CMMagnetometerData {
    CMMagnetometerData(CMMagneticField(x: 0, y: 0, z: 0), at: time)
  }
}

/// An object that may be gone.
struct Weakly<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
