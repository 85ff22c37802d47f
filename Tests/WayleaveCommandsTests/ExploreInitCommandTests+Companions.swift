import FileAccess
import TestSupport
import Testing

@testable import ExplorationPackages
@testable import WayleaveCommands

/// Which files near the given ones are taken along.
extension ExploreInitCommandTests {
  private static let twoMissing = """
    class Access {
      let manager = CLLocationManager()
      func go(_ route: Route, _ guide: Guide) { manager.requestLocation() }
    }
    """

  private func written(_ files: [String: String]) throws -> Written {
    try Written(Self.twoMissing, files: files.merging(["App.xcodeproj/project.pbxproj": ""]) { $1 })
  }

  @Test(arguments: [
    ["A/Models.swift": "struct Route { }", "B/Models.swift": "struct Guide { }"],
    [
      "A/Route.swift": "struct Route { }; enum Way { }",
      "B/Guide.swift": "struct Guide { }; enum Way { }",
    ],
    ["A/Route.swift": "struct Route { }", "B/Guide.swift": "struct Guide { }; class Access { }"],
    ["A/Route.swift": "struct Route { }", "B/main.swift": "struct Guide { }; print(Guide())"],
  ])
  func `a file that the module cannot hold beside the others is named`(
    files: [String: String]
  ) throws {
    let written = try written(files)
    #expect(written.run.code == 0, "\(written.run.error)")
    let missing = try written.text("Sources/AccessCode/Missing.swift")
    let named = try #require(files.keys.max())
    #expect(missing.contains("In the place of Guide ("), "\(missing)")
    #expect(missing.contains("/\(named) declares"), "\(missing)")
    #expect(!missing.contains("In the place of Route"), "\(missing)")
  }

