import SourceReaders
import Testing

@Suite("Names for API levels and for tests of the level")
struct AndroidLevelNameTests {
  private func permissions(_ code: String, path: String, on level: Int) -> Set<String> {
    let calls = AndroidSourceReader.read(Array(code.utf8), path: path).calls
    return Set(calls.filter { $0.api == .permissionRequest }.flatMap { $0.permissions(on: level) })
  }

  @Test func `a constant of the file is the level that it holds`() {
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
    #expect(permissions(code, path: "Screen.java", on: 30) == ["ACCESS_FINE_LOCATION"])
    #expect(permissions(code, path: "Screen.java", on: 31) == ["BLUETOOTH_SCAN"])
  }

  @Test func `a value that holds the test is the test`() {
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
    let eleven = permissions(code, path: "Screen.kt", on: 30)
    #expect(eleven == ["ACCESS_FINE_LOCATION", "ACCESS_BACKGROUND_LOCATION"])
    #expect(permissions(code, path: "Screen.kt", on: 31) == ["ACCESS_FINE_LOCATION"])
  }

  @Test func `what follows a return runs on the levels that it leaves`() {
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
    #expect(permissions(code, path: "Screen.java", on: 30) == ["ACCESS_FINE_LOCATION"])
    #expect(permissions(code, path: "Screen.java", on: 31) == ["BLUETOOTH_SCAN"])
  }

  @Test(arguments: [
    "if (SDK_INT >= 31) return", "if (SDK_INT >= 31) { tell(); return }",
    "if (SDK_INT >= 31) throw Error()",
    "val isNew = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S\n    if (isNew) return",
  ])
  func `Kotlin leaves a function early`(statement: String) {
    let code = """
      import android.Manifest
      class Screen : Activity() {
        fun ask() {
          \(statement)
          requestPermissions(arrayOf(Manifest.permission.ACCESS_FINE_LOCATION), 1)
        }
      }
      """
    #expect(permissions(code, path: "Screen.kt", on: 30) == ["ACCESS_FINE_LOCATION"])
    #expect(permissions(code, path: "Screen.kt", on: 31) == [])
  }

  @Test(arguments: [
    "if (old) { if (SDK_INT >= 31) return }",
    "if (SDK_INT >= 31) tell()\n    if (old) return",
    "if (SDK_INT >= 31 && old) return",
    "if (SDK_INT >= 31) { val a = b ?: return }",
    "val skip = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S && old\n    if (skip) return",
    "var skip = SDK_INT >= 31\n    skip = old\n    if (skip) return",
    "names.forEach { if (SDK_INT >= 31) return@forEach }",
  ])
  func `a return that something else decides leaves nothing out`(statement: String) {
    let code = """
      import android.Manifest
      class Screen : Activity() {
        fun ask(old: Boolean) {
          \(statement)
          requestPermissions(arrayOf(Manifest.permission.ACCESS_FINE_LOCATION), 1)
        }
      }
      """
    #expect(permissions(code, path: "Screen.kt", on: 31) == ["ACCESS_FINE_LOCATION"])
  }
}
