import Findings
import Testing

@testable import PermissionAudit

@Suite("What the table says of how an Android app asks")
struct AndroidAskingTests {
  private static let names = [
    "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION", "ACCESS_BACKGROUND_LOCATION",
  ]

  private static func tables(
    _ code: String, target: Int = 36, script: String = "", beside others: [String: String] = [:]
  ) -> [Table] {
    report(code, target: target, script: script, beside: others).targets.flatMap(\.abilities)
  }

  private static func report(
    _ code: String, target: Int = 36, script: String = "", only: Set<RuleID> = [],
    in folder: String = "", beside others: [String: String] = [:]
  ) -> Report {
    let entries = names.map { "<uses-permission android:name=\"android.permission.\($0)\"/>" }
    let files = [
      folder + "settings.gradle": "include ':app'",
      folder + "app/build.gradle": """
      plugins { id 'com.android.application' }
      android { defaultConfig { minSdk 29; targetSdk \(target) } \(script) }
      """,
      folder + "app/src/main/AndroidManifest.xml": """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      \(entries.joined())</manifest>
      """,
      folder + "app/src/main/java/A.kt": "val manager: LocationManager = m\n" + code,
    ]
    return Checkup(Audit(only: only)).report(
      on: .memory(files.merging(others) { file, _ in file }), root: ".")
  }

  private static func request(_ names: String...) -> String {
    let constants = names.map { "Manifest.permission." + $0 }.joined(separator: ", ")
    let name = "ask\(names.count)"
    return
      "fun \(name)() { requestPermissions(arrayOf(\(constants)), 1) }\nval \(name)ed = \(name)()\n"
  }

  private static let foreground = request("ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION")

