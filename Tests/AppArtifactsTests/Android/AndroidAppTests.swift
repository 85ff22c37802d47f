import Findings
import TestSupport
import Testing

@testable import AppArtifacts

@Suite("Android apps of Gradle builds")
struct AndroidAppTests {
  static func manifest(_ lines: String...) -> String {
    """
    <manifest xmlns:android="\(Tag.platform)" xmlns:tools="http://schemas.android.com/tools">
    \(lines.joined(separator: "\n"))
    </manifest>
    """
  }

  static func asks(_ name: String, _ more: String = "") -> String {
    "<uses-permission android:name=\"\(name)\" \(more)/>"
  }

  static func app(_ script: String, _ files: [String: String] = [:]) throws -> AndroidApp {
    var tree = files
    tree["app/build.gradle"] = "plugins { id 'com.android.application' }\n" + script
    if tree["app/src/main/AndroidManifest.xml"] == nil {
      tree["app/src/main/AndroidManifest.xml"] = manifest(asks("a"))
    }
    return try #require(AppReader.androidApps(in: .memory(tree)).apps.first)
  }

  @Test(
    "the target is found in each way in which scripts set it (AND-MRG-007)", .facts("AND-MRG-007"),
    arguments: [
      ("targetSdk 34", "", ""), ("targetSdkVersion(34)", "", ""), ("targetSdk = 34", "", ""),
      ("targetSdkVersion rootProject.ext.target", "ext { target = 34 }", ""),
      ("targetSdkVersion rootProject.ext.get('target')", "ext.target = 34", ""),
      ("targetSdkVersion safeExtGet('target', 34)", "", ""),
      ("targetSdk = libs.versions.target.sdk.get().toInt()", "", "[versions]\ntarget-sdk = \"34\""),
      ("targetSdk = Integer.parseInt(project.level)", "def level = '34'", ""),
      ("targetSdk = 34.1", "", ""),
    ])
  func target(setting: String, root: String, catalog: String) throws {
    let app = try Self.app(
      "android { defaultConfig { minSdk 21; \(setting) } }",
      [
        "settings.gradle": "include ':app'", "build.gradle": root,
        "gradle/libs.versions.toml": catalog,
      ])
    let manifest = try #require(app.variants.first?.manifest)
    #expect(manifest.minimumSDK == .api(21))
    #expect(manifest.targetSDK == .api(34))
    #expect(manifest.targetPosition == SourcePosition(file: "app/build.gradle", line: 2))
  }

  @Test(arguments: [
    "app/src/test/resources/a.apk", "app/src/androidTest/assets/a.apk", "Tests/Fixtures/a.apk",
    "lib/src/androidTestDebug/AndroidManifest.xml", "testData/AndroidManifest.xml",
  ])
  func `what tests read is no app`(path: String) {
    let launcher = Self.manifest(
      "<application><activity android:name=\"A\"><intent-filter>"
        + "<action android:name=\"android.intent.action.MAIN\"/></intent-filter></activity>"
        + "</application>")
    let archive = ArchiveWriter(("AndroidManifest.xml", BinaryXMLWriter(root: .trail).bytes)).bytes
    let tree = FileTree.memory([path: path.hasSuffix("apk") ? archive : Array(launcher.utf8)])
    #expect(AppReader.androidApps(in: tree).apps == [])
    let problem = AppReader.read(tree, root: ".").problems.first
    #expect(problem?.code == .nothingToCheck)
    #expect(problem?.message.contains(path) == path.hasSuffix("apk"))
  }

  @Test(arguments: [
    (["app/release/output-metadata.json"], ["app"]),
    (["app/build/outputs/apk/debug/output.json", "app/release/output-metadata.json"], ["app"]),
    ([], ["app", "app-release.apk"]),
    (["output-metadata.json"], ["app", "app-release.apk"]),
  ])
  func `what Gradle built of an app that was read is no other app, if its record lies beside it`(
    records: [String], names: [String]
  ) {
    var files: [String: [UInt8]] = [
      "app/build.gradle": Array("plugins { id 'com.android.application' }".utf8),
      "app/src/main/AndroidManifest.xml": Array(Self.manifest(Self.asks("a")).utf8),
      "app/release/app-release.apk": ArchiveWriter(
        ("AndroidManifest.xml", BinaryXMLWriter(root: .trail).bytes)
      ).bytes,
    ]
    for record in records { files[record] = Array("{}".utf8) }
    #expect(AppReader.androidApps(in: .memory(files)).apps.map(\.name) == names)
  }

