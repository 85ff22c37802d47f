import AppArtifacts
import Findings
import PlatformModel
import Testing

@testable import PermissionAudit

@Suite("Libraries: what linked code brings, and what stays unknown")
struct LibraryTests {
  static let both: [String: PropertyList.Value] = [
    "NSLocationWhenInUseUsageDescription": .reason,
    "NSLocationAlwaysAndWhenInUseUsageDescription": .reason,
  ]

  @Test func `permission_handler with its macro makes the app need both strings`() {
    let app = Apps.app(
      libraries: ["permission_handler_apple"], conditions: ["PERMISSION_LOCATION=1"])
    let findings = Apps.findings([app])
    #expect(findings.map(\.rule) == ["purpose-string-missing", "purpose-string-missing"])
    #expect(findings.map(\.severity) == [.error, .error])
    #expect(findings.allSatisfy { $0.message.contains("permission_handler_apple") })
    #expect(findings.first?.related.first?.position.file == "Podfile.lock")
  }

  @Test func `permission_handler without a macro in sight is neither missing nor superfluous`() {
    let bare = Apps.app(libraries: ["permission_handler_apple"])
    #expect(Apps.findings([bare]) == [])
    let app = Apps.app(keys: Self.both, libraries: ["permission_handler_apple"])
    #expect(Apps.findings([app]) == [])
  }

  @Test func `permission_handler for When In Use alone needs that string alone`() {
    let app = Apps.app(
      keys: ["NSLocationWhenInUseUsageDescription": .reason],
      libraries: ["permission_handler_apple"],
      conditions: ["PERMISSION_LOCATION_WHENINUSE=1", "PERMISSION_LOCATION=0"])
    #expect(Apps.findings([app]) == [])
  }

  @Test func `the library's word alone is a warning`() {
    let app = Apps.app(
      keys: ["NSLocationWhenInUseUsageDescription": .reason], libraries: ["geolocator_apple"])
    let findings = Apps.findings([app])
    #expect(findings.map(\.rule) == ["purpose-string-missing"])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings[0].fix.summary.contains("BYPASS_PERMISSION_LOCATION_ALWAYS=1"))
  }

  @Test func `a library that looks for the key first may do more than nothing`() {
    let findings = Apps.findings([Apps.app(libraries: ["geolocator_apple"])])
    #expect(findings.contains { $0.consequence.contains("may report an error") })
  }

  @Test func `geolocator with its bypass macro asks for no Always string`() {
    let app = Apps.app(
      keys: ["NSLocationWhenInUseUsageDescription": .reason], libraries: ["geolocator_apple"],
      conditions: ["BYPASS_PERMISSION_LOCATION_ALWAYS=1"])
    #expect(Apps.findings([app]) == [])
  }

  @Test func `a library that guards the background flag neither aborts nor leaves the mode unused`()
  {
    let conditions = ["BYPASS_PERMISSION_LOCATION_ALWAYS=1"]
    var keys: [String: PropertyList.Value] = ["NSLocationWhenInUseUsageDescription": .reason]
    let without = Apps.app(keys: keys, libraries: ["geolocator_apple"], conditions: conditions)
    #expect(Apps.findings([without]) == [])
    keys["UIBackgroundModes"] = InfoPlistKey.locationMode
    let with = Apps.app(keys: keys, libraries: ["geolocator_apple"], conditions: conditions)
    #expect(Apps.findings([with]) == [])
  }