  @Test(arguments: [
    ("extension Route { func begin() { } }", true),
    ("extension Route { static var end: Route { Route() } }", true),
    ("extension Route { enum Leg { case long } }", true),
    ("extension Route: CustomStringConvertible { var description: String { \"\" } }", true),
    ("extension Access: CLLocationManagerDelegate { }", true),
    ("extension Route { func rest() { } }", false),
    ("private extension Route { func begin() { } }", false),
    ("extension Route { func begin() { Elsewhere.go() } }", false),
    ("extension Guide { func begin() { } }", false),
    ("extension CLLocationManager { static var shared: Int { 1 } }", true),
    ("extension Notification.Name { static let moved = Self(\"\") }", true),
    ("extension CLLocationManager: CustomStringConvertible { }", false),
  ])
  func `an extension of a type of the module's is taken along for what the code uses`(
    code: String, isTaken: Bool
  ) throws {
    let written = try Written(
      """
      class Access: NSObject {
        let manager = CLLocationManager()
        func go(_ leg: Route.Leg) {
          NotificationCenter.default.post(name: .moved, object: CLLocationManager.shared)
          Route.end.begin()
          manager.requestLocation()
        }
      }
      """,
      files: [
        "App.xcodeproj/project.pbxproj": "", "A/Route.swift": "struct Route { }",
        "B/Route+More.swift": "import CoreLocation\n\(code)",
      ])
    #expect(written.run.code == 0, "\(written.run.error)")
    #expect(
      written.run.output.contains("Sources/AccessCode/Route+More.swift") == isTaken,
      "\(written.run.output)")
  }

  @Test(arguments: [
    ("extension Notification.Name { static let moved = Self(\"\") }", false),
    ("extension Notification.Name { private static let moved = Self(\"\") }; \(Self.other)", false),
    ("extension Access { func rest() { } }; \(Self.other)", false),
    ("extension Access { func rest(_ hours: Int) { } }; \(Self.other)", true),
    ("extension Access: Sendable { }", false), ("extension Access: Equatable { }", true),
    ("extension Access { private func rest() { } }; \(Self.other)", false),
    ("extension Access { private func sleep() { } }; \(Self.other)", true),
    ("private enum Way: String { case near }; \(Self.other)", true), (Self.other, true),
  ])
  func `an extension that declares again what the files have is left alone`(
    code: String, isTaken: Bool
  ) throws {
    let written = try Written(
      """
      extension Notification.Name { static let moved = Self("") }
      private enum Way: String { case near }
      final class Access: Sendable {
        func go() {
          NotificationCenter.default.post(name: .moved, object: CLLocationManager.other)
          rest()
        }
        func rest() { CLLocationManager().requestLocation() }
        private func sleep() { }
      }
      """,
      files: ["App.xcodeproj/project.pbxproj": "", "B/More.swift": code])
    #expect(written.run.code == 0, "\(written.run.error)")
    #expect(
      written.run.output.contains("AccessCode/More.swift") == isTaken, "\(written.run.output)")
  }

  private static let other = "extension CLLocationManager { static var other: Int { 1 } }"

  @Test func `of two files with a member the nearest is taken, of a namesake's none`() throws {
    let member = "extension Notification.Name { static let moved = Self(\"\") }"
    let rest = "extension Access { func rest() { } }"
    let written = try Written(
      "",
      files: [
        "App.xcodeproj/project.pbxproj": "",
        "Phone/Access.swift": """
        class Access {
          func go() {
            NotificationCenter.default.post(name: .moved, object: nil)
            rest()
            CLLocationManager().requestLocation()
          }
        }
        """,
        "Bridge/Names.swift": member, "Phone/Notes/Notices.swift": member,
        "Watch/Access.swift": "class Access { }", "Watch/Access+Rest.swift": rest,
        "Watch/More/Access+Rest.swift": rest,
      ], paths: ["Phone/Access.swift"])
    #expect(written.run.output.contains("AccessCode/Notices.swift"), "\(written.run.output)")
    #expect(!written.run.output.contains("AccessCode/Names.swift"), "\(written.run.output)")
    #expect(!written.run.output.contains("AccessCode/Access+Rest.swift"), "\(written.run.output)")
  }

  @Test func `sixteen files are taken along, and no more`() throws {
    let files = (1...20).map { ("B/Rest\($0).swift", "extension Access { func rest\($0)() {} }") }
    let calls = (1...20).map { "rest\($0)(); " }.joined()
    let written = try Written(
      "class Access { func go() { \(calls)CLLocationManager().requestLocation() } }",
      files: Dictionary(uniqueKeysWithValues: files + [("App.xcodeproj/project.pbxproj", "")]))
    let taken = written.run.output.split(separator: "\n").filter { $0.contains("AccessCode/Rest") }
    #expect(taken.count == 16, "\(written.run.output)")
  }

  @Test func `a type within another is not meant where its name stands alone`() throws {
    let written = try written([
      "A/Maps.swift": "struct Route { struct Guide { } }", "B/Guide.swift": "struct Guide { }",
    ])
    #expect(written.run.output.contains("Sources/AccessCode/Guide.swift"), "\(written.run.output)")
    let inner = try Written(
      "class Access { func go(_ maps: Maps) { CLLocationManager().requestLocation() } }",
      files: [
        "App.xcodeproj/project.pbxproj": "", "A/Maps.swift": "struct Maps { struct Guide { } }",
        "B/More.swift": "extension Maps: Error { func find(_ guide: Guide) { } }",
      ])
    #expect(inner.run.output.contains("Sources/AccessCode/More.swift"), "\(inner.run.output)")
  }

  @Test func `types that other files cannot see may share a name`() throws {
    let written = try written([
      "A/Route.swift": "struct Route { }; private enum Way { }",
      "B/Guide.swift": "struct Guide { }; private enum Way { }",
    ])
    #expect(!written.run.output.contains("Missing.swift"), "\(written.run.output)")
  }

  @Test func `what the app's tests declare is not meant`() throws {
    let written = try written([
      "AppTests/Mocks.swift": "import XCTest\nstruct Route { }\nstruct Guide { }",
      "Models/Route.swift": "struct Route { }",
    ])
    #expect(written.run.output.contains("Models/Route.swift\n"), "\(written.run.output)")
    #expect(!written.run.output.contains("Mocks.swift"), "\(written.run.output)")
    let missing = try written.text("Sources/AccessCode/Missing.swift")
    #expect(
      missing.contains("In the place of Guide ") && !missing.contains("which "), "\(missing)")
  }

  @Test func `the files near are gone through once, and parsed once`() throws {
    let folder = try TemporaryFolder(["A.swift": "struct Route { }"])
    var sources = NearbySources(root: PlainPath(folder.path))
    let first = sources.file(declaring: "Route", except: [])
    let route = try #require(first)
    try folder.write("struct Other { }", to: "A.swift")
    try folder.write("struct Guide { }", to: "B.swift")
    let again = sources.file(declaring: "Route", except: [])
    #expect(again?.entries == route.entries)
    let later = sources.file(declaring: "Guide", except: [])
    #expect(later == nil)
    let left = sources.file(declaring: "Route", except: [PlainPath(route.path)])
    #expect(left == nil)
  }

  @Test func `a folder that is there already is reported before anything is read`() throws {
    let written = try Written("", files: ["out/mine": ""], paths: ["Nowhere.swift"])
    #expect(written.run.error.contains("is there already"), "\(written.run.error)")
  }
}
