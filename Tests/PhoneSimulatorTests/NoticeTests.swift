import AuthorizationEngine
import PlatformModel
import Testing

@testable import PhoneSimulator

@Suite("What an app notices")
struct NoticeTests {
  /// Collects what a closure is handed.
  final class Notebook: Sendable {
    private let pages = Locked<[String]>([])
    func write(_ page: String) { pages.withLock { $0.append(page) } }
    var all: [String] { pages.withLock { $0 } }
  }

  @Test func `a closure is handed everything in order, and may call the phone`() throws {
    let hike = try Hike(.iOS(17, 4))
    let notebook = Notebook()
    hike.phone.stand(in: try #require(City.named("San Francisco")))
    hike.app.onNotice { noticed in
      switch noticed.effect {
      case .authorizationCallback(let status, _):
        notebook.write("\(status)")
        if status == .authorizedWhenInUse { try? hike.manager.requestLocation() }
      case .delivered(let delivery): notebook.write("\(delivery)")
      default: break
      }
    }
    try hike.grantWhenInUse()
    hike.phone.advance(by: .seconds(2))
    #expect(notebook.all == ["notDetermined", "authorizedWhenInUse", "preciseLocation"])
  }

  @Test func `code answers at the moment of what it notices, not at the end of the wait`() throws {
    let hike = try Hike(.iOS(17, 4))
    try hike.grantWhenInUse()
    let notebook = Notebook()
    hike.app.onNotice { noticed in
      if case .locationError(let error) = noticed.effect {
        notebook.write("\(error.rawValue) at \(hike.phone.now)")
        try? hike.manager.stopUpdatingLocation()
      }
    }
    try hike.manager.startUpdatingLocation()
    hike.phone.advance(by: .seconds(3600))
    #expect(notebook.all == ["0 at 1.0 seconds"])
  }

  @Test func `prompts, the indicator and what is withheld are not the app's to see`() throws {
    let hike = try Hike(.iOS(17, 4))
    _ = hike.app.takeNotices()
    try hike.manager.requestWhenInUseAuthorization()
    #expect(hike.app.takeNotices().map(\.effect) == [.willResignActive])
    try hike.phone.answer(.allowWhileUsing)
    #expect(
      hike.app.takeNotices().map(\.effect) == [
        .authorizationCallback(.authorizedWhenInUse, .fullAccuracy), .didBecomeActive,
      ])
  }

  @Test func `Keep Only While Using makes no callback at all`() throws {
    for version in OSVersion.Span.iOS(from: .iOS(13, 4)).versions {
      let hike = try Hike(IOS.System(version))
      try hike.grantWhenInUse()
      try hike.manager.requestAlwaysAuthorization()
      _ = hike.app.takeNotices()
      try hike.phone.answer(.keepOnlyWhileUsing)
      #expect(hike.callbacks().isEmpty, "\(version)")
    }
  }

  @Test func `calls of a process that is gone are refused`() throws {
    let hike = try Hike(.iOS(17, 4))
    try hike.phone.forceQuit(hike.app)
    let refusal = #expect(throws: PhoneRefusal.self) { try hike.manager.requestLocation() }
    #expect(refusal?.possible == ["open TrailGuide"])
  }

  @Test func `the abort of the background flag ends the process with Apple's words`() throws {
    let hike = try Hike(.iOS(17, 4), .trailGuide { $0.backgroundModes = [] })
    _ = hike.app.takeNotices()
    try hike.manager.setAllowsBackgroundLocationUpdates(true)
    #expect(hike.app.takeNotices().map(\.effect) == [.aborted(.backgroundUpdates)])
    #expect(hike.app.process == .terminated)
  }
}
