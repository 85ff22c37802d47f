import AppArtifacts
import Testing

@testable import PermissionAudit

@Suite("always-requested-first speaks of the releases that the target runs on")
struct AlwaysRequestedFirstTests {
  static let keys: [String: PropertyList.Value] = [
    "NSLocationWhenInUseUsageDescription": .reason,
    "NSLocationAlwaysAndWhenInUseUsageDescription": .reason,
  ]
  static let plist = keys.keys.sorted().map {
    "<key>\($0)</key><string>Shows the way.</string>"
  }.joined()

  @Test(arguments: [
    (
      "9.0",
      "On iOS 11-12, a person who chooses While Using is never asked for Always again. Later releases"
        + " leave Always provisional until iOS shows a second prompt, at a time that iOS chooses."
    ),
    (
      "12.0",
      "On iOS 12, a person who chooses While Using is never asked for Always again. Later releases"
        + " leave Always provisional until iOS shows a second prompt, at a time that iOS chooses."
    ),
    (
      "13.0",
      "Always is only provisional until iOS shows a second prompt, at a time that iOS chooses."
    ),
    (
      "16.4",
      "Always is only provisional until iOS shows a second prompt, at a time that iOS chooses."
    ),
  ])
  func `what happens then`(deployment: String, consequence: String) {
    let findings = Apps.findings(
      [Apps.app(deployment: deployment, keys: Self.keys)], ["App": [.requestAlwaysAuthorization]])
    #expect(
      findings.filter { $0.rule == "always-requested-first" }.map(\.consequence) == [consequence])
  }

  @Test func `a target that names no release runs on all`() {
    let findings = Apps.findings(
      [Apps.app(deployment: nil, keys: Self.keys)], ["App": [.requestAlwaysAuthorization]])
    let texts = findings.filter { $0.rule == "always-requested-first" }.map(\.consequence)
    #expect(texts.count == 1 && texts.first?.hasPrefix("On iOS 11-12, ") == true)
  }

  @Test(
    "a request that no release of the target runs does not come first",
    arguments: [
      ("else if ([m respondsToSelector:@selector(requestWhenInUseAuthorization)])", true),
      ("if (self.isOn)", false),
    ])
  func dead(_ branch: String, isFound: Bool) {
    let code = """
      @implementation A
      - (void)ask {
        if ([m respondsToSelector:@selector(requestAlwaysAuthorization)]) {
          [m requestAlwaysAuthorization];
        } \(branch) {
          [m requestWhenInUseAuthorization];
        }
      }
      @end
      """
    let found = SwiftApp(files: ["App/A.m": code], plist: Self.plist).findings(
      "always-requested-first")
    #expect(found.map(\.position.line) == (isFound ? [4] : []))
    #expect(
      found.allSatisfy {
        $0.message
          == "requestAlwaysAuthorization is called before requestWhenInUseAuthorization"
      })
  }

  @Test func `a launch that asks for When In Use comes before every branch for not determined`() {
    let code = """
      import CoreLocation
      final class A: NSObject, UIApplicationDelegate {
        let manager = CLLocationManager()
        func application(
          _ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?
        ) -> Bool {
          manager.requestWhenInUseAuthorization()
          return true
        }
        func alarm() {
          if manager.authorizationStatus == .notDetermined { manager.requestAlwaysAuthorization() }
        }
      }
      """
    #expect(
      SwiftApp(files: ["App/A.swift": code], plist: Self.plist).findings("always-requested-first")
        .isEmpty)
    let later = code.replacing("didFinishLaunchingWithOptions", with: "opened")
    #expect(
      SwiftApp(files: ["App/A.swift": later], plist: Self.plist).findings("always-requested-first")
        .count == 1)
  }

  @Test func `a missing text keeps the order from having an effect, and the finding says so`() {
    let found = Apps.findings([Apps.app()], ["App": [.requestAlwaysAuthorization]])
      .filter { $0.rule == "always-requested-first" }
    #expect(found.count == 1)
    #expect(
      found.allSatisfy {
        $0.consequence.hasPrefix(
          "At least one purpose string is missing, so the call has no effect yet.")
      })
  }

  @Test(arguments: [
    ("App/A.m", "@implementation A\n- (void)ask {\n[m requestAlwaysAuthorization];\n}\n@end"),
    (
      "App/A.swift",
      "import CoreLocation\nfinal class A {\nfunc ask() {\nm.requestAlwaysAuthorization()\n}}"
    ),
  ])
  func `the finding has an edit in both languages`(path: String, code: String) throws {
    let found = SwiftApp(files: [path: code], plist: Self.plist).findings("always-requested-first")
    #expect(found.map { $0.fix.edits.map(\.action) } == [[.askWhenInUseFirst]])
    #expect(found.map { $0.fix.edits.map(\.safety) } == [[.unsafe]])
  }
}
