import Findings
import Testing

@testable import AppArtifacts

@Suite("Android source sets in other folders")
struct SourceSetTests {
  static let manifest = AndroidAppTests.manifest(AndroidAppTests.asks("elsewhere"))

  static func app(_ script: String, _ files: [String: String], name: String = "build.gradle")
    throws -> AndroidApp
  {
    var tree = files
    tree["settings.gradle"] = "include ':app'"
    tree["app/" + name] = "plugins { id(\"com.android.application\") }\n" + script
    return try #require(AppReader.androidApps(in: .memory(tree)).apps.first)
  }

  @Test(
    "the manifest and the sources are found where the script says they are, in each spelling",
    arguments: [
      ("android { sourceSets { main { manifest.srcFile 'M.xml'\n java.srcDirs = ['src'] } } }", ""),
      ("android { sourceSets { main { manifest.srcFile('M.xml')\n java.srcDirs('src') } } }", ""),
      (
        "android { sourceSets { main { manifest { srcFile 'M.xml' }\n java { srcDir 'src' } } } }",
        ""
      ),
      (
        "android { sourceSets { main.manifest.srcFile = 'M.xml'\n main.java.srcDirs += 'src' } }",
        ""
      ),
      ("android.sourceSets.main { manifest.srcFile 'M.xml'\n java.srcDir file('src') }", ""),
      (
        "android.sourceSets.main.manifest.srcFile 'M.xml'\nandroid.sourceSets.main.java.srcDirs = ['src']",
        ""
      ),
      (
        "android { sourceSets { getByName(\"main\") { manifest.srcFile(\"M.xml\")\n java.srcDirs(\"src\") } } }",
        ".kts"
      ),
      (
        "android { sourceSets.getByName(\"main\") { manifest.srcFile(\"M.xml\")\n kotlin.srcDir(\"src\") } }",
        ".kts"
      ),
      (
        "android { sourceSets[\"main\"].apply { manifest.srcFile(\"M.xml\")\n java.setSrcDirs(listOf(\"src\")) } }",
        ".kts"
      ),
      (
        "android { sourceSets[\"main\"].manifest.srcFile(\"M.xml\")\n sourceSets[\"main\"].java.srcDir(\"$projectDir/src\") }",
        ".kts"
      ),
      (
        "android { sourceSets { named(\"main\") { manifest.srcFile(\"$rootDir/app/M.xml\")\n java.srcDir(\"src\") } } }",
        ".kts"
      ),
    ])
  func spelling(script: String, ending: String) throws {
    let app = try Self.app(
      script, ["app/M.xml": Self.manifest, "app/src/org/A.kt": ""], name: "build.gradle" + ending)
    let variant = try #require(app.variants.last)
    #expect(variant.manifest.permissions.map(\.name) == ["elsewhere"])
    #expect(variant.manifest.file == "app/M.xml")
    #expect(variant.sources == ["app/src/org/A.kt"])
    #expect(app.unknowns == [])
  }

  @Test func `a folder that is added leaves the usual one, and one that is set replaces it`() throws
  {
    let files = [
      "app/src/main/AndroidManifest.xml": Self.manifest, "app/src/main/java/Old.java": "",
      "shared/New.kt": "",
    ]
    let added = try Self.app(
      "android { sourceSets { main { java.srcDirs += '../shared' } } }", files)
    #expect(added.variants.last?.sources == ["app/src/main/java/Old.java", "shared/New.kt"])
    let set = try Self.app(
      "android { sourceSets { main { java.srcDirs = ['../shared'] } } }", files)
    #expect(set.variants.last?.sources == ["shared/New.kt"])
    let unknown = try Self.app(
      "android { sourceSets { main { java.srcDirs = [somewhere()] } } }", files)
    #expect(unknown.variants.last?.sources == ["app/src/main/java/Old.java"])
  }

  @Test func `flavors and build types have folders of their own`() throws {
    let app = try Self.app(
      """
      android {
        productFlavors { free { } }
        sourceSets {
          free { setRoot('flavors/free') }
          debug.java.srcDirs = ['debugging']
        }
      }
      """,
      [
        "app/src/main/AndroidManifest.xml": AndroidAppTests.manifest(),
        "app/flavors/free/AndroidManifest.xml": Self.manifest,
        "app/flavors/free/java/Free.kt": "", "app/debugging/Debug.kt": "",
      ])
    #expect(app.variants.map(\.manifest.permissions.count) == [1, 1])
    #expect(
      app.variants.map(\.sources) == [
        ["app/flavors/free/java/Free.kt", "app/debugging/Debug.kt"],
        ["app/flavors/free/java/Free.kt"],
      ])
  }

  @Test(
    "Kotlin Multiplatform keeps an app in its own source sets",
    arguments: [
      "",
      "android { sourceSets[\"main\"].manifest.srcFile(\"src/androidMain/AndroidManifest.xml\") }",
    ])
  func multiplatform(script: String) throws {
    let app = try Self.app(
      script,
      [
        "app/src/androidMain/AndroidManifest.xml": Self.manifest,
        "app/src/androidMain/kotlin/Main.kt": "", "app/src/commonMain/kotlin/Common.kt": "",
        "app/src/androidDebug/kotlin/Debug.kt": "", "app/src/iosMain/kotlin/Other.kt": "",
      ], name: "build.gradle.kts")
    let debug = try #require(app.variants.first { $0.name == "debug" })
    #expect(debug.manifest.permissions.map(\.name) == ["elsewhere"])
    #expect(debug.manifest.file == "app/src/androidMain/AndroidManifest.xml")
    #expect(
      Set(debug.sources) == [
        "app/src/androidMain/kotlin/Main.kt", "app/src/commonMain/kotlin/Common.kt",
        "app/src/androidDebug/kotlin/Debug.kt",
      ])
    #expect(app.unknowns == [])
  }

  @Test func `a manifest that cannot be read is reported once, for what it is`() {
    let reading = AppReader.androidApps(
      in: .memory([
        "settings.gradle": "include ':app'",
        "app/build.gradle": "plugins { id 'com.android.application' }",
        "app/src/main/AndroidManifest.xml": """
        version https://git-lfs.github.com/spec/v1
        oid sha256:00
        size 1000

        """,
      ]))
    #expect(reading.apps.isEmpty)
    #expect(reading.problems.map(\.message) == ["This is a Git LFS pointer, not the file itself."])
  }
}
