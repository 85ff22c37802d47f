import AuthorizationEngine
import PlatformModel
import Testing

@testable import PhoneSimulator

@Suite("The phone in the hand")
struct VirtualPhoneTests {
  @Test func `what cannot be done says what could be done instead`() throws {
    let hike = try Hike(.iOS(12, 4))
    try hike.manager.requestWhenInUseAuthorization()
    let refusal = try #require(throws: PhoneRefusal.self) { try hike.phone.answer(.allowOnce) }
    #expect(refusal.reason == .buttonNotOffered)
    #expect(refusal.possible == ["Don’t Allow", "Allow"])
    #expect(
      refusal.description
        == "The prompt on the screen does not offer that button on iOS 12.4. "
        + "Possible: Don’t Allow, Allow.")
    #expect(hike.phone.prompt != nil)
  }

  @Test func `a question that was passed over says why there is none to answer`() throws {
    let hike = try Hike(.iOS(17), .trailGuide { $0.purposeStrings = [:] })
    try hike.manager.requestWhenInUseAuthorization()
    let refusal = try #require(throws: PhoneRefusal.self) { try hike.phone.answer(.allowOnce) }
    #expect(
      refusal.sentence
        == "No prompt is on the screen; the last request was passed over: "
        + "its purpose string is missing.")
  }

  /// T50
  @Test func `a tap on a location button that was passed over says why there is none to answer`()
    throws
  {
    let hike = try Hike(.iOS(17))
    try hike.manager.requestWhenInUseAuthorization()
    try hike.phone.answer(.dontAllow)
    try hike.phone.tapLocationButton()
    #expect(hike.phone.prompts.last?.end == .suppressed(.silence(.denied)))
    let refusal = try #require(throws: PhoneRefusal.self) { try hike.phone.answer(.allowOnce) }
    #expect(
      refusal.sentence.hasPrefix("No prompt is on the screen; the last request was passed over"))
  }

  @Test func `a prompt covers Settings and other apps`() throws {
    let hike = try Hike(.iOS(17))
    let other = try hike.phone.install(AppPackage(name: "Notes"))
    try hike.manager.requestWhenInUseAuthorization()
    #expect(throws: PhoneRefusal.self) { try hike.phone.turn(.locationServices, on: false) }
    let refusal = try #require(throws: PhoneRefusal.self) { try hike.phone.open(other) }
    #expect(refusal.sentence == "A prompt covers the screen: \(hike.phone.prompts[0].title)")
    #expect(refusal.sentence.hasSuffix("?"))
    #expect(throws: PhoneRefusal.self) { try hike.phone.open(.settings) }
    #expect(hike.phone.screen == .app(hike.app.id))
    #expect(hike.app.locationServicesEnabled)
  }

  @Test func `a locked phone opens nothing, and stays as it was`() throws {
    let hike = try Hike(.iOS(17))
    let other = try hike.phone.install(AppPackage(name: "Notes"))
    try hike.phone.lock()
    let refusal = try #require(throws: PhoneRefusal.self) { try hike.phone.open(other) }
    #expect(refusal.possible == ["unlock"])
    try hike.phone.unlock()
    #expect(hike.phone.screen == .app(hike.app.id))
    #expect(hike.phone.world.situation(of: hike.app.id)?.presence == .foreground)
  }

  @Test func `Settings puts the app in the foreground into the background`() throws {
    let hike = try Hike(.iOS(17))
    try hike.grantWhenInUse()
    try hike.phone.setPrecise(false, for: hike.app)
    #expect(hike.phone.screen == .settings)
    #expect(hike.phone.world.situation(of: hike.app.id)?.presence == .grace)
    try hike.phone.turn(.bluetoothInControlCenter, on: false)
    try hike.phone.open(hike.app)
    try hike.phone.turn(.airplaneMode, on: true)
    #expect(hike.phone.screen == .app(hike.app.id))
  }

  @Test func `an app that asks for a newer release is not installed`() {
    let phone = VirtualPhone(system: .iOS(12, 5))
    #expect(throws: PhoneRefusal.self) {
      try phone.install(AppPackage(name: "New", deploymentTarget: .iOS(15)))
    }
    #expect(phone.world.apps.isEmpty)
  }

  @Test func `Settings shows the row, the choices and the Precise switch`() throws {
    let hike = try Hike(.iOS(17))
    #expect(hike.phone.settings(of: hike.app)?.row == nil)
    try hike.grantWhenInUse()
    let page = try #require(hike.phone.settings(of: hike.app))
    #expect(page.row == "While Using the App")
    #expect(page.choices == [.never, .askNextTime, .whileUsing, .always])
    #expect(page.isPrecise == true)
    try hike.phone.turn(.restrictions, on: true)
    #expect(hike.phone.settings(of: hike.app)?.choices == [])
  }

  @Test func `an update of the system keeps what was granted and brings its own prompts`() throws {
    let hike = try Hike(.iOS(13, 7))
    try hike.grantWhenInUse()
    try hike.phone.update(to: .iOS(14))
    try hike.phone.unlock()
    #expect(hike.app.authorizationStatus == .authorizedWhenInUse)
    #expect(hike.app.accuracyAuthorization == .fullAccuracy)
    let other = try hike.phone.install(.trailGuide { $0.name = "Other" })
    try hike.phone.open(other)
    try other.makeLocationManager().requestWhenInUseAuthorization()
    #expect(hike.phone.prompt?.prompt == .firstRequest)
    #expect(throws: PhoneRefusal.self) { try hike.phone.update(to: .iOS(13)) }
  }

  @Test func `iOS gives no app a list of Wi-Fi networks, whatever is on`() throws {
    let hike = try Hike(.iOS(17))
    try hike.grantWhenInUse()
    let refusal = #expect(throws: PhoneRefusal.self) { try hike.app.scanWiFi() }
    #expect(refusal?.sentence == "iOS never lets an app scan Wi-Fi.")
    #expect(
      Timeline(hike.phone.world).text.contains(
        "TrailGuide  cannot scan Wi-Fi: iOS never lets an app do so"))
  }

  @Test func `locations in a row are one line, which names the last of them`() throws {
    let hike = try Hike(.iOS(17))
    try hike.grantWhenInUse()
    hike.phone.stand(at: Hut.coordinate)
    try hike.manager.startUpdatingLocation()
    hike.phone.advance(by: .seconds(3))
    #expect(
      Timeline(hike.phone.world).text.contains(
        " ±5 m (3 locations in 0:02; the last is shown)"))
  }

  @Test func `updates withheld in a row are one line, which counts them`() throws {
    let hike = try Hike(.iOS(17))
    try hike.grantAlways()
    hike.phone.stand(at: Hut.coordinate)
    try hike.manager.setAllowsBackgroundLocationUpdates(true)
    try hike.manager.startUpdatingLocation()
    try hike.phone.leave()
    hike.phone.advance(by: .seconds(90))
    try hike.phone.choose(.whileUsing, for: hike.app)
    hike.phone.advance(by: .seconds(30))
    #expect(
      Timeline(hike.phone.world).text.contains("gets none of 4 updates in 0:03: it is not in use"))
  }

  @Test(arguments: PhoneModel.allCases, [IOS.System.iOS(10, 3), .iOS(11), .iOS(17)])
  func `the indicator is a bar or a pill by model, and a bar before iOS 11`(
    model: PhoneModel, system: IOS.System
  ) throws {
    let hike = try Hike(system, model: model)
    try hike.grantWhenInUse()
    try hike.manager.setAllowsBackgroundLocationUpdates(true)
    try hike.manager.startUpdatingLocation()
    #expect(hike.phone.indicator == nil)
    try hike.phone.leave()
    let hasPill = model == .notch && system.version >= .iOS(11)
    #expect(hike.phone.indicator == (hasPill ? .pill : .bar))
    try hike.phone.tapIndicator()
    #expect(hike.phone.screen == .app(hike.app.id))
  }
}
