import SourceReaders
import Testing

@Suite("Calls in Kotlin and Java")
struct AndroidSourceTests {
  static func apis(_ text: String, java: Bool = false) -> [AndroidAPI] {
    AndroidSourceReader.read(Array(text.utf8), path: java ? "A.java" : "A.kt").calls.map(\.api)
  }

  @Test(
    arguments: [
      (
        "val m: LocationManager = a\nm.requestLocationUpdates(p, 1L, 1f, l)",
        [.requestLocationUpdates]
      ),
      (
        "import com.google.android.gms.location.LocationServices\nclient.lastLocation.then()",
        [.lastLocation]
      ),
      ("val w: WifiManager = a\nw.startScan()", [.wifiScan]),
      ("val s: BluetoothLeScanner = a\ns.startScan(callback)", [.bluetoothScan]),
      ("val w: WifiManager = a\nw.isWifiEnabled = true", [.wifiSwitch]),
      ("val w: WifiManager = a\nif (w.isWifiEnabled == true) go()", []),
      ("val s: SensorManager = a\ns.getDefaultSensor(Sensor.TYPE_STEP_COUNTER)", [.stepCounter]),
      ("val s: SensorManager = a\ns.getDefaultSensor(Sensor.TYPE_STEP_DETECTOR)", [.stepDetector]),
      ("val s: SensorManager = a\nif (e.sensor.type == Sensor.TYPE_STEP_COUNTER) count(e)", []),
      (
        "val s: SensorManager = a\nwhen (e.sensor.type) { Sensor.TYPE_STEP_COUNTER -> count(e) }",
        []
      ),
      ("fun search() = bluetoothAdapter.startDiscovery()", [.bluetoothDiscovery]),
      ("fun known() = mBluetoothAdapter.bondedDevices", [.bondedDevices]),
      ("fun known() = myAdapter.bondedDevices", []),
      ("class Mine { fun requestLocationUpdates() = 1 }", []),
      ("import a.requestLocationUpdates\nval m: LocationManager", []),
      (
        "val m: LocationManager = a\nval p = GPS\nrequestLocationUpdates(p)",
        [.requestLocationUpdates]
      ),
      ("val m: LocationManager // m.requestLocationUpdates()", []),
      ("val m: LocationManager /* /* m.requestLocationUpdates() */ */", []),
      ("val m: LocationManager = \"m.requestLocationUpdates()\"", []),
      ("val m: LocationManager = \"\"\"\n m.requestLocationUpdates() \"\"\"", []),
      ("mine.requestLocationUpdates()", []),
    ] as [(String, [AndroidAPI])])
  func `a call counts where the file names a class that has it`(text: String, apis: [AndroidAPI]) {
    #expect(Self.apis(text) == apis)
  }

  @Test(arguments: [
    ("m.getLastKnownLocation(p)", "getLastKnownLocation"),
    ("m.getLastLocation()", "getLastLocation"),
    ("m.requestSingleUpdate(p, l, null)", "requestSingleUpdate"),
    ("m.requestLocationUpdates(p, 1L, 1f, l)", "requestLocationUpdates"),
    ("b.startLeScan(c)", "startLeScan"), ("s.startScan(c)", "BluetoothLeScanner.startScan"),
    ("parser.setBeaconLayout(layout)", "beacon ranging"),
  ])
  func `a call is named after its method, unless its API is described in words`(
    text: String, name: String
  ) {
    let text = """
      val m: LocationManager = a; val b: BluetoothAdapter = a; val s: BluetoothLeScanner = a
      val parser: BeaconParser = a
      \(text)
      """
    let calls = AndroidSourceReader.read(Array(text.utf8), path: "A.kt").calls
    #expect(calls.map(\.name) == [name])
  }

  @Test func `a declaration of Java is no call`() {
    let text =
      "class A { LocationManager m; void getCurrentLocation() {} int x = m.getCurrentLocation(); }"
    #expect(Self.apis(text, java: true) == [.currentLocation])
  }

