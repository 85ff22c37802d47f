import AppArtifacts
import Testing

@testable import PermissionAudit

@Suite("Sources that only some targets need")
struct SourceCompletionTests {
  private static let locator = """
    import CoreLocation
    final class Locator: NSObject, ObservableObject {
      private let manager = CLLocationManager()
      override init() { super.init(); manager.requestWhenInUseAuthorization() }
    }
    """

  @Test(
    "an object that asks as it is made asks at launch where the app's entry makes it",
    arguments: [
      ("@main struct A: App { @StateObject var locator = Locator() }", true),
      ("@main struct A: App { @State private var locator: Locator = .init() }", true),
      ("@main struct A: App { let locator: Locator\n init() { locator = Locator() } }", true),
      (
        "@main struct A: App { @StateObject var l: Locator\n"
          + "init() { _l = StateObject(wrappedValue: Locator()) } }", true
      ),
      ("@main class A: UIResponder, UIApplicationDelegate { let locator = Locator() }", true),
      ("@main class A: UIResponder, UIApplicationDelegate { lazy var l = Locator() }", false),
      ("@main struct A: App { @StateObject var other = Other() }", false),
      ("@main struct A: App { var locator: Locator { Locator() } }", false),
      ("struct Guide: View { @StateObject var locator = Locator() }", false),
    ])
  func launch(entry: String, isFound: Bool) {
    let app = SwiftApp(files: ["App/Locator.swift": Self.locator, "App/Entry.swift": entry])
    #expect(
      app.findings("request-at-launch").map(\.position.line) == (isFound ? [4] : []))
  }

  @Test func `an initializer that wants something is another one`() {
    let locator = Self.locator.replacing("override init()", with: "init(title: String)")
    let app = SwiftApp(files: [
      "App/Locator.swift": locator,
      "App/Entry.swift": "@main struct A: App { @StateObject var locator = Locator() }",
    ])
    #expect(app.findings("request-at-launch").isEmpty)
  }

  @Test(
    "a name for which the store wants a reason is found in a file that nothing else needs",
    arguments: [
      ("App/A.swift", "let a = UserDefaults.standard.bool(forKey: \"a\")", 1),
      ("App/A.swift", "let a = UserDefaults(suiteName: \"a\")", 1),
      ("App/A.swift", "let a = mach_absolute_time()", 1),
      ("App/A.swift", "let a = try u.resourceValues(forKeys: [.contentModificationDateKey])", 1),
      ("App/A.swift", "let a = UITextInputMode.activeInputModes", 1),
      ("App/A.swift", "let a = attributes[.systemFreeSize]", 1),
      ("App/A.m", "void f(void) { long a = [NSProcessInfo processInfo].systemUptime; }", 1),
      ("App/A.m", "NSUserDefaults *a;", 0),
      ("App/A.swift", "func f(_ a: UserDefaults) {}", 0),
      ("App/A.swift", "enum E { case systemFreeSize }\nlet a = E.systemFreeSize", 0),
      ("App/A.swift", "let a = \"UserDefaults\" // UserDefaults.standard", 0),
      ("App/Pods/A.swift", "let a = UserDefaults.standard", 0),
    ])
  func reasons(path: String, code: String, count: Int) {
    let app = SwiftApp(files: [path: code])
    #expect(app.findings("privacy-manifest-missing").count == count)
    let manifest = "<plist version=\"1.0\"><dict/></plist>"
    let with = SwiftApp(files: [path: code, "App/PrivacyInfo.xcprivacy": manifest])
    #expect(with.findings("privacy-manifest-missing").isEmpty)
  }

  @Test(arguments: [
    ("import CoreBluetooth\nfunc f(_ s: CBManagerState) -> Bool { s == .unauthorized }", 0),
    ("import CoreBluetooth\nlet isAsked = CBManager.authorization == .notDetermined", 0),
    ("enum Failure { case a }\nlet a = Failure.a", 1),
  ])
  func `a denied Bluetooth permission may be treated in another file`(other: String, count: Int) {
    let strap = """
      import CoreBluetooth
      final class Strap: NSObject, CBCentralManagerDelegate {
        lazy var central = CBCentralManager(delegate: self, queue: nil)
        func centralManagerDidUpdateState(_ central: CBCentralManager) {
          if central.state == .poweredOn { central.scanForPeripherals(withServices: nil) }
        }
      }
      """
    let app = SwiftApp(files: ["App/Strap.swift": strap, "App/Other.swift": other])
    #expect(app.findings("bluetooth-denial-unhandled").count == count)
  }

  @Test func `a package's own manifest speaks for its code, and fetched code for itself`() {
    var target = Apps.app()
    target.manifestedFolders = ["Packages/Store"]
    #expect(!target.answers(for: "Packages/Store/Sources/A.swift"))
    #expect(target.answers(for: "Packages/Stores/Sources/A.swift"))
    #expect(!target.answers(for: "ios/Pods/Store/A.m"))
    #expect(target.answers(for: "App/A.swift"))
  }

  @Test func `every API for which the store wants a reason is named, whatever the file`() {
    let app = SwiftApp(files: [
      "App/A.swift": "let a = UserDefaults.standard.bool(forKey: \"a\")",
      "App/B.swift": "let b = UserDefaults.standard.bool(forKey: \"b\")",
      "App/C.swift": "let c = mach_absolute_time()",
    ])
    let found = app.findings("privacy-manifest-missing")
    #expect(
      found.map(\.message) == [
        "the store wants a reason for UserDefaults and the system's boot time, and the target has no"
          + " privacy manifest"
      ])
    #expect(found.first?.related.map(\.position.file) == ["App/A.swift", "App/C.swift"])
    let snippet = found.first?.fix.snippet ?? ""
    #expect(snippet.contains("CategoryUserDefaults") && snippet.contains("CategorySystemBootTime"))
  }
}
