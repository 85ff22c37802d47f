import Findings
import Testing

@testable import PermissionAudit

@Suite("An Android app that asks for foreground and background together")
struct AndroidTogetherTests {
  private static let together = """
    fun ask(a: Activity) {
      ActivityCompat.requestPermissions(a, arrayOf(
        Manifest.permission.ACCESS_FINE_LOCATION, Manifest.permission.ACCESS_COARSE_LOCATION,
        Manifest.permission.ACCESS_BACKGROUND_LOCATION), 1)
    }
    val asked = ask(activity)

    """
  private static let apart = """
    fun askFirst(a: Activity) {
      ActivityCompat.requestPermissions(
        a, arrayOf(Manifest.permission.ACCESS_FINE_LOCATION,
          Manifest.permission.ACCESS_COARSE_LOCATION), 1)
    }
    val first = askFirst(activity)

    """

  private static func tables(
    _ code: String, minimum: Int, target: Int = 36, needs: [String] = []
  ) throws -> [Table] {
    let names = ["ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION", "ACCESS_BACKGROUND_LOCATION"]
    let entries = names.map { "<uses-permission android:name=\"android.permission.\($0)\"/>" }
    let checkup = Checkup(Audit(needs: try needs.map { try Needs.choice($0) }))
    return checkup.report(
      on: .memory([
        "settings.gradle": "include ':app'",
        "app/build.gradle": """
        plugins { id 'com.android.application' }
        android { defaultConfig { minSdk \(minimum); targetSdk \(target) } }
        """,
        "app/src/main/AndroidManifest.xml": """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        \(entries.joined())</manifest>
        """,
        "app/src/main/java/A.kt": code,
      ]), root: "."
    ).targets.flatMap(\.abilities)
  }

  @Test func `gets nothing from Android 11 on, and what it always got before`() throws {
    // AND-RUN-030, AND-RUN-031
    let table = try #require(try Self.tables(Self.together, minimum: 29).first)
    #expect(table.columns == ["Answer", "Android 10", "Android 11-17"])
    #expect(
      table.rows.first?.cells.map(\.text) == ["precise, rarely in the background", "no prompt"])
    #expect(table.rows.allSatisfy { $0.cells.last?.text == "no prompt" })
  }

  @Test func `has one sentence where it runs on nothing older, and no service works then`() throws {
    let tables = try Self.tables(Self.together, minimum: 30, needs: ["move:driving"])
    #expect(tables.first?.rows == [])
    #expect(
      tables.first?.notes == [
        "No location prompt ever appears (see background-asked-with-foreground)."
      ])
    let cells = tables.dropFirst().flatMap(\.rows).flatMap(\.cells)
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0.text.hasSuffix(": no prompt ever appears") })
  }

  @Test func `keeps its table where it asks apart as well, with a note on the other request`()
    throws
  {
    let table = try #require(try Self.tables(Self.together + Self.apart, minimum: 30).first)
    #expect(table.rows.first?.cells.map(\.text).contains("no prompt") == false)
    #expect(table.notes.contains { $0.contains("A.kt:2") && $0.contains("background-asked") })
    // AND-RUN-031: only a target of 30 or later is refused.
    let old = try #require(
      try Self.tables(Self.together + Self.apart, minimum: 29, target: 29).first)
    #expect(!old.notes.contains { $0.contains("background-asked") })
  }
}
