import Findings
import Testing

@testable import AppArtifacts

@Suite("Libraries of Android apps")
struct AndroidLibraryTests {
  typealias Apps = AndroidAppTests

  static func permissions(_ app: AndroidApp) -> [String] {
    (app.variants.first?.manifest.permissions ?? []).map {
      String($0.name.split(separator: ".").last ?? "")
    }
  }

  @Test func `a location SDK brings what its manifest is known to declare`() throws {
    let app = try Apps.app("dependencies { implementation(\"es.situm:situm-sdk:3.20.0\") }")
    let brought: Set = ["ACCESS_WIFI_STATE", "CHANGE_WIFI_STATE", "BLUETOOTH_ADMIN", "INTERNET"]
    #expect(brought.isSubset(of: Self.permissions(app)))
    let request = try #require(
      app.variants.first?.manifest.permissions.first { $0.name.hasSuffix("BLUETOOTH_ADMIN") })
    #expect(request.origin == .library("es.situm:situm-sdk"))
    #expect(request.position == SourcePosition(file: "app/build.gradle", line: 2))
    // What is not said of its manifest stays unknown.
    #expect(app.unknowns.count == 1)
  }

  @Test(
    "a library is found by its coordinates however a script writes them",
    arguments: [
      "implementation 'androidx.work:work-runtime:2.9.0'",
      "implementation(group: 'androidx.work', name: 'work-runtime', version: '2.9.0')",
      "implementation(libs.work.runtime)",
      "implementation libs.bundles.background",
    ])
  func spellings(line: String) throws {
    let app = try Apps.app(
      "dependencies { \(line) }",
      [
        "settings.gradle": "include ':app'",
        "gradle/libs.versions.toml": """
        [versions]
        work = "2.9.0"
        [libraries]
        work-runtime = { module = "androidx.work:work-runtime", version.ref = "work" }
        kotlin-stdlib = { group = "org.jetbrains.kotlin", name = "kotlin-stdlib", version = "2" }
        [bundles]
        background = [
          "work-runtime",
          "kotlin-stdlib",
        ]
        """,
      ])
    #expect(Self.permissions(app).contains("FOREGROUND_SERVICE"))
    #expect(app.unknowns == [])
  }

  @Test(
    "a library that has nothing to do with permissions is no unknown",
    arguments: [
      "androidx.recyclerview:recyclerview:1.3.0", "com.squareup.okhttp3:okhttp:4.12.0",
      "com.google.dagger:hilt-android:2.51",
    ])
  func harmless(coordinates: String) throws {
    #expect(try Apps.app("dependencies { implementation(\"\(coordinates)\") }").unknowns == [])
  }

  @Test func `the version of a library picks the row of the table`() {
    let old = AndroidLibraryFacts.fact(named: "location", version: "5.0.3")
    let new = AndroidLibraryFacts.fact(named: "location", version: "8.0.1")
    let unknown = AndroidLibraryFacts.fact(named: "location", version: "any")
    #expect(old?.fact.permissions.count == 3)
    #expect(new?.fact.permissions.count == 4)
    #expect(old?.isCertain == true && new?.isCertain == true && unknown?.isCertain == false)
  }

  @Test(
    "AltBeacon's library declares approximate location from 2.6.1 on",
    arguments: [
      ("2.1.4", nil), ("2.6", nil), ("2.6.1", .usesPermission), ("2.7", .usesPermissionSDK23),
      ("2.10", .usesPermissionSDK23), ("2.16.4", .usesPermission), ("2.20.6", .usesPermission),
    ] as [(String, AndroidManifest.PermissionRequest.Element?)])
  func beacons(version: String, element: AndroidManifest.PermissionRequest.Element?) throws {
    let found = try #require(
      AndroidLibraryFacts.fact(named: "org.altbeacon:android-beacon-library", version: version))
    let coarse = found.fact.permissions.first {
      $0.name == "android.permission.ACCESS_COARSE_LOCATION"
    }
    #expect(coarse?.element == element)
    #expect(found.isCertain)
  }

  @Test func `every row of the table has a source and a name of its own`() {
    for fact in AndroidLibraryFacts.all {
      #expect(!fact.source.isEmpty && !fact.names.isEmpty)
      for name in fact.names {
        let alike = AndroidLibraryFacts.all.filter {
          $0.names.contains(name) && $0.since == fact.since
        }
        #expect(alike.count == 1, "\(name)")
      }
    }
  }

  @Test func `versions are compared by their numbers`() {
    let versions = ["1.9", "1.10.0-beta", "1.10", "1.10.1", "2.0"].map { Version($0) }
    #expect(versions == versions.sorted())
    #expect(!(Version("1.10") < Version("1.10.0")))
  }
}

@Suite("Plugins and caches of Android apps")
struct AndroidPluginTests {
  typealias Apps = AndroidAppTests

  static let app = [
    "android/settings.gradle": "include ':app'",
    "android/app/build.gradle": "plugins { id 'com.android.application' }",
    "android/app/src/main/AndroidManifest.xml": Apps.manifest(Apps.asks("a")),
  ]

