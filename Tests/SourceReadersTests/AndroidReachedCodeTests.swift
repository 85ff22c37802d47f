import SourceReaders
import Testing

@Suite("Kotlin and Java that run on some levels only, or never")
struct AndroidReachedCodeTests {
  private static func calls(
    _ text: String, java: Bool = false, namedNowhereElse names: Set<String> = []
  ) -> [AndroidCall] {
    AndroidSourceReader.read(
      Array(text.utf8), path: java ? "A.java" : "A.kt", namedNowhereElse: names
    ).calls
  }

  @Test(arguments: [
    ("if (SDK_INT >= 31) scan()", "private ", 31),
    ("if (SDK_INT >= 31) scan() else other()", "private ", 31),
    ("if (SDK_INT >= 31) { button.onClick { scan() } }", "private ", 31),
    ("if (SDK_INT >= 31) scan()\nif (SDK_INT >= 29) scan()", "private ", 29),
    ("if (SDK_INT >= 31) scan()\nscan()", "private ", 1),
    ("if (SDK_INT < 31) return\nscan()", "private ", 31),
    ("if (SDK_INT >= 31) middle()", "private ", 31),
    ("if (SDK_INT >= 31) middle()\nmiddle()", "private ", 1),
    ("if (SDK_INT >= 31) button.onClick(::scan)", "private ", 31),
    ("other()", "private ", 1),
    ("if (SDK_INT >= 31) scan()", "", 1),
    ("if (SDK_INT >= 31) scan()", "@Subscribe private ", 1),
    ("if (SDK_INT >= 31) scan()", "@SuppressLint(\"MissingPermission\") private ", 31),
  ])
  func `a private function runs on the levels of its callers`(
    body: String, modifiers: String, first: Int
  ) {
    let text = """
      class A(val scanner: BluetoothLeScanner) {
        fun start() { \(body) }
        \(body.contains("middle") ? "private fun middle() = scan()" : "")
        \(modifiers)fun scan() { scanner.startScan(callback); retry { scan() } }
      }
      """
    #expect(Self.calls(text).map(\.levels) == [first...Int.max])
  }

  @Test(arguments: [
    ("@RequiresApi(31) class A", 31), ("@RequiresApi(Build.VERSION_CODES.S)\nclass A", 31),
    ("class A", 1), ("@RequiresApi(31) val a = 1\nclass A", 1),
  ])
  func `a class that requires a level runs only from that level on`(head: String, first: Int) {
    let text = head + "(val scanner: BluetoothLeScanner) { fun start() = scanner.startScan(cb) }"
    #expect(Self.calls(text).map(\.levels) == [first...Int.max])
  }

  private static let asking = "requestPermissions(arrayOf(Manifest.permission.CAMERA), 1)"

  @Test(
    arguments: [
      ("private fun ask() = \(asking)", "", true, []),
      ("private fun ask() = \(asking)", "ask()", false, []),
      ("private fun ask() = \(asking)", "show(::ask)", false, []),
      ("private fun ask() = \(asking)", "call(\"ask\")", false, []),
      ("private fun ask() = \(asking)", "log(\"${ask()}\")", false, []),
      ("private fun ask() = \(asking)", "// ask()", true, []),
      ("private fun ask(n: Int) { \(asking); ask(n - 1) }", "", true, []),
      ("private fun ask() = \(asking)\nprivate fun setUp() = ask()", "", true, []),
      ("private fun ask() = \(asking)\nprivate fun setUp() = ask()", "setUp()", false, []),
      ("private fun ask() = \(asking)\nval asked = ask()", "", false, []),
      ("private fun ask() = \(asking)\nfun setUp() = ask()", "", false, ["setUp"]),
      ("fun ask() = \(asking)", "", false, ["ask"]),
      ("override fun ask() = \(asking)", "", false, []),
      ("operator fun invoke() = \(asking)", "", false, []),
      ("@Composable private fun Ask() { \(asking) }", "", false, []),
      ("@AfterPermissionGranted(1) private fun ask() { \(asking) }", "", false, []),
      ("@SuppressLint(\"A\") private fun ask() { \(asking) }", "", true, []),
      ("init { \(asking) }", "", false, []),
      ("val a = list[0]\ninit { \(asking) }", "", false, []),
      ("fun a() = list[0]\ninit { \(asking) }", "", false, []),
      ("val callback = Callback { \(asking) }", "", false, []),
      ("fun make() = object : Listener { override fun onClick() { \(asking) } }", "", false, []),
    ] as [(String, String, Bool, Set<String>)])
  func `a request in a function that nothing calls is never made`(
    members: String, start: String, isNeverMade: Bool, doubts: Set<String>
  ) throws {
    let text = "class A : Activity() {\n\(members)\noverride fun onStart() { \(start)\n}\n}"
    let reading = AndroidSourceReader.read(Array(text.utf8), path: "A.kt")
    let request = try #require(reading.calls.first { $0.api == .permissionRequest })
    #expect(request.isNeverMade == isNeverMade)
    #expect(reading.namesInDoubt == doubts)
    guard !doubts.isEmpty else { return }
    let again = Self.calls(text, namedNowhereElse: doubts)
    #expect(again.filter { $0.api == .permissionRequest }.allSatisfy { $0.isNeverMade })
  }