  @Test func `a request tells its permissions, and whether it is for old releases`() {
    let text = """
      fun ask() {
        if (Build.VERSION.SDK_INT <= Build.VERSION_CODES.Q) {
          requestPermissions(arrayOf(Manifest.permission.ACCESS_FINE_LOCATION, P.CAMERA), 1)
        }
      }
      """
    let calls = AndroidSourceReader.read(Array(text.utf8), path: "A.kt").calls
    #expect(calls.last?.permissions == ["ACCESS_FINE_LOCATION", "CAMERA"])
    #expect(calls.last?.isForOldLevels == true)
    #expect(calls.last?.line == 3)
  }

  @Test(arguments: [
    ("fun startScan(a: A) {}", []),
    ("fun Adapter.startScan(a: A) {}", []),
    ("fun <T : Any> Adapter?.startScan(a: T) {}", []),
    ("val limit = 29\nstartScan(a)", [AndroidAPI.bluetoothScan]),
    ("state = ready\nstartScan(a)", [.bluetoothScan]),
    ("fun go() = startScan(a)", [.bluetoothScan]),
  ])
  func `Kotlin declares with fun, and a statement may follow any line`(
    line: String, apis: [AndroidAPI]
  ) {
    #expect(Self.apis("val scanner: BluetoothLeScanner\n" + line) == apis)
  }

  private static let both = "arrayOf(P.ACCESS_FINE_LOCATION, P.ACCESS_BACKGROUND_LOCATION)"

  static func requests(_ text: String, java: Bool = false) -> [[String]] {
    AndroidSourceReader.read(Array(text.utf8), path: java ? "A.java" : "A.kt").calls
      .filter { $0.api == .permissionRequest && !$0.isForOldLevels }.map(\.permissions)
  }

  @Test(arguments: [
    "requestPermissions(\(both), 1)",
    "val names = \(both)\nfun ask() { requestPermissions(names, 1) }",
    "val names: Array<String> = \(both)\nfun ask() { requestPermissions(names, 1) }",
    "fun names() = \(both)\nfun ask() { requestPermissions(names(), 1) }",
    "fun names(): Array<String> { return \(both) }\nfun ask() { requestPermissions(names(), 1) }",
    "val asking = register(RequestMultiplePermissions()) {}\nfun ask() { asking.launch(\(both)) }",
    "val state = rememberMultiplePermissionsState(\(both.replacing("array", with: "list")))\n"
      + "state.launchMultiplePermissionRequest()",
    "if (SDK_INT >= Q) { requestPermissions(\(both), 1) }",
    "if (SDK_INT < R) { a() } else { requestPermissions(\(both), 1) }",
    "if (SDK_INT >= R && granted) { a() } else { requestPermissions(\(both), 1) }",
    "val isOld = SDK_INT < 29\nrequestPermissions(\(both), 1)",
    "val isOld = SDK_INT < 29\nrun { requestPermissions(\(both), 1) }",
    "if (SDK_INT < R) a()\nrequestPermissions(\(both), 1)",
    "if (SDK_INT < R) a() else requestPermissions(\(both), 1)",
    "val names = if (SDK_INT < R) one() else \(both)\nfun ask() { requestPermissions(names, 1) }",
    "if (SDK_INT <= limit) { delay(29); requestPermissions(\(both), 1) }",
    "log(if (SDK_INT < R) one else two)\nrequestPermissions(\(both), 1)",
    "val name = if (SDK_INT >= R) \"a\" else \"b\"\nrequestPermissions(\(both), 1)",
    "val sign = if (SDK_INT >= R) 'a' else 'b'\nrequestPermissions(\(both), 1)",
    "if (SDK_INT < R) a(); requestPermissions(\(both), 1)",
    "val names = \(both)\nfun ask() { requestPermissions(names, 1) }\n"
      + "fun old() { if (SDK_INT < R) { requestPermissions(names, 2) } }",
  ])
  func `a request is followed to the array that it passes`(text: String) {
    #expect(Self.requests(text) == [["ACCESS_FINE_LOCATION", "ACCESS_BACKGROUND_LOCATION"]])
  }

