import Foundation
import PhoneSimulator
import Testing

@testable import DeterministicExecution

@Suite("What a process has for itself")
struct OwnObjectsTests {
  private let name = Notification.Name("trail found")

  @Test func `notifications stay in the process that posts them`() throws {
    let (first, second) = (try OpenApp("First"), try OpenApp("Second"))
    for open in [first, second] {
      try open.app.run {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
          open.journal.write("heard")
        }
      }
    }
    try first.app.run { NotificationCenter.default.post(name: name, object: nil) }
    #expect(first.journal.all == ["0 s: heard"])
    #expect(second.journal.all.isEmpty)
  }

  @Test func `an observer is gone with its process`() throws {
    let open = try OpenApp()
    try open.app.run {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        open.journal.write("heard")
      }
    }
    try open.phone.forceQuit(open.app)
    try open.phone.open(open.app)
    try open.app.run { NotificationCenter.default.post(name: name, object: nil) }
    #expect(open.journal.all.isEmpty)
  }

  @Test func `outside of app code the center is the platform's, and works`() {
    let center = NotificationCenter.default
    #expect(center === NotificationCenter.default)
    nonisolated(unsafe) var heard = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    #expect(heard == 1)
  }

  @Test func `limit: the main operation queue is one for all phones`() throws {
    let (first, second) = (try OpenApp("First"), try OpenApp("Second"))
    #expect(
      try first.app.run { ObjectIdentifier(OperationQueue.main) }
        == second.app.run { ObjectIdentifier(OperationQueue.main) })
  }

  @Test func `the main bundle says what the app's package says`() throws {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let app = try phone.install(
      AppPackage(
        name: "Trail", bundleIdentifier: "app.trail",
        purposeStrings: [.whenInUse: "For the trail."], temporaryAccuracy: ["Hut": "Finds huts."],
        backgroundModes: ["location"]))
    try phone.open(app)
    try app.run {
      let bundle = Bundle.main
      func value(_ key: String) -> Any? { bundle.object(forInfoDictionaryKey: key) }
      #expect(value("NSLocationWhenInUseUsageDescription") as? String == "For the trail.")
      #expect(value("NSLocationAlwaysUsageDescription") == nil)
      #expect(value("UIBackgroundModes") as? [String] == ["location"])
      let purposes = value("NSLocationTemporaryUsageDescriptionDictionary") as? [String: String]
      #expect(purposes == ["Hut": "Finds huts."])
      #expect(bundle.infoDictionary?["CFBundleDisplayName"] as? String == "Trail")
      #expect(bundle.bundleIdentifier == "app.trail")
    }
    #expect(Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") == nil)
  }
}
