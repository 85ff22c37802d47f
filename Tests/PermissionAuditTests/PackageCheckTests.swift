import Findings
import Testing

@testable import AppArtifacts
@testable import PermissionAudit
@testable import SourceReaders

@Suite("A check of the code in a package")
struct PackageCheckTests {
  static let manager = "android.location.LocationManager"

  /// A reference from a method of the app's own class.
  static func reference(
    _ name: String, of owner: String = manager, by caller: String = "org.example.trail.Tracker",
    isCaught: Bool = false, readsLevel: Bool = false, mark: String? = nil
  ) -> CodeReference {
    CodeReference(
      file: "classes.dex", caller: caller, method: "start", owner: owner, name: name,
      parameterCount: 4, isCaught: isCaught, readsLevel: readsLevel, mark: mark)
  }

  static func code(
    _ references: CodeReference..., texts: [(String, String)] = [], checkers: Set<String> = [],
    users: [String: [String]] = [:], superclasses: [String: String] = [:]
  ) -> PackageCode {
    var code = PackageCode()
    code.files = ["classes.dex"]
    code.findings.classCount = 9
    code.findings.references = references
    code.findings.texts = texts.map { CodeText(holder: $0.0, text: $0.1) }
    code.findings.checkers = checkers
    code.findings.users = users
    code.findings.superclasses = superclasses
    return code
  }

  static func report(
    _ code: PackageCode, _ permissions: String..., services: [AndroidManifest.Component] = [],
    form: AndroidPackage.Form = .apk
  ) -> Report {
    var manifest = AndroidManifest(file: "app.apk")
    manifest.package = "org.example.trail"
    manifest.minimumSDK = .api(26)
    manifest.targetSDK = .api(36)
    manifest.components = services
    manifest.permissions = permissions.map {
      .init("android.permission." + $0, at: SourcePosition(file: "app.apk"))
    }
    let app = AndroidApp(
      name: "app.apk", project: "app.apk", form: .package(form),
      variants: [.init("release", manifest: manifest)])
    let artifact = AppArtifact(root: "app.apk", targets: [], androidApps: [app])
    return Audit().report(
      on: artifact, sources: [:],
      android: ["app.apk": AndroidCodeReader.reading(of: code, path: "app.apk")])
  }

  static func findings(_ rule: String, _ report: Report) -> [String] {
    report.findings.filter { $0.rule == RuleID(rawValue: rule) }.map {
      "\($0.severity): \($0.message)"
    }
  }

