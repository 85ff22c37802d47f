import PlatformModel
import Testing

@testable import PhoneSimulator

@Suite("How long the phone takes")
struct TimingTests {
  typealias Length = WritableKeyPath<Timing, Duration> & Sendable

  static let repeated: [Length] = [
    \.quiet, \.reminder, \.fix, \.locationTimeout, \.movement,
  ]
  static let single: [Length] = [
    \.grace, \.suspension, \.onceLapse, \.sessionMemory, \.reducedFix, \.significantChange,
    \.visit, \.longStop,
  ]

  @Test(arguments: repeated)
  func `what comes again and again takes a millisecond at least`(length: Length) {
    for value: Duration in [.zero, .seconds(-1), .seconds(Int64.min), .nanoseconds(1)] {
      var timing = Timing()
      timing[keyPath: length] = value
      #expect(timing[keyPath: length] == .milliseconds(1))
    }
  }

  @Test(arguments: single)
  func `what comes once may come at once, and no sooner`(length: Length) {
    var timing = Timing()
    timing[keyPath: length] = .zero
    #expect(timing[keyPath: length] == .zero)
    timing[keyPath: length] = .seconds(-1)
    #expect(timing[keyPath: length] == .zero)
  }

  @Test(arguments: repeated + single)
  func `nothing takes over a hundred years`(length: Length) {
    var timing = Timing()
    timing[keyPath: length] = .seconds(Int64.max)
    #expect(timing[keyPath: length] == .seconds(100 * 365 * 86_400))
  }

  @Test func `a phone whose lengths were all set to nothing still comes to the end of a wait`()
    throws
  {
    var timing = Timing()
    for length in Self.repeated + Self.single { timing[keyPath: length] = .seconds(-1) }
    let phone = VirtualPhone(system: .iOS(17, 4), timing: timing)
    let app = try phone.install(.trailGuide)
    try phone.open(app)
    let manager = try app.makeLocationManager()
    try manager.requestWhenInUseAuthorization()
    try phone.answer(.allowWhileUsing)
    try manager.startUpdatingLocation()
    try manager.startMonitoring(for: Hut.region)
    phone.stand(at: Hut.coordinate)
    phone.advance(by: .milliseconds(20))
    #expect(phone.now == .milliseconds(20))
  }

  @Test func `a story in which too much would happen is not run to its end`() {
    let app = AppID(rawValue: 0)
    let story = Scenario(
      "Too long", apps: [.trailGuide],
      steps: [
        .init(.person(.open(app))), .init(.app(app, .createManager)),
        .init(.app(app, .call(.requestWhenInUse, manager: 1))),
        .init(.person(.answer([.allowWhileUsing]))),
        .init(.app(app, .call(.startUpdating, manager: 1))), .init(.wait(.seconds(10)), line: 8),
        .init(.wait(.seconds(86_400)), line: 9), .init(.person(.leave), line: 10),
      ])
    var run = ScenarioRun(story, on: .iOS(17, 4))
    run.stepLimit = 1000
    run.run()
    #expect(run.record.obstacle?.line == 9)
    #expect(run.record.obstacle?.message == "Over 1000 things would happen by then.")
    #expect(run.world.stepCount == 1000)
    #expect(run.world.frontmost == app)
  }
}