  static func read(
    _ files: [String: String], _ caches: LibraryCaches = .none
  ) throws -> AndroidApp {
    let tree = FileTree.memory(app.merging(files) { $1 }).reading(caches)
    return try #require(AppReader.androidApps(in: tree).apps.first { $0.name == "app" })
  }

  static func names(_ app: AndroidApp) -> [String]? {
    app.variants.first?.manifest.permissions.map(\.name)
  }

  @Test func `the manifest of an installed package of npm's is merged`() throws {
    let app = try Self.read([
      "package.json": #"{"dependencies": {"trail-native": "^1.0.0", "react": "19"}}"#,
      "node_modules/trail-native/android/src/main/AndroidManifest.xml": Apps.manifest(
        Apps.asks("native")),
      "node_modules/react/index.js": "",
    ])
    #expect(Self.names(app) == ["a", "native"])
    #expect(app.unknowns == [])
  }

  static let resolved = """
    {"plugins": {"ios": [], "android": [
      {"name": "trail", "path": "/cache/trail-1.0.0/", "native_build": true},
      {"name": "words", "path": "/cache/words-1.0.0/", "native_build": false}]}}
    """

  @Test(
    "a plugin outside the tree is read where Flutter's list says, if caches are read",
    arguments: [(LibraryCaches.none, ["a"], 1), (LibraryCaches(dart: "/cache"), ["a", "p"], 0)])
  func resolvedPlugins(caches: LibraryCaches, permissions: [String], unknowns: Int) throws {
    let app = try Self.read(
      [
        "pubspec.yaml": "dependencies:\n  trail: any\n",
        ".flutter-plugins-dependencies": Self.resolved,
        "/cache/trail-1.0.0/android/src/main/AndroidManifest.xml": Apps.manifest(Apps.asks("p")),
      ], caches)
    #expect(Self.names(app) == permissions)
    #expect(app.unknowns.count == unknowns)
  }

  @Test func `the older list of plugins is read as well`() throws {
    let app = try Self.read([
      "pubspec.yaml": "dependencies:\n  trail: any\n",
      ".flutter-plugins": "# made by a tool\ntrail=plugins/trail/\n",
      "plugins/trail/android/src/main/AndroidManifest.xml": Apps.manifest(Apps.asks("p")),
    ])
    #expect(Self.names(app) == ["a", "p"])
  }

  @Test func `a package of Dart's is found in the cache by the version of the lock file`() throws {
    let app = try Self.read(
      [
        "pubspec.yaml": "dependencies:\n  trail: ^1.0.0\n  words: any\n",
        "pubspec.lock": """
        packages:
          trail:
            dependency: "direct main"
            version: "1.2.0"
          words:
            dependency: "direct main"
            version: "3.0.0"
        """,
        "/cache/hosted/pub.dev/trail-1.2.0/android/src/main/AndroidManifest.xml": Apps.manifest(
          Apps.asks("p")),
        "/cache/hosted/pub.dev/words-3.0.0/pubspec.yaml": "name: words",
      ], LibraryCaches(dart: "/cache"))
    #expect(Self.names(app) == ["a", "p"])
    #expect(app.unknowns == [])
  }

  @Test func `the archive of a library in Gradle's cache is read, and what it depends on`() throws {
    func archive(_ permission: String) -> [UInt8] {
      ArchiveWriter(("AndroidManifest.xml", Array(Apps.manifest(Apps.asks(permission)).utf8))).bytes
    }
    let description = """
      <project><dependencies><dependency><groupId>org.trail</groupId>
      <artifactId>core</artifactId><version>1.0</version><scope>runtime</scope></dependency>
      <dependency><groupId>org.trail</groupId><artifactId>tests</artifactId><version>1.0</version>
      <scope>test</scope></dependency></dependencies></project>
      """
    let cache = "/cache/org.trail/"
    var files = Self.app.mapValues { Array($0.utf8) }
    files["android/app/build.gradle"] = Array(
      """
      plugins { id 'com.android.application' }
      dependencies { implementation 'org.trail:geo:2.0' }
      """.utf8)
    files[cache + "geo/2.0/aa/geo-2.0.aar"] = archive("geo")
    files[cache + "geo/2.0/bb/geo-2.0.pom"] = Array(description.utf8)
    files[cache + "geo/1.0/aa/geo-1.0.aar"] = archive("old")
    files[cache + "core/1.0/cc/core-1.0.aar"] = archive("core")
    let seen = AppReader.androidApps(
      in: FileTree.memory(files).reading(LibraryCaches(gradle: "/cache"))
    ).apps.first
    #expect(seen.flatMap(Self.names) == ["a", "geo", "core"])
    #expect(seen?.unknowns == [])
    let unseen = AppReader.androidApps(in: FileTree.memory(files)).apps.first
    #expect(unseen.flatMap(Self.names) == ["a"])
    #expect(unseen?.unknowns.count == 1)
  }

  @Test func `a plugin's service is the plugin's, and the app is distinguished from it`() throws {
    let app = try Self.read([
      "pubspec.yaml": "dependencies:\n  geolocator: ^13.0.0\n"
    ])
    let service = try #require(app.variants.first?.manifest.components.first)
    #expect(service.foregroundTypes == .location)
    #expect(service.origin == .library("geolocator"))
    #expect(app.unknowns == [])
  }
}
