import SourceReaders
import Testing

@Suite("An Android function that requests the permissions it is given")
struct AndroidWrapperTests {
  private static let fine = "Manifest.permission.ACCESS_FINE_LOCATION"

  private static func calls(_ text: String, java: Bool) -> [AndroidCall] {
    AndroidSourceReader.read(Array(text.utf8), path: java ? "A.java" : "A.kt").calls
      .filter { $0.api == .permissionRequest || $0.api == .unknownRequest }
  }

  @Test(
    "is not a request for unknown permissions if it is called without names",
    arguments: [
      "requestPermissions()", "Asking.requestPermissions(this)",
      "asking.requestPermissions(requireActivity())",
    ])
  func own(call: String) {
    #expect(Self.calls("class Map : Activity() { fun f() { \(call) } }", java: false).isEmpty)
  }

  @Test func `asks for the permissions of a list after those already granted are filtered out`() {
    let text = """
      class Map : ComponentActivity() {
        val wanted = listOf(\(Self.fine))
        fun ask() = launcher.launch(
          wanted.filter { checkSelfPermission(it) != PackageManager.PERMISSION_GRANTED }.toTypedArray())
        val launcher = registerForActivityResult(RequestMultiplePermissions()) { }
      }
      """
    #expect(Self.calls(text, java: false).map(\.permissions) == [["ACCESS_FINE_LOCATION"]])
  }

  @Test func `passes its own variable, not one of the same name in another function`() {
    let text = """
      class Map : ComponentActivity() {
        val launcher = registerForActivityResult(RequestMultiplePermissions()) { }
        fun ask() {
          val wanted = arrayOf(\(Self.fine))
          launcher.launch(wanted)
        }
        fun needed(): List<String> {
          val wanted = mutableListOf(\(Self.fine), Manifest.permission.ACCESS_BACKGROUND_LOCATION)
          return wanted
        }
      }
      """
    #expect(Self.calls(text, java: false).map(\.permissions) == [["ACCESS_FINE_LOCATION"]])
  }

  @Test func `of Mapbox chooses the names itself`() {
    let text = """
      import com.mapbox.android.core.permissions.PermissionsManager
      class Map : Activity() { fun f() { PermissionsManager(this).requestLocationPermissions(this) } }
      """
    #expect(Self.calls(text, java: false).map(\.api) == [.unknownRequest])
  }

  @Test(
    "of AppIntro requests the names that it is given",
    arguments: [
      ("com.github.appintro.AppIntro", "AppIntro", [["ACCESS_FINE_LOCATION"]]),
      ("com.example.Slides", "Slides", []),
    ])
  func appIntro(imported: String, superclass: String, expected: [[String]]) {
    let text = """
      import \(imported);
      class Intro extends \(superclass) {
        void f() { askForPermissions(new String[]{\(Self.fine)}, 3, false); }
      }
      """
    #expect(Self.calls(text, java: true).map(\.permissions) == expected)
  }

  @Test(
    "of Capacitor requests what the annotation of the plugin lists",
    arguments: [
      ("requestAllPermissions(call, \"asked\")", [["ACCESS_FINE_LOCATION", "CAMERA"]], true),
      ("requestPermissionForAlias(CAMERA_ALIAS, call, \"asked\")", [["CAMERA"]], true),
      (
        "requestPermissionForAlias(\"place\", call, \"asked\")",
        [["ACCESS_FINE_LOCATION"], ["CAMERA"]], false
      ),
    ])
  func capacitor(call: String, expected: [[String]], isWhole: Bool) {
    let text = """
      @CapacitorPlugin(name = "Places", permissions = {
        @Permission(alias = "place", strings = { \(Self.fine) }),
        @Permission(alias = Places.CAMERA_ALIAS, strings = { Manifest.permission.CAMERA })
      })
      class Places extends Plugin { @PluginMethod public void f(PluginCall call) { \(call); } }
      """
    let calls = Self.calls(text, java: true)
    #expect(calls.map(\.permissions) == expected)
    #expect(calls.allSatisfy { $0.isWhole == isWhole })
  }

