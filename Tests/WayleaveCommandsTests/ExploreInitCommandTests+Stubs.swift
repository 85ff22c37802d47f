import Testing

@testable import ExplorationPackages
@testable import WayleaveCommands

/// What a written package has in the place of modules that are not on Linux.
extension ExploreInitCommandTests {
  private static var modules: [String] { StubModule.all.map(\.module) }

  @Test(arguments: Self.modules)
  func `a module of which little is asked has a stub, and its names are not missing`(
    module: String
  ) throws {
    let stub = try #require(StubModule.named(module))
    let names = stub.names.sorted()
    let written = try Written(
      """
      import \(module)
      class Access { let a = CLLocationManager(); func go() { a.requestLocation() } }
      \(names.map { "func use(_: \($0)) { }" }.joined(separator: "\n"))
      """)
    #expect(!names.isEmpty)
    #expect(try written.text("Sources/\(module)/\(module).swift") == stub.text)
    #expect(written.run.output.contains("In the place of \(module): \(stub.note)\n"))
    #expect(!written.run.output.contains("Missing.swift"), "\(written.run.output)")
  }

  @Test func `what stands for a module writes an answer down in one place`() {
    for stub in StubModule.all {
      let parts = stub.text.split(separator: "struct Grant", maxSplits: 1)
      #expect(!parts[0].contains("UserDefaults."), "\(stub.module)")
    }
  }

  @Test func `what stands for a module writes no answer down that no one asks for`() {
    let asking = StubModule.all.filter { $0.text.contains("Grant(") }.map(\.module)
    #expect(StubModule.all.filter { $0.text.contains("struct Grant") }.map(\.module) == asking)
  }

  @Test func `what a stub declares within a type is missing where the app's own is meant`()
    throws
  {
    let written = try Written(
      """
      import MapKit
      class Access { let a = CLLocationManager(); func go() { a.requestLocation() } }
      func use(_: Request, _: MKLocalSearch.Response) { }
      """,
      files: [
        "App.xcodeproj/project.pbxproj": "", "Request.swift": "import Odd\nstruct Request { }",
      ])
    let missing = try written.text("Sources/AccessCode/Missing.swift")
    #expect(missing.contains("In the place of Request ("), "\(missing)")
    #expect(missing.contains("/Request.swift declares"))
    #expect(!missing.contains("Response"))
  }

  @Test(arguments: [
    ("EventKit", "EKEntityType", [".event", ".reminder"]),
    ("Photos", "PHAccessLevel", [".addOnly", ".readWrite"]),
    ("AVFoundation", "AVMediaType", [".video", ".audio"]),
    ("UserNotifications", "UNAuthorizationOptions", ["[.alert, .badge, .sound]"]),
    ("Odd", "EKEntityType", ["<#EKEntityType#>"]),
  ])
  func `a parameter of a stub's type has its values, where the module is imported`(
    module: String, type: String, values: [String]
  ) throws {
    let test = try Written(
      """
      import \(module)
      class Access { func go(_ type: \(type)) { CLLocationManager().requestLocation() } }
      """
    ).test()
    for value in values { #expect(test.contains("{ $0.go(\(value)) }"), "\(test)") }
  }

  @Test func `a module that another one brings has its stub, too`() throws {
    let written = try Written(
      """
      import Photos
      class Access { func go(_ type: AVMediaType) { CLLocationManager().requestLocation() } }
      func use(_: AVCaptureDevice, _: PHPhotoLibrary) { }
      """)
    #expect(!written.run.output.contains("Missing.swift"), "\(written.run.output)")
    #expect(written.run.output.contains("In the place of AVFoundation: "))
    #expect(try written.test().contains("{ $0.go(.video) }"))
    #expect(
      try written.text("Package.swift").contains(
        """
            .target(
              name: "Photos",
              dependencies: [
                "AVFoundation",

        """))
  }

  @Test func `what a stub does not declare is missing, and another module has an empty one`()
    throws
  {
    let written = try Written(
      """
      import MapKit
      import Odd
      class Access { let a = CLLocationManager(); func go() { a.requestLocation() } }
      func use(_: MKCoordinateRegion, _: MKOddity) { }
      """)
    #expect(
      try written.text("Sources/AccessCode/Missing.swift").contains("In the place of MKOddity"))
    #expect(try !written.text("Sources/AccessCode/Missing.swift").contains("MKCoordinateRegion"))
    #expect(
      try written.text("Sources/Odd/Odd.swift").contains("What is used of it is in Missing.swift"))
  }
}
