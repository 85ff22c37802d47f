import Findings
import Testing

@testable import AppArtifacts

@Suite struct `The effective Info.plist` {
  private func read(
    _ target: TargetText, project: (inout ProjectText) -> Void = { _ in },
    files: [String: String] = [:]
  ) -> AppArtifact {
    var text = ProjectText(target)
    project(&text)
    let tree = files.merging(["App.xcodeproj/project.pbxproj": text.text]) { _, new in new }
    return AppReader.read(.memory(tree), root: "App")
  }

  private func configuration(_ artifact: AppArtifact, _ name: String = "Debug")
    -> TargetConfiguration?
  {
    artifact.targets.first?.configurations.first { $0.name == name }
  }

  private let usage = "NSLocationWhenInUseUsageDescription"

  @Test(arguments: [
    ("INFOPLIST_FILE = App/Info.plist;", "App/Info.plist"),
    ("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";", "App/Info.plist"),
    ("INFOPLIST_FILE = \"$(TARGET_NAME)/Info.plist\";", "App/Info.plist"),
    ("INFOPLIST_FILE = \"$(PROJECT_DIR)/x/../App/./Info.plist\";", "App/Info.plist"),
    ("INFOPLIST_FILE = app/info.plist;", "App/Info.plist"),
    ("INFOPLIST_FILE = \"App/Base.lproj/App-Info.plist\";", "App/Base.lproj/App-Info.plist"),
    (
      "INFOPLIST_FILE = Other.plist; \"INFOPLIST_FILE[sdk=iphoneos*]\" = App/Info.plist;",
      "App/Info.plist"
    ),
    (
      "INFOPLIST_FILE = App/Info.plist; \"INFOPLIST_FILE[sdk=macosx*]\" = Other.plist;",
      "App/Info.plist"
    ),
    ("\"INFOPLIST_FILE[sdk=*]\" = App/Info.plist;", "App/Info.plist"),
    ("INFOPLIST_FILE = \"ünï “q” 🗺️/Info.plist\";", "ünï “q” 🗺️/Info.plist"),
  ])
  func `is the file that the setting means`(_ setting: String, _ file: String) {
    let artifact = read(
      TargetText("App", settings: ["SDKROOT = iphoneos;", setting]),
      files: [file: plist(entry(usage, "Why"))])
    let found = configuration(artifact)?.infoPlist
    #expect(found?.file == file)
    #expect(found?[usage]?.value == .string("Why"))
    #expect(found?[usage]?.position == SourcePosition(file: file, line: 3))
    #expect(artifact.problems == [])
  }

  @Test func `differs between configurations`() {
    let artifact = read(
      TargetText(
        "App", settings: ["INFOPLIST_FILE = Debug.plist;"],
        release: ["INFOPLIST_FILE = Release.plist;"]),
      files: [
        "Debug.plist": plist(entry("A", "1")),
        "Release.plist": plist(entry("A", "$(CONFIGURATION)")),
      ])
    #expect(configuration(artifact)?.infoPlist?["A"]?.value == .string("1"))
    #expect(configuration(artifact, "Release")?.infoPlist?["A"]?.value == .string("Release"))
  }

  @Test func `is found through the target's xcconfig before the project's settings`() {
    let artifact = read(
      TargetText("App", base: "Config/App.xcconfig"),
      project: { $0.settings = ["INFOPLIST_FILE = Wrong.plist;"] },
      files: [
        "Config/App.xcconfig": "#include \"Shared.xcconfig\"\nNAME = Info",
        "Config/Shared.xcconfig": "INFOPLIST_FILE = App/$(NAME).plist",
        "App/Info.plist": plist(entry(usage, "$(WHY:default=Because)")), "Wrong.plist": plist(),
      ])
    #expect(configuration(artifact)?.infoPlist?.file == "App/Info.plist")
    #expect(configuration(artifact)?.infoPlist?[usage]?.value == .string("Because"))
  }

  @Test func `expands variables in values deep inside and never in keys`() {
    let artifact = read(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;", "X = y;"]),
      files: [
        "Info.plist": plist(
          "<key>$(X)</key><dict><key>a</key><array><string>$(X)${X}</string></array></dict>")
      ])
    let value = configuration(artifact)?.infoPlist?["$(X)"]?.value["a"]?.value
    #expect(value?.array?.first?.value == .string("yy"))
  }

  @Test func `leaves a variable empty that nothing defines`() {
    let artifact = read(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"]),
      files: ["Info.plist": plist(entry(usage, "$(NOWHERE)"))])
    #expect(configuration(artifact)?.infoPlist?[usage]?.value == .string(""))
    #expect(configuration(artifact)?.infoPlist?[usage]?.unresolved == [])
  }

  @Test func `calls a value unknown whose variable a missing xcconfig may define`() {
    let artifact = read(
      TargetText(
        "App", settings: ["INFOPLIST_FILE = Info.plist;"], base: "Pods/Pods-App.debug.xcconfig"),
      files: ["Info.plist": plist(entry(usage, "$(NOWHERE)"), entry("A", "b"))])
    #expect(configuration(artifact)?.infoPlist?[usage]?.unresolved == ["NOWHERE"])
    #expect(configuration(artifact)?.infoPlist?["A"]?.unresolved == [])
    #expect(artifact.problems == [])
  }

  @Test func `is generated from settings, each at its line`() throws {
    let artifact = read(
      TargetText(
        "App",
        settings: [
          "GENERATE_INFOPLIST_FILE = YES;", "INFOPLIST_KEY_\(usage) = \"Why $(TARGET_NAME)\";",
          "INFOPLIST_KEY_UIRequiresFullScreen = YES;",
          "INFOPLIST_KEY_UILaunchScreen_Generation = YES;",
          "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"A B\";",
          "PRODUCT_BUNDLE_IDENTIFIER = org.example.app;",
        ]))
    let found = try #require(configuration(artifact)?.infoPlist)
    let file = "App.xcodeproj/project.pbxproj"
    #expect(found.file == nil)
    #expect(found.position.file == file)
    #expect(found[usage]?.value == .string("Why App"))
    #expect(found[usage]?.position.line == (found.position.line ?? 0) + 1)
    #expect(found["UIRequiresFullScreen"]?.value == .boolean(true))
    #expect(found["UILaunchScreen"]?.value == .dictionary([]))
    #expect(found["UISupportedInterfaceOrientations~ipad"]?.value.array?.count == 2)
    #expect(found["CFBundleIdentifier"]?.value == .string("org.example.app"))
    #expect(found["CFBundlePackageType"]?.value == .string("APPL"))
  }

  @Test func `takes a generated string over the file's, and adds to its arrays`() {
    let artifact = read(
      TargetText(
        "App",
        settings: [
          "GENERATE_INFOPLIST_FILE = YES;", "INFOPLIST_FILE = Info.plist;",
          "INFOPLIST_KEY_\(usage) = setting;",
          "INFOPLIST_KEY_UIRequiredDeviceCapabilities = \"armv7 gps\";",
        ]),
      files: [
        "Info.plist": plist(
          entry(usage, "file"), entry("Other", "file"),
          "<key>UIRequiredDeviceCapabilities</key><array><string>armv7</string></array>")
      ])
    let found = configuration(artifact)?.infoPlist
    #expect(found?[usage]?.value == .string("setting"))
    #expect(found?[usage]?.position.file == "App.xcodeproj/project.pbxproj")
    #expect(found?["Other"]?.value == .string("file"))
    #expect(
      found?["UIRequiredDeviceCapabilities"]?.value.array?.compactMap(\.value.string)
        == ["armv7", "gps"])
  }

