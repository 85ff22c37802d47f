import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave explore for Android")
struct ExploreAndroidCommandTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  private static let package = repository + "/Fuzz/Seeds/FuzzPackages/aapt.apk"

  private static let manifest = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.trail">
      <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
      <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />
      <application>
        <activity android:name=".Main" android:exported="true" />
      </application>
    </manifest>
    """
  private static let build = """
    plugins { id("com.android.application") }
    android {
      namespace = "com.example.trail"
      compileSdk = 36
      defaultConfig { minSdk = 26; targetSdk = 35 }
    }
    """
  private static let source = """
    package com.example.trail
    import android.Manifest
    import android.location.LocationManager
    class Main : android.app.Activity() {
      fun follow(manager: LocationManager) {
        requestPermissions(arrayOf(Manifest.permission.ACCESS_FINE_LOCATION, Manifest.permission.ACCESS_COARSE_LOCATION), 1)
        manager.requestLocationUpdates("gps", 0, 0f, this)
      }
    }
    """

  private static func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        "settings.gradle.kts": "include(\":app\")", "app/build.gradle.kts": build,
        "app/src/main/AndroidManifest.xml": manifest,
        "app/src/main/java/com/example/trail/Main.kt": source,
      ].merging(files) { $1 })
  }

  private func document(_ arguments: [String]) throws -> [String: Any] {
    let run = CommandRun(["explore", "--format", "json"] + arguments)
    #expect(run.code == 0)
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func columns(_ line: Substring) -> String {
    line.split(separator: " ").joined(separator: " ")
  }

  @Test func `a made-up app is said to be made up, and searched on every release`() throws {
    let output = CommandRun(["explore", "--android"]).output
    #expect(output.hasPrefix("This is about a made-up app for Android, not about yours."))
    #expect(output.contains("4.4-5.1"))
    #expect(output.contains("  Dead ends: no question leads on\n"))
    #expect(output.contains("  Requests that show no dialog\n"))
    #expect(output.contains("everything that can happen was tried"))
    let targets = try #require(
      try document(["--android", "--depth", "2"])["targets"] as? [[String: Any]])
    #expect(targets.first?["platform"] as? String == "Android")
    let outcomes = try #require(targets.first?["outcomes"] as? [[String: Any]])
    #expect(outcomes.first?["first"] as? String == "19")
    #expect(outcomes.last?["last"] as? String == "37")
  }

  @Test func `two denials are a dead end, with the way there and the way back`() {
    let output = CommandRun(["explore", "--android", "14"]).output
    let lines = output.split(separator: "\n").map(columns)
    #expect(lines.contains { $0.hasPrefix("Denied for good 3 Settings only") })
    #expect(
      output.contains(
        "  Denied for good: a location only by Settings (Android 14)\n      open · app asks for"))
    #expect(output.contains("      back: Settings > Apps > the app > Permissions > Location\n"))
  }

  @Test func `a Gradle build is searched by its manifest, its target and the requests of its code`()
    throws
  {
    let folder = try Self.project()
    let arguments = [folder.path, "--depth", "2"]
    let output = CommandRun(["explore"] + arguments).output
    #expect(output.hasPrefix("app · Android app · Android 8.0+, target 35\n"))
    #expect(!output.contains("Presumed"))
    #expect(!output.contains("Android 7"))
    let targets = try #require(try document(arguments)["targets"] as? [[String: Any]])
    #expect(targets.count == 1)
    #expect(
      targets.first?["calls"] as? [String]
        == ["request(ACCESS_FINE_LOCATION ACCESS_COARSE_LOCATION)"])
    #expect(targets.first?["presumed"] as? Bool == false)
    #expect(targets.first?["deploymentTarget"] as? String == "26")
    #expect(CommandRun(["explore", "--android"] + arguments).output == output)
  }

  @Test func `an app that asks for no location is not asked`() throws {
    let silent = "package com.example.trail\nclass Main : android.app.Activity() {}\n"
    let folder = try Self.project(["app/src/main/java/com/example/trail/Main.kt": silent])
    let run = CommandRun(["explore", folder.path])
    #expect(run.code == 0)
    #expect(run.output.contains("Its code asks for no location, so no prompt appears.\n"))
  }

  @Test func `a permission that the code names and no request holds is presumed to be asked for`()
    throws
  {
    let hidden = """
      package com.example.trail
      import android.Manifest
      class Main : android.app.Activity() {
        val later = Permissions.of(Manifest.permission.ACCESS_FINE_LOCATION)
        fun ask() { requestPermissions(arrayOf(Manifest.permission.CAMERA), 1) }
      }
      """
    let folder = try Self.project(["app/src/main/java/com/example/trail/Main.kt": hidden])
    let run = CommandRun(["explore", folder.path, "--android", "14"])
    #expect(
      run.output.contains(
        "Its code does not show every request. Presumed: it asks for the location that it declares."
      ))
    #expect(run.output.contains("Denied for good"))
    let targets = try #require(
      try document([folder.path, "--android", "14"])["targets"] as? [[String: Any]])
    #expect(targets.first?["presumed"] as? Bool == true)
  }

  @Test func `releases for which no location is declared are left out, and the output says so`()
    throws
  {
    let manifest = Self.manifest.replacingOccurrences(
      of: "_LOCATION\" />", with: "_LOCATION\" android:maxSdkVersion=\"30\" />")
    let hidden =
      "package com.example.trail\nval later = Later(Manifest.permission.ACCESS_FINE_LOCATION)\n"
    let folder = try Self.project([
      "app/src/main/AndroidManifest.xml": manifest,
      "app/src/main/java/com/example/trail/Main.kt": hidden,
    ])
    let output = CommandRun(["explore", folder.path]).output
    #expect(output.contains("  It asks for location only on Android 8.0-11.\n"))
    #expect(!output.contains("never"))
    let newer = CommandRun(["explore", folder.path, "--android", "14"]).output
    #expect(newer.contains("  It asks for no location on these releases.\n"))
  }

  @Test func `what else a request names is left out, but for one name beside the background`()
    throws
  {
    let both = """
      package com.example.trail
      import android.Manifest
      class Main : android.app.Activity() {
        fun follow() {
          requestPermissions(arrayOf(Manifest.permission.ACCESS_FINE_LOCATION, Manifest.permission.CAMERA), 1)
        }
        fun always() {
          requestPermissions(arrayOf(Manifest.permission.ACCESS_BACKGROUND_LOCATION, Manifest.permission.CAMERA, Manifest.permission.POST_NOTIFICATIONS), 2)
        }
      }
      """
    let manifest = Self.manifest.replacingOccurrences(
      of: "<application>",
      with: """
        <uses-permission android:name="android.permission.ACCESS_BACKGROUND_LOCATION" />
        <uses-permission android:name="android.permission.CAMERA" /><application>
        """)
    let folder = try Self.project([
      "app/src/main/AndroidManifest.xml": manifest,
      "app/src/main/java/com/example/trail/Main.kt": both,
    ])
    let targets = try #require(
      try document([folder.path, "--depth", "1"])["targets"] as? [[String: Any]])
    #expect(
      targets.first?["calls"] as? [String]
        == ["request(ACCESS_BACKGROUND_LOCATION CAMERA)", "request(ACCESS_FINE_LOCATION)"])
  }

  @Test func `limit: the requests of a package are presumed`() {
    let run = CommandRun(["explore", Self.package, "--android", "14"])
    #expect(run.code == 0)
    #expect(run.output.contains("Its code does not show every request. Presumed: "))
    #expect(run.output.contains("Denied for good"))
  }

  @Test func `prints where two releases of Android part first`() {
    let output = CommandRun(["explore", "--android", "--between", "12,11"]).output
    #expect(output.contains(" · Android 11 and Android 12\n"))
    #expect(output.contains("in the question on the screen, after 1 tap\n"))
    #expect(output.contains("While using the app / Only this time / Deny\n"))
    #expect(
      output.contains("Next: `wayleave explain Android 12` says what that release changed.\n"))
    #expect(CommandRun(["explain", "Android 12"]).code == 0)
  }

  @Test func `a project for Android alone is compared on releases of Android`() throws {
    let folder = try Self.project()
    let output = CommandRun(["explore", folder.path, "--between", "API 33,API 34"]).output
    #expect(output.hasPrefix("app · Android 13 and Android 14\n"))
    let run = CommandRun(["explore", folder.path, "--between", "26,27"])
    #expect(run.output.hasPrefix("app · Android 8.0 and Android 8.1\n"))
  }

  @Test(arguments: ["text", "json", "dot", "mermaid", "promela"])
  func `every format is printed, and gives the same bytes each time`(format: String) {
    let arguments = ["explore", "--android", "14", "--depth", "6", "--format", format]
    let output = CommandRun(arguments).output
    #expect(output == CommandRun(arguments).output)
    #expect(!output.isEmpty)
    #expect(output.contains("made-up") || format == "promela")
  }

  @Test func `a picture has each dialog with its buttons and no way through Settings`() {
    let dot = CommandRun(["explore", "--android", "14", "--format", "dot"]).output
    #expect(dot.contains("asked: Precise or Approximate / While using the app / "))
    #expect(!dot.contains("Settings:"))
    #expect(dot.contains("[label=\"Denied for good\" fillcolor=\"#f8d0cc\"]"))
    let promela = CommandRun(["explore", "--android", "14", "--format", "promela"]).output
    #expect(promela.contains("active proctype phone()"))
  }

  @Test(arguments: [
    (["--android=5000"], "names no releases of Android"),
    (["--android", "99"], "names no releases of Android"),
    (["--android", "one", "two"], "give one PATH"),
    (["--android", "14", "--between", "13,14"], "give either releases of --android or --between"),
    (["--android", "--ios", "17"], "give either --ios or --android"),
    (["--android", "--between", "13,99"], "'99' is not a release of Android"),
  ])
  func `says what is wrong with a command line`(arguments: [String], words: String) {
    let run = CommandRun(["explore"] + arguments)
    #expect(run.code == 64)
    #expect(run.error.contains(words))
  }

  @Test func `ends with 2 where no Android app lies at the path, or its target is not known`()
    throws
  {
    let empty = try TemporaryFolder(["README.md": ""])
    let none = CommandRun(["explore", empty.path, "--android"])
    #expect(none.code == 2)
    #expect(none.error.hasPrefix("wayleave: no Android app in "))
    let untold = try TemporaryFolder([
      "AndroidManifest.xml": "<manifest package=\"a.b\"><application/></manifest>"
    ])
    let run = CommandRun(["explore", untold.path])
    #expect(run.code == 2)
    #expect(run.error.contains("is not known, and Android goes by it"))
  }

  @Test func `limit: what an Android app does with the location is not searched`() throws {
    let folder = try Self.project()
    let targets = try #require(
      try document([folder.path, "--android", "14"])["targets"] as? [[String: Any]])
    let outcomes = try #require(targets.first?["outcomes"] as? [[String: Any]])
    #expect(outcomes.allSatisfy { ($0["crashes"] as? [Any])?.isEmpty == true })
  }

  @Test func `limit: a level is searched with the dialogs that it shipped with`() {
    // Under the rules of Android 14 to 16 an approximate grant can be raised without end.
    let output = CommandRun(["explore", "--android", "14", "--format", "promela"]).output
    #expect(output.hasPrefix("/* The location permission on Android 14 (API 34): "))
  }
}