  @Test
  func `a call of the app's own class without its permission is an error that names the class`() {
    let report = Self.report(Self.code(Self.reference("requestLocationUpdates")), "INTERNET")
    #expect(
      Self.findings("permission-missing", report) == [
        "error: requestLocationUpdates in org.example.trail.Tracker.start needs"
          + " ACCESS_FINE_LOCATION or ACCESS_COARSE_LOCATION, which is not declared"
      ])
    #expect(report.targets.first?.unknowns == [])
  }

  @Test(arguments: [
    code(reference("requestLocationUpdates", isCaught: true)),
    code(reference("requestLocationUpdates"), checkers: ["org.example.trail.Tracker$1"]),
    code(
      reference("requestLocationUpdates"),
      texts: [("org.example.trail.Main", "android.permission.ACCESS_FINE_LOCATION")]),
  ])
  func `a call that is guarded is a note, because the code does without`(code: PackageCode) {
    let found = Self.findings("permission-missing", Self.report(code))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("note: ") == true)
  }

  @Test func `a call of a library is a note that names it`() {
    let code = Self.code(
      Self.reference("requestLocationUpdates", by: "org.osmdroid.views.GpsMyLocationProvider"))
    #expect(
      Self.findings("permission-missing", Self.report(code)).first?
        .contains("(org.osmdroid:osmdroid-android)") == true)
    #expect(Self.findings("permission-missing", Self.report(code)).first?.hasPrefix("note") == true)
  }

  @Test(arguments: [
    code(reference("requestLocationUpdates", by: "androidx.core.location.LocationManagerCompat")),
    code(reference("getLastKnownLocation", by: "androidx.appcompat.app.TwilightManager")),
    code(
      reference("requestLocationUpdates", by: "org.osmdroid.Provider"),
      checkers: ["org.osmdroid.Provider"]),
    code(reference("requestLocationUpdates", by: "a.b.c", isCaught: true)),
  ])
  func `what passes calls on, does without a grant or checks first is not a finding`(
    code: PackageCode
  ) {
    #expect(Self.findings("permission-missing", Self.report(code)) == [])
  }

  @Test func `a look at the level leaves open what is needed on some levels only`() {
    let scan = "android.bluetooth.le.BluetoothLeScanner"
    let plain = Self.code(Self.reference("startScan", of: scan))
    let tested = Self.code(Self.reference("startScan", of: scan, readsLevel: true))
    #expect(!Self.findings("permission-missing", Self.report(plain)).isEmpty)
    #expect(Self.findings("permission-missing", Self.report(tested)) == [])
  }

  @Test func `a library has to be used by an app that declares what it needs`() {
    let report = Self.report(Self.code(Self.reference("requestLocationUpdates")), form: .library)
    #expect(Self.findings("permission-missing", report).first?.hasPrefix("note") == true)
  }

  @Test func `a permission that no code can use is a note`() {
    let report = Self.report(Self.code(), "BLUETOOTH_SCAN", "ACCESS_WIFI_STATE", "INTERNET")
    #expect(
      Self.findings("permission-superfluous", report) == [
        "note: ACCESS_WIFI_STATE is declared, and no code of the package uses it",
        "note: BLUETOOTH_SCAN is declared, and no code of the package uses it",
      ])
  }

  @Test(arguments: [
    code(users: ["android.bluetooth.": ["a.b"]]),
    code(users: ["com.google.android.gms.nearby.": ["org.example.trail.Near"]]),
  ])
  func `a permission that any class may use is left alone`(code: PackageCode) {
    #expect(
      Self.findings("permission-superfluous", Self.report(code, "BLUETOOTH_SCAN")) == [])
  }

  @Test func `limit: a renamed class without a text of its library keeps its new name`() throws {
    let code = Self.code(Self.reference("getLastKnownLocation", by: "f.b.k.y", isCaught: true))
    let table = try #require(Self.report(code).targets.first?.abilities.last)
    #expect(table.rows.map { $0.cells.last?.text } == ["f.b.k.y"])
  }

  @Test func `limit: a call by reflection is not seen, and its permission counts as used`() {
    let code = Self.code(
      texts: [("org.example.trail.Magic", "android.bluetooth.BluetoothAdapter")])
    let report = Self.report(code, "BLUETOOTH_SCAN")
    #expect(Self.findings("permission-superfluous", report) == [])
    #expect(Self.findings("permission-missing", Self.report(code)) == [])
  }

  @Test
  func `limit: with native code or code that is loaded later, no permission is called unused`() {
    var native = Self.code()
    native.nativeLibraries = ["libgo.so"]
    let loading = Self.code(users: ["dalvik.system.DexClassLoader": ["org.example.trail.Plugins"]])
    var partial = Self.code()
    partial.isWhole = false
    for (code, unknown) in [
      (native, "native code: libgo.so"),
      (loading, "the code that org.example.trail.Plugins may load"),
      (partial, "the part of its code that could not be read"),
    ] {
      let report = Self.report(code, "BLUETOOTH_SCAN")
      #expect(Self.findings("permission-superfluous", report) == [])
      #expect(report.targets.first?.unknowns == [unknown])
    }
  }

  @Test func `limit: what a request in a package holds is not known`() {
    let code = Self.code(
      Self.reference("requestPermissions", of: "android.app.Activity"),
      texts: [("org.example.trail.Tracker", "android.permission.BODY_SENSORS")])
    #expect(Self.findings("permission-missing", Self.report(code)) == [])
  }

  @Test func `a service of the app that starts in the foreground needs a type`() {
    let service = AndroidManifest.Component(
      .service, ".Recorder", at: SourcePosition(file: "app.apk"))
    let own = Self.code(
      Self.reference(
        "startForeground", of: "android.app.Service", by: "org.example.trail.Base$1"),
      superclasses: [
        "org.example.trail.Recorder": "org.example.trail.Base",
        "org.example.trail.Base": "android.app.Service",
      ])
    let report = Self.report(own, "FOREGROUND_SERVICE", services: [service])
    #expect(Self.findings("foreground-service-without-type", report).count == 1)
    let other = Self.code(
      Self.reference("startForeground", of: "android.app.Service", by: "org.example.trail.Other"))
    let silent = Self.report(other, "FOREGROUND_SERVICE", services: [service])
    #expect(Self.findings("foreground-service-without-type", silent) == [])
  }

  @Test(arguments: [
    ("android.net.wifi.WifiManager", "setWifiEnabled", "wifi-switched-by-code"),
    ("android.bluetooth.BluetoothAdapter", "enable", "bluetooth-enabled-by-code"),
  ])
  func `a radio that the app's own class switches is found, a library's is not`(
    owner: String, name: String, rule: String
  ) {
    let own = Self.report(Self.code(Self.reference(name, of: owner)))
    #expect(Self.findings(rule, own).first?.contains("org.example.trail.Tracker.start") == true)
    for code in [
      Self.code(Self.reference(name, of: owner, by: "com.clj.fastble.BleManager")),
      Self.code(Self.reference(name, of: owner, readsLevel: true)),
    ] {
      #expect(Self.findings(rule, Self.report(code)) == [])
    }
  }

  @Test func `a table says which code needs a permission, and whether it is declared`() throws {
    let code = Self.code(
      Self.reference("requestLocationUpdates"),
      Self.reference("getLastKnownLocation", by: "androidx.appcompat.app.TwilightManager"),
      Self.reference(
        "getScanResults", of: "android.net.wifi.WifiManager", by: "es.situm.sdk.Scanner"))
    let tables = try #require(
      Self.report(code, "ACCESS_FINE_LOCATION").targets.first?.abilities)
    let table = try #require(tables.last)
    #expect(table.title == "Code that needs a permission")
    #expect(
      table.rows.map { [$0.label] + $0.cells.map(\.text) } == [
        [
          "ACCESS_FINE_LOCATION or ACCESS_COARSE_LOCATION", "yes",
          "org.example.trail.Tracker, androidx.appcompat if it is granted",
        ],
        ["ACCESS_WIFI_STATE", "no", "es.situm:situm-sdk"],
      ])
  }

  @Test(arguments: ["f.b.k.y", "org.example.trail.y"])
  func `a class that a build renamed is the library's whose text its method holds`(name: String)
    throws
  {
    let code = Self.code(
      Self.reference("getLastKnownLocation", by: name, mark: "TwilightManager"))
    let report = Self.report(code)
    #expect(Self.findings("permission-missing", report) == [])
    let table = try #require(report.targets.first?.abilities.last)
    #expect(
      table.rows.map { [$0.label] + $0.cells.map(\.text) } == [
        [
          "ACCESS_FINE_LOCATION or ACCESS_COARSE_LOCATION", "no",
          "androidx.appcompat if it is granted",
        ]
      ])
  }

  @Test(arguments: [
    ("android.net.wifi.WifiManager", "setWifiEnabled", ["CHANGE_WIFI_STATE"]),
    ("android.bluetooth.BluetoothAdapter", "enable", ["BLUETOOTH_ADMIN", "BLUETOOTH_CONNECT"]),
    ("android.bluetooth.BluetoothAdapter", "disable", ["BLUETOOTH_ADMIN", "BLUETOOTH_CONNECT"]),
    (
      "android.bluetooth.BluetoothAdapter", "startDiscovery",
      ["BLUETOOTH_ADMIN", "BLUETOOTH_SCAN"]
    ),
    (
      "android.bluetooth.le.BluetoothLeAdvertiser", "startAdvertising",
      ["BLUETOOTH_ADMIN", "BLUETOOTH_ADVERTISE"]
    ),
    (
      "android.bluetooth.le.BluetoothLeScanner", "startScan",
      ["BLUETOOTH", "BLUETOOTH_ADMIN", "BLUETOOTH_SCAN"]
    ),
  ])
  func `the table has a row for each permission that a call to a radio needs, old and new`(
    owner: String, name: String, permissions: [String]
  ) throws {
    let report = Self.report(Self.code(Self.reference(name, of: owner)))
    let table = try #require(report.targets.first?.abilities.last)
    #expect(table.rows.map(\.label) == permissions)
    #expect(table.rows.allSatisfy { $0.cells.map(\.text) == ["no", "org.example.trail.Tracker"] })
  }

  @Test func `calls that need one permission for different reasons share a row`() throws {
    let report = Self.report(
      Self.code(
        Self.reference("startScan", of: "android.bluetooth.le.BluetoothLeScanner"),
        Self.reference(
          "enable", of: "android.bluetooth.BluetoothAdapter", by: "org.example.trail.Main")))
    let table = try #require(report.targets.first?.abilities.last)
    #expect(
      table.rows.filter { $0.label == "BLUETOOTH_ADMIN" }.map { $0.cells.last?.text } == [
        "org.example.trail.Tracker, org.example.trail.Main"
      ])
  }

  @Test(arguments: [
    ("org.example.trail.a.B", AndroidCodeOwner.app), ("org.example.other.B", .app),
    ("com.example.B", .unknown), ("a.b.c", .unknown),
  ])
  func `a class is the app's own if its package is the app's but for one word`(
    name: String, owner: AndroidCodeOwner
  ) throws {
    var manifest = AndroidManifest(file: "app.apk")
    manifest.package = "org.example.trail"
    let app = AndroidApp(
      name: "app.apk", project: "app.apk", form: .package(.apk),
      variants: [.init("release", manifest: manifest)])
    let subject = AndroidSubject(app, try #require(app.variants.first), [:])
    #expect(subject.owner(of: name) == owner)
  }

  @Test(arguments: [
    ("com.facebook.scrumptious", "com.facebook.scrumptious.Picker", true),
    ("com.facebook.scrumptious", "com.facebook.Session", false),
    ("org.microg.nlp.backend.nominatim", "org.microg.nlp.api.WiFiBackendHelper", false),
    ("org.microg.nlp.backend.nominatim", "org.microg.nlp.backend.Base", true),
  ])
  func `an app of a library's maker owns what is below its package, and not the library`(
    package: String, type: String, isOwn: Bool
  ) throws {
    var manifest = AndroidManifest(file: "app.apk")
    manifest.package = package
    let app = AndroidApp(
      name: "app.apk", project: "app.apk", form: .package(.apk),
      variants: [.init("release", manifest: manifest)])
    let subject = AndroidSubject(app, try #require(app.variants.first), [:])
    #expect((subject.owner(of: type) == .app) == isOwn)
  }

  @Test func `a permission that a library uses if it is granted is used`() {
    let code = Self.code(users: ["android.location.": ["com.onesignal.LocationController"]])
    #expect(
      Self.findings("permission-superfluous", Self.report(code, "ACCESS_FINE_LOCATION")) == [])
    let night = Self.code(users: ["android.location.": ["androidx.appcompat.app.TwilightManager"]])
    #expect(
      Self.findings("permission-superfluous", Self.report(night, "ACCESS_FINE_LOCATION")).count == 1
    )
  }
}
