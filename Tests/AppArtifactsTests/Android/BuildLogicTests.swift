import Findings
import Testing

@testable import AppArtifacts

@Suite("Android builds with logic of their own")
struct BuildLogicTests {
  static let manifest = AndroidAppTests.manifest(AndroidAppTests.asks("a"))

  /// The app of a build whose module applies something of the tree.
  static func app(_ script: String, _ files: [String: String]) throws -> AndroidApp {
    var tree = files
    tree["app/build.gradle.kts"] = script
    tree["app/src/main/AndroidManifest.xml"] = manifest
    if tree["settings.gradle.kts"] == nil { tree["settings.gradle.kts"] = "include(\":app\")" }
    return try #require(AppReader.androidApps(in: .memory(tree)).apps.first)
  }

  static func levels(_ app: AndroidApp) -> [AndroidManifest.Level?] {
    [app.variants.first?.manifest.minimumSDK, app.variants.first?.manifest.targetSDK]
  }

  @Test(
    "a script that is applied sets the target, however its place is spelled",
    arguments: [
      "apply(from = \"../gradle/levels.gradle\")",
      "apply(from = rootProject.file(\"gradle/levels.gradle\"))",
      "apply(from = \"$rootDir/gradle/levels.gradle\")",
      "apply(from = \"${rootProject.projectDir}/gradle/levels.gradle\")",
      "apply(from = \"${rootDir.path}/gradle/levels.gradle\")",
      "apply(from = file(\"../gradle/levels.gradle\"))",
      "apply { from(\"../gradle/levels.gradle\") }",
      "apply from: \"$rootProject.projectDir/gradle/levels.gradle\"",
      "apply from: '../gradle/levels.gradle'",
      "apply from: rootProject.file('gradle/levels.gradle')",
    ])
  func appliedScript(spelling: String) throws {
    let app = try Self.app(
      "plugins { id(\"com.android.application\") }\n" + spelling,
      ["gradle/levels.gradle": "android { defaultConfig { minSdk 24\n targetSdk 35 } }"])
    #expect(Self.levels(app) == [.api(24), .api(35)])
    #expect(
      app.variants.first?.manifest.targetPosition
        == SourcePosition(file: "gradle/levels.gradle", line: 2))
    #expect(app.unknowns == [])
  }

  @Test(
    "a module whose folder is named like a bundle is read",
    arguments: ["map.app", "map.framework", "map.bundle"])
  func folderLikeBundle(name: String) throws {
    let files = [
      "settings.gradle": "include ':\(name)'",
      "\(name)/build.gradle": "plugins { id 'com.android.application' }\nandroid { }",
      "\(name)/src/main/AndroidManifest.xml": Self.manifest,
    ]
    #expect(AppReader.androidApps(in: .memory(files)).apps.map(\.name) == [name])
    let inside = Dictionary(
      uniqueKeysWithValues: files.filter { $0.key.hasPrefix(name) }.map {
        (String($0.key.dropFirst(name.count + 1)), $0.value)
      })
    #expect(AppReader.read(.memory(inside), root: "/work/\(name)").androidApps.count == 1)
  }

  @Test(
    "a script from elsewhere is named as unknown",
    arguments: [
      ("apply(from = \"https://example.org/levels.gradle\")", "https://example.org/levels.gradle"),
      ("apply from: '../levels.gradle'", "../levels.gradle"),
      ("apply from: \"$somewhere/levels.gradle\"", "$somewhere/levels.gradle"),
    ])
  func scriptFromElsewhere(line: String, named: String) throws {
    let app = try Self.app("plugins { id(\"com.android.application\") }\n" + line, [:])
    #expect(app.unknowns.count == 1)
    #expect(app.unknowns.first?.contains(named) == true)
  }

  @Test func `what a module sets itself wins over what it applies`() throws {
    let app = try Self.app(
      """
      apply(from = "../levels.gradle")
      plugins { id("com.android.application") }
      android { defaultConfig { targetSdk = 36 } }
      """,
      ["levels.gradle": "android { defaultConfig { minSdk 24\n targetSdk 35 } }"])
    #expect(Self.levels(app) == [.api(24), .api(36)])
  }

  @Test(
    "a precompiled script of the tree is a plugin by its name",
    arguments: [
      ("buildSrc/src/main/kotlin/trail.app.gradle.kts", "", "trail.app"),
      ("buildSrc/src/main/kotlin/trail/app.gradle.kts", "package trail\n", "trail.app"),
      ("buildSrc/src/main/groovy/trail.app.gradle", "", "trail.app"),
      ("logic/plugins/src/main/kotlin/trail.app.gradle.kts", "", "trail.app"),
    ])
  func precompiledScript(path: String, package: String, plugin: String) throws {
    let app = try Self.app(
      "plugins { id(\"\(plugin)\") }",
      [
        "settings.gradle.kts": "pluginManagement { includeBuild(\"logic\") }\ninclude(\":app\")",
        path: package + """
          plugins { id("com.android.application") }
          android { defaultConfig { minSdk = 24; targetSdk = 35 } }
          """,
      ])
    #expect(Self.levels(app) == [.api(24), .api(35)])
  }

  static let registration = """
    gradlePlugin { plugins { register("app") {
      id = "trail.app"
      implementationClass = "TrailAppPlugin"
    } } }
    """

  @Test(
    "a class of the tree is a plugin, and what it configures counts",
    arguments: [
      """
      target.pluginManager.apply("com.android.application")
      target.extensions.configure<ApplicationExtension> {
        defaultConfig { minSdk = 24; targetSdk = 35 } }
      """,
      """
      with(target) {
        with(pluginManager) { apply("com.android.application") }
        extensions.getByType<ApplicationExtension>().apply {
          defaultConfig.minSdk = 24
          defaultConfig.apply { targetSdk = libs.findVersion("target").get().toString().toInt() }
        }
      }
      """,
      """
      with(target) {
        apply(plugin = libs.plugins.android.application.get().pluginId)
        extensions.configure<ApplicationExtension> { levels(this) }
      }
      """,
      """
      with(target) {
        CommonPlugin().apply(this)
        pluginManager.withPlugin("com.android.application") {
          configure<BaseAppModuleExtension> { defaultConfig.targetSdk = Levels.TARGET }
        }
      }
      """,
    ])
  func pluginClass(body: String) throws {
    let app = try Self.app(
      "plugins { alias(libs.plugins.trail.app) }",
      [
        "settings.gradle.kts": "includeBuild(\"logic\")\ninclude(\":app\")",
        "gradle/libs.versions.toml": """
        [versions]
        target = "35"
        [plugins]
        trail-app = { id = "trail.app" }
        android-application = { id = "com.android.application", version = "8.0" }
        """,
        "logic/build.gradle.kts": Self.registration,
        "logic/src/main/kotlin/TrailAppPlugin.kt": """
        class TrailAppPlugin : Plugin<Project> {
          override fun apply(target: Project) {
            \(body)
          }
        }
        """,
        "logic/src/main/kotlin/CommonPlugin.kt": """
        object Levels { const val TARGET = 35 }
        class CommonPlugin : Plugin<Project> {
          override fun apply(target: Project) = with(target) {
            apply(plugin = "com.android.application")
            extensions.configure<CommonExtension> { defaultConfig.minSdk = 24 }
          }
        }
        internal fun Project.levels(extension: CommonExtension<*, *, *, *>) {
          extension.apply {
            defaultConfig { minSdk = 24 }
            if (this is ApplicationExtension) { defaultConfig.targetSdk = Levels.TARGET }
          }
        }
        """,
      ])
    #expect(Self.levels(app) == [.api(24), .api(35)])
  }

  @Test(arguments: [
    ("libs.findLibrary(\"radio\").get()", ["org.example:radio"]),
    ("libs.library(\"radio\")", ["org.example:radio"]),
    ("libs.findBundle(\"radios\").get()", ["org.example:radio", "org.example:tower"]),
    ("libs.findLibrary(\"lost\").get()", ["libs.lost"]),
  ])
  func `a dependency that a plugin takes by its alias is what the catalog says`(
    dependency: String, names: [String]
  ) throws {
    let app = try Self.app(
      "plugins { id(\"trail.app\") }",
      [
        "gradle/libs.versions.toml": """
        [libraries]
        radio = { module = "org.example:radio", version = "1" }
        tower = { module = "org.example:tower", version = "1" }
        [bundles]
        radios = ["radio", "tower"]
        """,
        "buildSrc/src/main/kotlin/trail.app.gradle.kts": """
        plugins { id("com.android.application") }
        dependencies { implementation(\(dependency)) }
        """,
      ])
    let unknown = try #require(app.unknowns.first)
    for name in names { #expect(unknown.contains(name)) }
  }

  @Test func `flavours and dependencies of a plugin are those of the app`() throws {
    let app = try Self.app(
      "plugins { id(\"trail.app\") }",
      [
        "buildSrc/src/main/kotlin/trail.app.gradle.kts": """
        plugins { id("com.android.application") }
        extensions.configure<ApplicationExtension> {
          productFlavors {
            create("free") { }
            val names = productFlavors.joinToString { it.name }
            defaultConfig.buildConfigField("String", "NAMES", names)
          }
        }
        dependencies { "freeImplementation"(project(":ble")) }
        """,
        "ble/build.gradle": "plugins { id 'com.android.library' }",
        "ble/src/main/AndroidManifest.xml": AndroidAppTests.manifest(AndroidAppTests.asks("b")),
      ])
    #expect(app.variants.map(\.name) == ["freeDebug", "freeRelease"])
    #expect(app.variants.first?.manifest.permissions.map(\.name) == ["a", "b"])
  }

  @Test func `a dependency of one variant brings nothing to another`() throws {
    let app = try Self.app(
      """
      plugins { id("com.android.application") }
      dependencies { debugImplementation(project(":ble")) }
      """,
      [
        "ble/build.gradle": "plugins { id 'com.android.library' }",
        "ble/src/main/AndroidManifest.xml": AndroidAppTests.manifest(AndroidAppTests.asks("b")),
      ])
    #expect(app.variants.map { $0.manifest.permissions.map(\.name) } == [["a", "b"], ["a"]])
  }

  @Test(
    "a type-safe accessor is the module whose path it was made of",
    arguments: [
      ("include(\":lib-geo\")", "projects.libGeo", "lib-geo"),
      ("include(\":core:geo_data\")", "projects.core.geoData", "core/geo_data"),
      (
        "include(\":geo\")\nproject(\":geo\").projectDir = file(\"libraries/geo\")", "projects.geo",
        "libraries/geo"
      ),
      (
        "File(\"libs\").listFiles().forEach { include(it.name) }", "projects.libs.libGeo",
        "libs/lib-geo"
      ),
    ])
  func accessor(include: String, accessor: String, folder: String) throws {
    let app = try Self.app(
      """
      plugins { id("com.android.application") }
      dependencies { implementation(\(accessor)) }
      """,
      [
        "settings.gradle.kts": "include(\":app\")\n" + include,
        folder + "/build.gradle": "plugins { id 'com.android.library' }",
        folder + "/src/main/AndroidManifest.xml": AndroidAppTests.manifest(
          AndroidAppTests.asks("b")),
      ])
    #expect(app.variants.first?.manifest.permissions.map(\.name) == ["a", "b"])
    #expect(app.unknowns == [])
  }

  @Test(
    "values are found in each way in which builds define them",
    arguments: [
      ("ext.versions = [minSdk: 24, 'targetSdk': 35]", "rootProject.ext.versions"),
      ("ext { minSdk = 24; targetSdk = 35 }", "rootProject.ext"),
      ("val minSdk by extra(24)\nval targetSdk by extra { 35 }", "rootProject.extra"),
    ])
  func values(definition: String, holder: String) throws {
    let app = try Self.app(
      """
      plugins { id("com.android.application") }
      android { defaultConfig {
        minSdk = \(holder).minSdk
        targetSdk = \(holder).targetSdk
      } }
      """, ["build.gradle": definition])
    #expect(Self.levels(app) == [.api(24), .api(35)])
  }

  @Test func `one branch of a condition is not what a value comes to`() throws {
    let app = try Self.app(
      """
      plugins { id("com.android.application") }
      val level = if (isNew) 36 else 35
      android { defaultConfig { targetSdk = level } }
      """, [:])
    #expect(app.variants.first?.manifest.targetSDK?.api == nil)
  }
}