  @Test(
    arguments: [
      ("", "", "nothing calls the code that requests location"),
      ("private ", "", "nothing calls the code that requests location"),
      ("", "fun other() = ask()", nil),
      ("private ", "fun other() = ask()", "nothing calls the code that requests location"),
      ("", "// ask()", "nothing calls the code that requests location"),
      ("", "val call = \"ask\"", nil),
    ] as [(String, String, String?)])
  func `a request in a function that no file names is never made`(
    modifier: String, other: String, note: String?
  ) throws {
    let constants = Self.names.prefix(2).map { "Manifest.permission." + $0 }.joined(separator: ", ")
    let code = modifier + "fun ask() { requestPermissions(arrayOf(\(constants)), 1) }"
    let table = try #require(
      Self.tables(code, beside: ["app/src/main/java/B.kt": other]).first)
    #expect(table.notes.contains { $0.contains("nothing calls") } == (note != nil))
    #expect(note.map { note in table.notes.contains { $0.hasPrefix(note) } } ?? true)
  }

  @Test func `a layout may name the function that asks`() throws {
    let layout = "<Button android:onClick=\"ask\" />"
    let code = "fun ask(v: View) { requestPermissions(\(Self.fine), 1) }"
    let table = try #require(
      Self.tables(code, beside: ["app/src/main/res/layout/a.xml": layout]).first)
    #expect(!table.notes.contains { $0.contains("nothing calls") })
  }

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
    ask("requestPermissions(resources.getStringArray(R.array.wanted), 2)"),
    "val wanted = Manifest.permission.ACCESS_BACKGROUND_LOCATION\nval other = Other(wanted)",
  ])
  func `a request that may be for the background keeps the row`(code: String) throws {
    let table = try #require(Self.tables(Self.foreground + code).first)
    #expect(table.rows.map(\.label).contains("All the time"))
    #expect(!table.notes.contains { $0.contains("was found") })
  }

  @Test func `code that never asks is reported`() throws {
    let table = try #require(
      Self.tables("fun start() = manager.requestLocationUpdates(p, 1L, 1f, l)").first)
    #expect(table.notes.contains { $0.contains("no request for location was found") })
  }

  @Test func `code that neither asks nor locates is reported, unless another language may do both`()
    throws
  {
    let native = try #require(Self.tables("fun nothing() = 1").first)
    #expect(native.notes.contains { $0.contains("no request for location was found") })
    let flutter = Self.report(
      "fun nothing() = 1", in: "android/", beside: ["pubspec.yaml": "name: trail"])
    let table = try #require(flutter.targets.flatMap(\.abilities).first)
    #expect(!table.notes.contains { $0.contains("no request") })
  }

  @Test(arguments: [
    "class A { private val NAMES = arrayOf(Manifest.permission.ACCESS_FINE_LOCATION)\n"
      + "// requestPermissions(NAMES, 1)\n}",
    "class A { private val names: Array<String> = arrayOf("
      + "Manifest.permission.ACCESS_FINE_LOCATION) }",
  ])
  func `an array that no file uses is no request`(code: String) throws {
    let start = "\nfun start() = manager.requestLocationUpdates(p, 1L, 1f, l)"
    let unused = try #require(Self.tables(code + start).first)
    #expect(unused.notes.contains { $0.contains("no request for location was found") })
    let visible = code.replacing("private val", with: "val") + start
    let idle = try #require(Self.tables(visible).first)
    #expect(idle.notes.contains { $0.contains("no request for location was found") })
    let other = ["app/src/main/java/B.kt": "fun other(a: A) = Other(a.NAMES, a.names)"]
    let shared = try #require(Self.tables(visible, beside: other).first)
    #expect(!shared.notes.contains { $0.contains("no request for location was found") })
  }

  @Test
  func `a request whose list is a parameter asks for what the code names, and for nothing else`()
    throws
  {
    let code =
      "fun askFor(names: Array<String>) { requestPermissions(names, 2) }\nval done = askFor(n)\n"
    let table = try #require(Self.tables(Self.foreground + code).first)
    #expect(!table.rows.isEmpty)
    #expect(!table.rows.map(\.label).contains("All the time"))
  }

  @Test func `a row that only a request of unknown names may give has a note`() throws {
    let code = Self.ask("requestPermissions(resources.getStringArray(R.array.wanted), 2)") + "\n"
    let table = try #require(Self.tables(Self.foreground + code).first)
    #expect(
      table.notes.contains {
        $0.contains("the code shows no request for ACCESS_BACKGROUND_LOCATION; the row")
      })
    let named = "val wanted = Manifest.permission.ACCESS_BACKGROUND_LOCATION"
    let other = try #require(Self.tables(Self.foreground + code + named).first)
    #expect(!other.notes.contains { $0.contains("shows no request") })
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

  @Test(arguments: [
    "fun label(name: String) = when (name) { Manifest.permission.ACCESS_COARSE_LOCATION -> 1\n"
      + "else -> 2 }",
    "fun told(n: String) { switch (n) { case Manifest.permission.ACCESS_FINE_LOCATION:\n"
      + "case Manifest.permission.ACCESS_COARSE_LOCATION: has = true } }",
    "fun old() { if (SDK_INT < 31) { requestPermissions("
      + "arrayOf(Manifest.permission.ACCESS_COARSE_LOCATION), 3) } }",
  ])
  func `naming approximate location elsewhere does not add it to a request`(code: String) throws {
    let table = try #require(Self.tables(Self.request("ACCESS_FINE_LOCATION") + code).first)
    let cells = try #require(table.rows.first { $0.label == "While using" }).cells
    #expect(cells.contains { $0.text == "precise, or no prompt" })
  }

  @Test func `background location requested from Android 11 on is not offered before`() throws {
    let ask = Self.request("ACCESS_BACKGROUND_LOCATION")
    let code = "fun late() { if (Build.VERSION.SDK_INT >= 30) { later() } }\n@RequiresApi(30)\n"
    let table = try #require(Self.tables(Self.foreground + code + ask).first)
    let row = try #require(table.rows.first { $0.label == "All the time" })
    #expect(table.columns[1] == "Android 10")
    #expect(row.cells.first?.text == "not offered")
    #expect(row.cells.last?.text != "not offered")
    #expect(table.notes.contains { $0.contains("ACCESS_BACKGROUND_LOCATION on Android 10;") })
  }

  private static let fine = "arrayOf(Manifest.permission.ACCESS_FINE_LOCATION)"

  private static func ask(_ body: String) -> String {
    "fun ask() { \(body) }\nval asked = ask()"
  }

  private static let requests: [String: Int] = [
    request("ACCESS_FINE_LOCATION"): 1,
    "\(request("ACCESS_FINE_LOCATION"))\(foreground)": 1,
    foreground: 0,
    ask("requestPermissions(\(fine) + arrayOf(Manifest.permission.ACCESS_COARSE_LOCATION), 1)"): 0,
    ask("requestPermissions(arrayOf(Manifest.permission.ACCESS_FINE_LOCATION, *more), 1)"): 0,
    ask("val names = \(fine)\nnames.addAll(Others.names())\nrequestPermissions(names, 1)"): 0,
    ask(
      """
      val names = \(fine)
      if (SDK_INT >= 31) { names.add(Manifest.permission.ACCESS_COARSE_LOCATION) }
      requestPermissions(names, 1)
      """): 0,
    ask("if (SDK_INT >= 33) { requestPermissions(\(fine), 1) }"): 0,
  ]

  @Test(arguments: requests)
  func `each request for precise location alone is reported if all its permissions are known`(
    code: String, count: Int
  ) {
    #expect(Self.report(code, only: ["fine-without-coarse"]).findings.count == count)
  }

  @Test func `arrays of two files on one line are asked for together`() {
    func object(_ name: String) -> String {
      "object \(name) { val \(name) = arrayOf(Manifest.permission.ACCESS_\(name)_LOCATION) }"
    }
    let both = [
      "app/src/main/java/F.kt": object("FINE"), "app/src/main/java/C.kt": object("COARSE"),
    ]
    func count(_ names: String) -> Int {
      Self.report(
        Self.ask("requestPermissions(\(names), 1)"), only: ["fine-without-coarse"], beside: both
      )
      .findings.count
    }
    #expect(count("FINE.FINE") == 1)
    #expect(count("FINE.FINE + COARSE.COARSE") == 0)
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
