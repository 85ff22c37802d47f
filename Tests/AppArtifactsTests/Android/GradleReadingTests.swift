import Findings
import Testing

@testable import AppArtifacts

@Suite("What Gradle builds say of their apps")
struct GradleReadingTests {
  static let app = "plugins { id 'com.android.application' }\n"
  static let manifest = AndroidAppTests.manifest(AndroidAppTests.asks("a"))

  static func apps(_ files: [String: String]) -> [AndroidApp] {
    AppReader.androidApps(in: .memory(files)).apps
  }

  @Test(
    "a module that the settings do not include is no app of the build",
    arguments: [
      ("include ':app'", ["app"]), ("include ':app', ':old'", ["app", "old"]),
      ("include(name)", ["app", "old"]),
      ("include ':app'\napply from: 'more.gradle'", ["app", "old"]),
      ("include ':app'\n['old'].each { include it }", ["app", "old"]),
      ("include ':lib'", ["app", "old"]), ("", ["app", "old"]),
    ] as [(String, [String])])
  func included(settings: String, names: [String]) {
    let apps = Self.apps([
      "settings.gradle": settings, "app/build.gradle": Self.app, "old/build.gradle": Self.app,
      "app/src/main/AndroidManifest.xml": Self.manifest,
      "old/src/main/AndroidManifest.xml": Self.manifest,
    ])
    #expect(apps.map(\.name) == names)
  }

  @Test(
    "a setting inside an if counts if no branch contradicts it and nothing outside sets it",
    arguments: [
      ("if (ready) { defaultConfig { targetSdk 34 } }", 34),
      ("if (ready) { defaultConfig { targetSdk 34 } } else { log() }", 34),
      ("if (a) { defaultConfig { targetSdk 34 } } else { defaultConfig { targetSdk 34 } }", 34),
      ("if (a) { defaultConfig { targetSdk 34 } } else { defaultConfig { targetSdk 30 } }", nil),
      ("defaultConfig { if (a) { targetSdk 34 } }", 34),
      ("defaultConfig { if (a) { targetSdk 34 } else { targetSdk 30 } }", nil),
      ("defaultConfig { targetSdk 30\nif (a) { targetSdk 34 } }", 30),
      ("defaultConfig { targetSdk 30 }\nif (a) { defaultConfig { targetSdk 34 } }", 30),
      ("if (a) { defaultConfig { targetSdk 34 } }\ndefaultConfig { targetSdk 30 }", 30),
      ("if (a) { if (b) { defaultConfig { targetSdk 34 } } }", 34),
    ] as [(String, Int?)])
  func tests(android: String, target: Int?) {
    let apps = Self.apps([
      "settings.gradle": "include ':app'",
      "app/build.gradle": Self.app + "android {\n\(android)\n}",
      "app/src/main/AndroidManifest.xml": Self.manifest,
    ])
    #expect(apps.first?.variants.first?.manifest.targetSDK?.api == target)
  }

  @Test(
    "a statement goes on in the next line after an equals sign and before a dot",
    arguments: [
      "targetSdk =\n  libs.versions.target\n    .get()\n    .toInt()",
      "targetSdk = libs\n  .versions.target.get().toInt()",
      "targetSdk =\n\n  // as everywhere\n  34",
    ])
  func severalLines(setting: String) {
    let apps = Self.apps([
      "settings.gradle": "include ':app'",
      "gradle/libs.versions.toml": "[versions]\ntarget = \"34\"",
      "app/build.gradle": Self.app + "android { defaultConfig {\nminSdk = 26\n\(setting)\n} }",
      "app/src/main/AndroidManifest.xml": Self.manifest,
    ])
    let manifest = apps.first?.variants.first?.manifest
    #expect(manifest?.targetSDK?.api == 34)
    #expect(manifest?.minimumSDK?.api == 26)
  }

