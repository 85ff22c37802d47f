import Foundation
import Testing

@testable import WayleaveCommands

@Suite("wayleave explore init")
struct ExploreInitCommandTests {
  /// A folder with one source, and what the tool says of it.
  private struct Written {
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

  private static let access = """
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
        import LocationAuthorizationTesting
        import PhoneSimulator
        import Testing

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

        @Test func `Access, whatever the person does`() async throws {
          let exploration = try await explore(
            .iOS(16...18), depth: 3, limits: Limits(states: 2_000, goesOn: true)
          ) { phone in
            let app = phone.app(infoPlist) { Access() }
            app.action("ask") { await $0.ask() }
            // FILL IN: a value for Route
            // app.action("follow(_:)") { try $0.follow(<#Route#>) }
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
        "// FILL IN: Route (\(written.folder.path)/Access.swift:9:24)\n"))
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
                .product(name: "LocationAuthorizationTesting", package: "wayleave"),
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
              # FILL IN: the address of Wayleave, in the place of ADDRESS.
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
          left out, for they reach no location: format

        To fill in: 6 lines, marked FILL IN
          Package.swift:7                              where Wayleave lies.
          Sources/AccessCode/Missing.swift:5           Route (…/Access.swift:9:24)
          Tests/AccessCodeTests/ExploreTests.swift:9   the app's own texts; no Info.plist was found. \
        Take out what it does not declare.
          Tests/AccessCodeTests/ExploreTests.swift:29  a value for Route
          Tests/AccessCodeTests/ExploreTests.swift:32  who hears of it: delegate, AccessDelegate?
          .github/workflows/explore.yml:9              the address of Wayleave, in the place of ADDRESS.

        Next: cd …/out && swift test

        """)
  }

  @Test func `the Info.plist of the app is found near, and its oldest release`() throws {
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

  @Test func `a file near that declares what is missing is named, with the next command`() throws {
    let written = try Written(
      Self.access,
      files: ["App.xcodeproj/project.pbxproj": "", "Models/Route.swift": "struct Route { }"])
    #expect(
      try written.text("Sources/AccessCode/Missing.swift").contains("/Models/Route.swift declares"))
    #expect(written.run.output.contains("Models/Route.swift\n"))
    let both = try Written(
      Self.access, files: ["Models/Route.swift": "struct Route { }"],
      paths: ["Access.swift", "Models/Route.swift"])
    #expect(try both.test().contains(#"app.action("follow(_:)") { try $0.follow(Route()) }"#))
    #expect(!both.run.output.contains("Missing.swift"))
  }

  @Test(arguments: [
    ("func go(done: @escaping (Bool) -> Void)", "go(done: { answer.resume(returning: $0) })"),
    (
      "func go(done: @escaping (Bool) -> Void)",
      "await withCheckedContinuation(function: \"go(done:)\") {"
    ),
    (
      "func go(done: @escaping (Bool) -> Void) -> Int",
      "    _ = model.go(done: { answer.resume(returning: $0) })"
    ),
    (
      "func go(completion: ((Int, Error?) -> Void)? = nil)",
      "go(completion: { answer.resume(returning: ($0, $1)) })"
    ),
    (
      "func go(success: () -> Void, failure: (Error) -> Void)",
      "go(success: { answer.resume() }, failure: { _ in answer.resume() })"
    ),
    ("func startGoing(handler: @escaping (Int) -> Void)", "$0.startGoing(handler: { _ in })"),
    ("func go(_ way: Way)", #"app.action("go(_: .on)") { $0.go(.on) }"#),
    ("func go(_ way: Way)", #"app.action("go(_: .off)") { $0.go(.off) }"#),
    ("func go(fast: Bool)", #"app.action("go(fast: true)") { $0.go(fast: true) }"#),
    ("func go(purpose: String)", #"$0.go(purpose: "Route")"#),
    ("func go(near: Place)", "$0.go(near: Place(name: \"Trail\"))"),
    ("func go() -> AnyPublisher<Int, Never>", "let values = model.value.go()"),
    ("func go() -> Future<Int, Never> { manager.f }; func also()", "{ $0.value.also() }"),
    (
      "func startGoing() async throws",
      "model.kept.append(Task { try await model.value.startGoing() })"
    ),
    ("func go() -> AsyncStream<Int>", "Task { for try await _ in values {} }"),
    ("static func go()", "{ Access.go() }"),
  ])
  func `a method and what the test does with it`(method: String, code: String) throws {
    let written = try Written(
      """
      class Access {
        let manager = CLLocationManager()
        \(method) { Self.asked(manager.requestLocation()) }
      }
      enum Way { case on, off, other(Int) }
      struct Place { let name: String }
      """)
    let test = try written.test()
    #expect(test.contains(code), "\(test)")
  }

  @Test(arguments: [
    ("class A { init() {} ", "{ A() }"), ("class A { ", "{ A() }"),
    ("actor A { ", "app.action(\"go\") { await $0.go() }"),
    ("struct A { ", "var value = A()"),
    ("class A { init(_ m: CLLocationManager, b: B) {} ", "{ A(CLLocationManager(), b: B()) }"),
    ("class A { init(p: P) {} ", "{ A(p: CLLocationManager()) }"),
    ("class A { private init() {}; static let shared = A(); ", "{ A() }"),
    ("class A { private init(x: X) {}; static let shared = A(); ", "{ A.shared }"),
    ("class A { init(x: X) {} ", "// FILL IN: how a A is made: X"),
    ("class A { init() throws {} ", "{ try! A() }"),
  ])
  func `how an object comes to be`(beginning: String, code: String) throws {
    let written = try Written(
      """
      \(beginning) func go() { CLLocationManager().requestLocation() } }
      class B { }
      protocol P { }
      extension CLLocationManager: P { }
      """)
    #expect(written.run.code == 0, "\(written.run.error)")
    #expect(try written.test("ACode").contains(code))
  }

  @Test func `a closure that a call sets is heard already, one that nobody sets is asked for`()
    throws
  {
    let written = try Written(
      """
      class A {
        var done: ((Int) -> Void)?
        var changed: ((Int) -> Void)?
        func go(done: @escaping (Int) -> Void) { self.done = done; CLLocationManager().requestLocation() }
      }
      """)
    let test = try written.test("ACode")
    #expect(test.contains("// FILL IN: who hears of it: changed, ((Int) -> Void)?"))
    #expect(!test.contains("who hears of it: done"))
  }

  @Test func `limit: a method that reaches location through what is handed to it is left out`()
    throws
  {
    let written = try Written(
      """
      class A {
        func go() { CLLocationManager().requestLocation() }
        func begin(_ work: () -> Void) { work() }
      }
      """)
    #expect(written.run.output.contains("  left out, for they reach no location: begin\n"))
  }

  @Test func `a private initializer is called by an import that names its file`() throws {
    let written = try Written(
      """
      class A { private init() {}; static let shared = A(); func go() { CLMonitor.ask() } }
      """)
    #expect(
      try written.test("ACode").contains(
        "@_private(sourceFile: \"Access.swift\")\n@testable import ACode\n"))
    #expect(try written.text("Package.swift").contains("-enable-private-imports"))
  }

  @Test func `an object that outlives a run is told`() throws {
    let written = try Written(
      "class A { private init(x: X) {}; static let shared = A(); func go() { CLMonitor.ask() } }")
    #expect(
      written.run.output.contains("An object that is kept in a static property outlives a run"))
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
    #expect(test.contains("// FILL IN: a text is empty, so that no prompt comes up.\n"))
    #expect(test.contains("  name: \"App\",\n"))
  }

  @Test func `a module that Linux has not gets one in its place`() throws {
    let written = try Written("import MapKit\n" + Self.access)
    #expect(
      try written.text("Sources/MapKit/MapKit.swift").contains("@_exported import CoreLocation"))
    #expect(try written.text("Package.swift").contains("        \"MapKit\",\n"))
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

  @Test(arguments: [
    (
      "enum Only { case one }", [], "asks for location, motion or Bluetooth; give the files that do"
    ),
    ("class A { }", ["--type", "B"], "declares no type B that a test could make; it has A"),
    (access, ["--wayleave", "/nowhere"], "/nowhere: holds no Package.swift"),
    (access, ["--app", "/nowhere"], "no such file or folder: /nowhere"),
    (String(repeating: "{", count: 5000), [], "is no source in Swift that can be read"),
  ])
  func `says in one line what is wrong, and writes nothing`(
    source: String, arguments: [String], message: String
  ) throws {
    let written = try Written(source, arguments)
    #expect(written.run.code == 2)
    #expect(written.run.error.contains(message), "\(written.run.error)")
    #expect(written.run.error.split(separator: "\n").count == 1)
    #expect(try written.folder.names == ["Access.swift"])
  }

  @Test func `what is there already stays as it is`() throws {
    let written = try Written(Self.access, files: ["out/Package.swift": "mine"])
    #expect(written.run.code == 2)
    #expect(written.run.error.contains("is there already; give another folder with --output"))
    #expect(try written.text("Package.swift") == "mine")
  }

  @Test func `two files of one name are told apart by nobody`() throws {
    let written = try Written(
      Self.access, files: ["Other/Access.swift": ""], paths: ["Access.swift", "Other/Access.swift"])
    #expect(written.run.error.contains("has the same name"))
  }

  @Test func `a folder that cannot be written leaves nothing behind`() throws {
    let folder = try TemporaryFolder(["Access.swift": Self.access])
    let run = CommandRun([
      "explore", "init", folder.path + "/Access.swift", "--output", folder.path + "/no/out",
    ])
    #expect(run.error.contains("cannot write \(folder.path)/no/out: No such file or directory"))
    #expect(try folder.names == ["Access.swift"])
  }
}