  @Test(arguments: [
    ("org.example.trail", ["app"]), ("org.example", ["archive.apk", "app"]),
    ("org.example.other", ["archive.apk", "app"]),
  ])
  func `a package that was kept of an app that is read from its sources is no other app`(
    id: String, names: [String]
  ) {
    let files: [String: [UInt8]] = [
      "app/build.gradle": Array(
        "plugins { id 'com.android.application' }\nandroid { defaultConfig { applicationId '\(id)' } }"
          .utf8),
      "app/src/main/AndroidManifest.xml": Array(Self.manifest(Self.asks("a")).utf8),
      "archive.apk": ArchiveWriter(
        ("AndroidManifest.xml", BinaryXMLWriter(root: .trail).bytes)
      ).bytes,
    ]
    #expect(AppReader.androidApps(in: .memory(files)).apps.map(\.name) == names)
  }

  @Test func `a package in the tree does not hide that no script shows the app`() {
    let tree = FileTree.memory([
      "old.apk": ArchiveWriter(("AndroidManifest.xml", BinaryXMLWriter(root: .trail).bytes)).bytes,
      "app/build.gradle.kts": Array("plugins { alias(shop.plugins.app) }".utf8),
      "lib/build.gradle": Array("plugins { id 'com.android.library' }".utf8),
      "app/src/main/AndroidManifest.xml": Array(Self.manifest(Self.asks("a")).utf8),
    ])
    let artifact = AppReader.read(tree, root: ".")
    #expect(artifact.androidApps.map(\.name) == ["old.apk"])
    #expect(artifact.problems.map(\.code) == [.appNotRead])
    #expect(artifact.problems.first?.position.file == "app/build.gradle.kts")
  }

  @Test func `a target that only a run knows is unknown`() throws {
    let app = try Self.app("android { defaultConfig { targetSdk flutter.targetSdkVersion } }")
    #expect(app.variants.first?.manifest.targetSDK == .unresolved("flutter.targetSdkVersion"))
  }