  @Test(
    "requests what its callers in the file pass",
    arguments: [
      (
        """
        private fun ask(name: String) { requestPermissions(arrayOf(name), 1) }
        fun locate() { ask(\(fine)) }
        """, false
      ),
      (
        """
        class Map : AppCompatActivity() {
          fun ask(vararg names: String) = ActivityCompat.requestPermissions(this, names, 1)
          fun locate() { ask(\(fine)) }
        }
        """, false
      ),
      (
        """
        class Asking {
          static void check(Activity a, String name) { if (!has(name)) show(a, name); }
          private static void show(Activity a, String... names) { a.requestPermissions(names, 1); }
          private static void locate(Activity a) { check(a, \(fine)); }
        }
        class Map extends Activity {}
        """, true
      ),
      (
        """
        class Map extends Fragment {
          private void ask(String name, int code) { requestPermissions(new String[] { name }, code); }
          void locate() { ask(\(fine), 2); }
        }
        """, true
      ),
    ])
  func wrappers(_ text: String, java: Bool) {
    let calls = Self.calls(text, java: java)
    #expect(calls.map(\.api) == [.permissionRequest])
    #expect(calls.map(\.permissions) == [["ACCESS_FINE_LOCATION"]])
  }

  @Test func `makes one request for each caller`() {
    let text = """
      private fun ask(name: String) { requestPermissions(arrayOf(name), 1) }
      fun locate() { ask(\(Self.fine)) }
      fun scan() { ask(Manifest.permission.BLUETOOTH_SCAN) }
      """
    #expect(
      Self.calls(text, java: false).map(\.permissions) == [
        ["ACCESS_FINE_LOCATION"], ["BLUETOOTH_SCAN"],
      ])
  }

  @Test func `may request more if other files can call it`() {
    let text = """
      object Asking {
        fun ask(activity: Activity, name: String) { activity.requestPermissions(arrayOf(name), 1) }
        fun locate(activity: Activity) { ask(activity, \(Self.fine)) }
      }
      """
    #expect(
      Self.calls(text, java: false).map(\.api) == [.unknownRequest, .permissionRequest])
  }

  @Test(
    "adds no request if its caller passes no permission or nothing calls it",
    arguments: [
      // A text that is not a permission.
      "private fun ask(why: String) { show(why); requestPermissions(arrayOf(\(fine)), 1) }\n"
        + "fun locate() { ask(\"\") }",
      // Nothing calls it.
      "private fun ask(name: String) { requestPermissions(arrayOf(\(fine), name), 1) }",
    ])
  func others(_ text: String) {
    #expect(Self.calls(text, java: false).map(\.permissions) == [["ACCESS_FINE_LOCATION"]])
  }

  @Test(arguments: [
    ("Dexter.withContext(this).withPermission(\(fine))", ["ACCESS_FINE_LOCATION"]),
    (
      "Dexter.withActivity(this).withPermissions(\(fine), Manifest.permission.CAMERA)",
      ["ACCESS_FINE_LOCATION", "CAMERA"]
    ),
    ("Dexter.withContext(this).withPermissions(listOf(\(fine)))", ["ACCESS_FINE_LOCATION"]),
    (
      "val list = mutableListOf<String>()\nlist.add(\(fine))\nlist.addAll(listOf(\(background)))\n"
        + "Dexter.withContext(this).withPermissions(list)",
      ["ACCESS_FINE_LOCATION", "ACCESS_BACKGROUND_LOCATION"]
    ),
  ])
  func `Dexter asks for all it is given at once, if the file checks`(
    call: String, permissions: [String]
  ) {
    let text = "class Map : Activity() { fun ask() { \(call).withListener(listener).check() } }"
    #expect(Self.calls(text, java: false).map(\.permissions) == [permissions])
    #expect(Self.calls(text.replacing("check()", with: "end()"), java: false).isEmpty)
    #expect(Self.calls(text.replacing("Dexter", with: "Table"), java: false).isEmpty)
  }

  private static let background = "Manifest.permission.ACCESS_BACKGROUND_LOCATION"

  @Test func `PermissionX asks for the foreground, and for the background by itself`() {
    let background = "Manifest.permission.ACCESS_BACKGROUND_LOCATION"
    let text = """
      fun ask() { PermissionX.init(this).permissions(\(Self.fine), \(background)).request { } }
      """
    #expect(
      Self.calls(text, java: false).map(\.permissions) == [
        ["ACCESS_FINE_LOCATION"], ["ACCESS_BACKGROUND_LOCATION"],
      ])
    let other = text.replacing("PermissionX", with: "Table")
    #expect(Self.calls(other, java: false).isEmpty)
  }
}
