import Findings
import Testing

@testable import PermissionAudit

@Suite("What the table says of how an Android app asks")
struct AndroidAskingTests {
  private static let names = [
    "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION", "ACCESS_BACKGROUND_LOCATION",
  ]

  private static func tables(
    _ code: String, target: Int = 36, script: String = ""
  ) -> [Table] {
    let entries = names.map { "<uses-permission android:name=\"android.permission.\($0)\"/>" }
    return Checkup(Audit()).report(
      on: .memory([
        "settings.gradle": "include ':app'",
        "app/build.gradle": """
        plugins { id 'com.android.application' }
        android { defaultConfig { minSdk 29; targetSdk \(target) } \(script) }
        """,
        "app/src/main/AndroidManifest.xml": """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        \(entries.joined())</manifest>
        """,
        "app/src/main/java/A.kt": "val manager: LocationManager = m\n" + code,
      ]), root: "."
    ).targets.flatMap(\.abilities)
  }

  private static func request(_ names: String...) -> String {
    let constants = names.map { "Manifest.permission." + $0 }.joined(separator: ", ")
    return "fun ask\(names.count)() { requestPermissions(arrayOf(\(constants)), 1) }\n"
  }

  private static let foreground = request("ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION")

  @Test func `a request for the background gives the row of its answer`() throws {
    let table = try #require(
      Self.tables(Self.foreground + Self.request("ACCESS_BACKGROUND_LOCATION")).first)
    #expect(table.rows.first?.label == "All the time")
    #expect(!table.notes.contains { $0.contains("no request") })
  }

  @Test func `without a request for the background no answer gives it, and a note says so`() throws
  {
    let table = try #require(Self.tables(Self.foreground).first)
    #expect(!table.rows.map(\.label).contains("All the time"))
    #expect(table.notes.contains { $0.contains("no request for ACCESS_BACKGROUND_LOCATION") })
  }

  @Test(arguments: [
    "fun askFor(names: Array<String>) { requestPermissions(names, 2) }",
    "val wanted = Manifest.permission.ACCESS_BACKGROUND_LOCATION",
  ])
  func `a request that may be for the background keeps the row`(code: String) throws {
    let table = try #require(Self.tables(Self.foreground + code).first)
    #expect(table.rows.map(\.label).contains("All the time"))
    #expect(!table.notes.contains { $0.contains("no request") })
  }

  @Test func `code that never asks is told so`() throws {
    let table = try #require(
      Self.tables("fun start() = manager.requestLocationUpdates(p, 1L, 1f, l)").first)
    #expect(table.notes.contains { $0.contains("no request for location was found") })
    let unread = try #require(Self.tables("fun nothing() = 1").first)
    #expect(!unread.notes.contains { $0.contains("no request") })
  }

  @Test func `precise location asked for by itself may get no prompt on Android 12 (AND-RUN-026)`()
    throws
  {
    let table = try #require(Self.tables(Self.request("ACCESS_FINE_LOCATION")).first)
    let row = try #require(table.rows.first { $0.label == "While using" })
    let cells = zip(table.columns.dropFirst(), row.cells.map(\.text))
    #expect(cells.contains { $0.contains("12") && $1 == "precise, or no prompt" })
    #expect(!cells.contains { $1 == "no prompt" })
    #expect(row.cells.last?.text == "precise")
    #expect(table.notes.contains { $0.contains("fine-without-coarse") })
  }

  @Test func `builds that differ in no row share a table`() {
    let flavors = """
      productFlavors { a { }
      b { targetSdk 35 } }
      """
    let tables = Self.tables(Self.foreground, script: flavors)
    #expect(tables.count == Set(tables.map(\.rows)).count)
  }
}
