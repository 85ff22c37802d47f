import Testing

@testable import PermissionAudit

@Suite("request-at-launch follows what the app calls at launch")
struct LaunchCallTests {
  private static let locator = """
    import CoreLocation
    final class Locator: NSObject {
      static let shared = Locator()
      private let manager = CLLocationManager()
      func start(at pace: Int = 1) { prepare() }
      private func prepare() { ask() }
      private func ask() { manager.requestWhenInUseAuthorization() }
    }
    """

  private static func delegate(_ body: String, entry: String = "") -> String {
    """
    import UIKit
    \(entry)
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
        \(body)
        return true
      }
      private func setUp() { Locator.shared.start(at: 2) }
    }
    """
  }

  @Test(
    "an unconditional call of the method that asks counts, in any file that hears of the launch",
    arguments: [
      (delegate("Locator.shared.start(at: 2)", entry: "@main"), true),
      (delegate("Locator.shared.start(at: 2)"), true),
      (delegate("setUp()"), true),
      (delegate("let locator = Locator()\nlocator.start(at: 2)"), true),
      (delegate("Task { Locator.shared.start(at: 2) }"), true),
      (delegate("Locator.shared.start()"), false),
      (delegate("if isIntroduced { setUp() }"), false),
      (delegate("onTap { Locator.shared.start(at: 2) }"), false),
      (delegate("Others.shared.start(at: 2)"), false),
      ("import SwiftUI\n@main struct A: App { init() { Locator.shared.start(at: 2) } }", true),
      ("func application() { Locator.shared.start(at: 2) }", false),
    ])
  func calls(_ launch: String, isFound: Bool) {
    let app = SwiftApp(files: ["App/Locator.swift": Self.locator, "App/Launch.swift": launch])
    let found = app.findings("request-at-launch")
    #expect(found.map(\.position.line) == (isFound ? [7] : []))
    #expect(found.allSatisfy { $0.related.map(\.position.file) == ["App/Launch.swift"] })
  }
}
