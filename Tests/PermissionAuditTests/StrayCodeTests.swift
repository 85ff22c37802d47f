import AppArtifacts
import Findings
import Testing

@testable import PermissionAudit

@Suite("Code that belongs to no target")
struct StrayCodeTests {
  private static let asking =
    "import CoreLocation\nlet m = CLLocationManager()\n"
    + "func ask() { m.requestAlwaysAuthorization() }\n"

  private func found(
    _ files: [String: String], targets: [AppTarget] = [Apps.app()], problems: [ReadingProblem] = []
  ) -> [String] {
    let artifact = AppArtifact(root: ".", targets: targets, problems: problems)
    return StrayCode.problems(in: artifact, .memory(files), [:])
      .map(\.position.description)
  }

  @Test func `is said where it asks for a permission, with its place`() {
    #expect(found(["Old/A.swift": Self.asking, "App/Code.swift": ""]) == ["Old/A.swift:3:16"])
    let objectiveC =
      "#import <CoreLocation/CoreLocation.h>\n"
      + "void f(CLLocationManager *m) { [m requestWhenInUseAuthorization]; }\n"
    #expect(found(["Old/A.m": objectiveC]).count == 1)
  }

  @Test(arguments: [
    ["App/Code.swift": asking], ["Old/A.swift": "import CoreLocation\nlet a = 1\n"],
    ["AppTests/A.swift": asking], ["Pods/Kit/A.swift": asking],
    ["Kit/Package.swift": "", "Kit/Sources/Kit/A.swift": asking],
    ["plugin/Kit.podspec": "", "plugin/ios/A.swift": asking],
    ["cordova/plugin.xml": "", "cordova/src/ios/A.swift": asking],
  ])
  func `is not said of what has an owner or asks for nothing`(files: [String: String]) {
    #expect(found(files) == [])
  }

  @Test func `is not said where a project could not be read, or there is none`() {
    let broken = ReadingProblem(
      .malformedFile, at: SourcePosition(file: "B.xcodeproj/project.pbxproj"), "broken",
      wayOut: "Fix it.")
    #expect(found(["Old/A.swift": Self.asking], problems: [broken]) == [])
    var implied = Apps.app()
    implied.project = "App"
    #expect(found(["Old/A.swift": Self.asking], targets: [implied]) == [])
  }

  @Test func `is a note of the whole check`() {
    let report = Checkup().report(
      on: .memory([
        "App.xcodeproj/project.pbxproj": Self.project, "Info.plist": Self.plist,
        "Old/A.swift": Self.asking,
      ]), root: ".")
    let note = report.findings.first { $0.rule == "code-in-no-target" }
    #expect(note?.severity == .note)
    #expect(note?.position.file == "Old/A.swift")
  }

  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>CFBundlePackageType</key><string>APPL</string></dict></plist>
    """

  private static let project = """
    {objects = {
    R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
    G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildConfigurationList = M; buildPhases = (); };
    L = {isa = XCConfigurationList; buildConfigurations = (C); };
    M = {isa = XCConfigurationList; buildConfigurations = (D); };
    C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
    D = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Info.plist; }; };
    }; rootObject = R; }
    """
}
