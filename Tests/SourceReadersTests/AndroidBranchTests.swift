import SourceReaders
import Testing

@Suite("Requests that code assembles in several branches")
struct AndroidBranchTests {
  private static func requests(_ text: String, java: Bool = false) -> [AndroidCall] {
    AndroidSourceReader.read(Array(text.utf8), path: java ? "A.java" : "A.kt").calls
      .filter { $0.api == .permissionRequest }
  }

  private static let fine = "names.add(P.ACCESS_FINE_LOCATION)"
  private static let coarse = "names.add(P.ACCESS_COARSE_LOCATION)"
  private static let background = "names.add(P.ACCESS_BACKGROUND_LOCATION)"

  private static func function(_ body: String) -> String {
    "fun ask() { val names = mutableListOf<String>()\n\(body)\nrequestPermissions(names, 1) }"
  }

  @Test(arguments: [
    ("if (a) { \(background) } else { \(fine) }", [["BACKGROUND"], ["FINE"]]),
    ("if (a) { \(background) } else if (b) { \(fine) }", [["BACKGROUND"], ["FINE"]]),
    ("if (a) \(background) else \(fine)", [["BACKGROUND"], ["FINE"]]),
    (
      "\(coarse)\nif (a) { \(background) } else { \(fine) }",
      [["COARSE", "BACKGROUND"], ["COARSE", "FINE"]]
    ),
    (
      "if (a) { \(background) } else { if (b) { \(fine) } \(coarse) }",
      [["BACKGROUND"], ["FINE", "COARSE"]]
    ),
    ("if (a) { \(background) }\nif (b) { \(fine) }", [["BACKGROUND", "FINE"]]),
    ("if (a) { \(background); \(fine) } else { log() }", [["BACKGROUND", "FINE"]]),
  ])
  func `different branches of one test never share a request`(body: String, sets: [[String]]) {
    let found = Self.requests(Self.function(body)).map(\.permissions)
    #expect(found == sets.map { $0.map { "ACCESS_\($0)_LOCATION" } })
  }

  @Test(arguments: [
    ("if (SDK_INT >= S) { \(fine) } else { names.add(P.BLUETOOTH) }", 30, ["BLUETOOTH"]),
    (
      "if (SDK_INT >= S) { \(fine) } else { names.add(P.BLUETOOTH) }", 31,
      ["ACCESS_FINE_LOCATION"]
    ),
    ("names.add(P.BLUETOOTH)\nif (SDK_INT >= S) { \(fine) }", 30, ["BLUETOOTH"]),
    ("if (SDK_INT < TIRAMISU) { \(fine) }\nnames.add(P.BLUETOOTH)", 33, ["BLUETOOTH"]),
  ])
  func `a permission that is added on some levels is requested only on those`(
    body: String, level: Int, permissions: [String]
  ) {
    let found = Self.requests(Self.function(body)).flatMap { $0.permissions(on: level) }
    #expect(found == permissions)
  }

  @Test(arguments: [
    ("if (SDK_INT >= S) { names = new String[] {P.CAMERA}; }", [30]),
    ("if (SDK_INT < S) { names = new String[] {P.CAMERA}; }", [31, 32, 33]),
    ("if (ready) { names = new String[] {P.CAMERA}; }", [30, 31, 32, 33]),
    ("if (SDK_INT >= S && ready) { names = new String[] {P.CAMERA}; }", [30, 31, 32, 33]),
    ("if (SDK_INT >= S) { if (ready) { names = new String[] {P.CAMERA}; } }", [30, 31, 32, 33]),
    ("", [30, 31, 32, 33]),
  ])
  func `an array that is replaced inside a test of the level is requested on the other levels`(
    statement: String, levels: [Int]
  ) {
    let text = """
      class A { void ask() {
        String[] names = {P.ACCESS_FINE_LOCATION};
        \(statement)
        requestPermissions(names, 1);
      } }
      """
    let found = Self.requests(text, java: true)
    let asked = (30...33).filter { level in
      found.contains { $0.permissions(on: level).contains("ACCESS_FINE_LOCATION") }
    }
    #expect(asked == levels)
  }

  @Test(arguments: [("", 30), ("@Override", nil)] as [(String, Int?)])
  func `a function that requires a level runs only from that level on, unless it is an override`(
    mark: String, first: Int?
  ) {
    let text = """
      class A {
        @RequiresApi(api = Build.VERSION_CODES.R) \(mark)
        public void ask() { requestPermissions(new String[] {P.ACCESS_FINE_LOCATION}, 1); }
      }
      """
    #expect(Self.requests(text, java: true).map(\.firstLevel) == [first])
  }

  private static func namings(_ text: String) -> [AndroidPermissionNaming] {
    AndroidSourceReader.read(Array("val a = permission.A\n\(text)".utf8), path: "A.kt").namings
  }

  @Test(arguments: [
    ("ask(Manifest.permission.ACCESS_COARSE_LOCATION)", false),
    ("val name = Manifest.permission.ACCESS_COARSE_LOCATION", false),
    ("has = checkSelfPermission(permission.ACCESS_COARSE_LOCATION)", true),
    ("when (name) { Manifest.permission.ACCESS_COARSE_LOCATION -> go() }", true),
    ("if (name == Manifest.permission.ACCESS_COARSE_LOCATION) go()", true),
    ("switch (name) { case Manifest.permission.ACCESS_COARSE_LOCATION: go(); }", true),
    ("has = hasPermission(permission.ACCESS_COARSE_LOCATION)", true),
  ])
  func `a permission in a comparison or a check is not a request`(text: String, isCheck: Bool) {
    #expect(Self.namings(text).map(\.isCheck) == [isCheck])
  }

  @Test(arguments: [
    ("when { a && SDK_INT >= S -> arrayOf(Manifest.permission.BLUETOOTH) }", [31]),
    ("if (SDK_INT < S) { check(Manifest.permission.BLUETOOTH) }", [1]),
    ("check(Manifest.permission.BLUETOOTH)", [1]),
    ("val kind = Transport.BLUETOOTH", []),
  ])
  func `a named permission has the levels on which its code runs`(text: String, first: [Int]) {
    let found = Self.namings(text)
    #expect(found.map(\.levels.lowerBound) == first)
    #expect(found.allSatisfy { text.contains("<") == ($0.levels.upperBound == 30) })
  }
}
