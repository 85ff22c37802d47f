import Findings
import Testing

@testable import FixEdits

@Suite("Edits of build settings that make keys of an Info.plist")
struct SettingEditTests {
  static let project = """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tAA /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
    \t\t\t\tINFOPLIST_KEY_NSMotionUsageDescription = "Counts \\"steps\\".";
    \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tBB /* Release */ = {isa = XCBuildConfiguration; buildSettings = { }; name = Release; };
    \t};
    \trootObject = AA;
    }

    """

  @Test(arguments: [4, 7])
  func `a setting is added in the order of the settings`(_ line: Int) throws {
    #expect(
      try Fixing.text(
        .set(["NSLocationUsageDescription"], .string("Say \"why\"")), in: Self.project,
        file: "App.xcodeproj/project.pbxproj", line: line)
        == Self.project.replacing(
          "GENERATE_INFOPLIST_FILE = YES;\n",
          with:
            "GENERATE_INFOPLIST_FILE = YES;\n\t\t\t\tINFOPLIST_KEY_NSLocationUsageDescription = \"Say \\\"why\\\"\";\n"
        ))
  }

  @Test func `a setting is changed, renamed and deleted on its line`() throws {
    func edited(_ action: Edit.Action) throws -> String {
      try Fixing.text(action, in: Self.project, file: "project.pbxproj", line: 8)
    }
    let line = "\t\t\t\tINFOPLIST_KEY_NSMotionUsageDescription = \"Counts \\\"steps\\\".\";\n"
    #expect(
      try edited(.set(["NSMotionUsageDescription"], .string("x")))
        == Self.project.replacing("\"Counts \\\"steps\\\".\"", with: "\"x\""))
    #expect(
      try edited(.rename("NSMotionUsageDescription", to: "NSOther"))
        == Self.project.replacing("NSMotionUsageDescription", with: "NSOther"))
    #expect(
      try edited(.delete("NSMotionUsageDescription")) == Self.project.replacing(line, with: ""))
  }

  @Test func `a background mode is no build setting, and that is said`() throws {
    let error = #expect(throws: EditRefusal.self) {
      try Fixing.text(
        .include("location", in: "UIBackgroundModes"), in: Self.project, file: "project.pbxproj",
        line: 7)
    }
    #expect(try #require(error).reason.hasPrefix("no build setting makes UIBackgroundModes"))
  }

  @Test func `a line of an xcconfig file keeps its comment and its place`() throws {
    let text = "#include \"Base.xcconfig\"\r\nINFOPLIST_KEY_A = old // why\r\nB = 1\r\n"
    func edited(_ action: Edit.Action) throws -> String {
      try Fixing.text(action, in: text, file: "App.xcconfig", line: 2)
    }
    #expect(try edited(.set(["A"], .string("new"))) == text.replacing("old", with: "new"))
    #expect(try edited(.rename("A", to: "C")) == text.replacing("KEY_A", with: "KEY_C"))
    #expect(
      try edited(.delete("A")) == text.replacing("INFOPLIST_KEY_A = old // why\r\n", with: ""))
    #expect(throws: EditRefusal.self) {
      try Fixing.text(.delete("B"), in: text, file: "App.xcconfig", line: 3)
    }
  }

  @Test(
    "a new setting takes no remark from another, and is set off by a blank",
    arguments: [
      ("\n\t\tA = 1; // one\n\t\tZ = 2; /* two */\n\t", "// one\n", "// one\n\t\tNEW\n"),
      ("\n\t\tA = 1; /* one */ // 1\n\t", "// 1\n", "// 1\n\t\tNEW\n"),
      ("A = YES;", "YES;", "YES; NEW"),
      ("A = YES;Z = 2;", "YES;", "YES; NEW"),
      (" A = YES; ", "YES;", "YES; NEW"),
      (" A = 1; // one\n\t\tZ = 2; ", "// one\n", "// one\n\tNEW\n"),
      ("Z = 2;", "Z", " NEW Z"),
      (" Z = 2; ", " Z", " NEW Z"),
      ("\n\t\t// two\n\t\tZ = 2;\n\t", "\n\t\t//", "\n\t\tNEW\n\t\t//"),
      (" // these\n\t\tZ = 2;\n\t", "these\n", "these\n\t\tNEW\n"),
    ])
  func layout(settings: String, old: String, new: String) throws {
    func project(_ settings: String) -> String {
      "{\n\tC = { isa = XCBuildConfiguration;\n\tbuildSettings = {\(settings)}; };\n}\n"
    }
    let setting = "INFOPLIST_KEY_NSMotionUsageDescription = \"why\";"
    let after = settings.replacing(old, with: new, maxReplacements: 1)
    #expect(
      try Fixing.text(
        .set(["NSMotionUsageDescription"], .string("why")), in: project(settings),
        file: "project.pbxproj", line: 3) == project(after.replacing("NEW", with: setting)))
  }

  @Test func `a setting for one case is not renamed, so that it keeps its condition`() throws {
    let text = Self.project.replacing(
      "INFOPLIST_KEY_NSMotionUsageDescription",
      with: "\"INFOPLIST_KEY_NSMotionUsageDescription[sdk=iphoneos*]\"")
    let error = #expect(throws: EditRefusal.self) {
      try Fixing.text(
        .rename("NSMotionUsageDescription", to: "NSOther"), in: text, file: "project.pbxproj",
        line: 8)
    }
    #expect(try #require(error).reason.contains("for one case only, [sdk=iphoneos*]"))
  }
}
