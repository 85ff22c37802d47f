import Testing

@testable import CoreMotion

@Suite("Motion data in secure archives")
struct ArchiveTests {
  /// What a value becomes that goes through an archive.
  private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  private static let date = Date(timeIntervalSinceReferenceDate: 788_918_400.25)

  @Test func `measurements keep their time and their numbers`() throws {
    let acceleration = try copy(CMAccelerometerData(CMAcceleration(x: 1, y: -2, z: 3), at: 4.5))
    #expect(acceleration.timestamp == 4.5)
    #expect(acceleration.acceleration.numbers == [1, -2, 3])
    let rotation = try copy(CMGyroData(CMRotationRate(x: 0.5, y: 0, z: -1), at: 1))
    #expect(rotation.rotationRate.numbers == [0.5, 0, -1])
    let field = try copy(CMMagnetometerData(CMMagneticField(x: 7, y: 8, z: 9), at: 1))
    #expect(field.magneticField.numbers == [7, 8, 9])
  }

  @Test func `all of the sensors together keep what each of them says`() throws {
    let motion = CMDeviceMotion(at: 2)
    motion.attitude.yaw = 0.25
    motion.attitude.quaternion = CMQuaternion(x: 0.1, y: 0.2, z: 0.3, w: 0.9)
    motion.attitude.rotationMatrix.m23 = -1
    motion.gravity = CMAcceleration(x: 0, y: -1, z: 0)
    motion.magneticField.accuracy = .high
    motion.heading = 270
    motion.sensorLocation = .headphoneRight
    let read = try copy(motion)
    #expect(read.timestamp == 2 && read.heading == 270)
    #expect(read.attitude.yaw == 0.25)
    #expect(read.attitude.quaternion.numbers == [0.1, 0.2, 0.3, 0.9])
    #expect(read.attitude.rotationMatrix.numbers == [1, 0, 0, 0, 1, -1, 0, 0, 1])
    #expect(read.gravity.numbers == [0, -1, 0])
    #expect(read.magneticField.accuracy == .high)
    #expect(read.sensorLocation == .headphoneRight)
  }

  @Test(arguments: [nil, 0.5, 1, 3, 6, 20])
  func `an activity keeps what it is`(speed: Double?) throws {
    let activity = CMMotionActivity(speed: speed, startDate: Self.date, at: 9)
    let read = try copy(activity)
    #expect(read.startDate == Self.date && read.timestamp == 9)
    #expect(read.confidence == activity.confidence)
    let kinds: [KeyPath<CMMotionActivity, Bool>] = [
      \.unknown, \.stationary, \.walking, \.running, \.cycling, \.automotive,
    ]
    for kind in kinds { #expect(read[keyPath: kind] == activity[keyPath: kind]) }
  }

  @Test func `steps keep their numbers, and what is missing stays missing`() throws {
    let steps = CMPedometerData(from: Self.date, to: Self.date + 60)
    steps.numberOfSteps = 120
    steps.averageActivePace = 0.75
    let read = try copy(steps)
    #expect(read.startDate == Self.date && read.endDate == Self.date + 60)
    #expect(read.numberOfSteps == 120 && read.distance == 0)
    #expect(read.averageActivePace == 0.75 && read.currentPace == nil)
    let event = try copy(CMPedometerEvent(.resume, at: Self.date))
    #expect(event.type == .resume && event.date == Self.date)
  }

  @Test func `what was recorded keeps its number and its date`() throws {
    let pressure = CMRecordedPressureData()
    pressure.identifier = .max
    pressure.startDate = Self.date
    pressure.pressure = Measurement(value: 1013.25, unit: .hectopascals)
    pressure.temperature = Measurement(value: 300, unit: .kelvin)
    let read = try copy(pressure)
    #expect(read.identifier == .max && read.startDate == Self.date)
    #expect(abs(read.pressure.converted(to: .kilopascals).value - 101.325) < 1e-9)
    #expect(abs(read.temperature.converted(to: .kelvin).value - 300) < 1e-9)
    let rotation = CMRecordedRotationRateData()
    rotation.rotationRate = CMRotationRate(x: 1, y: 2, z: 3)
    rotation.startDate = Self.date
    #expect(try copy(rotation).rotationRate.numbers == [1, 2, 3])
    #expect(try copy(rotation).startDate == Self.date)
    let acceleration = CMRecordedAccelerometerData()
    acceleration.identifier = 7
    #expect(try copy(acceleration).identifier == 7)
  }

  @Test func `an odometer keeps that its slopes are unknown`() throws {
    let read = try copy(CMOdometerData())
    #expect(read.slope == nil && read.maxAbsSlope == nil)
    #expect(read.originDevice == .unknown && read.deltaDistance == 0)
    #expect(read.gpsDate == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func `a height keeps its numbers`() throws {
    let change = CMAltitudeData(at: 1)
    change.relativeAltitude = 2.5
    #expect(try copy(change).relativeAltitude == 2.5)
    #expect(try copy(change).pressure == 101.325)
    let height = CMAbsoluteAltitudeData(at: 1)
    height.altitude = 488
    #expect(try copy(height).altitude == 488 && height.accuracy == 10)
  }
}