  private static let fine = "arrayOf(P.ACCESS_FINE_LOCATION)"
  private static let background = "names += P.ACCESS_BACKGROUND_LOCATION"
  private static let asking = "requestPermissions(names, 1)"

  @Test(arguments: [
    ("fun ask() { var names = \(fine)\n\(background)\n\(asking) }", true),
    ("fun ask() { var names = \(fine)\nif (late) { \(background) }\n\(asking) }", true),
    (
      "fun ask() { val names = mutableListOf(P.ACCESS_FINE_LOCATION)\n"
        + "names.add(android.Manifest.permission.ACCESS_BACKGROUND_LOCATION)\n\(asking) }", true
    ),
    ("fun ask() { var names = \(fine)\nif (SDK_INT == Q) { \(background) }\n\(asking) }", false),
    (
      "fun ask() { var names = \(fine)\nif (SDK_INT >= R) { a() } else { \(background) }\n\(asking) }",
      false
    ),
    ("fun ask() { var names = \(fine)\n\(asking) }\nfun other() { \(background) }", false),
    (
      "val names = mutableListOf(P.ACCESS_FINE_LOCATION)\nif (SDK_INT < R) log()\n"
        + "names.add(P.ACCESS_BACKGROUND_LOCATION)\n\(asking)", true
    ),
    ("fun ask() { var names = \(fine)\nif (a) { \(asking) } else { \(background) } }", true),
    ("fun ask() { var names = \(fine)\nif (SDK_INT < R) a() else \(background)\n\(asking) }", true),
    (
      "fun ask() { var names = \(fine)\nif (SDK_INT >= R) a() else \(background)\n\(asking) }",
      false
    ),
    ("fun ask() { var names = \(fine)\n\(asking)\n\(background) }", false),
    ("fun ask() { var names = \(fine)\nif (a) { \(asking); \(background) } }", false),
    (
      "fun ask() { val names = mutableListOf(P.ACCESS_FINE_LOCATION)\n"
        + "other.names.add(P.ACCESS_BACKGROUND_LOCATION)\n\(asking) }", false
    ),
    ("fun ask() { var names = \(fine)\nothers += P.ACCESS_BACKGROUND_LOCATION\n\(asking) }", false),
  ])
  func `what is added to an array in its block is asked for with it, but on old releases`(
    text: String, isAdded: Bool
  ) {
    let added = isAdded ? ["ACCESS_BACKGROUND_LOCATION"] : []
    #expect(Self.requests(text) == [["ACCESS_FINE_LOCATION"] + added])
  }

  @Test(arguments: [
    "requestPermissions(new String[] {P.ACCESS_FINE_LOCATION, P.CAMERA}, 1);",
    "String[] NAMES = {P.ACCESS_FINE_LOCATION, P.CAMERA}; void a() { requestPermissions(NAMES, 1); }",
    "String[] names() { return new String[] {P.ACCESS_FINE_LOCATION, P.CAMERA}; }"
      + " void ask() { requestPermissions(names(), 1); }",
    "button.setOnClickListener(v -> requestPermissions("
      + "new String[] {P.ACCESS_FINE_LOCATION, P.CAMERA}, 1));",
  ])
  func `Java writes its arrays in other ways`(text: String) {
    #expect(Self.requests(text, java: true) == [["ACCESS_FINE_LOCATION", "CAMERA"]])
  }

