import SourceReaders
import Testing

@Suite("The last location of a delivered result")
struct AndroidLocationResultTests {
  @Test(arguments: [
    "override fun onLocationResult(result: LocationResult) { show(result.lastLocation) }",
    "fun on(intent: Intent) = LocationResult.extractResult(intent)?.lastLocation",
    "fun on(intent: Intent) { val a = LocationResult.extractResult(intent); show(a?.lastLocation) }",
  ])
  func `needs no permission`(function: String) {
    let code = """
      import com.google.android.gms.location.LocationServices
      class Guide {
        \(function)
        fun last() = client.lastLocation
      }
      """
    let calls = AndroidSourceReader.read(Array(code.utf8), path: "Guide.kt").calls
    #expect(calls.filter { $0.api == .lastLocation }.map(\.line) == [4])
  }
}
