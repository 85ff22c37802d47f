import Findings
import Testing

@testable import AppArtifacts

@Suite struct `An app that cannot be read` {
  private static let widget = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>p</string></dict></dict></plist>
    """
  private static let app = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>CFBundlePackageType</key><string>APPL</string></dict></plist>
    """
  private static let spec = """
    name: Guide
    targets:
      Guide:
        type: application
        platform: iOS
      Helper:
        type: application
        platform: macOS
    """

  private func read(
    _ files: [String: String], focus: String = "", root: String = "."
  ) -> AppArtifact {
    AppReader.read(.memory(files, focus: focus), root: root)
  }

  @Test(arguments: [
    "include:\n- Apps/Guide/target.yml\n- missing.yml\nname: Guide",
    "include: Apps/Guide/target.yml", "include: [base.yml, Apps/Guide/target.yml]",
    "include:\n  - path: Apps/Guide/target.yml\n    relativePaths: false\n",
    "include:\n  - Apps/more.yml",
  ])
  func `targets of included XcodeGen files count`(spec: String) {
    let artifact = read([
      "project.yml": spec, "Apps/Guide/target.yml": Self.spec,
      "Apps/more.yml": "include: [Guide/target.yml, ../project.yml]",
    ])
    #expect(
      artifact.problems.contains {
        $0.message.contains("The app Guide of this XcodeGen project was not checked")
      })
  }

  @Test(arguments: [
    "    info:\n      path: Guide/Info.plist", "    info: {path: Guide/Info.plist, properties: {}}",
    "    settings:\n      base:\n        INFOPLIST_FILE: Guide/Info.plist",
    // An app that names no Info.plist may use any.
    "    sources: [Guide]",
  ])
  func `an Info.plist is checked if an XcodeGen file names it, or names none for its app`(
    lines: String
  ) {
    let artifact = read([
      "project.yml": "targets:\n  Guide:\n    type: application\n    platform: iOS\n\(lines)\n",
      "Guide/Info.plist": Self.app, "Guide/Main.swift": "import UIKit",
    ])
    #expect(artifact.targets.map(\.name) == ["Guide"])
  }

  @Test(arguments: [
    "    info:\n      path: Guide/Made.plist\n      properties: {A: B}",
    "    info: {path: Guide/Made.plist}",
    "    settings:\n      INFOPLIST_FILE: Guide/Made.plist",
  ])
  func `an Info.plist is not checked if the XcodeGen file beside it names another one`(
    lines: String
  ) {
    let artifact = read([
      "project.yml": "targets:\n  Guide:\n    type: application\n    platform: iOS\n\(lines)\n",
      "Guide/Info.plist": Self.app, "Guide/Main.swift": "import UIKit",
    ])
    #expect(artifact.targets.isEmpty)
    #expect(artifact.problems.contains { $0.message.contains("The app Guide of this XcodeGen") })
  }

  @Test(arguments: [
    ("project.yml", spec, "The app Guide of this XcodeGen project was not checked"),
    (
      "project.yml",
      """
      targetTemplates:
        Common:
          type: application
          supportedDestinations: [iOS, macOS]
      targets:
        Guide:
          templates:
            - Common
        Desktop:
          templates: [Common]
          supportedDestinations: [macOS]
      """, "The app Guide of this XcodeGen project was not checked"
    ),
    (
      "ios/Project.swift",
      "import ProjectDescription\nlet project = Project(targets: [.target(product: .app, name: \"A\")])",
      "The app of this Tuist project was not checked"
    ),
    (
      "config.xml", "<widget id=\"a\"><platform name=\"ios\"></platform></widget>",
      "The app of this Cordova project was not checked"
    ),
    (
      "Guide.swiftpm/Package.swift",
      "let package = Package(products: [.iOSApplication(name: \"G\")])",
      "The app of this Swift Playgrounds package was not checked"
    ),
  ])
  func `is an error beside a widget that was checked`(
    file: String, text: String, message: String
  ) throws {
    let artifact = read(["Widget/Info.plist": Self.widget, file: text])
    let problem = try #require(artifact.problems.first)
    #expect(artifact.targets.map(\.name) == ["Widget"])
    #expect(artifact.problems.map(\.code) == [.appNotRead])
    #expect(problem.position.file == file)
    #expect(problem.message.hasPrefix(message))
    #expect(problem.severity == nil)
  }

  @Test(arguments: [
    ("<widget><platform name=\"android\"></platform></widget>", "{}"),
    ("<widget id=\"a\" />", "{ \"devDependencies\": { \"cordova-android\": \"^9.1.0\" } }"),
  ])
  func `is the Android app of a Cordova project that has not been generated`(
    configuration: String, package: String
  ) throws {
    var files = [
      "Widget/Info.plist": Self.widget, "config.xml": configuration, "package.json": package,
    ]
    let problem = try #require(read(files).problems.first)
    #expect(problem.code == .appNotRead)
    #expect(problem.message.hasPrefix("The Android app of this Cordova project was not checked"))
    #expect(problem.wayOut == "Run “cordova prepare android” first.")
    files["platforms/android/app/build.gradle"] = "plugins { id 'com.android.application' }"
    files["platforms/android/app/src/main/AndroidManifest.xml"] = "<manifest />"
    #expect(read(files).problems.isEmpty)
    #expect(read(files).androidApps.map(\.name) == ["app"])
  }

  @Test func `is named with both platforms where nothing else is in the tree`() throws {
    let configuration = """
      <widget><platform name="android"></platform><platform name="ios"></platform></widget>
      """
    let problem = try #require(read(["config.xml": configuration]).problems.first)
    #expect(problem.code == .nothingToCheck)
    #expect(problem.message.hasPrefix("The iOS and Android apps of this Cordova project"))
    #expect(problem.wayOut.hasPrefix("Run “cordova prepare” first"))
  }

  @Test func `is a warning beside another app that was checked`() {
    let project = ProjectText(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"])
    ).text
    let artifact = read([
      "App.xcodeproj/project.pbxproj": project, "Info.plist": Self.app,
      "Demo/project.yml": Self.spec,
    ])
    #expect(artifact.problems.map(\.code) == [.appNotRead])
    #expect(artifact.problems.first?.severity == .warning)
  }

  @Test(arguments: [
    ["project.yml": spec, "Guide.xcodeproj/project.pbxproj": ""],
    ["project.yml": "targets:\n  Kit:\n    type: framework\n"],
    ["project.yml": "targetTemplates:\n  Common:\n    type: application\n    platform: iOS\n"],
    ["project.yml": "targets:\n  Mac:\n    type: application\n    platform: macOS\n"],
    ["Tests/Fixtures/project.yml": spec], ["Pods/Kit/project.yml": spec],
    ["Project.swift": "import ProjectDescription\nlet project = Project(product: .framework)"],
    ["config.xml": "<widget id=\"a\"></widget>"], ["config.xml": "<config/>"],
    ["Package.swift": "let package = Package(products: [.library(name: \"K\")])"],
  ])
  func `is not claimed without a sign of one`(files: [String: String]) {
    let artifact = read(files.merging(["Widget/Info.plist": Self.widget]) { first, _ in first })
    #expect(!artifact.problems.contains { $0.code == .appNotRead })
  }

  @Test(arguments: [("App/Map.swift", true), ("Sources/Map.swift", false)])
  func `is the target of the Info.plist that lies in its folder, if its code does too`(
    code: String, isChecked: Bool
  ) {
    let artifact = read(["project.yml": Self.spec, "App/Info.plist": Self.app, code: ""])
    #expect(artifact.targets.map(\.name) == ["App"])
    #expect(artifact.problems.map(\.code) == (isChecked ? [] : [.appNotRead]))
    #expect(artifact.problems.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: ["Guide.app", "builds/Guide.app/", "../Widget.appex"])
  func `is none where a built one is named: its sources are the compiled file`(root: String) {
    let artifact = read(["Info.plist": Self.app, "Guide": "\u{0}"], root: root)
    #expect(artifact.targets.map(\.isBuilt) == [true])
    #expect(artifact.problems == [])
  }

  @Test(arguments: [
    ["Guide": "\u{0}"], ["PkgInfo": "APPL????"], ["_CodeSignature/CodeResources": "<plist/>"],
  ])
  func `is known for a built one by what lies beside its Info.plist`(files: [String: String]) {
    let list = Self.app.replacing(
      "</dict>", with: "<key>CFBundleExecutable</key><string>Guide</string></dict>")
    let artifact = read(files.merging(["Info.plist": list]) { first, _ in first })
    #expect(artifact.targets.map(\.isBuilt) == [true])
    #expect(artifact.problems == [])
  }

  @Test(arguments: [(["app"], ""), (["app", "b"], " The same is true of 1 more.")])
  func `is reported once where nothing else was checked`(modules: [String], rest: String) throws {
    let files = modules.reduce(into: ["settings.gradle": "include ':app', ':b'"]) {
      $0["\($1)/build.gradle"] = "apply plugin: 'com.android.application'"
    }
    let problem = try #require(read(files).problems.first)
    #expect(read(files).problems.map(\.code) == [.nothingToCheck])
    #expect(problem.position.file == "app/build.gradle")
    #expect(problem.message.hasSuffix("is not in the folder that was checked." + rest))
    #expect(problem.wayOut.hasPrefix("Pass a package that was built"))
  }

  @Test func `is not blamed on a generator if it is a package that was named`() throws {
    let artifact = read(
      ["My.ipa": "PK", "project.yml": Self.spec], focus: "My.ipa", root: "My.ipa")
    let problem = try #require(artifact.problems.first)
    #expect(problem.message.hasPrefix("My.ipa is not a package"))
    #expect(!problem.wayOut.contains("xcodegen"))
  }
}
