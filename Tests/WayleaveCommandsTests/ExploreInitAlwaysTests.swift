import Testing

@Suite("What a written test says of Always")
struct ExploreInitAlwaysTests {
  private func test(_ property: String) throws -> String {
    let source = """
      import CoreLocation

      @MainActor final class Access: NSObject {
        private let manager = CLLocationManager()
        \(property)
        func ask() { manager.requestAlwaysAuthorization() }
      }
      """
    let written = try ExploreInitCommandTests.Written(source, [])
    #expect(written.run.code == 0, "\(written.run.error)")
    return try written.test()
  }

  @Test(arguments: [
    "hasAlways", "isAlwaysAuthorized", "hasAlwaysPermission", "alwaysGranted",
    "isAlwaysLocationAllowed",
  ])
  func `a flag that says that Always is there is held to what Settings says`(
    name: String
  ) throws {
    #expect(try test("var \(name) = false").contains("    app.claimsAlways { $0.\(name) }\n"))
  }

  @Test(arguments: [
    "var wantsAlways = false", "var hasAskedForAlways = false", "var isAlwaysDenied = false",
    "var needsAlwaysPermission = false", "var isAlwaysOnTop = false", "var always = false",
    "var hasAlways = \"yes\"", "private var hasAlways = false",
  ])
  func `a flag that says something else, or a hidden one, is not`(property: String) throws {
    #expect(!(try test(property).contains("claimsAlways")))
  }
}
