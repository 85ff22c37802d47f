import AuthorizationEngine
import CoreLocation
import DeterministicExecution
import Foundation
import PhoneSimulator
import PlatformModel
import ServiceNeeds
import Testing

@testable import LocationAuthorization

@Suite("The articles")
struct ArticleTests {
  private static let tests = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let articles = tests.appending(
    path: "../../../Sources/Library/LocationAuthorization/LocationAuthorization.docc")

  /// The lines of a text that hold something, without their indentation.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: ["LocationAuthorization", "GettingStarted", "MovingFromDelegates"])
  func `the code of every page is compiled, line by line`(name: String) throws {
    let article = try String(
      contentsOf: Self.articles.appending(path: name + ".md"), encoding: .utf8)
    let source = Self.lines(
      try String(contentsOf: Self.tests.appending(path: name + ".swift"), encoding: .utf8))
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().map {
      Self.lines($0.components(separatedBy: "```")[0])
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(source.contains(block), "no such lines in \(name).swift: \(block.first ?? "")")
    }
  }

  @Test(arguments: [OSVersion.iOS(15), .newestIOS])
  func `the code of the first article does what the article says`(release: OSVersion) throws {
    let trail = try Trail(release)
    let screen = try trail.app.run { AirQuality(trail.permissions) }
    let following = try trail.app.begin { await screen.follow() }
    let first = try trail.app.begin { await screen.locate() }
    try trail.phone.answer(.allowWhileUsing)
    trail.phone.advance(by: .seconds(1))
    _ = try first.value
    #expect(try trail.app.run { screen.line } == "Finding you…")

    try trail.app.run { screen.deliver(from: CLLocationManager()) }
    #expect(try trail.app.run { screen.line } == "Finding you…")

    let more = try trail.app.begin { await screen.recordInBackground() }
    try trail.phone.answer(.keepOnlyWhileUsing)
    trail.phone.advance(by: .seconds(1))
    #expect(try !more.value)
    #expect(try !trail.app.begin { await screen.recordInBackground() }.value)
    #expect(try trail.app.run { screen.line }.hasPrefix("Choose Always: Settings > "))

    try trail.phone.choose(.never, for: trail.app)
    try trail.phone.open(trail.app)
    trail.phone.advance(by: .seconds(1))
    #expect(try trail.app.run { screen.line } == "Location is off")
    #expect(!following.isFinished)
    let file = try trail.app.run { try screen.report() }
    #expect(
      try JSONDecoder().decode(PermissionSnapshot.self, from: file).authorization == .denied)
  }

  @Test func `its log names the obstacle, and the key that is missing`() throws {
    let trail = try Trail(.newestIOS)
    let lines = try trail.app.run {
      let screen = AirQuality(trail.permissions)
      return [.alreadyDenied, .missingKey("NSMotionUsageDescription"), .notInForeground].map(
        screen.log)
    }
    #expect(
      lines == [
        "the user has to change Settings", "add NSMotionUsageDescription to the Info.plist",
        "notInForeground",
      ])
  }

  @Test(arguments: [
    (IOS.Button.allowWhileUsing, "Finding you…"), (.dontAllow, "The user declined"),
  ])
  func `the code of the first page names the outcome`(button: IOS.Button, line: String) throws {
    let trail = try Trail(.newestIOS)
    let permissions = trail.permissions
    let locating = try trail.app.begin { await locate(with: permissions) }
    try trail.phone.answer(button)
    trail.phone.advance(by: .seconds(1))
    #expect(try locating.value == line)
  }

  @Test(arguments: [OSVersion.iOS(15), .newestIOS])
  func `of the second, the old code answers too early and the new code returns`(
    release: OSVersion
  ) throws {
    let old = try Trail(release)
    _ = try old.grant(always: false)
    let hanging = try old.app.begin { await OldTracker().askForAlways() }
    #expect(try !hanging.value, "it answers at once, before the person does")
    let trail = try Trail(release)
    let tracker = try trail.app.run { NewTracker() }
    let asking = try trail.app.begin { await tracker.askForAlways() }
    try trail.phone.answer(.allowWhileUsing)
    trail.phone.advance(by: .seconds(1))
    try trail.phone.answer(.changeToAlwaysAllow)
    #expect(try asking.value)
  }
}

extension [String] {
  /// Whether it contains other lines, one after another.
  fileprivate func contains(_ block: [String]) -> Bool {
    guard let first = block.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: block) }
  }
}
