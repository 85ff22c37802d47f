import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave check --needs on Android") struct CheckAndroidNeedsTests {
  /// What a check says of a manifest that declares precise location and nothing else.
  private static func output(_ needs: String, target: Int, cap: Int? = nil) throws -> String {
    let end = cap.map { " android:maxSdkVersion=\"\($0)\"" } ?? ""
    let folder = try TemporaryFolder([
      "AndroidManifest.xml": """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <uses-sdk android:minSdkVersion="26" android:targetSdkVersion="\(target)" />
        <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION"\(end) />
      </manifest>
      """
    ])
    let path = folder.path + "/AndroidManifest.xml"
    return CommandRun(["check", path, "--needs", needs, "--only", "W052", "--format", "github"])
      .output
  }

  @Test("below target 29 location brings the background along (AND-SPL-001)", arguments: 27...30)
  func background(target: Int) throws {
    let output = try Self.output("move:driving", target: target)
    #expect(output.contains("ACCESS_BACKGROUND_LOCATION") == (target >= 29))
    #expect(output.contains("ACTIVITY_RECOGNITION"))
  }

  @Test("below target 33 no app can ask for notifications (AND-RUN-063)", arguments: 31...34)
  func notifications(target: Int) throws {
    let output = try Self.output("situm:globalMode", target: target)
    #expect(output.contains("POST_NOTIFICATIONS") == (target >= 33))
    #expect(output.contains("INTERNET"))
  }

  @Test(
    "coarse is enough for Building Mode up to Android 9 and below target 29 (AND-BLE-003)",
    arguments: [28, 34])
  func coarseForBuildingMode(target: Int) throws {
    let folder = try TemporaryFolder([
      "AndroidManifest.xml": """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <uses-sdk android:minSdkVersion="21" android:targetSdkVersion="\(target)" />
        <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />
      </manifest>
      """
    ])
    let output = CommandRun([
      "check", folder.path + "/AndroidManifest.xml", "--needs", "situm:buildingMode", "--only",
      "W052", "--format", "github",
    ]).output
    #expect(output.contains("ACCESS_FINE_LOCATION (Android 10-17)") == (target == 34))
    #expect(output.contains("ACCESS_FINE_LOCATION") == (target == 34))
    #expect(output.contains("BLUETOOTH_ADMIN"))
  }

  @Test func `an entry that ends too early is distinguished from one that is not there`() throws {
    let early = try Self.output("move:driving", target: 36, cap: 30)
    #expect(early.contains("ACCESS_FINE_LOCATION, which is declared only for other releases"))
    #expect(early.contains("Make the entry apply to these releases too."))
    #expect(!(try Self.output("move:driving", target: 36).contains("for other releases")))
  }
}