  @Test func `ignores a setting for a key that Xcode does not generate, and says so`() {
    let artifact = read(
      TargetText(
        "App",
        settings: ["GENERATE_INFOPLIST_FILE = YES;", "INFOPLIST_KEY_UIBackgroundModes = location;"])
    )
    let found = configuration(artifact)?.infoPlist
    #expect(found?["UIBackgroundModes"] == nil)
    #expect(found?.ignored.map(\.key) == ["UIBackgroundModes"])
  }

  @Test func `ignores every generated key where nothing is generated`() {
    let artifact = read(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;", "INFOPLIST_KEY_\(usage) = x;"]),
      files: ["Info.plist": plist(entry("A", "b"))])
    #expect(configuration(artifact)?.infoPlist?[usage] == nil)
    #expect(configuration(artifact)?.infoPlist?.ignored.map(\.key) == [usage])
  }

  @Test func `calls values unknown that the preprocessor goes over`() {
    let artifact = read(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;", "INFOPLIST_PREPROCESS = YES;"]),
      files: [
        "Info.plist": "<plist><dict>\n<key>A</key><string>b</string>\n</dict></plist>\n#define X\n"
      ])
    #expect(configuration(artifact)?.infoPlist?["A"]?.unresolved == ["INFOPLIST_PREPROCESS"])
  }