  @Test(arguments: ["\"x\"", "'x'", "1", "ASKED"])
  func `what follows a case of Java is not passed with its label`(label: String) {
    let text = """
      EasyPermissions.requestPermissions(this, "Why", 1, ASKED, 'a', names);
      switch (kind) { case \(label): other = new String[] {P.ACCESS_FINE_LOCATION, P.CAMERA}; }
      """
    #expect(Self.requests(text, java: true).isEmpty)
  }

  @Test(
    arguments: [
      ("if (SDK_INT >= TIRAMISU) { requestPermissions(\(both), 1) }", 33),
      ("if (SDK_INT >= TIRAMISU) { a() } else { requestPermissions(\(both), 1) }", nil),
      (
        "val names = \(both)\nfun ask() { if (SDK_INT >= 33) { requestPermissions(names, 1) } }", 33
      ),
      ("requestPermissions(\(both), 1)", nil),
    ] as [(String, Int?)])
  func `a test of the level shows where a request begins to run`(text: String, first: Int?) {
    let source = Array(text.utf8)
    let calls = AndroidSourceReader.read(source, path: "A.kt").calls
    #expect(calls.filter { $0.api == .permissionRequest }.map(\.firstLevel) == [first])
  }

  @Test func `a permission may be written as its name`() {
    let text = """
      requestPermissions(
        arrayOf("android.permission.CAMERA", "a", "android.permission." + name, P.INTERNET, 0.5), 1)
      """
    #expect(Self.requests(text) == [["CAMERA", "INTERNET"]])
  }

  @Test(arguments: [
    "val names = \(both)\nfun ask() { check(names); requestPermissions(others, 1) }",
    "val steps = listOf(Two(P.ACCESS_FINE_LOCATION, P.ACCESS_BACKGROUND_LOCATION))\n"
      + "fun ask() { requestPermissions(steps, 1) }",
    "if (SDK_INT >= R) { a() } else if (SDK_INT >= Q) { requestPermissions(\(both), 1) }",
    "val names = if (Versions.isAtLeast(VERSION_CODES.R)) { one() } else { \(both) }\n"
      + "fun ask() { requestPermissions(names, 1) }",
    "when { SDK_INT == 29 -> { requestPermissions(\(both), 1) } }",
    "if (SDK_INT < R)\n  requestPermissions(\(both), 1)",
    "if (SDK_INT < R) requestPermissions(\(both), 1)",
    "if (SDK_INT >= R)\n  a()\nelse\n  requestPermissions(\(both), 1)",
    "if (SDK_INT >= R) a(); else requestPermissions(\(both), 1);",
    "when {\n  SDK_INT >= R -> a()\n  else -> requestPermissions(\(both), 1)\n}",
    "if (SDK_INT <= VERSION_CODES.O_MR1) { requestPermissions(\(both), 1) }",
    "if (\n  SDK_INT < R\n) {\n  a()\n  requestPermissions(\(both), 1)\n}",
    "val names = \(both)\nfun ask() { if (SDK_INT < R) { requestPermissions(names, 1) } }",
    "val asking = register(RequestMultiplePermissions()) {}\nval names = \(both)\n"
      + "fun ask() { if (SDK_INT < R) { asking.launch(names) } }",
    "scope.launch(\(both))",
    "if (atLeastR()) { a() } else if (atLeastQ()) { requestPermissions(\(both), 1) }",
    "if (isAndroid11OrLater) a() else requestPermissions(\(both), 1)",
    "if (Version.isAtLeastApi30()) { a() } else { requestPermissions(\(both), 1) }",
    "val state = rememberMultiplePermissionsState(\(both))\nval has = state.allPermissionsGranted",
    "fun requestPermissions(names: Array<String> = \(both)) {}",
  ])
  func `an array that is not asked for, or on old releases alone, is none`(text: String) {
    #expect(!Self.requests(text).contains { $0.count > 1 })
  }

