import AppHosting
import AuthorizationEngine
@testable import CoreMotion
import PhoneSimulator
import PlatformModel
import Testing

@Suite("Motion & Fitness, as an app reads and asks for it")
struct AuthorizationTests {
  let phone = VirtualPhone(system: .iOS(17, 4))

  func launched(_ strings: [InfoPlistKey: String] = [.motion: "To count"]) throws -> HostedProcess {
    let app = try phone.install(AppPackage(name: "Steps", purposeStrings: strings))
    try phone.open(app)
    return try #require(AppHost.of(phone).process(of: app))
  }

  func query(_ manager: CMMotionActivityManager) {
    let now = Date(timeIntervalSince1970: 0)
    manager.queryActivityStarting(from: now, to: now, to: .main) { _, _ in }
  }

  @Test func `without a phone nothing is determined, and a query does nothing`() {
    query(CMMotionActivityManager())
    #expect(CMMotionActivityManager.authorizationStatus() == .notDetermined)
  }

  @Test(arguments: [(IOS.Button.allow, Int?.none), (.dontAllow, 105)])
  func `the counter of iOS 7 asks too, and says why it counts nothing`(
    button: IOS.Button, code: Int?
  ) throws {
    let answers = Answers()
    try launched().asCurrent {
      let now = Date(timeIntervalSince1970: 0)
      answers.counter = CMStepCounter()
      answers.counter?.queryStepCountStarting(from: now, to: now, to: .main) { steps, error in
        answers.codes.append((error as NSError?)?.code)
        #expect(steps == 0)
      }
    }
    try phone.answer(button)
    phone.advance(by: .seconds(1))
    #expect(answers.codes == [code])
  }

  /// What a counter answered; touched by the test's own thread alone.
  private final class Answers {
    var counter: CMStepCounter?
    var codes: [Int?] = []
  }

  @Test(arguments: [IOS.Button.allow, .dontAllow])
  func `the first query asks, and every class reads the answer`(button: IOS.Button) throws {
    let process = try launched()
    process.asCurrent {
      #expect(CMMotionActivityManager.authorizationStatus() == .notDetermined)
      query(CMMotionActivityManager())
    }
    #expect(phone.prompt?.prompt == .motion)
    try phone.answer(button)
    let expected: CMAuthorizationStatus = button == .allow ? .authorized : .denied
    process.asCurrent {
      #expect(CMMotionActivityManager.authorizationStatus() == expected)
      #expect(CMPedometer.authorizationStatus() == expected)
      #expect(CMAltimeter.authorizationStatus() == expected)
      #expect(CMSensorRecorder.authorizationStatus() == expected)
    }
  }

  @Test func `a query without the key kills the process, and its words are Apple's (IOS-MOT-006)`()
    throws
  {
    let process = try launched([:])
    let app = process.app
    process.asCurrent { query(CMMotionActivityManager()) }
    #expect(!process.isAlive)
    #expect(app.process == .terminated)
    let crash = try #require(process.crash)
    #expect(crash.reason.contains("NSMotionUsageDescription"))
  }

  @Test func `the raw sensors ask nothing and need no key (IOS-MOT-007)`() throws {
    let process = try launched([:])
    process.asCurrent { CMMotionManager().startAccelerometerUpdates() }
    #expect(phone.prompt == nil)
    #expect(process.isAlive)
  }

  @Test func `Fitness Tracking switched off is denied for all (IOS-MOT-009)`() throws {
    let process = try launched()
    try phone.turn(.fitnessTracking, on: false)
    process.asCurrent { #expect(CMPedometer.authorizationStatus() == .denied) }
  }

  @Test(
    arguments: [
      (nil, "unknown"), (0, "stationary"), (1.4, "walking"), (3, "running"), (6, "cycling"),
      (20, "automotive"),
    ] as [(Double?, String)])
  func `an activity is what the speed of the phone looks like`(speed: Double?, name: String) {
    let activity = CMMotionActivity(speed: speed, startDate: Date(timeIntervalSince1970: 0), at: 0)
    let said = [
      ("unknown", activity.unknown), ("stationary", activity.stationary),
      ("walking", activity.walking), ("running", activity.running),
      ("cycling", activity.cycling), ("automotive", activity.automotive),
    ]
    #expect(said.filter(\.1).map(\.0) == [name])
  }
}