  @Test(
    arguments: [
      ("private void ask()", true, []), ("void ask()", false, ["ask"]),
      ("public static void ask()", false, ["ask"]), ("public void ask()", false, []),
      ("public void askForPermission()", false, ["askForPermission"]),
      ("public void onPermissionDenied()", false, []), ("@Override public void ask()", false, []),
      ("@OnClick(R.id.ask) void ask()", false, []), ("void getPermissions()", false, []),
      ("A()", false, []),
    ] as [(String, Bool, Set<String>)])
  func `a method of Java may be called by a class above it, or as a property`(
    head: String, isNeverMade: Bool, doubts: Set<String>
  ) throws {
    let text = """
      class A extends Activity {
        \(head) { requestPermissions(new String[] {Manifest.permission.CAMERA}, 1); }
      }
      """
    let reading = AndroidSourceReader.read(Array(text.utf8), path: "A.java")
    let request = try #require(reading.calls.first { $0.api == .permissionRequest })
    #expect(request.isNeverMade == isNeverMade)
    #expect(reading.namesInDoubt == doubts)
  }

  @Test(arguments: [
    ("ask", "fun b(a: A) = a.ask()", "B.kt", true), ("ask", "// ask()", "B.kt", false),
    ("ask", "fun b() = asked()", "B.kt", false), ("ask", "val b = \"ask\"", "B.kt", true),
    ("ask", "<Button android:onClick=\"ask\" />", "b.xml", true),
    ("ask", "<!-- ask -->", "b.xml", true), ("names", "a.getNames();", "B.java", true),
    ("ask", "void b() {}", "B.java", false),
  ])
  func `a file has a name outside comments`(
    name: String, text: String, path: String, has: Bool
  ) {
    #expect(
      AndroidSourceReader.names([name], in: Array(text.utf8), path: path) == (has ? [name] : []))
  }

  @Test(arguments: [
    ("launcher.launch(names)", true), ("launcher.apply { launch(names) }", true),
    ("launcher?.run { launch(names) }", true), ("with(launcher) { launch(names) }", true),
    ("launcher.also { it.launch(names) }", true),
    ("launcher.apply { button.onClick { launch(names) } }", true),
    ("scope.apply { launch(names) { } }", false), ("with(scope) { launch(names) { } }", false),
    ("launch(names)", false),
  ])
  func `a launcher may be launched in a block for it`(call: String, isRequest: Bool) {
    let text = """
      class A : ComponentActivity() {
        private val launcher = registerForActivityResult(RequestMultiplePermissions()) { }
        private val names = arrayOf(Manifest.permission.CAMERA)
        override fun onStart() { \(call) }
      }
      """
    let requests = Self.calls(text).filter { $0.api == .permissionRequest }
    #expect(requests.map(\.permissions) == (isRequest ? [["CAMERA"]] : []))
  }

  @Test(arguments: [
    ("{ }", "", true), ("{ }.also { it.launch(NAME) }", "", false),
    ("{ }.apply { launch(NAME) }", "", false), ("{ }", "launcher.launch(NAME)", false),
    ("{ }", "private fun ask() = launcher.launch(NAME)", true),
    ("{ }", "private fun ask() = launcher.launch(NAME)\nval asked = ask()", false),
  ])
  func `a launcher is never launched if only code uses it that never runs`(
    block: String, member: String, isNever: Bool
  ) throws {
    let isStatement = !member.isEmpty && !member.contains("fun")
    let text = """
      class A : ComponentActivity() {
        private val launcher = registerForActivityResult(RequestPermission()) \(block)
        \(isStatement ? "init { \(member) }" : member)
      }
      """
    let launcher = try #require(Self.calls(text).first { $0.api == .launcher })
    #expect(launcher.isNeverLaunched == isNever)
  }

  private static func namings(
    _ text: String, namedNowhereElse names: Set<String> = []
  ) -> [AndroidPermissionNaming] {
    AndroidSourceReader.read(
      Array("val a = permission.A\n\(text)".utf8), path: "A.kt", namedNowhereElse: names
    ).namings
  }

  private static let list = "val needed = arrayOf(Manifest.permission.BLUETOOTH_SCAN)"

  @Test(arguments: [
    ("needed.all { checkSelfPermission(it) == 0 }", true),
    ("needed.any { name -> checkSelfPermission(this, name) != 0 }", true),
    ("for (name in needed) { if (checkSelfPermission(name) != 0) stop() }", true),
    ("hasPermissions(this, needed)", true), ("needed.contains(name)", true),
    ("name in needed", true), ("needed.all { ask(it) }", false),
    ("needed.filter { checkSelfPermission(it) != 0 }", false),
    ("for (name in needed) { missing.add(name) }", false), ("ask(needed)", false),
    ("checkAndRequest(needed)", false), ("isReadyOrRequest(needed)", false),
    ("val names = needed", false),
  ])
  func `a list that code only checks is no request`(use: String, isCheck: Bool) {
    let text = "class A { private \(Self.list)\nfun use() { \(use) } }"
    #expect(Self.namings(text).map(\.isCheck) == [isCheck])
    let visible = "class A { \(Self.list)\nfun use() { \(use) } }"
    #expect(Self.namings(visible).map(\.isCheck) == [false])
    #expect(Self.namings(visible, namedNowhereElse: ["needed"]).map(\.isCheck) == [isCheck])
  }

  @Test(arguments: [
    "val needed get() = arrayOf(permission.BLUETOOTH_SCAN)",
    "val needed: Array<String>\n  get() = arrayOf(permission.BLUETOOTH_SCAN)",
    "val needed: Array<String> get() { return arrayOf(permission.BLUETOOTH_SCAN) }",
    "val needed by lazy { arrayOf(permission.BLUETOOTH_SCAN) }",
  ])
  func `a list may be made by a getter, or when it is first read`(list: String) {
    func isCheck(_ use: String) -> [Bool] {
      Self.namings("class A { private \(list)\nfun use() { \(use) } }").map(\.isCheck)
    }
    #expect(isCheck("hasPermissions(this, needed)") == [true])
    #expect(isCheck("ask(needed)") == [false])
  }

  @Test(arguments: [
    ("Request(names = arrayOf(permission.BLUETOOTH_SCAN))", false),
    ("override val names = arrayOf(permission.BLUETOOTH_SCAN)", false),
    ("fun ask() { names = arrayOf(permission.BLUETOOTH_SCAN) }", false),
    ("fun has() { val name = permission.BLUETOOTH_SCAN; checkSelfPermission(name) }", true),
    ("val has = hasPermissions(arrayOf(permission.BLUETOOTH_SCAN))", true),
    ("val has = checkPermissions(arrayOf(permission.BLUETOOTH_SCAN))", false),
    ("val has = checkAndRequest(permission.BLUETOOTH_SCAN)", false),
  ])
  func `only a variable of the file itself can be one that it only checks`(
    text: String, isCheck: Bool
  ) {
    #expect(Self.namings(text, namedNowhereElse: ["names"]).map(\.isCheck) == [isCheck])
  }

  @Test(arguments: [
    ("BeaconManager.getInstanceForApplication(this).startMonitoring(region)", true),
    ("beacons.startMonitoring(region)", true), ("beacons?.startMonitoring(region)", true),
    ("service.startMonitoring(region)", false), ("startMonitoring(region)", false),
  ])
  func `a manager of AltBeacon's monitors, and no other object`(call: String, isScan: Bool) {
    let text = """
      import org.altbeacon.beacon.BeaconManager
      class A(private val beacons: BeaconManager?) { fun start() { \(call) } }
      """
    #expect(Self.calls(text).map(\.api) == (isScan ? [.beaconMonitoring] : []))
  }
}