  @Test(
    arguments: [
      ("requestPermissions(Names.all, 1)", []),
      (
        "val names = mutableListOf<String>()\nfun ask() { names.add(P.ACCESS_FINE_LOCATION)\n"
          + "names.add(P.ACCESS_BACKGROUND_LOCATION)\nrequestPermissions(names.toTypedArray(), 1) }",
        [["ACCESS_FINE_LOCATION", "ACCESS_BACKGROUND_LOCATION"]]
      ),
      (
        "fun names(): Array<String> { val list = mutableListOf(P.ACCESS_FINE_LOCATION)\n"
          + "list.add(P.ACCESS_BACKGROUND_LOCATION)\nreturn list.toTypedArray() }\n"
          + "fun ask() { requestPermissions(names(), 1) }",
        [["ACCESS_FINE_LOCATION", "ACCESS_BACKGROUND_LOCATION"]]
      ),
    ] as [(String, [[String]])])
  func `what a function collects is followed, and what another file has is not read here`(
    text: String, requests: [[String]]
  ) {
    #expect(Self.requests(text) == requests)
  }

  @Test(arguments: [
    "fun ask(names: Array<String>) { requestPermissions(names, 1) }",
    "class Holder { val names = \(both) }\nfun ask() { requestPermissions(holder.names, 1) }",
  ])
  func `limit: an array of another file, or of an object outside the tree, is not followed`(
    text: String
  ) {
    #expect(Self.requests(text).isEmpty)
  }

  static func isTakenForFinal(_ text: String) -> Bool {
    AndroidSourceReader.read(Array(text.utf8), path: "A.kt").calls
      .contains { $0.api == .rationale && !$0.finalPlaces.isEmpty }
  }

  private static let asked = "shouldShowRequestPermissionRationale(activity, name)"

  @Test(arguments: [
    "if (!\(asked)) { state = PERMANENTLY_DENIED }",
    "fun isPermissionPermanentlyDenied(a: Activity): Boolean { return !\(asked) }",
    "val permanentlyDenied = if (isGranted) false else !\(asked)",
    "val permanentlyDenied = names.any { !Compat.\(asked) }",
    "if (Compat.\(asked)) { ask() } else { context.openApplicationDetailsSettings() }",
    "when { isGranted -> GRANTED\n activity.\(asked) -> DENIED\n else -> BLOCKED }",
    "if (!\(asked.replacing("name", with: #""android.permission." + name"#))) { deniedForever() }",
    "if (\(asked)) { showsRationale = true }\nif (!showsRationale) { state = deniedForever }",
  ])
  func `no rationale is taken for a permanent denial`(text: String) {
    #expect(Self.isTakenForFinal(text))
  }

  @Test(arguments: [
    "if (\(asked)) { explain() } else { ask() }",
    "if (!\(asked)) { ask() }",
    "when { \(asked) -> { explain() } else -> { ask() } }",
    "val showsRationale = \(asked)\nif (!showsRationale && wasAsked) { state = deniedForever }",
    "if (\(asked)) { ask() } else { if (wasDenied) { showAppSettingsDialog() } }",
    "if (\(asked) && wasAsked) { ask() } else { openSettings() }",
    "if (!\(asked.replacing("name", with: "P.CAMERA"))) { state = PERMANENTLY_DENIED }",
  ])
  func `no rationale is taken for what it is`(text: String) {
    #expect(!Self.isTakenForFinal(text))
  }

  @Test func `limit: the type of a receiver is not known, only what the file names`() {
    #expect(
      Self.apis("val m: LocationManager = a\nmine.getCurrentLocation()") == [.currentLocation])
  }

  @Test(arguments: [
    "\"", "'", "/*", "fun (", "arrayOf(", "SDK_INT {", "\"\"\"", "requestPermissions(",
  ])
  func `a source that is cut off is read as far as it goes`(text: String) {
    #expect(Self.apis("LocationManager requestPermissions " + text, java: true).count <= 1)
    #expect(Self.apis("LocationManager requestPermissions " + text).count <= 1)
  }
}
