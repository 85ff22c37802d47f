import Testing

@testable import Explanations

@Suite("Pasted texts are recognized, whole, in part and as a mail program has set them")
struct PastedTextTests {
  @Test(arguments: [
    ("Invalid parameter not satisfying: !stayUp", "background-updates-abort"),
    (
      "*** Assertion failure in -[CLLocationManager setAllowsBackgroundLocationUpdates:], "
        + "CLLocationManager.m:593", "background-updates-abort"
    ),
    (
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'Invalid parameter not satisfying: !stayUp || "
        + "CLClientIsBackgroundable(internal->fClient) || _CFMZEnabled()'\n*** First throw call "
        + "stack:\n(0x18a2d4e48 0x1825bf6c4 0x1897ca7f0)", "background-updates-abort"
    ),
    ("Delegate must respond to", "delegate-must-respond"),
    (
      "Delegate must respond to locationManager:didUpdateLocations:", "delegate-must-respond"
    ),
    ("Delegate must respond to locationManager:didFailWithError:", "delegate-must-respond"),
    (
      "This method can cause UI unresponsiveness if invoked on the main thread.",
      "location-services-enabled-on-main-thread"
    ),
    ("Quitting application (com.example.trail) in response to privacy", "privacy-settings-quit"),
    ("Monitor named Summits is already in use", "monitor-in-use"),
    ("NSInternalInconsistencyException", "NSInternalInconsistencyException"),
  ])
  func `a line of a console or an exception`(text: String, name: String) throws {
    #expect(try explained(text).name == name)
  }

  @Test func `a log with quotes, marks and wrapped lines as a mail program sets them`() throws {
    let explanation = try explained(
      """
      > This app has crashed because it attempted to access privacy‐sensitive data
      > without a usage description.  The app’s Info.plist must contain an
      > NSMotionUsageDescription key with a string value explaining to the user how
      > the app uses this data.
      """)
    #expect(explanation.name == "purpose-string-kill")
    #expect(explanation.related.first?.name == "NSMotionUsageDescription")
    #expect(explanation.related.first?.note.hasPrefix("In your text.") == true)
  }