@Suite struct `A module whose plugin is not in the tree` {
  private static let script = """
    plugins { alias(libs.plugins.acme.application) }
    android { namespace = "org.example" }
    """

  private func manifest(_ action: String) -> String {
    """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
    <activity android:name=".A"><intent-filter><action android:name="\(action)" />
    </intent-filter></activity></application></manifest>
    """
  }

  private func read(_ files: [String: String]) -> AppArtifact {
    AppReader.read(.memory(files, focus: ""), root: ".")
  }

  @Test func `makes an app where a launcher shows it and no module is built upon it`() {
    let files = [
      "settings.gradle.kts": "include(\":app\")\ninclude(\":lib\")",
      "app/build.gradle.kts": Self.script
        + "\ndependencies { implementation(project(\":lib\")) }",
      "app/src/main/AndroidManifest.xml": manifest("android.intent.action.MAIN"),
      "lib/build.gradle.kts": Self.script,
      "lib/src/main/AndroidManifest.xml": manifest("android.intent.action.MAIN"),
    ]
    let artifact = read(files)
    #expect(artifact.androidApps.map(\.name) == ["app"])
    #expect(
      artifact.androidApps.first?.unknowns.contains {
        $0.contains("the plugin libs.plugins.acme.application")
      } == true)
  }

  @Test func `makes no app where nothing shows it`() {
    let artifact = read([
      "app/build.gradle.kts": Self.script,
      "app/src/main/AndroidManifest.xml": manifest("android.intent.action.VIEW"),
    ])
    #expect(artifact.androidApps.isEmpty)
    #expect(
      artifact.problems.contains {
        $0.message.hasPrefix("No module of the Gradle build shows by its own script")
      })
  }

  @Test func `is named where the settings include it and the tree lacks its folder`() {
    let artifact = read(["settings.gradle": "include ':app'", "build.gradle": "task clean { }"])
    #expect(
      artifact.problems.map(\.message) == [
        "The settings of the Gradle build include app, which is not in the folder that was checked."
      ])
  }
}
