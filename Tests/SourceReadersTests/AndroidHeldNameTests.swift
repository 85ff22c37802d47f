import SourceReaders
import Testing

@Suite("A name of a Kotlin or Java file that holds a permission")
struct AndroidHeldNameTests {
  private static let fine = "Manifest.permission.ACCESS_FINE_LOCATION"
  private static let coarse = "Manifest.permission.ACCESS_COARSE_LOCATION"

  private static func requests(_ text: String, java: Bool) -> [AndroidCall] {
    AndroidSourceReader.read(Array(text.utf8), path: java ? "A.java" : "A.kt").calls
      .filter { $0.api == .permissionRequest }
  }

  @Test(arguments: [
    "private final String fine = android.\(fine); private final String rough = \(coarse);",
    "private final String fine = \(fine), rough = \(coarse);",
    "static String fine = \"android.permission.ACCESS_FINE_LOCATION\"; String rough = \(coarse);",
    "private final String fine; private final String rough; A() { this.fine = \(fine); this.rough = \(coarse); }",
  ])
  func `is a permission in a request of Java`(fields: String) {
    let text = """
      class A {
        \(fields)
        void ask(Activity a) { ActivityCompat.requestPermissions(a, new String[]{fine, rough}, 1); }
        void askAlone(Activity a) { ActivityCompat.requestPermissions(a, new String[]{fine}, 2); }
      }
      """
    let found = Self.requests(text, java: true)
    #expect(
      found.map(\.permissions) == [
        ["ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION"], ["ACCESS_FINE_LOCATION"],
      ])
    #expect(found.allSatisfy { $0.isWhole })
  }

  @Test(arguments: [
    "private val fine = \(fine)", "companion object { const val fine: String = \(fine) }",
    "val fine = \(fine)\nval state = Asked(fine = other)",
    "import android.Manifest.permission.ACCESS_FINE_LOCATION\nval fine = ACCESS_FINE_LOCATION",
  ])
  func `is a permission in a request of Kotlin`(declaration: String) {
    let text = """
      \(declaration)
      fun ask() = ActivityCompat.requestPermissions(activity, arrayOf(fine), 1)
      fun launch() = launcher.launch(fine)
      val launcher = registerForActivityResult(RequestPermission()) { }
      """
    let found = Self.requests(text, java: false)
    #expect(found.map(\.permissions) == [["ACCESS_FINE_LOCATION"], ["ACCESS_FINE_LOCATION"]])
  }

  @Test(
    "is not known where it may hold something else",
    arguments: [
      ("val fine = \(fine)\nfun other() { val fine = names[0] }", false),
      ("var fine = \(fine)\nfun change() { fine = \(coarse) }", false),
      ("var fine = \(fine)\nfun change(other: String) { fine = other }", false),
      ("val fine = \(fine)\nfun other(fine: String) {}", false),
      ("val fine = \(fine)\nval all = names.map { fine -> fine }", false),
      ("val fine = \(fine)\nfun all() { for (fine in names) { show(fine) } }", false),
      ("val fine = if (isNew) \(fine) else \(coarse)", false),
      ("String fine = \(fine); void other(String fine) {}", true),
      ("String fine = \(fine); void other() { for (String fine : names) { } }", true),
      ("String fine = \(fine); void other() { fine = next(); }", true),
    ])
  func others(declaration: String, java: Bool) {
    let text =
      java
      ? "class A { \(declaration) void ask() { requestPermissions(new String[]{fine}, 1); } }"
      : "\(declaration)\nfun ask() = requestPermissions(arrayOf(fine), 1)"
    let found = Self.requests(text, java: java)
    #expect(!found.contains { $0.isWhole && $0.permissions == ["ACCESS_FINE_LOCATION"] })
  }
}
