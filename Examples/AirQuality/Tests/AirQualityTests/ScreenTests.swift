import AirQuality
import AuthorizationEngine
import Foundation
import PhoneInTerminal
import PhoneSimulator
import PlatformModel
import SampleServer
import Testing

@Suite("The screen on a virtual phone")
struct ScreenTests {
  static let releases: [OSVersion] = [.iOS(15), .iOS(16, 4), .iOS(18), .newestIOS]

  let server: SampleServer

  init() throws { server = try #require(SampleServer()) }

  private func hand(_ release: OSVersion = .newestIOS) throws -> AppInHand {
    try AppInHand(
      release,
      provider: OpenMeteo(airServer: server.address, placeServer: server.address))
  }

  @Test(arguments: releases)
  func `nothing is asked before the tap`(release: OSVersion) throws {
    let hand = try hand(release)
    hand.settle()
    #expect(hand.phone.prompts.isEmpty)
    #expect(server.requests.isEmpty)
    try hand.perform(.tap)
    #expect(hand.phone.prompt?.title == "Allow “Clear Air” to use your location?")
  }

  @Test(arguments: releases, [IOS.Button.allowWhileUsing, .allowOnce])
  func `who allows sees the air where they are`(release: OSVersion, button: IOS.Button) throws {
    let hand = try hand(release)
    try hand.perform(.tap)
    try hand.perform(.press(button))
    #expect(try hand.screen().title == "Berlin, Germany")
    #expect(try hand.screen().air == Air(index: 52, fineParticles: 12.5, ozone: 45.6))
    #expect(try hand.screen().isLoading == false)
    #expect(server.requests.count == 1)
    #expect(server.requests[0].hasPrefix("/v1/air-quality?latitude=52.52"))
  }

  @Test(arguments: releases)
  func `after a refusal the person searches for a city`(release: OSVersion) throws {
    let hand = try hand(release)
    try hand.perform(.tap)
    try hand.perform(.press(.dontAllow))
    #expect(try hand.screen().prefersSearch == true)
    let path = release < .iOS(18) ? "Settings > Clear Air" : "Settings > Apps > Clear Air"
    #expect(
      try hand.screen().message
        == "Choose While Using the App: \(path) > Location\nOr search for a city.")
    try hand.perform(.search("Paris"))
    #expect(try hand.screen().cities.map(\.name) == ["Paris, France", "Paris, United States"])
    try hand.perform(.pick(1))
    #expect(try hand.screen().title == "Paris, France")
    #expect(try hand.screen().air?.index == 48)
    #expect(try hand.screen().message == nil)
  }

  @Test func `who changes their mind in Settings is located at the next tap`() throws {
    let hand = try hand()
    try hand.perform(.tap)
    try hand.perform(.press(.dontAllow))
    try hand.perform(.choose(.whileUsing))
    #expect(try hand.screen().prefersSearch == false)
    #expect(try hand.screen().message == nil)
    try hand.perform(.tap)
    #expect(try hand.screen().title == "Berlin, Germany")
    #expect(hand.phone.prompts.count == 1)
  }

  @Test func `after Allow Once the next launch asks again`() throws {
    let hand = try hand()
    try hand.perform(.tap)
    try hand.perform(.press(.allowOnce))
    try hand.perform(.quit)
    try hand.perform(.open)
    #expect(try hand.screen().air == nil)
    try hand.perform(.tap)
    #expect(hand.phone.prompt?.buttons.contains(.allowOnce) == true)
  }

  @Test func `the approximate location is enough, and is said`() throws {
    let hand = try hand()
    try hand.perform(.tap)
    try hand.perform(.togglePrecise)
    try hand.perform(.press(.allowWhileUsing))
    #expect(try hand.screen().title == "Near Berlin, Germany")
    #expect(try hand.screen().air?.index != nil)
  }

  @Test(arguments: releases)
  func `without Location Services no prompt comes, and the switch is named`(
    release: OSVersion
  ) throws {
    let hand = try hand(release)
    try hand.perform(.services(false))
    try hand.perform(.tap)
    #expect(hand.phone.prompts.isEmpty)
    let privacy = release < .iOS(16) ? "Privacy" : "Privacy & Security"
    #expect(
      try hand.screen().message
        == "Switch them on: Settings > \(privacy) > Location Services\nOr search for a city.")
  }

  @Test func `what was the matter goes away with its cause`() throws {
    let hand = try hand()
    try hand.perform(.services(false))
    try hand.perform(.tap)
    #expect(try hand.screen().message != nil)
    try hand.perform(.services(true))
    #expect(try hand.screen().message == nil)
    #expect(try hand.screen().prefersSearch == false)
  }

  @Test func `a prompt that the lock takes away may be asked for again`() throws {
    let hand = try hand()
    try hand.perform(.tap)
    try hand.perform(.lock)
    try hand.perform(.unlock)
    #expect(try hand.screen().message == "Tap again when you are ready.")
    #expect(try hand.screen().isLoading == false)
    try hand.perform(.tap)
    try hand.perform(.press(.allowWhileUsing))
    #expect(try hand.screen().title == "Berlin, Germany")
  }

  @Test func `a phone that cannot tell where it is offers the search`() throws {
    let hand = try hand()
    try hand.perform(.getLost)
    try hand.perform(.tap)
    try hand.perform(.press(.allowWhileUsing))
    hand.settle()
    #expect(
      try hand.screen().message
        == "Your location could not be found. Try again, or search for a city.")
    #expect(try hand.screen().isLoading == false)
  }

  @Test func `a place without a city is called Your Location`() throws {
    let hand = try hand()
    hand.phone.stand(at: try #require(Coordinate(latitude: 0, longitude: -30)))
    try hand.perform(.tap)
    try hand.perform(.press(.allowWhileUsing))
    #expect(try hand.screen().title == "Your Location")
    #expect(try hand.screen().air?.index == 0)
  }

  @Test func `an unknown city is reported as unknown`() throws {
    let hand = try hand()
    try hand.perform(.search("Atlantis"))
    #expect(try hand.screen().message == "No city is called “Atlantis”.")
    #expect(hand.phone.prompts.isEmpty)
  }

  @Test func `while the service is away the place stays, and another try shows the air`() throws {
    let hand = try hand()
    server.answer(.badly(status: 503))
    try hand.perform(.tap)
    try hand.perform(.press(.allowWhileUsing))
    #expect(try hand.screen().title == "Berlin, Germany")
    #expect(
      try hand.screen().message == "The air quality service is not available now (503).")
    server.answer(.well)
    try hand.perform(.retry)
    #expect(try hand.screen().air?.index == 52)
    #expect(try hand.screen().message == nil)
  }

  @Test func `what an earlier wish brings is not shown`() throws {
    let hand = try hand()
    try hand.perform(.tap)
    // The search field lies under the prompt; a shortcut or a keyboard may still reach it.
    try hand.perform(.search("Zürich"))
    try hand.perform(.press(.allowWhileUsing))
    #expect(try hand.screen().cities.map(\.name) == ["Zürich, Switzerland"])
    #expect(try hand.screen().air == nil)
  }
}
