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
}