  @Test func `an app that Amper lays out is not said to lack its manifest`() {
    let problems = AppReader.androidApps(
      in: .memory([
        "settings.gradle.kts": "include(\":app\")",
        "app/build.gradle.kts": "android { defaultConfig { applicationId = \"a.b\" } }",
        "app/module.yaml": "product: android/app", "app/src/AndroidManifest.xml": Self.manifest,
      ])
    ).problems
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.message.contains("Amper's module.yaml") })
  }

  @Test(
    "source sets count for the whole build wherever they are written",
    arguments: ["buildTypes { debug { %@ } }", "productFlavors { free { %@ } }", "%@"])
  func nestedSourceSets(android: String) {
    let sets = "sourceSets { main { manifest.srcFile 'Manifest.xml' } }"
    let apps = Self.apps([
      "settings.gradle": "include ':app'",
      "app/build.gradle": Self.app + "android { \(android.replacing("%@", with: sets)) }",
      "app/Manifest.xml": Self.manifest,
    ])
    #expect(apps.first?.variants.first?.manifest.file == "app/Manifest.xml")
  }

  @Test(
    "Kotlin's plugin for Android makes no app of a library",
    arguments: [("library", []), ("application", ["app"])] as [(String, [String])])
  func kotlinPlugin(kind: String, names: [String]) {
    let apps = Self.apps([
      "settings.gradle.kts": "include(\":app\")",
      "app/build.gradle.kts":
        "plugins { id(\"com.android.\(kind)\"); kotlin(\"android\") version \"1.9\" }",
      "app/src/main/AndroidManifest.xml": Self.manifest,
    ])
    #expect(apps.map(\.name) == names)
  }

  @Test(
    "the plugins of old make apps and libraries",
    arguments: [("android", ["app"]), ("android-library", [])] as [(String, [String])])
  func oldPlugins(plugin: String, names: [String]) {
    let apps = Self.apps([
      "settings.gradle": "include ':app'",
      "app/build.gradle": "apply plugin: '\(plugin)'\nandroid { compileSdkVersion 19 }",
      "app/src/main/AndroidManifest.xml": Self.manifest,
    ])
    #expect(apps.map(\.name) == names)
  }

  @Test(
    "a tree without an app says what its build makes",
    arguments: [
      (
        "plugins { id 'com.android.library' }", "lib/src/main/AndroidManifest.xml",
        "makes libraries"
      ),
      (app, "lib/src/main/res/a.xml", "is not in the folder"),
      ("plugins { id 'org.example.own' }", "lib/src/main/res/a.xml", "No module"),
    ])
  func noApp(script: String, file: String, words: String) {
    let tree = FileTree.memory([
      "settings.gradle": "include ':lib'", "lib/build.gradle": script, file: Self.manifest,
    ])
    let problems = AppReader.read(tree, root: ".").problems
    let problem = problems.first { $0.code == .nothingToCheck }
    #expect(problem?.message.contains(words) == true)
  }

  @Test(
    "the target is found where the build keeps it",
    arguments: [
      (
        "buildscript { apply from: 'versions.gradle' }", "targetSdkVersion rootProject.target",
        "versions.gradle", "ext { target = 28 }"
      ),
      ("ext { target = 36.1 }", "targetSdk = rootProject.ext.target", "a.gradle", ""),
      (
        "", "targetSdk = projectConfig.target", "buildSrc/src/main/java/ProjectConfig.kt",
        "open class ProjectConfig {\n  val other = 1\n\n  val target = 36\n\n  lateinit var version: Version\n}"
      ),
      (
        "", "targetSdk = AppConfig.target", "buildSrc/src/main/kotlin/AppConfig.kt",
        "object AppConfig { const val target = 36 }"
      ),
    ])
  func target(root: String, setting: String, file: String, text: String) throws {
    let app = try #require(
      Self.apps([
        "settings.gradle": "include ':app'", "build.gradle": root, file: text,
        "app/build.gradle": Self.app + "android { defaultConfig { \(setting) } }",
        "app/src/main/AndroidManifest.xml": Self.manifest,
      ]).first)
    let target = app.variants.first?.manifest.targetSDK?.api
    #expect(target == (text.contains("28") ? 28 : 36))
  }

  @Test(arguments: [("", 35), ("cdvSdkVersion=36\nunrelated=1", 36)])
  func `levels of Cordova are those of its file, unless a property says another`(
    properties: String, target: Int
  ) throws {
    let app = try #require(
      Self.apps([
        "platforms/android/settings.gradle": "include ':app'",
        "platforms/android/gradle.properties": properties,
        "platforms/android/cdv-gradle-config.json":
          "{\"MIN_SDK_VERSION\":24,\"SDK_VERSION\":35,\"GRADLE_VERSION\":\"8.13\"}",
        "platforms/android/app/build.gradle": """
        apply plugin: 'com.android.application'
        android { defaultConfig {
          minSdkVersion cordovaConfig.MIN_SDK_VERSION
          targetSdkVersion cordovaConfig.SDK_VERSION
        } }
        """,
        "platforms/android/app/src/main/AndroidManifest.xml": Self.manifest,
      ]).first)
    #expect(app.variants.first?.manifest.targetSDK == .api(target))
    #expect(app.variants.first?.manifest.minimumSDK == .api(24))
  }

  @Test func `build logic is found where the tree lacks the settings`() throws {
    let app = try #require(
      Self.apps([
        "buildSrc/src/main/java/Levels.kt": "object Levels { const val target = 36 }",
        "app/build.gradle": Self.app + "android { defaultConfig { targetSdk = Levels.target } }",
        "app/src/main/AndroidManifest.xml": Self.manifest,
      ]).first)
    #expect(app.variants.first?.manifest.targetSDK == .api(36))
  }

  @Test func `flavors come from a script that is applied among the settings of Android`() throws {
    let app = try #require(
      Self.apps([
        "settings.gradle": "include ':app'",
        "app/flavors.gradle": "android { productFlavors { free { }\n paid { } } }",
        "app/build.gradle": Self.app + "android { apply from: 'flavors.gradle' }",
        "app/src/main/AndroidManifest.xml": Self.manifest,
      ]).first)
    #expect(app.variants.map(\.name) == ["freeDebug", "freeRelease", "paidDebug", "paidRelease"])
  }

  @Test(
    "a plugin of npm’s has the version of the lock file",
    arguments: [
      ("yarn.lock", "react-native-trail@^1.0.0:\n  version \"1.2.0\"\n"),
      ("yarn.lock", "\"react-native-trail@npm:^1.0.0\":\n  version: 1.2.0\n"),
      (
        "package-lock.json",
        "{\"dependencies\": {\"react-native-trail\": {\"version\": \"1.2.0\"}}}"
      ),
      (
        "package-lock.json",
        "{\"packages\": {\"node_modules/react-native-trail\": {\"version\": \"1.2.0\"}}}"
      ),
    ])
  func lock(name: String, text: String) {
    let tree = FileTree.memory([
      "package.json": "{\"dependencies\": {\"react-native-trail\": \"^1.0.0\"}}", name: text,
      "android/build.gradle": "",
    ])
    #expect(AndroidPlugins(of: "android", in: tree).named.map(\.version) == ["1.2.0"])
  }

  @Test(arguments: ["file:../trail", "link:../trail", "portal:../trail"])
  func `a plugin beside the app is read where it lies`(version: String) {
    let tree = FileTree.memory([
      "app/package.json": "{\"dependencies\": {\"trail\": \"\(version)\"}}",
      "app/android/build.gradle": "", "trail/android/src/main/AndroidManifest.xml": Self.manifest,
    ])
    #expect(AndroidPlugins(of: "app/android", in: tree).folders == ["trail/android"])
  }
}
