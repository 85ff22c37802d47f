import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave explore init")
struct ExploreInitCommandTests {
  /// A folder with one source, and what the tool says of it.
  struct Written {
    let folder: TemporaryFolder
    let run: CommandRun

    init(
      _ source: String, _ arguments: [String] = [], files: [String: String] = [:],
      paths: [String] = ["Access.swift"]
    ) throws {
      folder = try TemporaryFolder(files.merging(["Access.swift": source]) { $1 })
      let given = paths.map { [folder] in folder.path + "/" + $0 }
      run = CommandRun(
        ["explore", "init"] + given + ["--output", folder.path + "/out"] + arguments)
    }

    func text(_ name: String) throws -> String { try folder.text(of: "out/" + name) }

    func test(_ module: String = "AccessCode") throws -> String {
      try text("Tests/\(module)Tests/ExploreTests.swift")
    }
  }

  static let access = """
    import Combine
    import CoreLocation

    @MainActor final class Access: NSObject, ObservableObject, CLLocationManagerDelegate {
      private let manager = CLLocationManager()
      @Published var isLoading = false
      weak var delegate: AccessDelegate?
      func ask() async -> Bool { manager.requestWhenInUseAuthorization(); return true }
      func follow(_ route: Route) throws { manager.startUpdatingLocation() }
      func format(_ text: String) -> String { text }
    }
    protocol AccessDelegate: AnyObject { }
    """

