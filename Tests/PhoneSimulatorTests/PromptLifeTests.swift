import AuthorizationEngine
import PlatformModel
import Testing

@testable import PhoneSimulator

@Suite("A prompt is an object with an identity and five ends")
struct PromptLifeTests {
  /// A call that asks for another permission.
  enum Call {
    case queryMotion, makeBluetoothManager

    func make(in app: VirtualApp) throws {
      switch self {
      case .queryMotion: try app.queryMotion()
      case .makeBluetoothManager: try app.makeBluetoothManager()
      }
    }
  }

  @Test func `answered: by the button that was pressed`() throws {
    let hike = try Hike(.iOS(17, 4))
    try hike.manager.requestWhenInUseAuthorization()
    let id = try #require(hike.phone.prompt?.id)
    try hike.phone.answer(.allowOnce)
    #expect(hike.phone.prompt == nil)
    #expect(hike.phone.prompts.first { $0.id == id }?.end == .answered(.allowOnce))
  }

  @Test func `dismissed by the lock: the app receives nothing`() throws {
    let hike = try Hike(.iOS(17, 4))
    try hike.manager.requestWhenInUseAuthorization()
    _ = hike.app.takeNotices()
    try hike.phone.lock()
    #expect(hike.phone.prompts.map(\.end) == [.dismissedByLock])
    #expect(hike.callbacks().isEmpty)
    #expect(hike.app.authorizationStatus == .notDetermined)
  }

  @Test func `replaced: the lock screen's form gives way to the question with buttons`() throws {
    let phone = try Provoked(.alwaysUpgradeLocked, on: .iOS(17, 4)).phone
    try phone.unlock()
    #expect(phone.prompts.map(\.prompt) == [.firstRequest, .alwaysUpgradeLocked, .alwaysUpgrade])
    #expect(phone.prompts.map(\.end) == [.answered(.allowWhileUsing), .replaced, nil])
  }

  @Test func `suppressed: a request that iOS passes over leaves a prompt that no one saw`() throws {
    let hike = try Hike(.iOS(17, 4))
    try hike.manager.requestWhenInUseAuthorization()
    try hike.phone.answer(.dontAllow)
    try hike.manager.requestWhenInUseAuthorization()
    #expect(hike.phone.prompt == nil)
    #expect(hike.phone.prompts.last?.end == .suppressed(.silence(.denied)))
  }

  /// IOS-PROMPT-005
  @Test func `suppressed: a request under the prompt of another adds nothing, and it is said so`()
    throws
  {
    let hike = try Hike(.iOS(17, 4))
    try hike.manager.requestWhenInUseAuthorization()
    try hike.manager.requestAlwaysAuthorization()
    #expect(hike.phone.prompts.map(\.end) == [nil, .suppressed(.silence(.promptUp))])
    #expect(
      Timeline(hike.phone.world).text.contains(
        "gets no prompt: another prompt is on screen, and iOS ignores the request"))
  }

  /// IOS-PROMPT-005
  @Test(arguments: [
    (Call.queryMotion, IOS.Prompt.motion), (.makeBluetoothManager, .bluetooth),
  ])
  func `suppressed: another permission asked for under a location prompt is no location prompt`(
    call: Call, question: IOS.Prompt
  ) throws {
    let hike = try Hike(.iOS(17, 4))
    try hike.manager.requestWhenInUseAuthorization()
    try call.make(in: hike.app)
    #expect(hike.phone.prompts.map(\.prompt) == [.firstRequest, question])
    #expect(hike.phone.prompts.map(\.end) == [nil, .suppressed(.silence(.promptUp))])
    #expect(
      Timeline(hike.phone.world).text.contains(
        "gets no prompt: another prompt is on screen, and iOS ignores the request"))
  }

  /// IOS-REQ-021
  @Test func `a second request for one location is no question, and the first stays outstanding`()
    throws
  {
    let hike = try Hike(.iOS(17, 4))
    try hike.grantWhenInUse()
    try hike.manager.requestLocation()
    try hike.manager.requestLocation()
    #expect(hike.phone.prompts.map(\.end) == [.answered(.allowWhileUsing)])
    #expect(
      Timeline(hike.phone.world).text.contains(
        "gets no second location: the first requestLocation() is still outstanding"))
  }

  @Test func `suppressed: letting go of the manager takes its question away`() throws {
    let hike = try Hike(.iOS(17, 4))
    try hike.manager.requestWhenInUseAuthorization()
    try hike.manager.release()
    #expect(hike.phone.prompts.map(\.end) == [.suppressed(.withdrawn)])
  }

  @Test func `app killed: a process that ends takes its question with it`() throws {
    let hike = try Hike(.iOS(17, 4))
    try hike.manager.requestWhenInUseAuthorization()
    try hike.app.crash()
    #expect(hike.phone.prompts.map(\.end) == [.appKilled])
    #expect(!hike.app.isRunning)
  }

  @Test func `no two prompts of a phone have the same id`() throws {
    let hike = try Hike(.iOS(17, 4))
    for _ in 1...3 {
      try hike.manager.requestWhenInUseAuthorization()
      try hike.phone.answer(.allowOnce)
      try hike.phone.leave()
      hike.phone.advance(by: .seconds(10))
      try hike.phone.open(hike.app)
    }
    #expect(hike.phone.prompts.map(\.id) == [1, 2, 3])
  }

  @Test func `the Precise toggle is apart from the buttons, and flips`() throws {
    let hike = try Hike(.iOS(17, 4))
    try hike.manager.requestWhenInUseAuthorization()
    #expect(hike.phone.prompt?.precise == .full)
    try hike.phone.togglePrecise()
    #expect(hike.phone.prompt?.precise == .reduced)
    try hike.phone.answer(.allowWhileUsing)
    #expect(hike.app.accuracyAuthorization == .reducedAccuracy)
  }

  @Test func `a body is the purpose string of the request, or of the purpose key`() throws {
    #expect(
      try Provoked(.firstRequest, on: .iOS(17)).phone.prompt?.body == "Shows the trails around you."
    )
    #expect(
      try Provoked(.temporaryFullAccuracy, on: .iOS(17)).phone.prompt?.body
        == "Tells the rescuers where you are.")
    #expect(try Provoked(.locationServicesOff, on: .iOS(17)).phone.prompt?.body == nil)
  }

  @Test func `the reminder counts`() throws {
    let provoked = try Provoked(.backgroundReminder, on: .iOS(17, 4))
    try provoked.phone.answer(.alwaysAllow)
    try provoked.phone.open(provoked.app)
    try provoked.app.makeLocationManager().startMonitoring(for: Hut.region)
    try provoked.phone.leave()
    for place in [Hut.coordinate, Hut.faraway, Hut.coordinate] {
      provoked.phone.stand(at: place)
      provoked.phone.advance(by: .seconds(60))
    }
    provoked.phone.advance(by: .seconds(3 * 86_400 + 120))
    #expect(provoked.phone.prompt?.title.contains("your location 3 times in") == true)
  }
}
