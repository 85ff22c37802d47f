import AppArtifacts
import Findings
import FixEdits
import Testing

@testable import PermissionAudit

@Suite("A build setting for a misspelled key")
struct MisspelledSettingTests {
  static let right = "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription"
  static let wrong = "INFOPLIST_KEY_NSLocationWhenInUsageDescription"
  static let code = """
    import CoreLocation
    final class A {
      let m = CLLocationManager()
      func ask() { m.requestWhenInUseAuthorization() }
    }
    """

  /// An app whose Info.plist is made from settings, with some lines in its only configuration.
  static func files(_ settings: String, xcconfig: String? = nil) -> [String: String] {
    var files = [
      "App/A.swift": code,
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        PL = { isa = XCConfigurationList; buildConfigurations = (); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; buildPhases = (S); dependencies = (); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        TL = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release;
          \(xcconfig == nil ? "" : "baseConfigurationReference = X;")
          buildSettings = {
            GENERATE_INFOPLIST_FILE = YES;
            \(settings)
            IPHONEOS_DEPLOYMENT_TARGET = 15.0;
            SDKROOT = iphoneos;
          };
        };
      }; rootObject = P; }
      """,
    ]
    if let xcconfig { files["App.xcconfig"] = xcconfig }
    return files
  }

  private func findings(_ files: [String: String]) -> [Finding] {
    Checkup(Audit(only: ["purpose-key-misspelled", "purpose-string-missing"]))
      .report(on: .memory(files), root: ".").findings
  }

  private func plan(_ findings: [Finding], _ files: [String: String]) -> FixPlan {
    FixPlan(for: findings, allowing: Set(Edit.Safety.allCases)) { path throws(EditRefusal) in
      Array((files[path] ?? "").utf8)
    }
  }

  @Test(arguments: [
    (files("\(wrong) = \"Shows the way.\"; // text"), "App.xcodeproj/project.pbxproj"),
    (files("", xcconfig: "\(wrong) = Shows the way. // text\n"), "App.xcconfig"),
  ])
  func `is a finding, and renaming it keeps its text and leaves nothing to find`(
    files: [String: String], file: String
  ) throws {
    let found = findings(files)
    #expect(found.map(\.rule) == ["purpose-key-misspelled"])
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(finding.position.file == file)
    #expect(
      finding.message == "\(Self.wrong) is not a setting that Xcode knows; \(Self.right) is")
    #expect(
      finding.consequence
        == "Xcode ignores a setting whose name it does not know, so"
        + " NSLocationWhenInUseUsageDescription never reaches the Info.plist and the system treats"
        + " it as missing.")
    let plan = plan(found, files)
    #expect(plan.items.map(\.outcome) == [.made])
    var fixed = files
    for change in plan.files { fixed[change.path] = String(decoding: change.after, as: UTF8.self) }
    #expect(fixed[file] == files[file]?.replacing(Self.wrong, with: Self.right))
    #expect(findings(fixed).isEmpty)
  }

  @Test func `is deleted where the right one is there too`() throws {
    let files = Self.files("\(Self.right) = \"Shows the way.\";\n\(Self.wrong) = \"Old.\";")
    let finding = try #require(findings(files).first)
    #expect(finding.severity == .note)
    #expect(finding.fix.summary == "Delete the setting.")
    #expect(plan([finding], files).items.map(\.outcome) == [.made])
  }

  @Test func `keeps its condition: one for some cases is not renamed, and that is said`() {
    let files = Self.files("\"\(Self.wrong)[sdk=iphoneos*]\" = \"Shows the way.\";")
    let found = findings(files)
    #expect(found.map(\.rule) == ["purpose-key-misspelled"])
    #expect(
      plan(found, files).items.map(\.outcome) == [
        .refused(
          "\(Self.wrong) is set for one case only, [sdk=iphoneos*]; rename it yourself")
      ])
  }

  @Test func `has no edit where no setting makes the key that was meant`() throws {
    let found = findings(
      Self.files("INFOPLIST_KEY_NSLocationDefaultAccuracyReduce = YES;")
    )
    .filter { $0.rule == "purpose-key-misspelled" }
    let finding = try #require(found.first)
    #expect(finding.fix.edits.isEmpty)
    #expect(finding.fix.summary.hasPrefix("No build setting makes this key: name an Info.plist"))
  }
}
