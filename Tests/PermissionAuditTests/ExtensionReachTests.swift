import AppArtifacts
import Findings
import SourceReaders
import Testing

@testable import PermissionAudit

@Suite("An extension answers for what it leads to")
struct ExtensionReachTests {
  private func isReached(_ shared: String, from own: String) throws -> Bool {
    let tree = FileTree.memory(["Shared.swift": shared, "Widget.swift": own])
    let app = AppTarget(
      name: "App", project: "App.xcodeproj", kind: .app, configurations: [],
      sources: [SourceFile("Shared.swift", .swift)])
    var widget = app
    widget.kind = .appExtension(point: nil)
    widget.sources.append(SourceFile("Widget.swift", .swift))
    let reading = SourceReader.read(
      Array(shared.utf8), path: "Shared.swift", language: .swift)
    let call = try #require(reading.calls.first { $0.api == .requestWhenInUseAuthorization })
    return try #require(ExtensionReach(widget, app: app, in: tree)).leads(to: call)
  }

  private static let shared = """
    import CoreLocation
    final class Model {
      static let shared = Model()
      var last: CLLocation?
      let manager = CLLocationManager()
      func ask() { manager.requestWhenInUseAuthorization() }
    }
    """

  @Test(
    "a request that the extension only compiles in is not reached",
    arguments: [
      "struct Widget { }", "struct Widget { let place = Model.shared.last }",
      "// Model.shared.ask()\nstruct Widget { let place = Model.shared.last }",
    ])
  func compiled(_ own: String) throws {
    #expect(try !isReached(Self.shared, from: own))
  }

  @Test(
    "a request that the extension's own code names is reached",
    arguments: ["struct Widget { func go() { Model.shared.ask() } }"])
  func called(_ own: String) throws {
    #expect(try isReached(Self.shared, from: own))
  }

  @Test func `what is only compiled in is a warning, what is reached an error`() {
    var call = PlatformCall(
      .requestWhenInUseAuthorization, at: SourcePosition(file: "Widget/Code.swift", line: 1))
    let widget = Apps.app("Widget", kind: .appExtension(point: nil))
    for (isReached, severity) in [(true, Severity.error), (false, .warning)] {
      call.surroundings.isReached = isReached
      let found = Audit().report(
        on: AppArtifact(root: ".", targets: [widget]),
        sources: ["Widget/Code.swift": SourceReading(path: "Widget/Code.swift", calls: [call])]
      ).findings
      #expect(found.map(\.severity) == [severity])
    }
  }
}
