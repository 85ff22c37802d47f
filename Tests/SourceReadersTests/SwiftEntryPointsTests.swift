import Foundation
import Testing

@testable import SourceReaders

@Suite("What can be called of a Swift file")
struct SwiftEntryPointsTests {
  private func read(_ sources: String...) throws -> EntryPoints {
    EntryPoints(
      joining: try sources.enumerated().map { number, source in
        try #require(SwiftEntryPoints.read(Array(source.utf8), file: "\(number).swift"))
      })
  }

  @Test func `methods with labels, effects, defaults and the closures that they take`() throws {
    let entries = try read(
      """
      import Foundation
      import CoreLocation.CLLocation
      final class Access: NSObject, CLLocationManagerDelegate {
        func ask() async throws -> Bool { true }
        func track(_ name: String, every seconds: Int = 1, done: @escaping (Bool, Error?) -> Void) { }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { }
        private func hidden() { }
      }
      """)
    #expect(entries.imports.map(\.name) == ["Foundation", "CoreLocation"])
    let access = try #require(entries.types.first)
    #expect(access.kind == .class)
    #expect(access.inherits == ["NSObject", "CLLocationManagerDelegate"])
    let ask = try #require(access.methods.first)
    #expect(ask.isAsync && ask.isThrowing)
    #expect(ask.result == "Bool")
    #expect(ask.position.description == "0.swift:4:8")
    let track = access.methods[1]
    #expect(track.parameters.map(\.label) == [nil, "every", "done"])
    #expect(track.parameters.map(\.hasDefault) == [false, true, false])
    #expect(
      track.parameters[2].closure == .init(parameters: ["Bool", "Error?"], result: "Void"))
    #expect(access.methods.filter(\.isCallback).map(\.name) == ["locationManager"])
    #expect(access.methods.filter(\.isHidden).map(\.name) == ["hidden"])
  }

  @Test(arguments: [
    ("class A { }", false, []),
    ("class A { private init() { }; static let shared = A() }", true, []),
    ("struct A { let name: String; var count = 0 }", false, ["name", "count"]),
    ("struct A { private let name: String }", true, []),
    ("class A { init(name: String) { } }; extension A { convenience init() { } }", false, ["name"]),
  ])
  func `the initializer, written or implied`(
    source: String, isHidden: Bool, labels: [String]
  ) throws {
    let type = try #require(try read(source).types.first)
    let call = try #require(type.initializers.first)
    #expect(call.isHidden == isHidden)
    #expect(call.parameters.map(\.label) == labels)
  }

  @Test(arguments: [
    ("class A { static let shared = A() }", "shared"),
    ("class A { static let main: A = .init() }", "main"),
    ("class A { private static let own = A() }", nil),
    ("class A { static let other = B() }", nil),
  ])
  func `the property that holds the one object there is`(source: String, name: String?) throws {
    #expect(try read(source).types.first?.single?.name == name)
  }

  @Test(arguments: [
    "CMErrorMotionActivityNotAuthorized", "CMErrorMotionActivityNotAvailable", "CMErrorUnknown",
  ])
  func `the codes of Core Motion's errors are names that Linux has`(name: String) {
    #expect(KnownNames.contains(name))
  }

  @Test func `an extension in another file adds to the type`() throws {
    let entries = try read(
      "extension Tracker: Watching { func start() { } }", "class Tracker { func stop() { } }")
    #expect(entries.types.map(\.name) == ["Tracker"])
    #expect(entries.types.first?.methods.map(\.name) == ["stop", "start"])
    #expect(entries.types.first?.inherits == ["Watching"])
  }

  @Test func `what is stored, what can be set, and what a value is`() throws {
    let properties = try read(
      """
      class A {
        @Published private(set) var status: Int?
        var isLoading = false
        var name: String { "" }
        var size = 1 { didSet { } }
        var done: (() -> Void)?
        private let manager = CLLocationManager()
      }
      """
    ).types[0].properties
    #expect(properties.map(\.isReadOnly) == [true, false, true, false, false, true])
    #expect(properties.map(\.isStored) == [true, true, false, true, true, true])
    #expect(properties.map(\.hasValue) == [true, true, false, true, true, true])
    #expect(properties[1].type == "Bool")
    #expect(properties[4].closure == .init(parameters: [], result: "Void"))
    #expect(properties[5].maker == "CLLocationManager")
    #expect(properties[5].isHidden)
  }

  @Test func `names that nothing declares and Linux has not, each with its first place`() throws {
    let entries = try read(
      """
      import MapKit
      class Access<Kept> {
        var store: Store; var kept: Kept?; var place: CLLocation?; var map: MKMapView?
        enum State { case on }
        func a() { Log.write(State.on); Log.write(Store()) }
      }
      """, "enum Log { static func write(_ state: Any) { } }")
    #expect(
      entries.unresolved.map { "\($0.name) \($0.position)" }
        == ["Store 0.swift:3:14", "MKMapView 0.swift:3:71"])
  }

  @Test func `limit: a function that nothing declares is not missed`() throws {
    #expect(try read("class A { func a() { log(1) } }").unresolved.isEmpty)
  }

  @Test(arguments: [
    ("#if os(iOS)", false), ("#if !os(macOS)", true), ("#if canImport(UIKit)", true),
    ("#if canImport(MapKit)", false), ("#if targetEnvironment(simulator)", false),
    ("#if os(iOS) || os(Linux)", true), ("#if os(iOS) && DEBUG", false),
    ("#if DEBUG && !os(iOS)", true), ("#if (os(tvOS))", false), ("#if UNKNOWN", false),
    ("#if swift(>=5.9)", true), ("#if swift(>=6.0)", false), ("#if compiler(>=6.0)", true),
    ("#if compiler(<5.5)", false), ("#if hasFeature(Anything)", true),
    ("#if canImport(XCTest)", true), ("#if canImport(LocationAuthorization)", true),
    ("#if _runtime(_ObjC)", false), ("#if INTERNAL || DEBUG", true), ("#if !INTERNAL", true),
    ("#if swift(>=5.5)\n#else", false), ("#if swift(<6)", true),
    ("#if swift(>=5.9.1)", true), ("#if swift(>=5.10)", true), ("#if swift(>=5.11)", false),
    ("#if swift(<5.10)", false), ("#if compiler(>=6.0.3)", true), ("#if compiler(>=6.2)", true),
    ("#if compiler(>=6.99)", false), ("#if compiler(<6.2)", false), ("#if compiler(>=7)", false),
    ("#if arch(arm64) || arch(x86_64)", true), ("#if arch(i386)", false),
    ("#if arch(arm64)", isArm), ("#if arch(x86_64)", !isArm),
  ])
  func `code under a condition is there where it is compiled on Linux`(
    condition: String, isThere: Bool
  ) throws {
    let entries = try read("\(condition)\nclass A { }\n#endif")
    #expect(entries.types.map(\.name) == (isThere ? ["A"] : []))
  }

  @Test(arguments: [
    ("swift(>=6)", ["6.0"]), ("swift(>=5.10.1)", ["6.0"]), ("swift(>=5.10)", ["5.0", "5", "6.0"]),
    ("swift(>=4.2.1)", ["5.0", "5", "6.0"]), ("swift(<4.2)", ["4.0"]),
    ("swift(>=4.1.50)", ["4.0", "4.2", "5.0", "5", "6.0"]),
  ])
  func `the version of the language is that of its mode`(
    condition: String, settings: [String]
  ) throws {
    let source = Array("#if \(condition)\nclass A { }\n#endif".utf8)
    let fitting = try ["4.0", "4.2", "5.0", "5", "6.0"].filter { setting in
      let mode = try #require(SwiftLanguageMode(setting: setting))
      return SwiftEntryPoints.read(source, file: "a.swift", mode: mode)?.types.isEmpty == false
    }
    #expect(fitting == settings)
  }

  @Test(arguments: ["#if compiler(>=6.2.1)", "#if compiler(<6.3.1)", "#if compiler(<6.3.2)"])
  func `a third number of the compiler counts`(condition: String) throws {
    #if compiler(>=6.2.1)
      let isBehind = true
    #else
      let isBehind = false
    #endif
    #if compiler(<6.3.1)
      let isBefore = true
    #else
      let isBefore = false
    #endif
    #if compiler(<6.3.2)
      let isBeforeTheNext = true
    #else
      let isBeforeTheNext = false
    #endif
    let holds = [
      "#if compiler(>=6.2.1)": isBehind, "#if compiler(<6.3.1)": isBefore,
      "#if compiler(<6.3.2)": isBeforeTheNext,
    ]
    let entries = try read("\(condition)\nclass A { }\n#endif")
    #expect(entries.types.isEmpty == (holds[condition] == false))
  }

  @Test(arguments: ["", "3.0", "7.0", "x", "$(SWIFT)", "5x", "x.5"])
  func `another version of the language has no mode`(setting: String) {
    #expect(SwiftLanguageMode(setting: setting) == nil)
  }

  @Test(arguments: [
    ("class A: ObservableObject { }", true), ("@Observable class A { }", false),
    ("class A { @Published var a = 1 }", true), ("struct Record { }; var r = Record()", false),
    ("class A { var r = Record() }", true),
  ])
  func `whether Combine is used`(source: String, uses: Bool) throws {
    #expect(try read(source).usesCombine == uses)
  }

  @Test func `a name of Combine's that another file declares is not Combine's`() throws {
    #expect(!(try read("class A { var r = Record() }", "struct Record { }").usesCombine))
  }

  @Test(arguments: [
    ("(\n  Int,\n  String // both\n) -> Void", "(Int, String) -> Void"),
    ("[\n  String:\n    Int\n]", "[String: Int]"), ("Result<Int,\n Error>?", "Result<Int, Error>?"),
    ("inout Int", "inout Int"), ("@escaping () -> Void", "() -> Void"), ("any P", "P"),
    ("sending Int", "Int"),
  ])
  func `a type is read in one line`(written: String, type: String) throws {
    let method = try #require(
      try read("class A { func a(_ b: \(written)) { } }").types.first?.methods.first)
    #expect(method.parameters.first?.type == type)
  }

  @Test(arguments: ["\u{0}", String(repeating: "{", count: 5000)])
  func `what is no Swift gives nothing and does no harm`(source: String) {
    #expect(SwiftEntryPoints.read(Array(source.utf8), file: "a.swift")?.types.isEmpty ?? true)
  }

  @Test(arguments: [
    "CoreLocation", "CoreMotion", "CoreBluetooth", "UIKit", "SwiftUI", "os",
  ])
  func `every public type of a module with Apple's name is known`(module: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/AppleFrameworks/" + module)
    var checked = 0
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let path as String in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      guard text.contains("public ") || text.contains("open ") else { continue }
      let entries = try read(text)
      for type in entries.types
      where !type.isExtension && !type.name.contains(".") && text.declaresPublicly(type.name) {
        #expect(KnownNames.contains(type.name), "\(path)")
        checked += 1
      }
    }
    #expect(checked > 0)
  }
}

extension String {
  fileprivate func declaresPublicly(_ name: String) -> Bool {
    ["class", "struct", "enum", "protocol", "actor"].contains { word in
      ["public", "open", "public final", "public indirect"].contains {
        contains("\n\($0) \(word) \(name)")
      }
    }
  }
}

#if arch(arm64)
  private let isArm = true
#else
  private let isArm = false
#endif