  @Test func `words that three texts share are answered with all three`() {
    let names = explainer.answer(
      to: "attempted to access privacy-sensitive data without a usage description"
    ).names
    #expect(
      names == ["when-in-use-string-absent", "always-strings-absent", "purpose-string-kill"])
  }

  @Test func `two errors in one log are both named`() {
    let names = explainer.answer(
      to: """
        -[CLLocationManager setAllowsBackgroundLocationUpdates:]: Invalid parameter not \
        satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient)
        Delegate must respond to locationManager:didFailWithError:
        """
    ).names
    #expect(names == ["background-updates-abort", "delegate-must-respond"])
  }

  @Test func `the mail of a store, with its salutation and typographic quotes`() throws {
    let explanation = try explained(
      """
      Hello,
      We noticed one or more issues with a recent submission for TestFlight review for the
      following app:
      • Trail Guide
      • App Apple ID 1234567890
      ITMS-90683: Missing purpose string in Info.plist - Your app’s code references one or more
      APIs that access sensitive user data, or the app has one or more entitlements that permit
      such access. The Info.plist file for the “TrailGuide.app” bundle should contain a
      NSLocationAlwaysAndWhenInUseUsageDescription key with a user-facing purpose string
      explaining clearly and completely why your app needs the data.
      Apple Developer Relations
      """)
    #expect(explanation.name == "ITMS-90683")
    #expect(explanation.related.first?.name == "NSLocationAlwaysAndWhenInUseUsageDescription")
    #expect(explanation.related.contains { $0.name == "purpose-string-missing" })
    let words = explanation.paragraphs.joined()
    #expect(words.contains("a NSLocationAlwaysAndWhenInUseUsageDescription key"))
    #expect(words.contains("TrailGuide.app") && !words.contains("{"))
    #expect(
      explanation.fix.first?.summary.hasPrefix(
        "Add NSLocationAlwaysAndWhenInUseUsageDescription to the Info.plist of TrailGuide.app")
        == true)
  }

  @Test(arguments: [
    ("Monitor named Summits is already in use", "“Monitor named Summits is already in use"),
    (
      "This app has crashed because it attempted to access privacy-sensitive data without a usage "
        + "description. The app’s Info.plist must contain an NSMotionUsageDescription key with a "
        + "string value explaining to the user how the app uses this data.",
      "must contain an NSMotionUsageDescription key"
    ),
  ])
  func `what a log says in the gaps of a message is filled in`(text: String, words: String) throws {
    let paragraphs = try explained(text).paragraphs
    #expect(paragraphs.contains { $0.contains(words) }, "\(paragraphs)")
  }

  @Test func `a message without a text keeps its gaps, and so does one of which nothing is pasted`()
    throws
  {
    #expect(try explained("ITMS-90683").paragraphs.contains { $0.contains("{key}") })
  }

  @Test(arguments: [
    "kCLErrorDomain error 1",
    "The operation couldn’t be completed. (kCLErrorDomain error 1.)",
    "Error Domain=kCLErrorDomain Code=1 \"(null)\"",
    "kCLErrorDomain Code=1", "CLError.denied", "CLError.Code.denied", "kCLErrorDenied",
    "CLError 1",
  ])
  func `an error of Core Location, however it was printed`(text: String) throws {
    #expect(try explained(text).name == "kCLErrorDenied")
  }

  @Test(arguments: [
    ("Error Domain=CMErrorDomain Code=105 \"(null)\"", "CMErrorMotionActivityNotAuthorized"),
    ("CMErrorDomain error 104", "CMErrorMotionActivityNotAvailable"),
    ("kCLErrorDomain error 18", "kCLErrorPromptDeclined"),
    ("kCLErrorDomain error 0.", "kCLErrorLocationUnknown"),
    ("CLLocationPushServiceErrorDomain error 3", "CLLocationPushServiceErrorMissingEntitlement"),
    ("kCLAuthorizationStatusDenied", "CLAuthorizationStatus.denied"),
    ("CLAuthorizationStatus.authorizedAlways", "CLAuthorizationStatus.authorizedAlways"),
    ("authorizedWhenInUse", "CLAuthorizationStatus.authorizedWhenInUse"),
    ("reducedAccuracy", "CLAccuracyAuthorization.reducedAccuracy"),
  ])
  func `errors and statuses by name, domain and number`(text: String, name: String) throws {
    #expect(try explained(text).name == name)
  }

  @Test func `a word that several statuses share is answered with all of them`() {
    #expect(
      explainer.answer(to: ".denied").names == [
        "CLAuthorizationStatus.denied", "CMAuthorizationStatus.denied",
        "CBManagerAuthorization.denied", "kCLErrorDenied",
      ])
  }

  @Test(arguments: [
    ("also use your location even when you are not using the app", ["P7"]),
    (
      "Allow “Trail Guide” to also use your location even when you are not using the app?", ["P7"]
    ),
    ("Allow 'Trail Guide' to use your location?", ["P5", "P6", "P6r"]),
    ("“Trail Guide” Would Like to Use Bluetooth", ["Bluetooth prompt"]),
    ("in the background over the past 3 days", ["P8"]),
    ("Turn On Location Services to Allow “Maps+” to Determine Your Location", ["P9"]),
  ])
  func `a prompt by words of its title`(title: String, names: [String]) {
    #expect(explainer.answer(to: title).names == names)
  }

  @Test(arguments: [
    ("Why is NSLocationAlwaysUsageDescription still needed?", "NSLocationAlwaysUsageDescription"),
    ("What happens with Allow Once?", "Allow Once"), ("what does P6r mean", "P6r"),
    ("App Clips", "app-clip-requests-always"),
  ])
  func `a question is answered with the name in it`(question: String, name: String) {
    #expect(explainer.answer(to: question).names.first == name)
  }

  @Test func `a symbol that facts speak of is explained by them and by the rules about it`() throws
  {
    let explanation = try explained("CLServiceSession")
    #expect(explanation.kind == .symbol && explanation.since?.description == "iOS 18-27")
    let flag = try explained("allowsBackgroundLocationUpdates")
    #expect(flag.related.contains { $0.name == "background-updates-without-mode" })
    #expect(flag.facts.contains { $0.id == "IOS-BG-010" })
  }

  @Test func `words without a name lead to what holds all of them`() {
    let names = explainer.answer(to: "provisional always held event").names
    #expect(names.contains("T30") && names.contains("T31") && !names.contains("T01"))
  }

  @Test func `a text of any length and any bytes is answered`() {
    let noise = String(repeating: "\u{0}\u{202E}“—” ", count: 40_000)
    #expect(explainer.answer(to: noise) == .unknown(near: []))
    #expect(explainer.answer(to: "") == .unknown(near: []))
    #expect(explainer.answer(to: "x") == .unknown(near: []))
    let chance = String(repeating: "Zq1 C7 T20 kX9 ", count: 2_000)
    #expect(explainer.answer(to: chance) == .unknown(near: []))
    let log = noise + "Delegate must respond to locationManager:didUpdateLocations:"
    #expect(explainer.answer(to: String(log.suffix(4_000))).names == ["delegate-must-respond"])
  }
}
