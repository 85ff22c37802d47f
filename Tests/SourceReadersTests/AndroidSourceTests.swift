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
      ("class Mine { fun requestLocationUpdates() = 1 }", []),
      ("import a.requestLocationUpdates\nval m: LocationManager", []),
      ("val m: LocationManager // m.requestLocationUpdates()", []),
      ("val m: LocationManager /* /* m.requestLocationUpdates() */ */", []),
      ("val m: LocationManager = \"m.requestLocationUpdates()\"", []),
      ("val m: LocationManager = \"\"\"\n m.requestLocationUpdates() \"\"\"", []),
      ("mine.requestLocationUpdates()", []),
    ] as [(String, [AndroidAPI])])
  func `a call counts where the file names a class that has it`(text: String, apis: [AndroidAPI]) {
    #expect(Self.apis(text) == apis)
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