  @Test func `writes the sources as they are, and a test whose actions call them`() throws {
    let written = try Written(Self.access, ["--ios", "16...18", "--depth", "3"])
    #expect(written.run.code == 0, "\(written.run.error)")
    #expect(try written.text("Sources/AccessCode/Access.swift") == Self.access)
    #expect(
      try written.test() == """
        import Combine
        import CoreLocation
        import Testing
        import WayleaveTesting

        @testable import AccessCode

        // FILL IN: the app's own texts; no Info.plist was found. Take out what it does not declare.
        private let infoPlist = AppPackage(
          name: "App",
          purposeStrings: [
            .whenInUse: "Why the app needs it.",
            .alwaysAndWhenInUse: "Why the app needs it.",
            .always: "Why the app needs it.",
            .motion: "Why the app needs it.",
            .bluetoothAlways: "Why the app needs it.",
            .bluetoothPeripheral: "Why the app needs it.",
          ],
          temporaryAccuracy: ["Route": "Why it has to be precise."],
          backgroundModes: ["location"])

        /// The first test that finds a counterexample prints it; the others name it.
        private let reported = ReportedCounterexamples()

        @Test func `Access, by taps and answers`() async throws {
          try await exploreAccess([])
        }

        @Test func `Access, made by the first action`() async throws {
          try await exploreAccess([], made: .onFirstAction)
        }

        @Test func `Access, whatever the user does`() async throws {
          try await exploreAccess(.usual)
        }

        private func exploreAccess(
          _ environment: EnvironmentSteps, made: ModelCreation = .atLaunch
        ) async throws {
          let exploration = try await explore(
            .iOS(16...18), depth: 3, environment: environment,
            options: ExplorationOptions(
              maxStates: 2_000, timeLimit: .seconds(300),
              continueAfterFailure: true),
            reported: reported
          ) { phone in
            let app = phone.app(infoPlist, made: made) { Access() }
            app.action("ask") { await $0.ask() }
            // FILL IN: a value for Route
            // app.action("follow(_:)") { try $0.follow(<#Route#>) }
            // Without the permission an action may return once another one asks; after a lock or a change
            // in Settings, at the next action.
            app.ignore(environment == [] ? .hangsBeforeRequest : .hangsUntilNextAction)
            app.requiresFrameworkCalls()
            app.eventually("isLoading ends") { !$0.isLoading }
            // FILL IN: who hears of it: delegate, AccessDelegate?
            // What has to be so can be said of isLoading:
            // app.always("…") { $0.isLoading … }
          }
          print(exploration)
        }

        """)
    #expect(
      try written.text("Sources/AccessCode/Missing.swift").contains(
        "/// In the place of Route (\(written.folder.path)/Access.swift:9:24).\n"))
  }

  @Test func `a manifest with the three products, the trait of Combine and a marked path`() throws {
    #expect(
      try Written(Self.access).text("Package.swift") == """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "out",
          dependencies: [
            // FILL IN: where Wayleave lies.
            .package(name: "wayleave", path: "../wayleave", traits: ["AppFrameworks"])
          ],
          targets: [
            .target(
              name: "AccessCode",
              dependencies: [
                .product(name: "DeviceFrameworks", package: "wayleave"),
                .product(name: "AppFrameworks", package: "wayleave"),
              ]),
            .testTarget(
              name: "AccessCodeTests",
              dependencies: [
                "AccessCode",
                .product(name: "DeviceFrameworks", package: "wayleave"),
                .product(name: "AppFrameworks", package: "wayleave"),
                .product(name: "WayleaveTesting", package: "wayleave"),
              ]),
          ],
          swiftLanguageModes: [.v5])

        """)
  }

  @Test func `a job for Linux`() throws {
    let workflow = try Written(Self.access).text(".github/workflows/explore.yml")
    #expect(
      workflow == """
        name: Explore the permission code
        on: [push, pull_request]
        jobs:
          explore:
            runs-on: ubuntu-latest
            container: swift:6.3
            steps:
              - uses: actions/checkout@v4
              # FILL IN: replace ADDRESS with the URL of Wayleave.
              - run: git clone ADDRESS ../wayleave
              - run: swift test

        """)
  }

  @Test func `an address of Wayleave leaves nothing to fill in of it`() throws {
    let written = try Written(Self.access, ["--wayleave", "https://example.org/wayleave.git"])
    let manifest = try written.text("Package.swift")
    #expect(
      manifest.contains(#".package(url: "https://example.org/wayleave.git", branch: "main","#))
    #expect(!manifest.contains("FILL IN"))
    #expect(!(try written.text(".github/workflows/explore.yml").contains("FILL IN")))
  }

  @Test func `a path of Wayleave is seen from the folder that is written`() throws {
    let written = try Written(
      Self.access, files: ["tools/wayleave/Package.swift": ""],
      paths: ["Access.swift"])
    #expect(written.run.code == 0)
    let again = CommandRun([
      "explore", "init", written.folder.path + "/Access.swift", "--output",
      written.folder.path + "/./second", "--wayleave",
      written.folder.path + "/tools/wayleave",
    ])
    #expect(again.code == 0, "\(again.error)")
    #expect(
      try written.folder.text(of: "second/Package.swift").contains(#"path: "../tools/wayleave""#))
  }

  @Test func `tells what it wrote, what can be tapped and what is left`() throws {
    let written = try Written(Self.access)
    let place = written.folder.path
    #expect(
      written.run.output.replacingOccurrences(of: place, with: "…") == """
        Wrote …/out
          Package.swift
          Sources/AccessCode/Access.swift
          Sources/AccessCode/Missing.swift
          Tests/AccessCodeTests/ExploreTests.swift
          .github/workflows/explore.yml
          .gitignore

        Access, made by Access(): 2 actions, 1 of them whole
          ask         …/Access.swift:8
          follow(_:)  …/Access.swift:9  needs a value: Route
          left out (no location calls): format

        In the place of Route: types without members

        To fill in: 5 lines, marked FILL IN
          Package.swift:7                              where Wayleave lies.
          Tests/AccessCodeTests/ExploreTests.swift:8   the app's own texts; no Info.plist was found. \
        Take out what it does not declare.
          Tests/AccessCodeTests/ExploreTests.swift:49  a value for Route
          Tests/AccessCodeTests/ExploreTests.swift:56  who hears of it: delegate, AccessDelegate?
          .github/workflows/explore.yml:9              replace ADDRESS with the URL of Wayleave.

        Next: cd …/out && swift test
        If that does not compile: wayleave explore fit …/out

        """)
  }

  @Test func `the Info.plist of the app is found near`() throws {
    let written = try Written(
      Self.access,
      files: [
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key><string>APPL</string>
          <key>CFBundleDisplayName</key><string>Tr"ail</string>
          <key>NSLocationWhenInUseUsageDescription</key><string>Shows you.</string>
          <key>UIBackgroundModes</key><array><string>location</string></array>
        </dict></plist>
        """
      ])
    #expect(
      try written.test().contains(
        """
        private let infoPlist = AppPackage(
          name: "Tr\\"ail",
          purposeStrings: [
            .whenInUse: "Shows you.",
          ],
          backgroundModes: ["location"])
        """))
    #expect(!(try written.test().contains("FILL IN: the app's own texts")))
  }

  @Test func `a file near that declares what is missing is taken along with what it needs`() throws
  {
    let written = try Written(
      Self.access,
      files: [
        "App.xcodeproj/project.pbxproj": "",
        "Models/Route.swift": "struct Route { var stop = Stop() }",
        "Models/Stop.swift":
          "struct Stop { }; class Other { let a = Access(); func b() { a.ask(Server()) } }",
        "Models/Server.swift": "class Server { }",
        "Models/Unneeded.swift": "struct Unneeded { }",
      ])
    let names = written.run.output.split(separator: "\n").filter { $0.hasPrefix("  Sources/") }
    #expect(
      names == ["Access", "Route", "Stop", "Server"].map { "  Sources/AccessCode/\($0).swift" },
      "\(written.run.output)")
    #expect(written.run.output.contains("Taken along, for what they declare: "))
    #expect(try written.test().contains(#"app.action("follow(_:)") { try $0.follow(Route()) }"#))
    #expect(try !written.test().contains("exploreOther"))
  }

  @Test(arguments: [
    "import Odd\nstruct Route { }",
    "struct Route { var a: Server; var b: Stop; var c: Bus; var d: Fare }",
    "struct Route { }\n@main struct Trail { }",
    "struct Route { }\n@UIApplicationMain class AppDelegate { }",
  ])
  func `a file near that needs more is named, with the next command`(route: String) throws {
    let written = try Written(
      Self.access,
      files: ["App.xcodeproj/project.pbxproj": "", "Models/Route.swift": route])
    #expect(
      try written.text("Sources/AccessCode/Missing.swift").contains("/Models/Route.swift declares"))
    #expect(written.run.output.contains("Models/Route.swift\n"))
    #expect(!written.run.output.contains("Taken along"))
    let both = try Written(
      Self.access, files: ["Models/Route.swift": "struct Route { }"],
      paths: ["Access.swift", "Models/Route.swift"])
    #expect(try both.test().contains(#"app.action("follow(_:)") { try $0.follow(Route()) }"#))
    #expect(!both.run.output.contains("Missing.swift"))
  }

  @Test func `a text that is empty is marked`() throws {
    let written = try Written(
      Self.access,
      files: [
        "Info.plist": """
        <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
        <key>NSLocationWhenInUseUsageDescription</key><string></string></dict></plist>
        """
      ])
    let test = try written.test()
    #expect(test.contains("// FILL IN: a text is empty, so that its prompt gives no reason.\n"))
    #expect(test.contains("  name: \"App\",\n"))
  }

  @Test func `a module that Linux has not gets one in its place`() throws {
    let written = try Written("import MapKit\n" + Self.access)
    #expect(
      try written.text("Sources/MapKit/MapKit.swift").contains("@_exported import CoreLocation"))
    #expect(try written.text("Package.swift").contains("        \"MapKit\",\n"))
  }

  @Test func `the library of this package is a product and has no stub`() throws {
    let written = try Written("import LocationAuthorization\nimport XCTest\n" + Self.access)
    #expect(
      try written.text("Package.swift").contains(
        ".product(name: \"LocationAuthorization\", package: \"wayleave\")"))
    #expect(!written.run.output.contains("Sources/XCTest"))
    #expect(!written.run.output.contains("Sources/LocationAuthorization/"))
  }

  @Test func `of several types the outer one is explored, and a fake only where nothing else is`()
    throws
  {
    let written = try Written(
      """
      class Service { func ask() { CLLocationManager().requestLocation() } }
      class FakeManager: CLLocationManager { override func requestLocation() { } }
      class Model { let service = Service(); func tap() { service.ask() } }
      """)
    #expect(try written.test("ModelCode").contains("{ $0.tap() }"))
    #expect(written.run.output.contains("Not chosen: Service; --type names what is explored.\n"))
    let fake = try Written(
      "class FakeManager: CLLocationManager { override func requestLocation() { } }")
    #expect(try fake.test("FakeManagerCode").contains("{ $0.requestLocation() }"))
  }

  @Test func `a folder is a library: its name, its folders, and none of its tests`() throws {
    let folder = try TemporaryFolder([
      "Lib/Access.swift": Self.access, "Lib/Sub/Route.swift": "struct Route { }",
      "Lib/Tests/AccessTests.swift": "import XCTest", "Lib/Package.swift": "",
    ])
    let run = CommandRun([
      "explore", "init", folder.path + "/Lib", "--output", folder.path + "/out",
    ])
    #expect(run.code == 0, "\(run.error)")
    #expect(try folder.text(of: "out/Sources/Lib/Sub/Route.swift") == "struct Route { }")
    #expect(run.output.contains("  Tests/LibTests/ExploreTests.swift\n"))
    #expect(!run.output.contains("AccessTests.swift"))
  }
}
