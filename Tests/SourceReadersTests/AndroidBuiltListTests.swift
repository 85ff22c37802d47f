import SourceReaders
import Testing

@Suite("Lists of permissions that a block builds")
struct AndroidBuiltListTests {
  private func requests(_ code: String) -> [AndroidCall] {
    AndroidSourceReader.read(Array(code.utf8), path: "Screen.kt").calls.filter {
      $0.api == .permissionRequest
    }
  }

  @Test func `buildList adds each permission on the levels of the tests around it`() throws {
    let found = requests(
      """
      import android.Manifest
      class Screen : ComponentActivity() {
        val wanted = remember { buildList {
          add(Manifest.permission.ACCESS_FINE_LOCATION)
          if (Build.VERSION.SDK_INT >= 31) {
            add(Manifest.permission.BLUETOOTH_SCAN)
          }
        } }
        fun ask() = requestPermissions(wanted.toTypedArray(), 1)
      }
      """)
    let request = try #require(found.first)
    #expect(found.count == 1)
    #expect(request.permissions(on: 30) == ["ACCESS_FINE_LOCATION"])
    #expect(request.permissions(on: 31) == ["ACCESS_FINE_LOCATION", "BLUETOOTH_SCAN"])
    #expect(request.isWhole)
  }

  @Test func `a request includes what apply adds to its list`() throws {
    let found = requests(
      """
      import android.Manifest
      class Screen : ComponentActivity() {
        fun ask() {
          val wanted = mutableListOf(Manifest.permission.ACCESS_FINE_LOCATION).apply {
            add(Manifest.permission.ACCESS_COARSE_LOCATION)
          }
          requestPermissions(wanted.toTypedArray(), 1)
        }
      }
      """)
    #expect(
      found.map(\.permissions) == [["ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION"]])
  }

  @Test func `buildList with addAll of a parameter may hold more than is known`() throws {
    let found = requests(
      """
      import android.Manifest
      class Screen(val others: List<String>) : ComponentActivity() {
        private val wanted = buildList {
          add(Manifest.permission.ACCESS_FINE_LOCATION)
          addAll(others)
        }
        fun ask() = requestPermissions(wanted.toTypedArray(), 1)
      }
      """)
    #expect(found.map(\.isWhole) == [false])
  }

  @Test func `apply with addAll of a parameter may hold more than is known`() {
    let found = requests(
      """
      import android.Manifest
      class Screen(val others: List<String>) : ComponentActivity() {
        private val wanted = mutableListOf(Manifest.permission.ACCESS_FINE_LOCATION).apply {
          addAll(others)
        }
        fun ask() = requestPermissions(wanted.toTypedArray(), 1)
      }
      """)
    #expect(found.map(\.isWhole) == [false])
  }

  @Test(arguments: [
    "names.addAll(listOf(Manifest.permission.ACCESS_FINE_LOCATION, Manifest.permission.BLUETOOTH_SCAN))",
    "names += arrayOf(Manifest.permission.ACCESS_FINE_LOCATION, Manifest.permission.BLUETOOTH_SCAN)",
    "Arrays.asList(1); names.addAll(Arrays.asList(Manifest.permission.ACCESS_FINE_LOCATION, "
      + "Manifest.permission.BLUETOOTH_SCAN))",
  ])
  func `a request includes the list that is added to its list`(addition: String) {
    let found = requests(
      """
      import android.Manifest
      class Screen : ComponentActivity() {
        fun ask() {
          val names = mutableListOf<String>()
          \(addition)
          requestPermissions(names.toTypedArray(), 1)
        }
      }
      """)
    #expect(found.map(\.permissions) == [["ACCESS_FINE_LOCATION", "BLUETOOTH_SCAN"]])
    #expect(found.map(\.isWhole) == [true])
  }

  @Test func `a list that is added with something unknown in it may hold more`() {
    let found = requests(
      """
      import android.Manifest
      class Screen(val other: String) : ComponentActivity() {
        fun ask() {
          val names = mutableListOf(Manifest.permission.ACCESS_FINE_LOCATION)
          names.addAll(listOf(Manifest.permission.BLUETOOTH_SCAN, other))
          requestPermissions(names.toTypedArray(), 1)
        }
      }
      """)
    #expect(found.map(\.isWhole) == [false])
  }

  private static let adder =
    "private fun addIfMissing(list: MutableList<String>, name: String) { "
    + "if (checkSelfPermission(name) != GRANTED) list.add(name) }"

  @Test func `a request includes what a function of the file adds to its list`() {
    let found = requests(
      """
      import android.Manifest
      class Screen : ComponentActivity() {
        fun ask() {
          val names = mutableListOf<String>()
          addIfMissing(names, Manifest.permission.ACCESS_FINE_LOCATION)
          addIfMissing(names, Manifest.permission.CAMERA)
          requestPermissions(names.toTypedArray(), 1)
        }
        \(Self.adder)
      }
      """)
    #expect(found.map(\.permissions) == [["ACCESS_FINE_LOCATION", "CAMERA"]])
    #expect(found.map(\.isWhole) == [true])
  }

  @Test(arguments: [
    "private fun addIfMissing(list: MutableList<String>, name: String) { log(name) }",
    adder
      + "\nprivate fun addIfMissing(list: MutableList<String>, name: String, code: Int) { log(name) }",
  ])
  func `a function adds nothing if it, or another of the same name, never adds to the list`(
    function: String
  ) {
    let found = requests(
      """
      import android.Manifest
      class Screen : ComponentActivity() {
        fun ask() {
          val names = mutableListOf(Manifest.permission.CAMERA)
          addIfMissing(names, Manifest.permission.ACCESS_FINE_LOCATION)
          requestPermissions(names.toTypedArray(), 1)
        }
        \(function)
      }
      """)
    #expect(found.map(\.permissions) == [["CAMERA"]])
  }

  @Test(arguments: [
    ("fun allowed(name: String) = checkSelfPermission(name) == GRANTED", true),
    (
      "fun allowed(name: String) { if (checkSelfPermission(name) != GRANTED) wanted.launch(name) }",
      false
    ),
  ])
  func `passing a permission to a function of the file is a check if the function only checks it`(
    function: String, isCheck: Bool
  ) {
    let code = """
      import android.Manifest
      class Screen : ComponentActivity() {
        fun start() { if (allowed(Manifest.permission.ACCESS_FINE_LOCATION)) go() }
        \(function)
      }
      """
    let found = AndroidSourceReader.read(Array(code.utf8), path: "Screen.kt").namings
    #expect(found.map(\.isCheck) == [isCheck])
  }
}
