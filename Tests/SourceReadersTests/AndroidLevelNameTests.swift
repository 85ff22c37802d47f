import SourceReaders
import Testing

@Suite("Names for API levels and for tests of the level")
struct AndroidLevelNameTests {
  private func permissions(_ code: String, path: String, on level: Int) throws -> Set<String> {
    let calls = AndroidSourceReader.read(Array(code.utf8), path: path).calls
    return Set(calls.filter { $0.api == .permissionRequest }.flatMap { $0.permissions(on: level) })
  }

  @Test func `a constant of the file is the level that it holds`() throws {
    let code = """
      import android.Manifest;
      class Screen extends Activity {
        private static final int TWELVE = 31;
        void ask() {
          if (Build.VERSION.SDK_INT >= TWELVE) {
            requestPermissions(new String[] {Manifest.permission.BLUETOOTH_SCAN}, 1);
          } else {
            requestPermissions(new String[] {Manifest.permission.ACCESS_FINE_LOCATION}, 1);
          }
        }
      }
      """
    #expect(try permissions(code, path: "Screen.java", on: 30) == ["ACCESS_FINE_LOCATION"])
    #expect(try permissions(code, path: "Screen.java", on: 31) == ["BLUETOOTH_SCAN"])
  }

  @Test func `a value that holds the test is the test`() throws {
    let code = """
      import android.Manifest
      class Screen : Activity() {
        private val isEleven = Build.VERSION.SDK_INT == 30
        private val wanted = buildList {
          add(Manifest.permission.ACCESS_FINE_LOCATION)
          if (isEleven) {
            add(Manifest.permission.ACCESS_BACKGROUND_LOCATION)
          }
        }
        fun ask() = requestPermissions(wanted.toTypedArray(), 1)
      }
      """
    let eleven = try permissions(code, path: "Screen.kt", on: 30)
    #expect(eleven == ["ACCESS_FINE_LOCATION", "ACCESS_BACKGROUND_LOCATION"])
    #expect(try permissions(code, path: "Screen.kt", on: 31) == ["ACCESS_FINE_LOCATION"])
  }

  @Test func `what follows a return runs on the levels that it leaves`() throws {
    let code = """
      import android.Manifest;
      class Screen extends Activity {
        String[] wanted() {
          if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
            return new String[] {Manifest.permission.BLUETOOTH_SCAN};
          }
          return new String[] {Manifest.permission.ACCESS_FINE_LOCATION};
        }
        void ask() { requestPermissions(wanted(), 1); }
      }
      """
    #expect(try permissions(code, path: "Screen.java", on: 30) == ["ACCESS_FINE_LOCATION"])
    #expect(try permissions(code, path: "Screen.java", on: 31) == ["BLUETOOTH_SCAN"])
  }

  @Test(arguments: [
    "if (old) { if (SDK_INT >= 31) return }",
    "if (SDK_INT >= 31) tell()\n    if (old) return",
    "if (SDK_INT >= 31 && old) return",
  ])
  func `a return that something else decides leaves nothing out`(statement: String) throws {
    let code = """
      import android.Manifest
      class Screen : Activity() {
        fun ask(old: Boolean) {
          \(statement)
          requestPermissions(arrayOf(Manifest.permission.ACCESS_FINE_LOCATION), 1)
        }
      }
      """
    #expect(try permissions(code, path: "Screen.kt", on: 31) == ["ACCESS_FINE_LOCATION"])
  }

  @Test func `the last location of a delivered result needs no permission`() {
    let code = """
      import com.google.android.gms.location.LocationServices
      class Guide {
        override fun onLocationResult(result: LocationResult) { show(result.lastLocation) }
        fun last() = client.lastLocation
      }
      """
    let calls = AndroidSourceReader.read(Array(code.utf8), path: "Guide.kt").calls
    #expect(calls.filter { $0.api == .lastLocation }.map(\.line) == [4])
  }
}
