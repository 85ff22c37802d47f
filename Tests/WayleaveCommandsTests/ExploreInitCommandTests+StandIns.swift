import Testing

@testable import WayleaveCommands

/// What a written package has in the place of modules that are not on Linux.
extension ExploreInitCommandTests {
  private static var modules: [String] { StandIn.all.map(\.module) }

  @Test(arguments: Self.modules)
  func `a module of which little is asked has a stand-in, and its names are not missing`(
    module: String
  ) throws {
    let standIn = try #require(StandIn.named(module))
    let names = standIn.names.sorted()
    let written = try Written(
      """
      import \(module)
      class Access { let a = CLLocationManager(); func go() { a.requestLocation() } }
      \(names.map { "func use(_: \($0)) { }" }.joined(separator: "\n"))
      """)
    #expect(!names.isEmpty)
    #expect(try written.text("Sources/\(module)/\(module).swift") == standIn.text)
    #expect(written.run.output.contains("In the place of \(module): \(standIn.note)\n"))
    #expect(!written.run.output.contains("Missing.swift"), "\(written.run.output)")
  }

  @Test func `what a stand-in does not declare is missing, and another module has an empty one`()
    throws
  {
    let written = try Written(
      """
      import MapKit
      import Odd
      class Access { let a = CLLocationManager(); func go() { a.requestLocation() } }
      func use(_: MKCoordinateRegion, _: MKOddity) { }
      """)
    #expect(try written.text("Sources/AccessCode/Missing.swift").contains("FILL IN: MKOddity"))
    #expect(try !written.text("Sources/AccessCode/Missing.swift").contains("MKCoordinateRegion"))
    #expect(try written.text("Sources/Odd/Odd.swift").contains("FILL IN: what is used of it"))
  }
}