  @Test func `variants are the flavours of each dimension and the build types`() throws {
    let app = try Self.app(
      """
      android {
        buildTypes { staging { initWith release } }
        productFlavors {
          free { dimension "price" }
          paid { dimension "price" }
          create("red") { dimension = "colour" }
        }
      }
      """)
    #expect(
      app.variants.map(\.name) == [
        "freeRedDebug", "freeRedRelease", "freeRedStaging", "paidRedDebug", "paidRedRelease",
        "paidRedStaging",
      ])
  }

  @Test func `a flavour needs no block, and a variable with one is none`() throws {
    let app = try Self.app(
      """
      android {
        productFlavors {
          google
          create("regular")
          val rules = fileTree("rules") { include("*.pro") }
        }
      }
      """)
    #expect(
      app.variants.map(\.name) == [
        "googleDebug", "googleRelease", "regularDebug", "regularRelease",
      ])
  }

  @Test func `an app without its manifest is said not to be read`() {
    let read = AppReader.androidApps(
      in: .memory(["app/build.gradle": "plugins { id 'com.android.application' }"]))
    #expect(read.apps.isEmpty)
    #expect(read.problems.map(\.code) == [.appNotRead])
  }

  @Test func `sources outside the usual folders are an unknown`() throws {
    let app = try Self.app("", ["app/code/org/A.java": "class A {}"])
    #expect(app.unknowns == ["its sources, which are not in the folders of Gradle's defaults"])
  }

  @Test(
    arguments: ["buildTypes", "productFlavors"],
    [
      "applicationVariants.all", "libraryVariants.all", "all", "configureEach", "forEach", "each",
    ])
  func `what a script does with each one names none`(block: String, loop: String) throws {
    let app = try Self.app("android { \(block) { \(loop) { it -> it.name } } }")
    #expect(app.variants.map(\.name) == ["debug", "release"])
  }

  @Test func `source sets add to each other, the more special first`() throws {
    let app = try Self.app(
      "android { productFlavors { free {} } }",
      [
        "app/src/debug/AndroidManifest.xml": Self.manifest(Self.asks("debug")),
        "app/src/free/AndroidManifest.xml": Self.manifest(
          Self.asks("a", "tools:node=\"remove\"")),
      ])
    #expect(app.variants.map { $0.manifest.permissions.map(\.name) } == [["debug"], []])
  }

  @Test func `placeholders are filled in`() throws {
    let app = try Self.app(
      """
      android { defaultConfig { applicationId "org.trail"
        manifestPlaceholders = [cap: "30"] } }
      """,
      [
        "app/src/main/AndroidManifest.xml": Self.manifest(
          Self.asks("${applicationId}.OWN", "android:maxSdkVersion=\"${cap}\""))
      ])
    let request = try #require(app.variants.first?.manifest.permissions.first)
    #expect(request.name == "org.trail.OWN")
    #expect(request.maximumSDK == .api(30))
  }

  static let library = [
    "settings.gradle": "include ':app', ':core:ble'",
    "core/ble/build.gradle.kts": "plugins { id(\"com.android.library\") }\nandroid {}",
    "core/ble/src/main/AndroidManifest.xml": manifest(
      asks("a", "android:maxSdkVersion=\"30\""), asks("b")),
  ]

  @Test(.facts("AND-MRG-001"))
  func `a module's permissions are the app's, and the module is named (AND-MRG-001)`() throws {
    let app = try Self.app("dependencies { implementation project(':core:ble') }", Self.library)
    let permissions = try #require(app.variants.first?.manifest.permissions)
    #expect(permissions.map(\.name) == ["a", "b"])
    #expect(permissions.map(\.origin) == [.app, .module("core/ble")])
  }

  @Test(arguments: [
    ("", AndroidManifest.Level.api(30)), ("tools:remove=\"android:maxSdkVersion\"", nil),
  ])
  func `a cap of a module reaches the app's entry unless it is removed`(
    more: String, cap: AndroidManifest.Level?
  ) throws {
    var files = Self.library
    files["app/src/main/AndroidManifest.xml"] = Self.manifest(Self.asks("a", more))
    let app = try Self.app("dependencies { api(project(\":core:ble\")) }", files)
    let request = try #require(app.variants.first?.manifest.permissions.first)
    #expect(request.maximumSDK == cap)
    #expect(request.capOrigin == (cap == nil ? nil : .module("core/ble")))
  }

  @Test func `a module that only tests use brings nothing`() throws {
    let app = try Self.app("dependencies { testImplementation project(':core:ble') }", Self.library)
    #expect(app.variants.first?.manifest.permissions.map(\.name) == ["a"])
    #expect(app.unknowns == [])
  }

  @Test func `the manifest of a plugin of Flutter is found by its path`() throws {
    let files = [
      "android/build.gradle": "android { defaultConfig {} }",
      "android/src/main/AndroidManifest.xml": Self.manifest(Self.asks("plugin")),
      "pubspec.yaml": "name: guide\n",
      "example/pubspec.yaml": "dependencies:\n  guide:\n    path: ../\n",
      "example/android/settings.gradle": "include ':app'",
      "example/android/app/build.gradle": "android { defaultConfig { applicationId 'x' } }",
      "example/android/app/src/main/AndroidManifest.xml": Self.manifest(Self.asks("a")),
    ]
    let apps = AppReader.androidApps(in: .memory(files)).apps
    #expect(apps.map(\.project) == ["example/android/app/build.gradle"])
    #expect(apps.first?.variants.first?.manifest.permissions.map(\.name) == ["a", "plugin"])
  }

  @Test func `limit: a library that the tree does not show is named, and brings nothing`() throws {
    let app = try Self.app("dependencies { implementation 'com.example:maps:1.0' }")
    #expect(app.unknowns.count == 1)
    #expect(app.unknowns.first?.contains("com.example:maps") == true)
  }

  @Test func `a package is an app of one variant, with the manifest of its base`() throws {
    let bytes = ArchiveWriter(("AndroidManifest.xml", BinaryXMLWriter(root: .trail).bytes)).bytes
    let app = try #require(
      AppReader.androidApps(in: .memory(["app.apk": bytes], focus: "app.apk")).apps.first)
    #expect(app.variants.map(\.name) == ["release"])
    #expect(app.variants.first?.manifest.permissions.count == 4)
    #expect(app.unknowns == [])
  }

  @Test func `limit: a script is read and not run`() throws {
    let app = try Self.app(
      "def level = 30\nif (true) { level = 34 }\nandroid { defaultConfig { targetSdk level } }")
    #expect(app.variants.first?.manifest.targetSDK == .api(30))
  }

  @Test func `Kotlin and Java of the module and of what it uses are its sources`() throws {
    var files = Self.library
    files["app/src/main/kotlin/Guide.kt"] = "class Guide"
    files["app/src/test/kotlin/GuideTest.kt"] = "class GuideTest"
    files["core/ble/src/main/java/Scan.java"] = "class Scan {}"
    let app = try Self.app("dependencies { implementation project(':core:ble') }", files)
    #expect(
      app.variants.first?.sources
        == ["app/src/main/kotlin/Guide.kt", "core/ble/src/main/java/Scan.java"])
  }

  @Test(arguments: [
    "android {", "}}}", "android { defaultConfig { minSdk ", "\"", "/*", "'''",
    String(repeating: "a {", count: 5_000),
  ])
  func `a script that is cut off or nested without end is read as far as it goes`(text: String) {
    let script = GradleScript(Array(text.utf8))
    #expect(script.statements.count <= 2)
  }
}
