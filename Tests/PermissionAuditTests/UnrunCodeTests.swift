import AppArtifacts
import Findings
import SourceReaders
import Testing

@testable import PermissionAudit

@Suite("Code that nothing runs")
struct UnrunCodeTests {
  private static let locator = """
    import CoreLocation
    final class Locator: NSObject, CLLocationManagerDelegate {
      private let manager = CLLocationManager()
      override init() { super.init(); manager.delegate = self }
      func locate() { manager.requestLocation() }
    }
    """

  private func findings(
    _ other: String, beside source: String = locator,
    _ rule: RuleID = "location-request-without-callbacks"
  ) -> [RuleID] {
    var app = Apps.app("App")
    app.sources = [SourceFile("App/Locator.swift", .swift), SourceFile("App/View.swift", .swift)]
    let tree = FileTree.memory(["App/Locator.swift": source, "App/View.swift": other])
    let artifact = AppArtifact(root: ".", targets: [app])
    var readings = SourceSweep.readings(SourceReadings.planned(for: artifact), in: tree)
    readings.traceNames(artifact, in: tree)
    return Audit(only: [rule])
      .report(on: artifact) { [readings] in readings[$0, $1] }.findings.map(\.rule)
  }

  @Test func `a request in a function that the app never names does not end the app`() {
    #expect(findings("struct Screen { let locator = Locator() }\n// locator.locate()") == [])
  }

  @Test func `a request in a function that another file names ends the app`() {
    #expect(
      findings("struct Screen { let locator = Locator()\n func show() { locator.locate() } }")
        == ["location-request-without-callbacks"])
  }

  @Test(arguments: [
    ("// weather.load()", []), ("func show() { try? weather.load() }", ["cleartext-request"]),
  ])
  func `a request to http counts if something names its function`(
    other: String, found: [RuleID]
  ) {
    let weather = """
      import Foundation
      final class Weather {
        func load() throws -> Data { try Data(contentsOf: URL(string: "http://trail.org/a")!) }
      }
      """
    #expect(findings(other, beside: weather, "cleartext-request") == found)
  }

  private static let asking = """
    import CoreLocation
    final class Locator {
      let manager = CLLocationManager()
      func ask() {
        if Bundle.main.object(forInfoDictionaryKey: "NSLocationAlwaysUsageDescription") != nil {
          manager.requestAlwaysAuthorization()
        }
      }
    }
    """

  @Test func `a request that the app makes only with a key is not an error without it`() {
    let app = SwiftApp(files: ["App/Locator.swift": Self.asking])
    #expect(app.findings("purpose-string-missing").map(\.severity) == [.warning, .warning])
    #expect(app.findings("legacy-always-string-missing").isEmpty)
  }
}