  @Test func `is a problem, naming setting and file, where the file is not there`() {
    let artifact = read(TargetText("App", settings: ["INFOPLIST_FILE = Gone/Info.plist;"]))
    #expect(configuration(artifact)?.infoPlist == nil)
    let problem = artifact.problems.first
    #expect(problem?.code == .unresolvedInfoPlist)
    #expect(problem?.target?.name == "App")
    #expect(problem?.position.file == "App.xcodeproj/project.pbxproj")
    #expect(problem?.message.contains("Gone/Info.plist") == true)
    #expect(problem?.message.contains("INFOPLIST_FILE") == true)
  }

  @Test func `is shown in the problem relative to the root`() {
    let artifact = read(
      TargetText("App", settings: ["INFOPLIST_FILE = \"$(SRCROOT)/Gone/Info.plist\";"]))
    #expect(artifact.problems.first?.message.contains("There is no file at ") == true)
  }

  @Test func `is to be generated by Tuist if it is missing in Derived, next to Project swift`() {
    let named = TargetText("App", settings: ["INFOPLIST_FILE = Derived/InfoPlists/Info.plist;"])
    let tuist = read(named, files: ["Project.swift": "import ProjectDescription"])
    #expect(tuist.problems.first?.wayOut == "Run `tuist generate`, and check again.")
    #expect(read(named).problems.first?.wayOut == "Correct the path, or add the file.")
  }

  @Test func `is a problem where nothing names a file`() {
    let artifact = read(TargetText("App"))
    #expect(artifact.problems.map(\.code) == [.unresolvedInfoPlist, .unresolvedInfoPlist])
  }

  @Test(arguments: [
    (["App/Info.plist"], true), (["App/Supporting Files/App-Info.plist"], true),
    (["App/Info.plist", "App/Old/Info.plist"], false), (["Other/Info.plist"], false),
    (["App/GoogleService-Info.plist"], false),
  ])
  func `is the only one in the folder of the target where nothing names a file`(
    _ files: [String], _ isFound: Bool
  ) {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0, plist(entry(usage, "Why"))) })
    let artifact = read(TargetText("App"), files: texts)
    #expect(configuration(artifact)?.infoPlist?.file == (isFound ? files[0] : nil))
    #expect(artifact.problems.isEmpty == isFound)
  }

  @Test func `is unknown where a missing xcconfig may name another file`() {
    let artifact = read(
      TargetText("App", base: "Secret.xcconfig"), files: ["App/Info.plist": plist()])
    #expect(configuration(artifact)?.infoPlist == nil)
    #expect(artifact.problems.first?.message.contains("Secret.xcconfig") == true)
  }

  @Test func `is a problem where a missing xcconfig would name the file`() {
    let artifact = read(
      TargetText("App", settings: ["INFOPLIST_FILE = \"$(PLIST)\";"], base: "Secret.xcconfig"))
    #expect(artifact.problems.first?.message.contains("Secret.xcconfig") == true)
  }

  @Test(arguments: ["<plist><dict><key>A</key>", "", "bplist00", "<plist><array/></plist>"])
  func `is a problem where the file is broken, and other targets are read`(_ text: String) {
    var project = ProjectText(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"]),
      TargetText("Two", settings: ["INFOPLIST_FILE = Two.plist;"]))
    project.configurations = ["Debug"]
    let artifact = AppReader.read(
      .memory([
        "App.xcodeproj/project.pbxproj": project.text, "Info.plist": text, "Two.plist": plist(),
      ]), root: ".")
    #expect(artifact.problems.count == 1)
    #expect(artifact.problems.first?.position.file == "Info.plist")
    #expect(artifact.problems.first?.target?.name == "App")
    #expect(artifact.targets.map { $0.configurations[0].infoPlist?.file } == [nil, "Two.plist"])
  }

  @Test func `is not read beyond the size a property list may have`() {
    let artifact = read(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"]),
      files: ["Info.plist": String(repeating: " ", count: PropertyListReader.maximumSize + 1)])
    #expect(artifact.problems.map(\.code) == [.oversizedFile])
  }
}