  @Test func `an unknown library keeps every claim of uselessness back, and is named`() throws {
    var keys = Self.both
    keys["UIBackgroundModes"] = InfoPlistKey.locationMode
    keys["NSMotionUsageDescription"] = .reason
    keys["NSBluetoothAlwaysUsageDescription"] = .reason
    let app = Apps.app(keys: keys, libraries: ["AcmeTracking"])
    let report = Audit().report(on: AppArtifact(root: ".", targets: [app]), sources: [:])
    #expect(report.findings == [])
    #expect(
      report.targets.first?.unknowns == [
        "linked code whose source was not found: AcmeTracking (so nothing is called unused; "
          + "“pod install” may bring the sources)"
      ])
  }

  @Test
  func `if a listed source is missing, nothing is called unnecessary, and the source is named`() {
    var app = Apps.app(keys: Self.both)
    app.absentSources = ["Tap/TapManager.m"]
    let report = Audit().report(on: AppArtifact(root: ".", targets: [app]), sources: [:])
    #expect(report.findings == [])
    #expect(
      report.targets.first?.unknowns == [
        "sources that the project lists and that were not found: Tap/TapManager.m"
      ])
  }

  @Test(arguments: ["PromiseKit", "FormatterKit"])
  func `a library of which a part uses location may use it`(name: String) {
    let app = Apps.app(keys: Self.both, libraries: [name])
    let report = Audit().report(on: AppArtifact(root: ".", targets: [app]), sources: [:])
    #expect(report.targets.first?.unknowns.first?.contains(name) == true)
    #expect(!report.findings.map(\.rule).contains("purpose-string-superfluous"))
  }

  @Test func `libraries known to hold nothing of the kind hide nothing`() {
    let app = Apps.app(keys: Self.both, libraries: ["Alamofire", "React-RCTText", "RxSwift"])
    let rules = Apps.findings([app]).map(\.rule)
    #expect(rules == ["purpose-string-superfluous", "purpose-string-superfluous"])
  }

  @Test func `a library whose sources are in the tree is checked by them`() {
    var app = Apps.app(keys: Self.both)
    app.libraries = [
      LinkedLibrary("AcmeTracking", .pod, isVisible: true, declaredIn: "Podfile.lock"),
      LinkedLibrary("CoreLocation", .system, isVisible: false, declaredIn: "App.xcodeproj"),
    ]
    #expect(Apps.findings([app]).count == 2)
  }

  @Test(
    "a start without a request is reported with the doubt where sources disagree whether a library asks",
    arguments: [("GoogleMaps", [.warning]), ("SwiftLocation", [])] as [(String, [Severity])])
  func disputed(_ name: String, _ severities: [Severity]) {
    let app = Apps.app(
      keys: ["NSLocationWhenInUseUsageDescription": .reason], libraries: [name])
    var readings = Apps.readings(["App": [.startUpdatingLocation]])
    readings["App/Code.swift"]?.calls[0].surroundings.manager = .declared
    let found = Audit().report(
      on: AppArtifact(root: ".", targets: [app]), sources: readings
    ).findings.filter { $0.rule == "location-never-requested" }
    #expect(found.map(\.severity) == severities)
    #expect(found.allSatisfy { $0.consequence.hasPrefix("Unless a library asks") })
  }

  @Test func `no name is in the table twice`() {
    let names = LibraryFacts.all.flatMap(\.names).map { $0.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test func `no library is both known to bring something and known to bring nothing`() {
    #expect(LibraryFacts.all.flatMap(\.names).filter(HarmlessLibraries.contains) == [])
  }

  @Test func `every row says where it is known from`() {
    #expect(LibraryFacts.all.allSatisfy { $0.source.count > 10 && !$0.brings.isEmpty })
  }

  @Test(
    "a version of the SDK decides about what it brings",
    arguments: [
      ("2.84.0", ["bluetooth-string-missing"]), ("3.0.0", []), (nil, []),
    ] as [(String?, [RuleID])])
  func versions(_ version: String?, _ rules: [RuleID]) {
    #expect(Apps.findings([situm(version)]).map(\.rule) == rules)
  }

  @Test(
    "a string is unneeded where the version shows it, and kept where nothing tells the version",
    arguments: [
      ("2.84.0", []), ("3.0.0", ["bluetooth-string-unneeded"]), (nil, []),
    ] as [(String?, [RuleID])])
  func unneeded(_ version: String?, _ rules: [RuleID]) {
    let app = situm(version, keys: ["NSBluetoothAlwaysUsageDescription": .reason])
    #expect(Apps.findings([app]).map(\.rule) == rules)
  }

  @Test(
    "the version of a plugin decides, whatever that of its pod is",
    arguments: [("8.3.0", true), ("7.2.0", false)])
  func plugin(_ version: String, _ isOff: Bool) {
    var app = Apps.app()
    app.libraries = [
      LinkedLibrary(
        "permission_handler", .pod, isVisible: false, declaredIn: "Podfile.lock",
        versions: VersionRange(exactly: "5.1.0")),
      LinkedLibrary(
        "permission_handler", .flutterPlugin, isVisible: false, declaredIn: "pubspec.lock",
        versions: VersionRange(exactly: version)),
    ]
    #expect(Apps.findings([app]).contains { $0.rule == "motion-string-missing" } != isOff)
  }

  @Test func `services are held to the version of the SDK that the app links`() throws {
    let needs = try Needs.choice("situm:buildingMode")
    let old = needs.found(among: situm("2.84.0").libraries)
    let new = needs.found(among: situm("3.0.0").libraries)
    #expect(old.demands[0].required.contains(.bluetooth))
    #expect(!new.demands[0].required.contains(.bluetooth))
    #expect(needs.found(among: situm(nil).libraries) == needs)
  }

  @Test(
    "of the SDK versions that a project allows, the newest services count",
    arguments: [["< 3.0"], ["~> 2.80"], [">= 2", "< 3"], ["< 2.9"]])
  func admitted(_ requirements: [String]) throws {
    var app = Apps.app()
    app.libraries = [
      LinkedLibrary(
        "SitumSDK", .pod, isVisible: false, declaredIn: "Podfile",
        versions: VersionRange(requirements: requirements))
    ]
    let found = try Needs.choice("situm:buildingMode").found(among: app.libraries)
    #expect(found.demands[0].required.contains(.bluetooth))
  }

  @Test func `versions that reach the newest services leave these in force`() throws {
    let needs = try Needs.choice("situm:buildingMode")
    let library = LinkedLibrary(
      "SitumSDK", .pod, isVisible: false, declaredIn: "Podfile",
      versions: VersionRange(requirements: [">= 2.0"]))
    #expect(needs.found(among: [library]) == needs)
  }

  @Test(
    "a package is known by its product, whatever its repository is called",
    arguments: [("2.90.0", ["bluetooth-string-missing"]), ("3.0.0", [])] as [(String, [RuleID])])
  func product(_ version: String, _ rules: [RuleID]) throws {
    var app = Apps.app()
    app.libraries = [
      LinkedLibrary(
        "situm-sdk-spm", .swiftPackage, products: ["SitumSDK"], isVisible: false,
        declaredIn: "App.xcodeproj/project.pbxproj", versions: VersionRange(exactly: version))
    ]
    let report = Audit().report(on: AppArtifact(root: ".", targets: [app]), sources: [:])
    #expect(report.findings.map(\.rule) == rules)
    #expect(report.targets.first?.unknowns.contains { $0.contains("situm-sdk-spm") } == false)
    let needs = try Needs.choice("situm:buildingMode").found(among: app.libraries)
    #expect(needs.demands[0].required.contains(.bluetooth) == (version == "2.90.0"))
  }

  private func situm(
    _ version: String?, keys: [String: PropertyList.Value] = [:]
  ) -> AppTarget {
    var app = Apps.app(keys: keys)
    app.libraries = [
      LinkedLibrary(
        "SitumSDK", .pod, isVisible: false, declaredIn: "Podfile.lock",
        versions: version.flatMap { VersionRange(exactly: $0) })
    ]
    return app
  }
}
