import AuthorizationEngine
import PagePhone
import PhoneSimulator
import Testing

@Suite("A phone that is played with")
struct PlayedScenarioTests {
  private static func written(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  private static let iPhone = [
    "iOS 17.4", "Trail", "4", "NSLocationWhenInUseUsageDescription", "To show \"you\".",
    "NSLocationAlwaysAndWhenInUseUsageDescription", "To warn you.",
  ]

  private static func asked() throws -> PlayedScenario {
    var phone = try #require(PlayedScenario(written: written(iPhone)))
    for step in [
      ["person", "open", "0"], ["app", "0", "createManager"],
      ["app", "0", "call", "requestWhenInUse", "1"],
    ] { #expect(phone.take(written: written(step)) == .done) }
    return phone
  }

  @Test func `a prompt of an iPhone is on the screen until a button answers it`() throws {
    var phone = try Self.asked()
    #expect(phone.view.contains(#""title":["Allow “Trail” to use your location?"]"#))
    #expect(phone.view.contains(#""body":["To show \"you\"."]"#))
    #expect(phone.view.contains(#""status":["notDetermined"]"#))
    #expect(phone.take(written: Self.written(["person", "answer", "1", "Allow Once"])) == .done)
    #expect(phone.view.contains(#""title":[]"#))
    #expect(phone.view.contains(#""status":["authorizedWhenInUse"]"#))
    #expect(phone.trace.contains("person  presses Allow Once\n"))
  }

  @Test func `a dialog of an Android phone is on the screen until a button answers it`() throws {
    var phone = try #require(
      PlayedScenario(
        written: Self.written([
          "API 34", "Trail", "34", "2", "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION",
        ])))
    #expect(phone.take(written: Self.written(["event", "open"])) == .done)
    #expect(phone.take(written: Self.written(["request", "2", "fine", "coarse"])) == .done)
    #expect(phone.view.contains(#""prompt":["accuracyChoice"]"#))
    #expect(phone.take(written: Self.written(["press", "1", "Only this time"])) == .done)
    #expect(
      phone.view.contains(#""held":["ACCESS_FINE_LOCATION","ACCESS_COARSE_LOCATION"]"#))
  }

  @Test
  func `Settings of an Android phone has a page for each group, with the choice that is made`()
    throws
  {
    var phone = try #require(
      PlayedScenario(
        written: Self.written([
          "API 34", "Trail", "34", "3", "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION",
          "BLUETOOTH_SCAN",
        ])))
    let choices: [Android.SettingsChoice] = [.whileUsing, .askEveryTime, .dontAllow]
    let location = choices.map { "\"\($0.label)\"" }.joined(separator: ",")
    func page(_ chosen: String) -> String {
      #"{"title":"Location","choices":[\#(location)],"chosen":"\#(chosen)"}"#
    }
    #expect(phone.look.contains(page("Don’t allow")))
    #expect(phone.look.contains(#""title":"Nearby devices","choices":["Allow","Don’t allow"]"#))
    #expect(!phone.look.contains(#""title":"Camera""#))
    for choice in choices {
      var writer = TokenWriter()
      writer.add(AndroidScenario.Act.event(.choose(.location, choice)))
      #expect(phone.take(written: writer.text) == .done)
      #expect(phone.look.contains(page(choice.label)))
    }
  }

  @Test func `a step that the phone refuses changes nothing and says why`() throws {
    var phone = try Self.asked()
    let before = phone.trace
    let result = phone.take(written: Self.written(["person", "answer", "1", "Allow"]))
    #expect(result == .refused("The prompt on the screen does not offer “Allow”."))
    #expect(phone.trace == before)
  }

  @Test func `the last step is taken back`() throws {
    var phone = try Self.asked()
    let before = phone.view
    #expect(phone.take(written: Self.written(["person", "answer", "1", "Allow Once"])) == .done)
    #expect(phone.view != before)
    phone.takeBack()
    #expect(phone.view == before)
  }

  @Test func `a look gives what the last step brought, with the facts of the rows that fired`()
    throws
  {
    let phone = try Self.asked()
    #expect(phone.look.contains(#""who":"Trail","what":"calls requestWhenInUseAuthorization()""#))
    #expect(!phone.look.contains(#""what":"opens Trail""#))
    #expect(phone.look.contains(/"facts":\[[^\]]*"IOS-AUTH-043"/))
    #expect(phone.look.contains(#""locationServices":true"#))
  }

  @Test func `a look names what iOS holds and the app cannot read`() throws {
    var phone = try #require(PlayedScenario(written: Self.written(Self.iPhone)))
    for step in [
      ["person", "open", "0"], ["app", "0", "createManager"],
      ["app", "0", "call", "requestAlways", "1"],
      ["person", "answer", "1", "Allow While Using App"],
    ] { #expect(phone.take(written: Self.written(step)) == .done) }
    #expect(phone.look.contains(#""status":["authorizedAlways"]"#))
    #expect(phone.look.contains(#""holds":["always","provisional","foreground","running"]"#))
  }

  @Test func `a look after Home has no fact about prompts, and the log says where the app goes`()
    throws
  {
    var phone = try #require(PlayedScenario(written: Self.written(Self.iPhone)))
    #expect(phone.take(written: Self.written(["person", "open", "0"])) == .done)
    #expect(phone.take(written: Self.written(["person", "leave"])) == .done)
    #expect(phone.look.contains(#""what":"leaves Trail, which goes to the background""#))
    #expect(phone.look.contains(#""facts":["IOS-BG-001"]"#))
  }

  @Test func `the lines of all looks are those of the timeline`() throws {
    var phone = try #require(PlayedScenario(written: Self.written(Self.iPhone)))
    var looks = [phone.look]
    for step in [["person", "open", "0"], ["wait", "5", "0"], ["person", "leave"]] {
      #expect(phone.take(written: Self.written(step)) == .done)
      looks.append(phone.look)
    }
    let count = looks.reduce(0) { $0 + $1.split(separator: #"{"at":"#).count - 1 }
    #expect(count == phone.trace.split(separator: "\n").count)
  }

  @Test(arguments: [[], ["iOS 99", "Trail", "0"], ["API 34", "Trail", "none"], ["iOS 17"]])
  func `what is no phone is none`(lines: [String]) {
    #expect(PlayedScenario(written: Self.written(lines)) == nil)
  }

  @Test(arguments: [[], ["person"], ["person", "sing"], ["app", "0", "call", "sing", "1"]])
  func `what is no step is unreadable`(lines: [String]) throws {
    var phone = try Self.asked()
    #expect(phone.take(written: Self.written(lines)) == .unreadable)
  }

  @Test(arguments: [
    ["person", "open", "7"], ["app", "7", "createManager"], ["person", "forceQuit", "-1"],
    ["app", "0", "call", "requestAlways", "9"], ["app", "0", "call", "requestAlways", "-9"],
  ])
  func `an app or a manager that is not there does not stop the program`(lines: [String]) throws {
    var phone = try Self.asked()
    #expect(phone.take(written: Self.written(lines)) != .done)
  }
}
