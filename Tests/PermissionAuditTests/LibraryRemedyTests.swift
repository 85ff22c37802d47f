import Findings
import SourceReaders
import Testing

@testable import AppArtifacts
@testable import PermissionAudit

@Suite("What keeps a part of a library out of an app")
struct LibraryRemedyTests {
  private static func version(_ text: String) -> VersionRange? { VersionRange(exactly: text) }

  private static func use(
    of api: PlatformAPI, in library: String, _ version: String?
  ) -> Use {
    let linked = LinkedLibrary(
      library, .flutterPlugin, isVisible: false, declaredIn: "pubspec.lock",
      versions: version.flatMap(Self.version))
    return Use(api, of: linked, .known, isGuarded: false, versions: linked.versions)
  }

  @Test func `every row of the file is read, and each names where it is known from`() throws {
    let list = try PropertyListReader.read(PackageResources.remedies_json, file: "remedies.json")
    let written = { (key: String) in list.root.value[key]?.value.array?.count }
    #expect(written("remedies") == LibraryRemedy.all.count)
    #expect(written("guards") == LibraryGuard.all.count)
    #expect(LibraryRemedy.all.count > 10)
    #expect(LibraryRemedy.all.allSatisfy { !$0.source.isEmpty && !$0.step.hasSuffix(".") })
    #expect(LibraryGuard.all.allSatisfy { !$0.source.isEmpty })
  }

  @Test(arguments: [
    ("2.3.13", "define BYPASS_PERMISSION_LOCATION_ALWAYS=1"),
    ("2.3.6", "define BYPASS_PERMISSION_LOCATION_ALWAYS=1"),
    ("2.3.5", "update geolocator_apple to 2.3.6 or later, and define BYPASS_PERMISSION"),
  ])
  func `a macro that a version does not know yet comes with the update`(
    version: String, beginning: String
  ) {
    let use = Self.use(of: .requestAlwaysAuthorization, in: "geolocator_apple", version)
    #expect([use].remedies.hasPrefix(" If the app does not want it: \(beginning)"))
  }

  @Test(arguments: [("2.84.0", true), ("3.0.0", false)])
  func `nothing is left to do where the version has no such code`(version: String, isLeft: Bool) {
    let use = Self.use(of: .centralManager, in: "SitumSDK", version)
    #expect([use].remedies.isEmpty == !isLeft)
  }

  @Test(arguments: [
    ("geolocator_apple", true), ("permission_handler_apple", false),
  ])
  func `a step that leaves another such call in the library clears nothing`(
    library: String, isEmpty: Bool
  ) {
    let uses = [PlatformAPI.requestAlwaysAuthorization, .requestWhenInUseAuthorization].map {
      Self.use(of: $0, in: library, nil)
    }
    #expect(uses.remedies.isEmpty == isEmpty)
    #expect(!Array(uses.prefix(1)).remedies.isEmpty)
  }

  @Test func `a library without a row has no remedy`() {
    #expect([Self.use(of: .requestAlwaysAuthorization, in: "TrailKit", nil)].remedies.isEmpty)
  }

  @Test(arguments: [
    ("geolocator", "6.1.13", false), ("geolocator", "6.1.14", true),
    ("geolocator_apple", nil, true),
    ("location", "3.1.0", false), ("location", "5.0.0", true), ("expo-location", nil, false),
  ])
  func `a library tests the modes from a version on, or not at all`(
    name: String, version: String?, isGuarded: Bool
  ) throws {
    let fact = try #require(LibraryFacts.fact(named: name))
    let linked = LinkedLibrary(
      name, .flutterPlugin, isVisible: false, declaredIn: "pubspec.lock",
      versions: version.flatMap(Self.version))
    #expect(LibraryGuard.covers(fact, among: [linked]) == isGuarded)
  }

  @Test func `a plugin in an executable is known by its class, and named with its step`() {
    let position = SourcePosition(file: "Payload/Runner.app/Runner")
    let call = PlatformCall(.requestAlwaysAuthorization, at: position, form: .linked)
    let use = Use(call, .own, isCompiled: true, classes: ["GeolocatorPlugin"])
    #expect(LibraryRemedy.holder(in: use) == "geolocator_apple")
    #expect(
      [use].remedies.hasPrefix(
        " geolocator_apple is linked into it. If the app does not want it: define BYPASS"))
    #expect(LibraryRemedy.holder(in: Use(call, .own, isCompiled: true)) == nil)
  }
}
